import type { ContractRoute } from "../openapi/contract-route.js";
import type { Code } from "../print/code.js";
import type { Sample } from "../sample/sample.js";
import type { ContentAutomaton } from "./content-automaton.js";

/** Every decision about the generated files: names, types, namespaces, prefixes. Emitters only print it. */
export interface Plan {
  /** `game-play`. */
  readonly contractName: string;
  /** `GamePlay`: what the service, client and listener are named after. */
  readonly pascalName: string;
  readonly camelName: string;
  readonly namespaces: readonly PlannedNamespace[];
  readonly types: readonly PlannedType[];
  readonly operations: readonly PlannedOperation[];
  /** Every global element that a document can have as its root. */
  readonly documents: readonly PlannedDocument[];
  /** The constants of values.ts for members with a default or fixed value. */
  readonly valueConstraints: readonly PlannedScalarConstant[];
  /** How null is written: left out, or as xsi:nil and JSON null. */
  readonly nulls: "omit" | "nil";
}

/** A namespace of the contract as a constant of the generated files. */
export interface PlannedNamespace {
  readonly uri: string;
  readonly constant: string;
  /** As messages declare it; `""` is the default namespace. */
  readonly prefix: string;
}

export type PlannedType = PlannedRecord | PlannedStructure | PlannedFamily | PlannedArray | PlannedOpen | PlannedScalar;

interface TypeNamesOfPlan {
  readonly typeName: string;
  readonly documentation: string | undefined;
  /** Names the schema type in doc comments: `{urn:a}Order`, or where an anonymous type stands. */
  readonly origin: string;
}

interface CodedType extends TypeNamesOfPlan {
  readonly decode: string;
  readonly encode: string;
  /** Name of the decoded or encoded value inside the codec functions. */
  readonly variable: string;
}

export interface PlannedRecord extends CodedType {
  readonly kind: "record";
  readonly elementTable: string;
  readonly memberTable: string;
  /** The namespace that most elements are in. */
  readonly namespace: Code;
  /** For xsi:type; `""` for an anonymous type. */
  readonly localName: string;
  readonly members: readonly PlannedMember[];
  readonly tag: PlannedTag | undefined;
  /** Whether attributes that the contract does not name are kept, as `$attributes`. */
  readonly otherAttributes: boolean;
  /** Whether the elements may come in any order (xs:all). */
  readonly anyOrder: boolean;
}

/** The types that may stand where one of them is declared: a union in TypeScript, told apart by `$type` and xsi:type. */
export interface PlannedFamily extends CodedType {
  readonly kind: "family";
  /** The constant of content.ts. */
  readonly table: string;
  /** `$type` of the declared type; undefined where it is abstract. */
  readonly declared: string | undefined;
  readonly members: readonly PlannedStandIn[];
}

export interface PlannedStandIn {
  /** Its `$type`. */
  readonly tag: string;
  readonly type: Code;
  readonly decode: string;
  readonly encode: string;
  readonly local: string;
  readonly namespace: Code;
  /** What xsi:type says in a message. */
  readonly xsiType: string;
}

/** The member `$type` of a record that stands, or may stand, where another type is declared. */
export interface PlannedTag {
  readonly name: string;
  /** Not there where the record has the declared type. */
  readonly optional: boolean;
}

/** A record whose content has choices, repeated groups, wildcards or text among its elements. */
export interface PlannedStructure extends CodedType {
  readonly kind: "structure";
  readonly memberTable: string;
  readonly namespace: Code;
  readonly localName: string;
  readonly attributes: readonly PlannedMember[];
  readonly tag: PlannedTag | undefined;
  /** Whether attributes that the contract does not name are kept, as `$attributes`. */
  readonly otherAttributes: boolean;
  readonly parts: readonly PlannedPart[];
  readonly content: PlannedContentModel;
  /** Name of the interface with every member optional, where there is a choice among them. */
  readonly looseName: string | undefined;
}

