import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { didYouMean } from "../diagnostics/nearest-name.js";
import type { Span } from "../diagnostics/span.js";
import { isSameText, textOf } from "../schema/components/symbol-tables.js";
import {
  meantByLocalName,
  namesByLocal,
  referenceName,
  reportUnknownPrefix,
} from "../schema/components/unresolved-reference.js";
import { expandedName, localName, namespaceName } from "../schema/expanded-name.js";
import type { ExpandedName } from "../schema/schema-set.js";
import type { ParsedContract } from "../syntax/parse-documents.js";
import type { QualifiedName } from "../syntax/schema-syntax.js";
import type {
  BindingSyntax,
  DefinitionsSyntax,
  MessageSyntax,
  PortTypeSyntax,
  ServiceSyntax,
} from "../syntax/wsdl-syntax.js";
import type { OpenProblem, WsdlOwner } from "./needed/open-problems.js";

/** A global WSDL component with its name. */
export interface Named<Syntax> {
  readonly name: ExpandedName;
  readonly syntax: Syntax;
}

/** All WSDL components of a contract by name, in document order. */
export interface WsdlTables {
  readonly messages: ReadonlyMap<ExpandedName, Named<MessageSyntax>>;
  readonly portTypes: ReadonlyMap<ExpandedName, Named<PortTypeSyntax>>;
  readonly bindings: ReadonlyMap<ExpandedName, Named<BindingSyntax>>;
  readonly services: ReadonlyMap<ExpandedName, Named<ServiceSyntax>>;
  /** The first port type that has an operation of a name. */
  readonly owners: ReadonlyMap<string, PortTypeSyntax>;
}

/**
 * Enters the components of all WSDL documents, with the wanted operations only. Reports names that occur twice in one
 * table (WSDL 1.1 section 2.1.1).
 */
export function buildWsdlTables(
  parsed: ParsedContract,
  isWanted: (operation: string) => boolean,
  { diagnostics, note }: Omit<Referrer, "owner">,
): WsdlTables {
  const all = parsed.documents.flatMap((document) => (document.kind === "wsdl" ? [document.definitions] : []));
  const table = <Syntax extends Entry>(kind: string, list: (definitions: DefinitionsSyntax) => readonly Syntax[]) => {
    const entries = new Map<ExpandedName, Named<Syntax>>();
    for (const definitions of all) {
      for (const syntax of list(definitions)) {
        const name = expandedName(definitions.targetNamespace, syntax.name);
        const first = entries.get(name)?.syntax;
        if (first === undefined) entries.set(name, { name, syntax });
        else reportTwice({ kind, name, first, syntax }, { diagnostics, note });
      }
    }
    return entries;
  };
  const portTypes = table("port type", (definitions) =>
    definitions.portTypes.map((one) => withoutCopies(wantedOf(one, isWanted), diagnostics)),
  );
  return {
    messages: table("message", ({ messages }) => messages),
    portTypes,
    owners: ownersOf([...portTypes.values()].map(({ syntax }) => syntax)),
    bindings: table("binding", ({ bindings }) => bindings.map((one) => wantedOf(one, isWanted))),
    services: servicesOf(all, diagnostics),
  };
}

/** The services, each with the ports of all documents that declare it: importing documents may repeat a service. */
function servicesOf(
  all: readonly DefinitionsSyntax[],
  diagnostics: Diagnostics,
): ReadonlyMap<ExpandedName, Named<ServiceSyntax>> {
  const services = new Map<ExpandedName, Named<ServiceSyntax>>();
  for (const { targetNamespace, services: declared } of all) {
    for (const syntax of declared) {
      const name = expandedName(targetNamespace, syntax.name);
      const first = services.get(name)?.syntax;
      const kind = "service";
      if (first !== undefined && isSameText(first, syntax))
        diagnostics.report("wsdl-duplicate-same", syntax.at, { kind, name });
      else if (first !== undefined) diagnostics.report("wsdl-service-repeated", syntax.at, { name });
      services.set(name, { name, syntax: first === undefined ? syntax : withPorts(first, syntax) });
    }
  }
  return services;
}

function withPorts(first: ServiceSyntax, { ports }: ServiceSyntax): ServiceSyntax {
  const isThere = (port: ServiceSyntax["ports"][number]): boolean => first.ports.some((one) => isSameText(one, port));
  return { ...first, ports: [...first.ports, ...ports.filter((port) => !isThere(port))] };
}

