import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { anyTypeName } from "../schema/builtin-types.js";
import { referenceName } from "../schema/components/unresolved-reference.js";
import { localName } from "../schema/expanded-name.js";
import type { ExpandedName } from "../schema/schema-set.js";
import type { QualifiedName } from "../syntax/schema-syntax.js";
import type {
  MessageReferenceSyntax,
  MessageSyntax,
  OperationSyntax,
  PartSyntax,
  PortTypeSyntax,
} from "../syntax/wsdl-syntax.js";
import type { LinkedFault, LinkedMessage, LinkedOperation, LinkedPart, LinkedPortType } from "./linked-contract.js";
import type { OpenProblem, WsdlOwner } from "./needed/open-problems.js";
import { findWsdlComponent, lookUpWsdlComponent, type Named, type WsdlTables } from "./wsdl-tables.js";

/** The context for linking WSDL components. */
export interface WsdlLinking {
  readonly tables: WsdlTables;
  readonly diagnostics: Diagnostics;
  /** Whether what nobody declares is no error: elements are open, and faults are left out. */
  readonly isOpen: boolean;
  /** Finds the element or type that a part of a message names; undefined if it is undeclared, which is noted. */
  readonly resolveInSchemas: (
    name: QualifiedName,
    space: "elements" | "types",
    message: ExpandedName,
  ) => ExpandedName | undefined;
  /** Notes a problem whose severity depends on the operations that need it. */
  readonly note: (problem: OpenProblem) => void;
  /** The messages that headers name. */
  readonly inHeaders: Set<ExpandedName>;
  /** The bindings that ports name. */
  readonly offered: Set<ExpandedName>;
  /** Whether a binding counts, by its ports. It is asked when everything is linked. */
  readonly isOffered: (binding: ExpandedName) => boolean;
  /** The messages linked so far, so that each is checked once. */
  readonly messages: Map<ExpandedName, LinkedMessage>;
}

/** Links a port type (WSDL 1.1 section 2.4). */
export function linkPortType({ name, syntax }: Named<PortTypeSyntax>, linking: WsdlLinking): LinkedPortType {
  checkOverloads(name, syntax, linking);
  return {
    name,
    operations: syntax.operations.map((operation, index) =>
      linkOperation(operation, { kind: "operation", portType: name, index }, linking),
    ),
    at: syntax.at,
  };
}

/**
 * Checks overloads. WSDL requires that their inputs or outputs have different names; different messages are enough for
 * us.
 */
function checkOverloads(portType: ExpandedName, syntax: PortTypeSyntax, linking: WsdlLinking): void {
  const seen = new Set<string>();
  for (const { name, input, output, at } of syntax.operations) {
    const messages = [input, output].map((one) => [one?.name, one?.message && referenceName(one.message)]);
    const key = JSON.stringify([name, messages]);
    if (seen.has(key)) noteOverload({ name, at }, { portType, local: syntax.name }, linking);
    seen.add(key);
  }
}

function noteOverload(
  { name, at }: Pick<OperationSyntax, "name" | "at">,
  { portType, local }: { readonly portType: ExpandedName; readonly local: string },
  { diagnostics, note }: WsdlLinking,
): void {
  note({
    owner: { kind: "portType", name: portType },
    report: (isNeeded) => {
      const kind = "operation";
      if (isNeeded) diagnostics.report("wsdl-duplicate-operation", at, { name, portType: local });
      else diagnostics.report("wsdl-duplicate-unused", at, { kind, name: `${name} of port type ${local}` });
    },
  });
}

function linkOperation(syntax: OperationSyntax, owner: WsdlOwner, linking: WsdlLinking): LinkedOperation {
  const { name, input, output } = syntax;
  if (input === undefined && output === undefined) {
    linking.diagnostics.report("wsdl-operation-empty", syntax.at, { name });
  }
  return {
    name,
    inputName: input?.name,
    documentation: syntax.documentation,
    exchange: exchangeOf(syntax),
    input: input && messageOf(input, owner, linking),
    output: output && messageOf(output, owner, linking),
    faults: linkFaults(syntax, owner, linking),
    parameterOrder: syntax.parameterOrder,
    at: syntax.at,
  };
}

function exchangeOf({ input, output, inputFirst }: OperationSyntax): LinkedOperation["exchange"] {
  if (output === undefined) return "one-way";
  if (input === undefined) return "notification";
  return inputFirst ? "request-response" : "solicit-response";
}

