import type { SecurityPolicy } from "@stubwright/runtime";
import type { Span } from "../diagnostics/span.js";
import type { Absent } from "../schema/absent.js";
import type { Documentation, ExpandedName, SchemaSet, TypeReference } from "../schema/schema-set.js";

/** A contract with all references resolved. A contract that consists of schemas has no services and no port types. */
export interface LinkedContract {
  readonly schemas: SchemaSet;
  readonly absent: ReadonlySet<Absent>;
  readonly services: readonly LinkedService[];
  /** The bindings of all ports, each once; if no service has a port, all declared bindings. */
  readonly bindings: readonly LinkedBinding[];
  /** All port types in document order, whether services offer them or not. */
  readonly portTypes: readonly LinkedPortType[];
  /** The targetNamespace of the entry document. */
  readonly targetNamespace: string;
}

/** A service (WSDL 1.1 section 2.7). */
export interface LinkedService {
  readonly name: ExpandedName;
  readonly documentation: Documentation | undefined;
  readonly ports: readonly LinkedPort[];
  readonly at: Span;
}

/** A port (WSDL 1.1 section 2.6). */
export interface LinkedPort {
  readonly name: string;
  readonly binding: LinkedBinding;
  readonly address: string | undefined;
  readonly at: Span;
}

/**
 * A binding (WSDL 1.1 sections 2.5 and 3). Bindings of other kinds (HTTP, MIME, ...) have the protocol "other" and no
 * operations.
 */
export interface LinkedBinding {
  readonly name: ExpandedName;
  readonly portType: ExpandedName;
  readonly protocol: "soap11" | "soap12" | "other";
  /** The namespace of the binding's extension, if it is unknown. */
  readonly unknownProtocol: string | undefined;
  readonly transport: string | undefined;
  /** The security that its policies ask for, if all of it is supported. */
  readonly security: SecurityPolicy | undefined;
  readonly operations: readonly LinkedBindingOperation[];
  readonly at: Span;
}

/** An operation of a binding with its SOAP facts (WSDL 1.1 section 3.4). */
export interface LinkedBindingOperation {
  /** The index of the bound operation in its port type's list, which is unique even for overloads. */
  readonly operation: number;
  readonly name: string;
  readonly style: "document" | "rpc";
  readonly soapAction: string;
  /** Whether the binding requires WS-Addressing. */
  readonly isAddressed: boolean;
  /** The action that WS-Addressing gives replies; undefined where the contract has none. */
  readonly replyAction: string | undefined;
  /** Whether the port type marks the operation as safe. */
  readonly isSafe: boolean;
  readonly input: LinkedBody | undefined;
  readonly output: LinkedBody | undefined;
  readonly faults: readonly LinkedBindingFault[];
  readonly at: Span;
}

/** The soap:body and soap:headers of one direction (WSDL 1.1 sections 3.5 and 3.7). */
export interface LinkedBody {
  readonly use: "literal" | "encoded";
  /** The namespace of the rpc wrapper. */
  readonly namespace: string | undefined;
  /** The names of the message parts in the body, in order. */
  readonly parts: readonly string[];
  readonly headers: readonly LinkedHeader[];
  /** The message parts that a mime:multipartRelated carries beside the envelope (section 5). */
  readonly attachments: readonly LinkedAttachment[];
  /** The place of the soap:body, or of the element that should have one. */
  readonly at: Span;
}

/** A message part that travels beside the envelope. */
export interface LinkedAttachment {
  readonly part: string;
  readonly mediaTypes: readonly string[];
}

/** A soap:header with its message part. */
export interface LinkedHeader {
  readonly use: "literal" | "encoded";
  readonly part: LinkedPart;
}

/** A soap:fault of a bound operation. */
export interface LinkedBindingFault {
  readonly name: string;
  readonly use: "literal" | "encoded";
  /** The namespace of the element in the detail, if the fault's part names a type. */
  readonly namespace: string | undefined;
}

/** A port type (WSDL 1.1 section 2.4). */
export interface LinkedPortType {
  readonly name: ExpandedName;
  readonly operations: readonly LinkedOperation[];
  readonly at: Span;
}

/** An operation of a port type. */
export interface LinkedOperation {
  readonly name: string;
  /** The name of its wsdl:input as written. */
  readonly inputName: string | undefined;
  readonly documentation: Documentation | undefined;
  readonly exchange: "request-response" | "one-way" | "solicit-response" | "notification";
  readonly input: LinkedMessage | undefined;
  readonly output: LinkedMessage | undefined;
  readonly faults: readonly LinkedFault[];
  readonly parameterOrder: readonly string[];
  readonly at: Span;
}

/** A fault of an operation; `name` is unique in the operation. */
export interface LinkedFault {
  readonly name: string;
  readonly message: LinkedMessage;
}

/** A message (WSDL 1.1 section 2.3). */
export interface LinkedMessage {
  readonly name: ExpandedName;
  readonly documentation: Documentation | undefined;
  readonly parts: readonly LinkedPart[];
  readonly at: Span;
}

/** A message part by element (document style) or by type (rpc style). */
export type LinkedPart = {
  readonly name: string;
  readonly documentation: Documentation | undefined;
  readonly at: Span;
} & (
  | { readonly kind: "element"; readonly element: ExpandedName }
  | { readonly kind: "type"; readonly type: TypeReference & { readonly kind: "named" } }
);

/** Whether either message of an operation is in SOAP section 5 encoding. */
export function isEncoded({ input, output }: LinkedBindingOperation): boolean {
  return input?.use === "encoded" || output?.use === "encoded";
}

/** Whether the messages can be read: encoded messages only in rpc style and SOAP 1.1 (SOAP 1.1 section 7). */
export function isReadable({ protocol }: Pick<LinkedBinding, "protocol">, bound: LinkedBindingOperation): boolean {
  return !isEncoded(bound) || (bound.style === "rpc" && protocol === "soap11");
}

/** The facts in which two bindings of one operation must agree to share a codec. Header blocks may differ. */
export function wireForm(bound: LinkedBindingOperation, binding: ExpandedName): string {
  const form = [bound.input, bound.output].map((body) => [
    body?.attachments.map(({ part }) => part),
    body?.use,
    body?.parts,
    bound.style === "rpc" ? (body?.namespace ?? binding) : "",
  ]);
  return JSON.stringify([bound.style, form]);
}
