import { didYouMean, nearestName } from "../../diagnostics/nearest-name.js";
import { isSamePlace, type Span } from "../../diagnostics/span.js";
import { attributeProblem } from "../../parse/attribute-kind.js";
import type {
  BindingMessageSyntax,
  BindingOperationSyntax,
  BindingSyntax,
  HeaderSyntax,
  MessageSyntax,
  OperationSyntax,
  PortTypeSyntax,
} from "../../parse/wsdl-syntax.js";
import type {
  LinkedBinding,
  LinkedBindingOperation,
  LinkedBody,
  LinkedHeader,
  LinkedMessage,
  LinkedOperation,
  LinkedPortType,
} from "../linked-contract.js";
import { referenceName } from "../references/undeclared-prefix.js";
import { linkMessage, type WsdlLinking } from "./link-port-types.js";
import { findWsdlComponent, lookUpWsdlComponent, type Named } from "./wsdl-tables.js";

/** WSDL 1.1 sections 2.5 and 3; undefined where the port type is not known (reported). */
export function linkBinding(
  { name, syntax }: Named<BindingSyntax>,
  portTypes: readonly LinkedPortType[],
  linking: WsdlLinking,
): LinkedBinding | undefined {
  if (syntax.type === undefined) return undefined;
  const found = findWsdlComponent(syntax.type, "port type", linking.tables.portTypes, linking.diagnostics);
  const portType = portTypes.find((candidate) => candidate.name === found?.name);
  if (found === undefined || portType === undefined) return undefined;
  const protocol = syntax.protocol === "http" ? "other" : syntax.protocol;
  if (protocol !== "other" && syntax.policies.length > 0) {
    const policies = syntax.policies.join(", ");
    linking.diagnostics.report("wsdl-policy-not-applied", syntax.at, { binding: syntax.name, policies });
  }
  return {
    name,
    portType: portType.name,
    protocol,
    unknownProtocol: syntax.unknownProtocol,
    transport: syntax.transport,
    operations: protocol === "other" ? [] : linkOperations(syntax, found.syntax, portType, linking),
    at: syntax.at,
  };
}

function linkOperations(
  binding: BindingSyntax,
  written: PortTypeSyntax,
  portType: LinkedPortType,
  linking: WsdlLinking,
): readonly LinkedBindingOperation[] {
  const bound = new Set<number>();
  const places = indexesBy(written.operations, ({ name }) => name);
  const overloads = {
    asWritten: indexesBy(written.operations, messageNames),
    byDefault: indexesBy(written.operations, defaultedNames),
    bound: indexesBy(binding.operations, defaultedNames),
  };
  const unknown = binding.operations.filter(({ name }) => !places.has(name));
  const operations = binding.operations.flatMap((syntax) => {
    const index = boundOperation(
      { syntax, binding, named: places.get(syntax.name) ?? [], overloads, isOneOfMany: unknown.length > mostUnknown },
      written,
      linking,
    );
    const operation = portType.operations[index];
    if (operation === undefined) return [];
    if (bound.has(index)) {
      linking.diagnostics.report("wsdl-bound-twice", syntax.at, { operation: syntax.name, binding: binding.name });
    }
    bound.add(index);
    return [linkOperation(syntax, binding, { operation, index, written: written.operations[index] }, linking)];
  });
  const isExcused = excuseOf(unknown, binding, written, linking);
  portType.operations.forEach(({ name }, index) => {
    if (bound.has(index) || isExcused(name)) return;
    linking.diagnostics.report("wsdl-not-bound", binding.at, { operation: name, binding: binding.name });
  });
  return operations;
}

/** Of so many unknown operations what they might be is looked for among all names; of more, one thing is wrong. */
const mostUnknown = 100;

/**
 * Which operations seem not to be bound for a reason that has been told: one without a name, a binding of what is another port
 * type's, a wrong name for this one, or many.
 */
function excuseOf(
  unknown: readonly BindingOperationSyntax[],
  binding: BindingSyntax,
  { operations }: PortTypeSyntax,
  linking: WsdlLinking,
): (operation: string) => boolean {
  const isOthers = ({ name }: BindingOperationSyntax): boolean => linking.tables.owners.has(name);
  const isOtherBinding = unknown.length === binding.operations.length && unknown.every(isOthers);
  if (unknown.length > 0 && (isOtherBinding || unknown.some((one) => isUnnamed(one, linking)))) return () => true;
  if (unknown.length > mostUnknown) return () => true;
  const known = operations.map(({ name }) => name);
  const meant = new Set(unknown.filter((one) => !isOthers(one)).map(({ name }) => nearestName(name, known)));
  return (operation) => meant.has(operation);
}

