import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { didYouMean } from "../diagnostics/nearest-name.js";
import { checkRedefinitions } from "../schema/check/check-redefinitions.js";
import { checkSchemas } from "../schema/check/check-schemas.js";
import { collectSchemas } from "../schema/components/collect-schemas.js";
import { linkSchemaSet } from "../schema/components/link-schema-set.js";
import { resolveFromWsdl } from "../schema/components/resolve-reference.js";
import { referenceName, type UnresolvedReference } from "../schema/components/unresolved-reference.js";
import { localName, namespaceName } from "../schema/expanded-name.js";
import { openElement } from "../schema/open-components.js";
import type { ElementDeclaration, ExpandedName, SchemaSet } from "../schema/schema-set.js";
import type { ParsedContract } from "../syntax/parse-documents.js";
import type { QualifiedName } from "../syntax/schema-syntax.js";
import type { ServiceSyntax } from "../syntax/wsdl-syntax.js";
import { withAttachmentType } from "./attachment-type.js";
import { linkBinding } from "./link-bindings.js";
import { linkPortType, noteUnnamedParts, type WsdlLinking } from "./link-port-types.js";
import type { LinkedBinding, LinkedContract, LinkedMessage, LinkedService } from "./linked-contract.js";
import { checkEncodedUse } from "./needed/check-encoded-use.js";
import { keepUsedBuiltIn } from "./needed/needed-components.js";
import { type LinkedMessages, type OpenProblem, reportOpenProblems } from "./needed/open-problems.js";
import { reportUnresolved } from "./needed/report-unresolved.js";
import { checkSelection, pruneSchemas, type Selection, selectElements } from "./needed/select-operations.js";
import { withdrawConsequences } from "./needed/withdraw-consequences.js";
import { buildWsdlTables, hasUnnamed, lookUpWsdlComponent, type Named, type WsdlTables } from "./wsdl-tables.js";

/** The options for linking a contract. */
export interface LinkOptions extends Selection {
  /** The treatment of unresolved references: an error (the default), or any content. */
  readonly unresolved?: "error" | "open" | undefined;
}

/**
 * Resolves every reference of a contract and checks its components, and reports references that cannot be resolved. If
 * operations or elements are selected, the others are left out with everything that only they need.
 */
export function linkContract(
  parsed: ParsedContract,
  diagnostics: Diagnostics,
  { operations, elements, unresolved: lost = "error" }: LinkOptions = {},
): LinkedContract {
  const isOpen = lost === "open";
  const collected = collectSchemas(parsed, diagnostics);
  checkRedefinitions(collected.redefinitions, diagnostics);
  const linked = linkSchemaSet(collected, diagnostics, isOpen);
  const absent = checkSchemas(linked, diagnostics);
  const [entry] = parsed.documents;
  const isWanted = (operation: string): boolean => operations?.includes(operation) ?? true;
  const {
    unresolved,
    problems,
    linked: linkedMessages,
    opened,
    ...services
  } = linkWsdl(parsed, { schemas: linked.schemas, isWanted, isOpen }, diagnostics);
  const contract = keepUsedBuiltIn({
    schemas: { ...linked.schemas, elements: new Map([...linked.schemas.elements, ...opened]) },
    absent,
    ...services,
    targetNamespace: entry?.kind === "wsdl" ? entry.definitions.targetNamespace : (entry?.schema.targetNamespace ?? ""),
  });
  reportOpenProblems(problems, contract, linkedMessages);
  reportUnresolved([...linked.unresolved, ...unresolved], contract, { isOpen, diagnostics });
  checkEncodedUse(contract.bindings, diagnostics);
  withdrawConsequences(diagnostics);
  if (operations === undefined && elements === undefined) return withAttachmentType(contract);
  checkSelection(parsed, operations ?? [], diagnostics);
  return withAttachmentType(pruneSchemas(contract, selectElements(contract.schemas, elements ?? [], diagnostics)));
}

/** Reports an abstract contract: its types can be used, but nothing tells how its operations are called. */
function reportUnbound({ portTypes, bindings, services }: WsdlTables, diagnostics: Diagnostics): void {
  const [first] = portTypes.values();
  const isPromised = [...services.values()].some(({ syntax }) => syntax.ports.length > 0);
  if (first === undefined || bindings.size > 0 || isPromised) return;
  diagnostics.report("wsdl-no-binding", first.syntax.at, { portType: localName(first.name) });
}

