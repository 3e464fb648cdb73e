import type { ContractRoute } from "@stubwright/contract/json";
import type { Documentation, SoapVersionName, TypeDerivationName } from "@stubwright/contract/model";
import type { Sample } from "@stubwright/contract/sample";
import type { SecurityPolicy } from "@stubwright/runtime";
import type { Convention } from "../options/contract-options.js";
import type { Code } from "../print/code.js";
import type { CheckedSite, PlannedMember, PlannedScalarConstant, PlannedSite, PlannedType } from "./planned-type.js";

/** Every decision about the generated files: names, types, namespaces, prefixes. Emitters only print the plan. */
export interface Plan {
  /** The prefix of the service, client and listener: `GamePlay`. */
  readonly pascalName: string;
  /** The prefix of the list of handlers: `gamePlay`. */
  readonly camelName: string;
  readonly namespaces: readonly PlannedNamespace[];
  readonly types: readonly PlannedType[];
  readonly agreement: readonly PlannedAgreement[];
  readonly operations: readonly PlannedOperation[];
  /** Every global element that a document can have as its root. */
  readonly documents: readonly PlannedDocument[];
  readonly documentSchema: PlannedDocumentSchema;
  /** The constants of content.ts for elements whose declaration says more than their type. */
  readonly elementDeclarations: readonly PlannedDeclaration[];
  /** The constants of values.ts for members with a default or fixed value. */
  readonly valueConstraints: readonly PlannedScalarConstant[];
  /** The replies that are read item by item. */
  readonly streams: readonly PlannedStream[];
  /** How null is written: left out, or as xsi:nil and JSON null. */
  readonly nulls: "omit" | "nil";
  /** What the server does in addition to the contract. */
  readonly conventions: readonly Convention[];
  /** The constants of security.ts: what the policy of each binding asks for. */
  readonly securityPolicies: readonly PlannedSecurityPolicy[];
}

/** The security that the policy of a binding asks for, as a constant of security.ts. */
export interface PlannedSecurityPolicy {
  /** The local name of the binding. */
  readonly binding: string;
  /** `paymentsSoapSecurity`. */
  readonly constant: string;
  readonly policy: SecurityPolicy;
}

/** A namespace of the contract as a constant of the generated files. */
export interface PlannedNamespace {
  readonly uri: string;
  readonly constant: string;
  /** The prefix that messages declare; `""` for the default namespace. */
  readonly prefix: string;
}

/** A type that openapi.ts compares with its schema. If not `isWhole`, only the names of the members are compared. */
export interface PlannedAgreement {
  readonly typeName: string;
  readonly isWhole: boolean;
}

/** One operation, as all generated files use it. */
export interface PlannedOperation {
  readonly name: string;
  /** The name of the descriptor, the client's function and the service's method: `popBalloonRequest`. */
  readonly functionName: string;
  readonly documentation: Documentation | undefined;
  readonly soapAction: string;
  /** The action of SOAP 1.2; undefined if it is the same. */
  readonly soap12Action: string | undefined;
  /** The action of replies; undefined if it is the request's with `Response` behind it, or if there is none. */
  readonly replyAction: string | undefined;
  readonly addressedVersions: readonly SoapVersionName[];
  readonly soapVersions: readonly SoapVersionName[];
  readonly routes: readonly ContractRoute[];
  readonly request: PlannedMessage;
  readonly reply: PlannedMessage | undefined;
  readonly faults: PlannedFaults | undefined;
}

/** A reply that is read item by item. */
export interface PlannedStream {
  readonly operation: PlannedOperation;
  /** The path in the config: `Records/Record`. */
  readonly path: string;
  readonly functionName: string;
  /** The name of the descriptor. */
  readonly constant: string;
  /** The elements from below the reply's element to the repeated one. */
  readonly elements: readonly { readonly namespace: Code; readonly local: string }[];
  /** The members of the JSON reply that lead to the array. */
  readonly members: readonly string[];
  /** The repeated element. */
  readonly item: PlannedMember;
}