/** Whether an operation has no name attribute, which has been told. */
function isUnnamed({ name, at }: BindingOperationSyntax, { diagnostics }: WsdlLinking): boolean {
  if (name !== "") return false;
  return diagnostics.list.some(
    (one) => one.code === "wsdl-missing-attribute" && one.at !== undefined && isSamePlace(one.at, at),
  );
}

/** Index of the operation meant: by name, and where that is overloaded by the names of input and output, or in order; -1 if none. */
function boundOperation(place: BoundPlace, portType: PortTypeSyntax, linking: WsdlLinking): number {
  const { syntax, named, overloads } = place;
  if (named.length === 0) {
    const help = place.isOneOfMany ? "" : otherwiseNamed(syntax.name, portType, linking);
    const args = { operation: syntax.name, portType: portType.name, help };
    if (!isUnnamed(syntax, linking)) linking.diagnostics.report("wsdl-bound-unknown", syntax.at, args);
    return -1;
  }
  if (named.length === 1) return named[0] ?? -1;
  const written = overloads.asWritten.get(messageNames(syntax)) ?? [];
  const names = defaultedNames(syntax);
  // Where two are bound by the same names, these tell nothing.
  const byDefault = overloads.bound.get(names)?.length === 1 ? overloads.byDefault.get(names) : undefined;
  const matching = written.length === 1 ? written : (byDefault ?? []);
  const inOrder = matching.length === 1 ? undefined : overloadInOrder(place);
  if (inOrder !== undefined) return inOrder;
  if (matching.length !== 1) {
    linking.diagnostics.report("wsdl-overload-unclear", syntax.at, { operation: syntax.name, portType: portType.name });
  }
  return matching[0] ?? -1;
}

/** Which port type has an operation, or what one is called that was meant. */
function otherwiseNamed(operation: string, portType: PortTypeSyntax, linking: WsdlLinking): string {
  const other = linking.tables.owners.get(operation);
  if (other !== undefined) return `; port type ${other.name} has it`;
  return didYouMean(
    operation,
    portType.operations.map(({ name }) => name),
  );
}

interface BoundPlace {
  readonly syntax: BindingOperationSyntax;
  readonly binding: BindingSyntax;
  /** The port type's operations of that name, by their indexes. */
  readonly named: readonly number[];
  /** Whether it is one of more unknown operations than anything is looked for. */
  readonly isOneOfMany: boolean;
  /** The port type's operations, and the bound ones, of each name with each pair of names of input and output. */
  readonly overloads: Readonly<Record<"asWritten" | "byDefault" | "bound", ReadonlyMap<string, readonly number[]>>>;
}

function indexesBy<Operation extends NamedMessages>(
  operations: readonly Operation[],
  keyOf: (operation: Operation) => string,
): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  operations.forEach((operation, index) => {
    const known = found.get(keyOf(operation));
    if (known === undefined) found.set(keyOf(operation), [index]);
    else known.push(index);
  });
  return found;
}

type NamedMessages = Pick<BindingOperationSyntax | OperationSyntax, "name" | "input" | "output">;

/** What tells overloads apart, as it is written. */
function messageNames({ name, input, output }: NamedMessages): string {
  return JSON.stringify([name, input?.name, output?.name]);
}

/** The same with the names that messages have by default (WSDL 1.1 section 2.4.5). */
function defaultedNames({ name, input, output }: NamedMessages): string {
  const [request, response] = input && output ? [`${name}Request`, `${name}Response`] : [name, name];
  return JSON.stringify([name, input && (input.name ?? request), output && (output.name ?? response)]);
}

/** Where the names of input and output do not tell overloads apart: the same place in the order, if as many are bound. */
function overloadInOrder({ syntax, binding, named }: BoundPlace): number | undefined {
  const bound = binding.operations.filter(({ name }) => name === syntax.name);
  return bound.length === named.length ? named[bound.indexOf(syntax)] : undefined;
}

interface BoundOperation {
  readonly operation: LinkedOperation;
  readonly written: OperationSyntax | undefined;
  readonly index: number;
}

function linkOperation(
  syntax: BindingOperationSyntax,
  binding: BindingSyntax,
  bound: BoundOperation,
  linking: WsdlLinking,
): LinkedBindingOperation {
  const { operation, index, written } = bound;
  const isTold = toldFaults(written);
  const style = (syntax.style ?? binding.style) === "rpc" ? "rpc" : "document";
  if (style === "rpc") checkElementNames(operation, linking);
  return {
    operation: index,
    name: syntax.name,
    style,
    soapAction: syntax.soapAction ?? "",
    input: linkBody(syntax.input, { message: operation.input, style }, linking),
    output: linkBody(syntax.output, { message: operation.output, style }, linking),
    faults: syntax.faults.flatMap((fault) => {
      const name = fault.name ?? (operation.faults.length === 1 ? operation.faults[0]?.name : undefined) ?? "";
      if (!operation.faults.some((declared) => declared.name === name)) {
        if (!isTold(name)) {
          linking.diagnostics.report("wsdl-fault-unknown", fault.at, { fault: name, operation: operation.name });
        }
        return [];
      }
      return [{ name, use: useOf(fault.use) }];
    }),
    at: syntax.at,
  };
}