export type PlannedPart =
  | { readonly kind: "member"; readonly member: PlannedMember }
  | { readonly kind: "choice"; readonly branches: readonly (readonly PlannedPart[])[] }
  | PlannedList
  | { readonly kind: "any"; readonly optional: boolean };

/** An array of elements in document order, each an object with one member. */
export interface PlannedList {
  readonly kind: "list";
  readonly property: string;
  readonly access: Code;
  /** Name of the item's type and of its codec functions. */
  readonly typeName: string;
  readonly members: readonly PlannedMember[];
  readonly any: boolean;
  readonly text: boolean;
  readonly optional: boolean;
}

/** A constant of content.ts. */
export interface PlannedContentModel {
  readonly constant: string;
  /** In the notation of a DTD, for people: `Number, Note?, (Card | Cash)`. */
  readonly expression: string;
  readonly elements: readonly PlannedMember[];
  readonly any: Code | undefined;
  readonly automaton: ContentAutomaton;
}

/** One member of a record, ready to be printed. */
export interface PlannedMember {
  readonly node: "attribute" | "element" | "text";
  readonly property: string;
  /** The property as it is declared and accessed: `Guid` or `"line-item"`, `.Guid` or `["line-item"]`. */
  readonly declared: Code;
  readonly access: Code;
  readonly documentation: string | undefined;
  readonly optional: boolean;
  readonly nillable: boolean;
  readonly repeated: boolean;
  readonly min: number;
  readonly max: number;
  /** Of one item, without null. */
  readonly itemType: Code;
  readonly value: PlannedValue;
  readonly local: string;
  /** The wire name's namespace. */
  readonly namespace: Code;
  /** What the XML encoder writes: `a:int`. */
  readonly tag: string;
  /** For an attribute: the name of the constant that holds it while decoding. */
  readonly constant: string;
}

/** How one value is decoded and encoded. */
export type PlannedValue =
  | { readonly kind: "scalar"; readonly scalar: Code }
  | { readonly kind: "coded"; readonly decode: string; readonly encode: string }
  /** `xs:anyType`: attributes, text and elements as they come. */
  | { readonly kind: "anyContent" };

export interface PlannedArray extends CodedType {
  readonly kind: "array";
  readonly elementTable: string;
  readonly namespace: Code;
  readonly localName: string;
  /** Of the array itself: `number[]`. */
  readonly type: Code;
  readonly item: PlannedMember;
}

export interface PlannedOpen extends CodedType {
  readonly kind: "open";
  /** The namespace whose elements are plain members. */
  readonly namespace: Code;
}

export interface PlannedScalar extends TypeNamesOfPlan {
  readonly kind: "scalar";
  readonly type: Code;
  /** The constant in `values.ts` and what it is made of; undefined where a built-in scalar does all. */
  readonly scalar: PlannedScalarConstant | undefined;
}

export interface PlannedScalarConstant {
  readonly constant: string;
  /** What it is for, in a doc comment. */
  readonly documentation: string;
  readonly type: Code;
  readonly expression: Code;
  /** Constants of values.ts that the expression uses; they must stand before it. */
  readonly uses: readonly string[];
}

export interface PlannedOperation {
  readonly name: string;
  /** `popBalloonRequest`: the descriptor, the client function and the service's method. */
  readonly functionName: string;
  readonly documentation: string | undefined;
  readonly soapAction: string;
  readonly routes: readonly ContractRoute[];
  readonly request: PlannedMessage;
  readonly reply: PlannedMessage | undefined;
}

/** A global element as the root of a document. */
export interface PlannedDocument {
  /** `{namespace}local`. */
  readonly name: string;
  readonly type: Code;
  readonly nillable: boolean;
  readonly namespace: string;
  readonly local: string;
  readonly tag: string;
  readonly declarations: string;
  readonly value: PlannedValue;
}

export interface PlannedMessage {
  readonly type: Code;
  readonly namespace: string;
  readonly local: string;
  readonly tag: string;
  readonly declarations: string;
  readonly value: PlannedValue;
  readonly sample: Sample | undefined;
}