/** How the decoder of an element in SOAP encoding (SOAP 1.1 section 5) reads it. */
export interface PlannedEncoding {
  /**
   * The names of a reply's parts; empty for other elements. The name of the first, the return value, does not count
   * (SOAP 1.1 section 7.1).
   */
  readonly parts: readonly string[];
  /** The namespaces that some services use for elements without a namespace. */
  readonly ignoredNamespaces: readonly Code[];
  /** What is read as unqualified although it is in the element's own namespace; undefined if everything is. */
  readonly unqualified: "parts" | "nothing" | undefined;
}

/** An element and its codec. */
export interface PlannedElement extends CheckedSite {
  /** Undefined for a literal element. */
  readonly encoding: PlannedEncoding | undefined;
  /** The type without null. */
  readonly type: Code;
  /** Undefined for an empty Body. */
  readonly root: PlannedRoot | undefined;
}

/** An element as it is written, with the namespace declarations that it and all elements below it need. */
export interface PlannedRoot {
  readonly namespace: Code;
  readonly local: string;
  /** Undefined if the element is in the default namespace or in none. */
  readonly prefix: string | undefined;
  /** The namespace declarations; undefined if the element's own namespace is the only one. */
  readonly declarations: string | undefined;
  /** Whether the members of the message are themselves children of the Body. */
  readonly bare?: true;
  /** The members of the message that travel beside the envelope, with their default media types. */
  readonly attachments?: readonly { readonly part: string; readonly mediaType: string }[];
}

/** The request or reply of an operation. */
export interface PlannedMessage extends PlannedElement {
  readonly sample: Sample | undefined;
  readonly headers: PlannedHeaders | undefined;
}

/** The declared header blocks of a message: an interface for all, and a codec for each. */
export interface PlannedHeaders {
  readonly typeName: string;
  readonly blocks: readonly PlannedBlock[];
}

/**
 * The declared faults of an operation: the interface of their details, and the names of their factory and type guard.
 */
export interface PlannedFaults extends PlannedHeaders {
  /** The interface that operations with the same faults share; `typeName` is then an alias of it. */
  readonly sharedName: string | undefined;
  readonly createName: string;
  readonly guardName: string;
}

/** A header block or the detail of a fault. */
export interface PlannedBlock extends PlannedElement {
  readonly property: string;
  /** The constant of its codec if several operations declare it. */
  readonly constant: string | undefined;
  readonly declared: Code;
  readonly documentation: Documentation | undefined;
}

/** A global element as the root of a document. */
export interface PlannedDocument extends PlannedRoot, PlannedSite {
  /** The expanded name: `{namespace}local`. */
  readonly name: string;
  /** The type without null. */
  readonly type: Code;
}

/** What documents may refer to by name in attributes and xsi:type, each by `{namespace}local`. */
export interface PlannedDocumentSchema {
  readonly hasIds: boolean;
  /** The scalars of global attributes. */
  readonly attributes: readonly (readonly [name: string, scalar: Code])[];
  /** The decoders of complex types. */
  readonly types: readonly (readonly [name: string, decode: string])[];
  readonly simpleTypes: readonly (readonly [name: string, entry: Code])[];
  /** Complex types with simple content. */
  readonly contents: readonly (readonly [name: string, content: PlannedNamedContent])[];
  /** The names of other complex types derived by extension, if an `xs:anyType` element blocks these. */
  readonly extended: readonly string[];
}

/** A complex type with simple content, which may replace a declared simple type. */
export interface PlannedNamedContent {
  readonly scalar: Code;
  /** The name of the simple type that it is derived from. */
  readonly base: string;
  /** The methods of that derivation. */
  readonly derivations: readonly TypeDerivationName[];
  readonly decode: string;
}

/** A constant of content.ts for the facts of an element's declaration beyond its type. */
export interface PlannedDeclaration {
  readonly constant: string;
  readonly documentation: string;
  readonly facts: readonly Code[];
  /** The facts of each identity constraint: key, keyref or unique. */
  readonly constraints: readonly (readonly Code[])[];
}
