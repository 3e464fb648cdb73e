import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { problemText } from "../../diagnostics/format-diagnostic.js";
import { type Span, spanText } from "../../diagnostics/span.js";
import { namespaces } from "../../read/namespaces.js";
import { descendantsOf, type SourceDocument, type XmlElement } from "../../read/xml-tree.js";
import { expandedName } from "../../schema/expanded-name.js";
import type { ParsedContract, ParsedDocument } from "../../syntax/parse-documents.js";
import type { QualifiedName, SchemaSyntax } from "../../syntax/schema-syntax.js";
import type {
  BindingOperationSyntax,
  BindingSyntax,
  DefinitionsSyntax,
  OperationSyntax,
} from "../../syntax/wsdl-syntax.js";
import { brokenComponents, componentKey, contractComponents, schemaComponentKey } from "./contract-components.js";

/** A contract's documents, and the names of the operations to generate; undefined for all. */
interface WrittenContract {
  readonly documents: readonly SourceDocument[];
  readonly parsed: ParsedContract;
  readonly operations: readonly string[] | undefined;
}

/**
 * Removes the components with errors, the components that refer to them, and the operations that need them. The errors
 * become warnings, and each removed operation gets a warning. Undefined if an error is outside of such components, if
 * nothing can be removed, or if no operation would remain.
 */
export function leaveOutBroken(contract: WrittenContract, diagnostics: Diagnostics): ParsedContract | undefined {
  const { documents, parsed, operations } = contract;
  const problems = problemsByPlace(documents, diagnostics);
  if (problems === undefined || !parsed.documents.some((document) => hasOperations(document))) return undefined;
  const components = contractComponents(parsed);
  const broken = brokenComponents(components, problems);
  const causeOf = (syntax: unknown): Diagnostic | undefined => {
    for (const key of components.referredBy(syntax)) {
      const cause = broken.get(key);
      if (cause !== undefined) return cause;
    }
    return undefined;
  };
  const lost = lostOperations(parsed, (operation) => problems.get(spanText(operation.at)) ?? causeOf(operation));
  const left = {
    documents: parsed.documents.map((document) => without(document, broken, lost)),
    leftOut: [...(parsed.leftOut ?? []), ...[...lost.values()].map(({ operation }) => operation.name)],
  };
  const isWanted = (name: string): boolean => operations?.includes(name) ?? true;
  if (!left.documents.some((document) => hasOperations(document, isWanted))) return undefined;
  // An error outside of all dependencies, such as in a bound operation of no port type, would be found again each time.
  if (partCount(left.documents) === partCount(parsed.documents)) return undefined;
  diagnostics.excuse();
  for (const { operation, cause } of lost.values()) {
    if (!isWanted(operation.name)) continue;
    const args = { operation: operation.name, reason: problemText(cause) };
    diagnostics.report("wsdl-operation-left-out", operation.at, args);
  }
  return left;
}

/** The errors by the places of their components; undefined if an error is outside of components. */
function problemsByPlace(
  documents: readonly SourceDocument[],
  diagnostics: Diagnostics,
): ReadonlyMap<string, Diagnostic> | undefined {
  const placeOf = componentPlaces(documents);
  const problems = new Map<string, Diagnostic>();
  for (const problem of diagnostics.errors) {
    const place = placeOf(problem.at);
    if (place === undefined) return undefined;
    if (!problems.has(spanText(place))) problems.set(spanText(place), problem);
  }
  return problems;
}

/** An unusable operation of a port type, and the reason. */
interface LostOperation {
  readonly operation: OperationSyntax;
  readonly cause: Diagnostic;
}

/**
 * The unusable operations by port type and name. Overloads count together, because a binding may not tell them apart.
 */
function lostOperations(
  { documents }: ParsedContract,
  causeOf: (operation: OperationSyntax | BindingOperationSyntax) => Diagnostic | undefined,
): ReadonlyMap<string, LostOperation> {
  const definitions = documents.flatMap((document) => (document.kind === "wsdl" ? [document.definitions] : []));
  const bound = new Map(
    definitions.flatMap(({ bindings }) => bindings.flatMap((binding) => lostInBinding(binding, causeOf))),
  );
  const portTypes = definitions.flatMap((one) => one.portTypes);
  return new Map(
    portTypes.flatMap(({ name, operations }) =>
      operations.flatMap((operation): readonly [string, LostOperation][] => {
        const key = operationKey({ local: name }, operation.name);
        const cause = causeOf(operation) ?? bound.get(key);
        return cause === undefined ? [] : [[key, { operation, cause }]];
      }),
    ),
  );
}