/** Links faults. A fault with the name of another one is called after its message; a repeated fault counts once. */
function linkFaults(syntax: OperationSyntax, owner: WsdlOwner, linking: WsdlLinking): readonly LinkedFault[] {
  const faults = new Map<string, LinkedFault>();
  const readable = syntax.faults.filter((fault) => !linking.isOpen || !isUndeclared(fault, linking));
  for (const fault of readable) {
    const message = messageOf(fault, owner, linking);
    if (message === undefined) continue;
    const written = fault.name ?? localName(message.name);
    const first = faults.get(written);
    const isFurther = first !== undefined && first.message !== message;
    const name = isFurther ? localName(message.name) : written;
    const meant = isFurther && !faults.has(name) ? `this one is called ${name}` : "the first is used";
    if (first !== undefined) {
      linking.diagnostics.report("wsdl-duplicate-fault", fault.at, { name: written, operation: syntax.name, meant });
    }
    if (!faults.has(name)) faults.set(name, { name, message });
  }
  return [...faults.values()];
}

/**
 * Whether nobody declares the message of a fault, which is reported. Only a fault can be left out for that: a caller gets
 * it as an undeclared one, while a request or reply without a message cannot be read.
 */
function isUndeclared(fault: MessageReferenceSyntax, { tables, diagnostics }: WsdlLinking): boolean {
  if (fault.message === undefined) return false;
  if (lookUpWsdlComponent(fault.message, "message", tables.messages, diagnostics) !== undefined) return false;
  diagnostics.report("wsdl-fault-open", fault.message.at, { name: referenceName(fault.message) });
  return true;
}

function messageOf(
  reference: MessageReferenceSyntax,
  owner: WsdlOwner,
  linking: WsdlLinking,
): LinkedMessage | undefined {
  if (reference.message === undefined) return undefined;
  const { tables, diagnostics, note } = linking;
  const found = findWsdlComponent(reference.message, "message", tables.messages, { owner, diagnostics, note });
  return found === undefined ? undefined : linkMessage(found, linking);
}

/** Notes the parts of all messages that have neither a name nor an element (WSDL 1.1, appendix A 4.1). */
export function noteUnnamedParts({ tables, diagnostics, note }: WsdlLinking): void {
  for (const { name: message, syntax } of tables.messages.values()) {
    for (const { name: part, element, at } of syntax.parts) {
      if (part !== "" || element !== undefined) continue;
      note({
        owner: { kind: "part", message, part },
        report: (isNeeded) =>
          diagnostics.report(isNeeded ? "wsdl-missing-attribute" : "wsdl-missing-label", at, {
            element: "part",
            attribute: "name",
          }),
      });
    }
  }
}

/** Links a message (WSDL 1.1 section 2.3). Parts with unknown elements or types are left out and reported. */
export function linkMessage({ name, syntax }: Named<MessageSyntax>, linking: WsdlLinking): LinkedMessage {
  const known = linking.messages.get(name);
  if (known !== undefined) return known;
  const seen = new Set<string>();
  for (const part of syntax.parts) {
    if (seen.has(part.name)) noteTwice(part, name, linking);
    seen.add(part.name);
  }
  const parts = syntax.parts.flatMap((part) => linkPart(part, name, linking));
  const message = { name, documentation: syntax.documentation, parts, at: syntax.at };
  linking.messages.set(name, message);
  return message;
}

function noteTwice({ name: part, at }: PartSyntax, message: ExpandedName, { diagnostics, note }: WsdlLinking): void {
  note({
    owner: { kind: "part", message, part },
    report: (isNeeded) => {
      if (isNeeded) diagnostics.report("wsdl-duplicate-part", at, { part, message });
      else diagnostics.report("wsdl-duplicate-unused", at, { kind: "part", name: `${part} of message ${message}` });
    },
  });
}

/**
 * Notes a part that names both an element and a type, or neither. It is a mistake only if an operation needs the part:
 * by WSDL 1.1 section 2.3.1, other bindings may say what it holds, and ASP.NET writes `<part name="Body"/>` for replies
 * over plain HTTP.
 */
function noteUnclear({ name: part, at, element }: PartSyntax, message: ExpandedName, linking: WsdlLinking): void {
  const fault = element === undefined ? "neither element nor type" : "both element and type";
  linking.note({
    owner: { kind: "part", message, part },
    report: (isNeeded) => {
      if (isNeeded) linking.diagnostics.report("wsdl-part-element-or-type", at, { part, message, fault });
    },
  });
}

function linkPart(part: PartSyntax, message: ExpandedName, linking: WsdlLinking): readonly LinkedPart[] {
  const linked = partOf(part, message, linking);
  if (linked === undefined) return [];
  if ((part.element === undefined) === (part.type === undefined)) noteUnclear(part, message, linking);
  return [linked];
}

function partOf(
  { name, documentation, at, element, type }: PartSyntax,
  message: ExpandedName,
  linking: WsdlLinking,
): LinkedPart | undefined {
  if (element !== undefined) {
    const resolved = linking.resolveInSchemas(element, "elements", message);
    return resolved === undefined ? undefined : { kind: "element", name, documentation, at, element: resolved };
  }
  const resolved = type && linking.resolveInSchemas(type, "types", message);
  return {
    kind: "type",
    name,
    documentation,
    at,
    type: { kind: "named", name: resolved ?? anyTypeName },
  };
}