/** Which bound faults are not found for a reason that has been told: one whose message is not there, or as many as have no name. */
function toldFaults(written: OperationSyntax | undefined): (fault: string) => boolean {
  const names = written?.faults.map(({ name }) => name) ?? [];
  let unnamed = names.filter((name) => name === undefined).length;
  return (fault) => names.includes(fault) || unnamed-- > 0;
}

/** In the rpc style elements are called as operations and parts are (WSDL 1.1 section 3.5). */
function checkElementNames({ name, at, input, output }: LinkedOperation, { diagnostics }: WsdlLinking): void {
  const parts = [input, output].flatMap((message) => message?.parts ?? []);
  for (const named of [{ name, at }, ...parts]) {
    const problem = attributeProblem("ncName", named.name);
    if (problem !== undefined) diagnostics.report("wsdl-rpc-name", named.at, { name: named.name, wanted: problem });
  }
}

function useOf(use: string | undefined): "literal" | "encoded" {
  return use === "encoded" ? "encoded" : "literal";
}

function linkBody(
  syntax: BindingMessageSyntax | undefined,
  { message, style }: { readonly message: LinkedMessage | undefined; readonly style: LinkedBindingOperation["style"] },
  linking: WsdlLinking,
): LinkedBody | undefined {
  if (syntax === undefined || message === undefined) return undefined;
  const { body } = syntax;
  const headers = syntax.headers.flatMap((header) => linkHeader(header, linking));
  const names = message.parts.map(({ name }) => name);
  const inHeaders = new Set(syntax.headers.map((header) => header.part));
  const ownHeaders = headers.filter(({ part }) => message.parts.includes(part));
  const rest = names.filter((name) => !(inHeaders.has(name) && ownHeaders.some(({ part }) => part.name === name)));
  return {
    use: useOf(body?.use),
    namespace: body?.namespace,
    parts:
      body?.parts === undefined
        ? rest
        : selectedParts({ ...body, parts: body.parts }, { message, rest, style }, linking),
    headers,
    multipart: syntax.multipart,
  };
}

/**
 * The parts that a soap:body names. Where it names none that there is, and there is no choice, the only one or none is meant,
 * and in the rpc style all are: gSOAP writes `parts="Body"` there, whatever the message has.
 */
function selectedParts(
  { parts, at }: { readonly parts: readonly string[]; readonly at: Span },
  { message, rest, style }: Pick<LinkedBindingOperation, "style"> & { message: LinkedMessage; rest: readonly string[] },
  { diagnostics }: WsdlLinking,
): readonly string[] {
  const isKnown = (part: string): boolean => message.parts.some(({ name }) => name === part);
  const isClear = (style === "rpc" || rest.length < 2) && !parts.some(isKnown);
  const meant = whatIsMeant(rest);
  for (const part of parts.filter((one) => !isKnown(one))) {
    if (isClear) diagnostics.report("wsdl-part-misnamed", at, { part, message: message.name, meant });
    else diagnostics.report("wsdl-part-unknown", at, { part, message: message.name });
  }
  return isClear && parts.length > 0 ? rest : parts.filter(isKnown);
}

function whatIsMeant([only, ...others]: readonly string[]): string {
  if (only === undefined) return "an empty Body is meant";
  return others.length === 0 ? `${only}, its only one, is meant` : `${[only, ...others].join(", ")} are meant`;
}

function linkHeader(header: HeaderSyntax, linking: WsdlLinking): readonly LinkedHeader[] {
  const { diagnostics, tables } = linking;
  if (header.message === undefined) return [];
  const found = lookUpWsdlComponent(header.message, "message", tables.messages, diagnostics);
  if (found === undefined) {
    diagnostics.report("wsdl-header-unresolved", header.message.at, {
      kind: "message",
      name: referenceName(header.message),
    });
    return [];
  }
  const message = linkMessage(found, linking);
  const [only, ...others] = message.parts;
  const part =
    header.part === undefined && others.length === 0 ? only : message.parts.find(({ name }) => name === header.part);
  if (part !== undefined) return [{ use: useOf(header.use), part }];
  diagnostics.report("wsdl-header-unresolved", header.at, headerPart(header, found.syntax));
  return [];
}

/** What a header names that is not there: a part of the message, or the element of such a part. */
function headerPart({ part }: HeaderSyntax, { name, parts }: MessageSyntax): { kind: string; name: string } {
  const element = parts.find((one) => one.name === part)?.element;
  if (element === undefined) return { kind: "part", name: `${part ?? ""} of message ${name}` };
  return { kind: "element", name: referenceName(element) };
}