function lostInBinding(
  { type, operations }: BindingSyntax,
  causeOf: (operation: BindingOperationSyntax) => Diagnostic | undefined,
): readonly (readonly [string, Diagnostic])[] {
  if (type === undefined) return [];
  return operations.flatMap((operation) => {
    const cause = causeOf(operation);
    return cause === undefined ? [] : [[operationKey(type, operation.name), cause] as const];
  });
}

/** A key by the port type's local name only, because references to it may have a wrong namespace. */
function operationKey({ local }: PortTypeName, operation: string): string {
  return `${local} ${operation}`;
}

function hasOperations(document: ParsedDocument, isWanted: (name: string) => boolean = () => true): boolean {
  if (document.kind !== "wsdl") return false;
  const bindings = document.definitions.bindings.filter(({ protocol }) => protocol !== "other");
  return bindings.some(({ operations }) => operations.some(({ name }) => isWanted(name)));
}

/** The number of components, messages and operations in the documents. */
function partCount(documents: readonly ParsedDocument[]): number {
  const inSchema = ({ components, references }: SchemaSyntax): number =>
    components.length + sum(references.map((one) => one.components.length));
  return sum(
    documents.map((document) => {
      if (document.kind === "schema") return inSchema(document.schema);
      const { schemas, messages, portTypes, bindings } = document.definitions;
      const operations = [...portTypes, ...bindings].map((one) => one.operations.length);
      return sum(schemas.map(inSchema)) + messages.length + sum(operations);
    }),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

type Keys = Pick<ReadonlySet<string>, "has">;

function without(document: ParsedDocument, broken: Keys, lost: Keys): ParsedDocument {
  return document.kind === "schema"
    ? { ...document, schema: withoutComponents(document.schema, broken) }
    : { ...document, definitions: withoutLost(document.definitions, broken, lost) };
}

function withoutComponents(schema: SchemaSyntax, broken: Keys): SchemaSyntax {
  const isKept = (component: SchemaSyntax["components"][number]): boolean =>
    !broken.has(schemaComponentKey(schema, component));
  return {
    ...schema,
    components: schema.components.filter(isKept),
    references: schema.references.map((one) => ({ ...one, components: one.components.filter(isKept) })),
  };
}

function withoutLost(definitions: DefinitionsSyntax, broken: Keys, lost: Keys): DefinitionsSyntax {
  const { schemas, messages, portTypes, bindings, targetNamespace: namespace } = definitions;
  const keyOf = (local: string): string => componentKey({ space: "messages", name: expandedName(namespace, local) });
  const kept = <Operation extends { readonly name: string }>(type: PortTypeName, operations: readonly Operation[]) =>
    operations.filter(({ name }) => !lost.has(operationKey(type, name)));
  return {
    ...definitions,
    schemas: schemas.map((schema) => withoutComponents(schema, broken)),
    messages: messages.filter(({ name }) => !broken.has(keyOf(name))),
    portTypes: portTypes.map((one) => ({ ...one, operations: kept({ local: one.name }, one.operations) })),
    bindings: bindings.map((one) =>
      one.type === undefined ? one : { ...one, operations: kept(one.type, one.operations) },
    ),
  };
}

type PortTypeName = Pick<QualifiedName, "local">;

/** Finds the place of the component around a problem; undefined if there is none, or if it contains many components. */
function componentPlaces(documents: readonly SourceDocument[]): (at: Span | undefined) => Span | undefined {
  const places = new Map<string, Span>();
  for (const { root } of documents) if (root !== undefined) enterComponents(root, places);
  return (at) => at && places.get(spanText(at));
}

function enterComponents(root: XmlElement, places: Map<string, Span>): void {
  for (const component of componentsOf(root)) {
    for (const { at, attributes } of descendantsOf(component)) {
      places.set(spanText(at), component.at);
      for (const attribute of attributes) places.set(spanText(attribute.at), component.at);
    }
  }
}

/**
 * The parts of a document that can be removed: components of schemas, messages, and operations of port types and
 * bindings.
 */
function componentsOf(element: XmlElement): readonly XmlElement[] {
  const { namespace, local, children } = element;
  if (holders.has(`${namespace} ${local}`)) return children.flatMap(componentsOf);
  return leavable.has(local) && (namespace === namespaces.schema || namespace === namespaces.wsdl) ? [element] : [];
}

const holders: ReadonlySet<string> = new Set([
  ...["definitions", "types", "portType", "binding"].map((local) => `${namespaces.wsdl} ${local}`),
  ...["schema", "redefine"].map((local) => `${namespaces.schema} ${local}`),
]);

const leavable: ReadonlySet<string> = new Set([
  ...["message", "operation"],
  ...["element", "complexType", "simpleType", "group", "attributeGroup", "attribute", "notation"],
]);