interface NamedTwice {
  readonly kind: string;
  readonly name: ExpandedName;
  readonly first: Entry;
  readonly syntax: Entry;
}

/** Reports a repeated name. A missing name has been reported. */
function reportTwice({ kind, name, first, syntax }: NamedTwice, { diagnostics, note }: Omit<Referrer, "owner">): void {
  if (syntax.name === "") return;
  if (isSameText(first, syntax)) {
    diagnostics.report("wsdl-duplicate-same", syntax.at, { kind, name });
    return;
  }
  const report = (isNeeded: boolean): void =>
    diagnostics.report(isNeeded ? "wsdl-duplicate-name" : "wsdl-duplicate-unused", syntax.at, { kind, name });
  if (kind === "message") note({ owner: { kind, name }, report });
  else if (kind === "port type") note({ owner: { kind: "portType", name }, report });
  else report(true);
}

function ownersOf(portTypes: readonly PortTypeSyntax[]): ReadonlyMap<string, PortTypeSyntax> {
  const backwards = portTypes.toReversed();
  return new Map(backwards.flatMap((one) => one.operations.map(({ name }): [string, PortTypeSyntax] => [name, one])));
}

function wantedOf<Syntax extends { readonly operations: readonly { readonly name: string }[] }>(
  syntax: Syntax,
  isWanted: (operation: string) => boolean,
): Syntax {
  return { ...syntax, operations: syntax.operations.filter(({ name }) => isWanted(name)) };
}

/** A port type without operations that repeat an earlier one literally. */
function withoutCopies(portType: PortTypeSyntax, diagnostics: Diagnostics): PortTypeSyntax {
  const texts = new Set<string>();
  const operations = portType.operations.filter((operation) => {
    const { name, at } = operation;
    const text = textOf(operation);
    const isCopy = texts.has(text);
    texts.add(text);
    if (isCopy) diagnostics.report("wsdl-duplicate-same", at, { kind: "operation", name });
    return !isCopy;
  });
  return { ...portType, operations };
}

interface Entry {
  readonly name: string;
  readonly at: Span;
}

/** The context of a reference, and who reports it if it is unresolved. */
interface Referrer {
  readonly owner: WsdlOwner;
  readonly diagnostics: Diagnostics;
  readonly note: (problem: OpenProblem) => void;
}

/** The component that a reference names; undefined after noting that it is unresolved. */
export function findWsdlComponent<Syntax>(
  reference: QualifiedName,
  kind: string,
  table: ReadonlyMap<ExpandedName, Named<Syntax>>,
  { owner, diagnostics, note }: Referrer,
): Named<Syntax> | undefined {
  const found = lookUpWsdlComponent(reference, kind, table, diagnostics);
  if (found !== undefined) return found;
  if (reference.undeclaredPrefix !== undefined) {
    reportUnknownPrefix(reference, diagnostics);
    return undefined;
  }
  if (hasUnnamed(table)) return undefined;
  const help = didYouMean(reference.local, [...table.keys()].map(localName));
  const args = { kind, name: referenceName(reference), help };
  const report = (isNeeded: boolean): void =>
    diagnostics.report(isNeeded ? "wsdl-unresolved-reference" : "wsdl-unresolved-unused", reference.at, args);
  note({ owner, report });
  return undefined;
}

/** Whether a component of a kind has no name, which has been reported: an unresolved reference may mean it. */
export function hasUnnamed(table: ReadonlyMap<ExpandedName, unknown>): boolean {
  return [...table.keys()].some((name) => localName(name) === "");
}

/**
 * The component that a reference names; undefined, without a report, if there is none. A wrong namespace or prefix is a
 * warning if the local name is unique.
 */
export function lookUpWsdlComponent<Syntax>(
  reference: QualifiedName,
  kind: string,
  table: ReadonlyMap<ExpandedName, Named<Syntax>>,
  diagnostics: Diagnostics,
): Named<Syntax> | undefined {
  if (reference.undeclaredPrefix !== undefined) {
    const meant = meantByLocalName(reference, [table], diagnostics);
    return meant === undefined ? undefined : table.get(meant);
  }
  const name = expandedName(reference.namespace, reference.local);
  const found = table.get(name);
  if (found !== undefined) return found;
  const [only, ...others] = namesByLocal(table).get(reference.local) ?? [];
  if (only === undefined || others.length > 0) return undefined;
  diagnostics.report("wsdl-wrong-namespace", reference.at, {
    kind,
    name,
    found: namespaceName(only) || "no namespace",
  });
  return table.get(only);
}
