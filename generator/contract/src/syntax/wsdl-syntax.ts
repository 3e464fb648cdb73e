import type { Span } from "../diagnostics/span.js";
import type { QualifiedName, SchemaSyntax, SyntaxNode } from "./schema-syntax.js";
import type { BindingSecurity } from "./security-policy.js";

/** wsdl:definitions (WSDL 1.1 section 2.1) with its extensions for SOAP, HTTP and MIME. */
export interface DefinitionsSyntax extends SyntaxNode {
  readonly targetNamespace: string;
  readonly schemas: readonly SchemaSyntax[];
  readonly messages: readonly MessageSyntax[];
  readonly portTypes: readonly PortTypeSyntax[];
  readonly bindings: readonly BindingSyntax[];
  readonly services: readonly ServiceSyntax[];
}

/** wsdl:message (section 2.3). */
export interface MessageSyntax extends SyntaxNode {
  readonly name: string;
  readonly parts: readonly PartSyntax[];
}

/** wsdl:part (section 2.3.1). */
export interface PartSyntax extends SyntaxNode {
  readonly name: string;
  readonly element: QualifiedName | undefined;
  readonly type: QualifiedName | undefined;
}

/** wsdl:portType (section 2.4). */
export interface PortTypeSyntax extends SyntaxNode {
  readonly name: string;
  readonly operations: readonly OperationSyntax[];
}

/** wsdl:operation of a port type (section 2.4). */
export interface OperationSyntax extends SyntaxNode {
  readonly name: string;
  readonly parameterOrder: readonly string[];
  readonly input: MessageReferenceSyntax | undefined;
  readonly output: MessageReferenceSyntax | undefined;
  /** Whether the input is before the output. */
  readonly inputFirst: boolean;
  /** Whether `wsdlx:safe` says that a call changes nothing (WSDL 2.0 Part 2, section 3.1). */
  readonly isSafe: boolean;
  readonly faults: readonly MessageReferenceSyntax[];
}

/** wsdl:input, wsdl:output or wsdl:fault of a port type's operation. */
export interface MessageReferenceSyntax extends SyntaxNode {
  readonly name: string | undefined;
  /** The value of its `wsam:Action` or `wsaw:Action`. */
  readonly action: string | undefined;
  readonly message: QualifiedName | undefined;
}

/** wsdl:binding (section 2.5) with its soap:binding (section 3.3). */
export interface BindingSyntax extends SyntaxNode {
  readonly name: string;
  readonly type: QualifiedName | undefined;
  readonly protocol: "soap11" | "soap12" | "other";
  /** The namespace of an extension `binding` of an unknown protocol. */
  readonly unknownProtocol: string | undefined;
  readonly style: string | undefined;
  readonly transport: string | undefined;
  /** The features that its policies require: `WS-Addressing`, `MTOM`. */
  readonly policies: readonly string[];
  /** The security that its policies ask for. */
  readonly security: BindingSecurity | undefined;
  readonly operations: readonly BindingOperationSyntax[];
}

/** wsdl:operation of a binding with its soap:operation (section 3.4). */
export interface BindingOperationSyntax extends SyntaxNode {
  readonly name: string;
  readonly style: string | undefined;
  readonly soapAction: string | undefined;
  readonly input: BindingMessageSyntax | undefined;
  readonly output: BindingMessageSyntax | undefined;
  readonly faults: readonly BindingFaultSyntax[];
}

/** wsdl:input or wsdl:output of a binding's operation. */
export interface BindingMessageSyntax extends SyntaxNode {
  readonly name: string | undefined;
  readonly body: BodySyntax | undefined;
  readonly headers: readonly HeaderSyntax[];
  /** The parts that travel beside the envelope (section 5). */
  readonly attachments: readonly AttachmentSyntax[];
}

/** The mime:content elements of a mime:part: one part of the message in one of several media types (section 5.4). */
export interface AttachmentSyntax {
  /** Undefined if it is the only part left. */
  readonly part: string | undefined;
  readonly mediaTypes: readonly string[];
  readonly at: Span;
}

/** soap:body (section 3.5). */
export interface BodySyntax {
  readonly use: string | undefined;
  readonly namespace: string | undefined;
  /** Undefined for all parts of the message. */
  readonly parts: readonly string[] | undefined;
  readonly at: Span;
}

/** soap:header (section 3.7). */
export interface HeaderSyntax {
  readonly message: QualifiedName | undefined;
  readonly part: string | undefined;
  readonly use: string | undefined;
  readonly at: Span;
}

/** wsdl:fault of a binding with its soap:fault (section 3.6). */
interface BindingFaultSyntax extends SyntaxNode {
  readonly name: string | undefined;
  readonly use: string | undefined;
  readonly namespace: string | undefined;
}

/** wsdl:service (section 2.7). */
export interface ServiceSyntax extends SyntaxNode {
  readonly name: string;
  readonly ports: readonly PortSyntax[];
}

/** wsdl:port (section 2.6) with the address of its extension. */
export interface PortSyntax extends SyntaxNode {
  readonly name: string;
  readonly binding: QualifiedName | undefined;
  readonly address: string | undefined;
}