interface WsdlOptions {
  readonly schemas: SchemaSet;
  readonly isWanted: (operation: string) => boolean;
  /** Whether an undeclared element of a message may hold anything. */
  readonly isOpen: boolean;
}

function linkWsdl(
  parsed: ParsedContract,
  { schemas, isWanted, isOpen }: WsdlOptions,
  diagnostics: Diagnostics,
): Pick<LinkedContract, "services" | "bindings" | "portTypes"> & {
  readonly unresolved: readonly UnresolvedReference[];
  readonly problems: readonly OpenProblem[];
  readonly linked: LinkedMessages;
  /** The undeclared elements of message parts, by name. */
  readonly opened: ReadonlyMap<ExpandedName, ElementDeclaration>;
} {
  const unresolved: UnresolvedReference[] = [];
  const opened = new Map<ExpandedName, ElementDeclaration>();
  const problems: OpenProblem[] = [];
  const note = (problem: OpenProblem): void => {
    problems.push(problem);
  };
  const tables = buildWsdlTables(parsed, isWanted, { diagnostics, note });
  const offered = new Set<ExpandedName>();
  const messages = new Map<ExpandedName, LinkedMessage>();
  const inHeaders = new Set<ExpandedName>();
  const linking: WsdlLinking = {
    tables,
    diagnostics,
    isOpen,
    resolveInSchemas: (name, space, message) => {
      const found = resolveFromWsdl(name, space, { schemas, namespace: namespaceName(message), diagnostics });
      if (found === undefined || typeof found === "string") return found;
      unresolved.push({ ...found, owner: { space: "messages", name: message } });
      if (!isOpen || space === "types") return undefined;
      opened.set(found.name, openElement(found.name, found.at));
      return found.name;
    },
    note,
    offered,
    isOffered: (binding) => offered.has(binding) || ofPorts.length === 0,
    messages,
    inHeaders,
  };
  noteUnnamedParts(linking);
  const portTypes = [...tables.portTypes.values()].map((portType) => linkPortType(portType, linking));
  const declared = [...tables.bindings.values()].flatMap((binding) => linkBinding(binding, portTypes, linking) ?? []);
  const services = [...tables.services.values()].map((service) => linkService(service, declared, linking));
  const ofPorts = services.flatMap(({ ports }) => ports.map(({ binding }) => binding));
  const bindings = ofPorts.length === 0 ? declared : [...new Set(ofPorts)];
  reportUnbound(tables, diagnostics);
  return { services, bindings, portTypes, unresolved, problems, linked: { messages, inHeaders }, opened };
}

/** Links a service (WSDL 1.1 section 2.7). Ports with an unknown binding are left out and reported. */
function linkService(
  { name, syntax }: Named<ServiceSyntax>,
  bindings: readonly LinkedBinding[],
  linking: WsdlLinking,
): LinkedService {
  const { tables, diagnostics } = linking;
  const seen = new Set<string>();
  const ports = syntax.ports.flatMap((port) => {
    if (port.name !== "" && seen.has(port.name))
      diagnostics.report("wsdl-duplicate-port", port.at, { port: port.name, service: name });
    seen.add(port.name);
    if (port.binding === undefined) return [];
    const found = lookUpWsdlComponent(port.binding, "binding", tables.bindings, diagnostics);
    if (found !== undefined) linking.offered.add(found.name);
    if (found === undefined && !hasUnnamed(tables.bindings)) reportUnboundPort(port.name, port.binding, linking);
    const binding = bindings.find((candidate) => candidate.name === found?.name);
    return binding === undefined ? [] : [{ name: port.name, binding, address: port.address, at: port.at }];
  });
  return { name, documentation: syntax.documentation, ports, at: syntax.at };
}

function reportUnboundPort(port: string, reference: QualifiedName, { tables, diagnostics }: WsdlLinking): void {
  const binding = referenceName(reference);
  const help = didYouMean(reference.local, [...tables.bindings.keys()].map(localName));
  diagnostics.report("wsdl-port-unbound", reference.at, { port, binding, help });
}
