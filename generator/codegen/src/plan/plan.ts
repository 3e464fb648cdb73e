import type { ContractRoute } from "@stubwright/contract/json";
import type { Documentation, SoapVersionName, TypeDerivationName } from "@stubwright/contract/model";
import type { Sample } from "@stubwright/contract/sample";
import type { Convention } from "../options/contract-options.js";
import type { Code } from "../print/code.js";
import type { CheckedSite, PlannedMember, PlannedScalarConstant, PlannedSite, PlannedType } from "./planned-type.js";

/** Every decision about the generated files: names, types, namespaces, prefixes. Emitters only print it. */
export interface Plan {
  /** `GamePlay`: what the service, client and listener are named after. */
  readonly pascalName: string;
  /** `gamePlay`: what the list of handlers is named after. */
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
  /** What the server does beside the contract. */
  readonly conventions: readonly Convention[];
}

/** A namespace of the contract as a constant of the generated files. */
export interface PlannedNamespace {
  readonly uri: string;
  readonly constant: string;
  /** As messages declare it; `""` is the default namespace. */
  readonly prefix: string;
}

/** A type that openapi.ts holds to its schema; of one that is not whole, the names of the members. */
export interface PlannedAgreement {
  readonly typeName: string;
  readonly isWhole: boolean;
}

/** One operation, in all the files that have something of it. */
export interface PlannedOperation {
  readonly name: string;
  /** `popBalloonRequest`: the descriptor, the client function and the service's method. */
  readonly functionName: string;
  readonly documentation: Documentation | undefined;
  readonly soapAction: string;
  /** Undefined where it is the same. */
  readonly soap12Action: string | undefined;
  readonly soapVersions: readonly SoapVersionName[];
  readonly routes: readonly ContractRoute[];
  readonly request: PlannedMessage;
  readonly reply: PlannedMessage | undefined;
  readonly faults: PlannedFaults | undefined;
}

/** A reply that is read item by item. */
export interface PlannedStream {
  readonly operation: PlannedOperation;
  /** As it was asked for: `Records/Record`. */
  readonly path: string;
  readonly functionName: string;
  /** Of the descriptor. */
  readonly constant: string;
  /** From below the reply's element to the repeated one. */
  readonly elements: readonly { readonly namespace: Code; readonly local: string }[];
  /** The members that lead to the array in JSON. */
  readonly members: readonly string[];
  /** The repeated element. */
  readonly item: PlannedMember;
}

/** What the decoder of an element in SOAP section 5 encoding is told. */
export interface PlannedEncoding {
  /** Of a reply, the names of its parts. The first is that of the return value, whose name does not count (SOAP 1.1 section 7.1). */
  readonly parts: readonly string[];
  /** The namespaces that some qualify with what has none. */
  readonly ignoredNamespaces: readonly Code[];
  /** What in the element's own namespace counts as in none, where it holds elements of that; undefined where all does. */
  readonly unqualified: "parts" | "nothing" | undefined;
}

/** An element and its codec. */
export interface PlannedElement extends CheckedSite {
  /** Undefined where it is literal. */
  readonly encoding: PlannedEncoding | undefined;
  /** Without null. */
  readonly type: Code;
  /** Undefined for an empty Body. */
  readonly root: PlannedRoot | undefined;
}

/** An element as it is written, with the declarations that it and everything below it need. */
export interface PlannedRoot {
  readonly namespace: Code;
  readonly local: string;
  /** Undefined where its namespace is the default one, or none. */
  readonly prefix: string | undefined;
  /** Undefined where that of its own namespace is all. */
  readonly declarations: string | undefined;
  /** Of a message: its members are children of the Body themselves. */
  readonly bare?: true;
  /** Of a message: the members that travel beside the envelope, with the media types that they have if they say none. */
  readonly attachments?: readonly { readonly part: string; readonly mediaType: string }[];
}

/** The request or reply of an operation. */
export interface PlannedMessage extends PlannedElement {
  readonly sample: Sample | undefined;
  readonly headers: PlannedHeaders | undefined;
}

/** The declared header blocks of a message, as an interface and a codec for each. */
export interface PlannedHeaders {
  readonly typeName: string;
  readonly blocks: readonly PlannedBlock[];
}

/** The declared faults of an operation: the interface of their details, what makes one and what tells one. */
export interface PlannedFaults extends PlannedHeaders {
  /** The interface that several operations share, where they declare the same faults: `typeName` is another name for it. */
  readonly sharedName: string | undefined;
  readonly createName: string;
  readonly guardName: string;
}

/** A header block, or the detail of a fault, by its property. */
export interface PlannedBlock extends PlannedElement {
  readonly property: string;
  /** The constant that holds its codec in each file of operations, where several operations declare it; undefined where one does. */
  readonly constant: string | undefined;
  readonly declared: Code;
  readonly documentation: Documentation | undefined;
}

/** A global element as the root of a document. */
export interface PlannedDocument extends PlannedRoot, PlannedSite {
  /** `{namespace}local`. */
  readonly name: string;
  /** Without null. */
  readonly type: Code;
}

/** What documents may name beyond their elements, each by `{namespace}local`. */
export interface PlannedDocumentSchema {
  readonly hasIds: boolean;
  /** The scalars of global attributes. */
  readonly attributes: readonly (readonly [name: string, scalar: Code])[];
  /** The decoders of complex types. */
  readonly types: readonly (readonly [name: string, decode: string])[];
  readonly simpleTypes: readonly (readonly [name: string, entry: Code])[];
  /** Complex types with simple content. */
  readonly contents: readonly (readonly [name: string, content: PlannedNamedContent])[];
  /** The names of other complex types that are made by extension, where an element of any type blocks that. */
  readonly extended: readonly string[];
}

/** A complex type that may stand where a simple one is declared. */
export interface PlannedNamedContent {
  readonly scalar: Code;
  /** The name of the simple type that it comes from. */
  readonly base: string;
  /** How it comes from that. */
  readonly ways: readonly TypeDerivationName[];
  readonly decode: string;
}

/** A constant of content.ts: what the declaration of an element says beyond its type. */
export interface PlannedDeclaration {
  readonly constant: string;
  readonly documentation: string;
  readonly facts: readonly Code[];
  /** The facts of each key, keyref and unique. */
  readonly constraints: readonly (readonly Code[])[];
}
