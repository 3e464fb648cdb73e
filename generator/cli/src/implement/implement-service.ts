import { dirname, join } from "node:path";
import type { ContractOptions } from "@stubwright/codegen/options";
import type { ContractSnapshot } from "@stubwright/codegen/snapshot";
import type { SourceFile } from "ts-morph";
import { openProject } from "./compiler.js";
import { editPart, isUnmarked, markRemoved } from "./edit-part.js";
import { findServiceParts } from "./find-service-parts.js";
import { type GeneratedModules, generatedModules } from "./generated-modules.js";
import { importNames, type NeededName } from "./import-names.js";
import { printHandler } from "./print-handler.js";
import { type HandlerSignature, readServiceInterface, type ServiceInterface } from "./service-interface.js";
import type { ServicePart } from "./service-part.js";
import { applyEdits, writingStyle } from "./text-edit.js";

/** A hand-written file and the contract that it implements. All paths are absolute. */
export interface ImplementRequest {
  readonly path: string;
  readonly text: string;
  readonly contract: ContractOptions;
  /** The folder with the generated code. */
  readonly out: string;
  readonly snapshot: ContractSnapshot | undefined;
  /** The output folders of the config's other generated packages, by package name. */
  readonly packages?: ReadonlyMap<string, string>;
}

/** The new text of the file, and a list of the changes. The function does not write the file. */
export interface Implementation {
  /** The name of the service's interface, such as `GamePlayService`. */
  readonly service: string;
  readonly text: string;
  readonly added: readonly string[];
  /** Handlers that got the mark of removed operations. */
  readonly marked: readonly string[];
  /** The number of objects and classes that implement the service. */
  readonly parts: number;
  readonly notes: readonly string[];
}

/** Adds the missing handlers to a file's text. Undefined if the generated server.ts has no service interface. */
export function implementService(request: ImplementRequest): Implementation | undefined {
  const { contract, out, path, snapshot, packages = [] } = request;
  const own: [string, string][] = contract.package === undefined ? [] : [[contract.package.name, out]];
  const project = openProject(path, new Map([...packages, ...own]));
  const server = project.addSourceFileAtPathIfExists(join(out, "server.ts"));
  const service = server && readServiceInterface(server, snapshot?.service ?? interfaceName(server));
  if (service === undefined) return undefined;
  const mark = request.text.startsWith("\uFEFF") ? "\uFEFF" : "";
  const file = project.createSourceFile(path, request.text.slice(mark.length), { overwrite: true });
  const modules = generatedModules(file, contract, dirname(server?.getFilePath() ?? out));
  const parts = findServiceParts(file, service, modules.includes);
  return {
    service: service.name,
    text: mark + editFile(file, parts, modules, operationNames(service, snapshot)),
    added: [...new Set(parts.flatMap(addedTo).map(({ name }) => name))],
    marked: parts.flatMap(({ removed }) =>
      removed.filter(isUnmarked).map((member) => member.getSymbol()?.getName() ?? ""),
    ),
    parts: parts.length,
    notes: parts.flatMap(({ notes }) => notes),
  };
}

/** Finds the interface's name in output of an earlier version, which has no snapshot. */
function interfaceName(server: SourceFile): string {
  return (
    server
      .getInterfaces()
      .find((one) => one.getName().endsWith("Service"))
      ?.getName() ?? ""
  );
}

function operationNames(
  service: ServiceInterface,
  snapshot: ContractSnapshot | undefined,
): ReadonlyMap<string, string> {
  const known = Object.entries(snapshot?.operations ?? {}).map(([name, { handler }]): [string, string] => [
    handler,
    name,
  ]);
  return new Map([...service.handlers.map(({ name }): [string, string] => [name, name]), ...known]);
}

function addedTo(part: ServicePart): readonly HandlerSignature[] {
  return [...part.fallbacks, ...part.lacking];
}

function editFile(
  file: SourceFile,
  parts: readonly ServicePart[],
  modules: GeneratedModules,
  operations: ReadonlyMap<string, string>,
): string {
  const text = file.getFullText();
  const style = writingStyle(text);
  const { edits, localNames } = importNames(file, neededNames(parts.flatMap(addedTo), modules), style);
  const localName = (name: string): string => localNames.get(name) ?? name;
  const print = (handler: HandlerSignature, indent: string): readonly string[] =>
    printHandler(handler, {
      style: { ...style, indent },
      operation: operations.get(handler.name) ?? handler.name,
      localName,
      fault: localName("ServiceFault"),
    });
  const inside = parts.flatMap((part) => [
    ...editPart(part, { text, style, print }),
    ...markRemoved(part, text, style),
  ]);
  return applyEdits(text, [...edits, ...inside]);
}

function neededNames(added: readonly HandlerSignature[], modules: GeneratedModules): readonly NeededName[] {
  if (added.length === 0) return [];
  const types = added
    .flatMap((handler) => handler.types)
    .map(({ name, module }): NeededName => {
      return { name, specifier: modules.specifier(module), kind: "type" };
    });
  return [...types, { name: "ServiceFault", specifier: "@stubwright/runtime/server", kind: "value" }];
}
