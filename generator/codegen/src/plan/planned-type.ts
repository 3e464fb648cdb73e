import type { Documentation } from "@stubwright/contract/model";
import type { ContentParticle } from "@stubwright/runtime/codec";
import type { Code } from "../print/code.js";
import type { ContentAutomaton } from "./content-automaton.js";

/** A type of the contract, by what is printed of it. */
export type PlannedType = PlannedRecord | PlannedStructure | PlannedFamily | PlannedArray | PlannedOpen | PlannedScalar;

interface DeclaredType {
  readonly typeName: string;
  readonly documentation: Documentation | undefined;
  /** Names the schema type in doc comments: `{urn:a}Order`, or where an anonymous type stands. */
  readonly origin: string;
}

interface CodedType extends DeclaredType {
  readonly decode: string;
  readonly encode: string;
  /** Name of the decoded or encoded value inside the codec functions. */
  readonly variable: string;
}

/** A type of attributes and a sequence of elements, or of attributes and text: an interface. */
export interface PlannedRecord extends CodedType {
  readonly kind: "record";
  readonly elementTable: string;
  readonly memberTable: string;
  /** The namespace that most elements are in. */
  readonly namespace: Code;
  /** For xsi:type; `""` for an anonymous type. */
  readonly localName: string;
  readonly members: readonly PlannedMember[];
  readonly typeTag: PlannedTypeTag | undefined;
  /** The wildcard of the attributes that are kept as `$attributes`. */
  readonly otherAttributes: Code | undefined;
  /** Whether the elements may come in any order (xs:all). */
  readonly anyOrder: boolean;
  /** Whether the content is elements: where there are none, white space may stand all the same. */
  readonly spaced: boolean;
  /** Whether messages in SOAP encoding hold it: there, null and an absent element are the same (SOAP 1.1 section 5.1, rule 9). */
  readonly encoded: boolean;
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

/** One of the types of a family. */
interface PlannedStandIn {
  /** Its `$type`. */
  readonly typeTag: string;
  readonly type: Code;
  readonly decode: string;
  readonly encode: string;
  readonly local: string;
  readonly namespace: Code;
  /** What xsi:type says in a message. */
  readonly xsiType: string;
  /** How it is made from the declared type; undefined where nothing needs that. */
  readonly derivation: readonly string[] | undefined;
}

/** The member `$type` of a record that stands, or may stand, where another type is declared. */
export interface PlannedTypeTag {
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
  readonly typeTag: PlannedTypeTag | undefined;
  /** The wildcard of the attributes that are kept as `$attributes`. */
  readonly otherAttributes: Code | undefined;
  readonly parts: readonly PlannedPart[];
  readonly content: PlannedContentModel;
  /** Name of the interface with every member optional, where there is a choice among them. */
  readonly looseName: string | undefined;
  /** Whether its shapes are few enough for the compiler to follow what an encoder tests. */
  readonly followed: boolean;
}

/** What a structure's content has in one place. */
export type PlannedPart =
  | { readonly kind: "member"; readonly member: PlannedMember }
  | PlannedChoice
  | PlannedList
  | { readonly kind: "any"; readonly optional: boolean };

/** Parts of which those of one branch are there. */
export interface PlannedChoice {
  readonly kind: "choice";
  readonly branches: readonly (readonly PlannedPart[])[];
  /** Whether there are so many that no branch names what it lacks. */
  readonly wide: boolean;
}

/** An array of elements in document order, each an object with one member. */
export interface PlannedList {
  readonly kind: "list";
  readonly property: string;
  readonly access: Code;
  /** Name of the item's type and of its codec functions. */
  readonly typeName: string;
  /** Name of the type with every member optional, where there are more than the compiler can tell from each other in an encoder. */
  readonly looseName: string | undefined;
  readonly members: readonly PlannedMember[];
  /** Whether elements of a wildcard are among the items. */
  readonly any: boolean;
  /** Whether text is, as in mixed content. */
  readonly text: boolean;
  readonly optional: boolean;
}

/** A constant of content.ts. */
export interface PlannedContentModel {
  readonly constant: string;
  /** In the notation of a DTD, for people: `Number, Note?, (Card | Cash)`. */
  readonly expression: string;
  readonly elements: readonly ContentElement[];
  /** By the names in the rule. */
  readonly wildcards: readonly (readonly [name: string, wildcard: Code])[];
  readonly rule: PlannedContentRule;
}

/** An element by its member. */
export type ContentElement = Pick<PlannedMember, "property" | "local" | "namespace">;

/** What may follow what: a table, or the content itself, where counts are too large for one. */
export type PlannedContentRule =
  | { readonly kind: "table"; readonly automaton: ContentAutomaton }
  | { readonly kind: "counted"; readonly content: ContentParticle };

/** One member of a record, ready to be printed. */
export interface PlannedMember extends CheckedSite {
  readonly node: "attribute" | "element" | "text";
  readonly property: string;
  /** The property as it is declared and accessed: `Guid` or `"line-item"`, `.Guid` or `["line-item"]`. */
  readonly declared: Code;
  readonly access: Code;
  readonly documentation: Documentation | undefined;
  readonly optional: boolean;
  readonly repeated: boolean;
  readonly min: number;
  readonly max: number;
  /** Of one item, without null. */
  readonly itemType: Code;
  readonly local: string;
  /** The wire name's namespace. */
  readonly namespace: Code;
  /** What the XML encoder writes: `a:int`. */
  readonly tag: string;
  /** For an attribute: the name of the constant that holds it while decoding. */
  readonly constant: string;
}

/** A place that holds a value: its codec, and what is declared there beyond the type. */
export interface PlannedSite {
  readonly nillable: boolean;
  /** Whether xsi:nil may say that it is not null, which it never is. */
  readonly deniesNil: boolean;
  readonly value: PlannedValue;
  /** Its constant of content.ts. */
  readonly declaration: string | undefined;
}

/** A place that JSON has too, and what a decoder holds its value to there. */
export interface CheckedSite extends PlannedSite {
  /** The types that may not stand for the declared one there. */
  readonly blocked: BlockedTypes | undefined;
  /** The text that JSON is held to, where a fixed value is one of a type that holds a text among other things. */
  readonly fixedContent: FixedContent | undefined;
}

/** How types are made that must not stand for a declared one, among those of its table in content.ts. */
export interface BlockedTypes {
  readonly table: string;
  readonly ways: readonly string[];
}

/** What has a fixed value, which the declaration says, and the types that may stand there whose simple content is another. */
export interface FixedContent {
  /** The scalar of simple content, or the name of the member that holds text of no type. */
  readonly text: Code;
  readonly simple: readonly SimpleStandIn[];
}

/** The scalar of a type's simple content, and what `$type` calls the type. */
interface SimpleStandIn {
  readonly tag: string;
  readonly scalar: Code;
}

/** How one value is decoded and encoded. */
export type PlannedValue =
  | { readonly kind: "scalar"; readonly scalar: Code }
  | { readonly kind: "coded"; readonly decode: string; readonly encode: string }
  /** `xs:anyType`: attributes, text and elements as they come. */
  | { readonly kind: "anyContent" };

/** A type of one repeated element and nothing else: an array, where it is used. */
export interface PlannedArray extends CodedType {
  readonly kind: "array";
  readonly elementTable: string;
  readonly namespace: Code;
  readonly localName: string;
  /** Of the array itself: `number[]`. */
  readonly type: Code;
  readonly item: PlannedMember;
  /** What the start tag of one of SOAP's encoding says. */
  readonly encoded: PlannedArrayType | undefined;
}

/** The attribute that says what and how many the items of an encoded array are. */
export interface PlannedArrayType {
  /** The attribute's namespace, and the attribute as it is written: `b:arrayType`. */
  readonly namespace: Code;
  readonly attribute: string;
  /** `a:string`, or `a:string[]` where each item is an array. */
  readonly itemType: string;
}

/** A type of any elements and any attributes: `OpenContent`. */
export interface PlannedOpen extends CodedType {
  readonly kind: "open";
  /** The namespace whose elements are plain members. */
  readonly namespace: Code;
  /** Whether it has no prefix, so that it is the default namespace of the content. */
  readonly isDefault: boolean;
}

/** A simple type: an alias in types.ts. */
export interface PlannedScalar extends DeclaredType {
  readonly kind: "scalar";
  readonly type: Code;
  /** The values that the type names; undefined where it names none. */
  readonly values: readonly string[] | undefined;
  /** Whether other values are of the type, too. */
  readonly open: boolean;
  /** What its facets say, in sentences; undefined where they say nothing that people would read. */
  readonly facets: string | undefined;
  /** The constant in `values.ts` and what it is made of; undefined where a built-in scalar is enough. */
  readonly scalar: PlannedScalarConstant | undefined;
}

/** A constant of values.ts. */
export interface PlannedScalarConstant {
  readonly constant: string;
  /** What it is for, in a doc comment. */
  readonly documentation: string;
  readonly type: Code;
  readonly expression: Code;
  /** Constants of values.ts that the expression uses; they must stand before it. */
  readonly uses: readonly string[];
}
