import type { Documentation } from "@stubwright/contract/model";
import type { ContentParticle } from "@stubwright/runtime/codec";
import type { Code } from "../print/code.js";
import type { ContentAutomaton } from "./content-automaton.js";

/** A type of the contract, by the kind of code that is printed for it. */
export type PlannedType = PlannedRecord | PlannedStructure | PlannedFamily | PlannedArray | PlannedOpen | PlannedScalar;

interface DeclaredType {
  readonly typeName: string;
  readonly documentation: Documentation | undefined;
  /** The schema type in doc comments: `{urn:a}Order`, or the place of an anonymous type. */
  readonly origin: string;
}

interface CodedType extends DeclaredType {
  readonly decode: string;
  readonly encode: string;
  /** The name of the value inside the codec functions. */
  readonly variable: string;
}

/** A type with attributes, and a sequence of elements or text: an interface in types.ts. */
export interface PlannedRecord extends CodedType {
  readonly kind: "record";
  readonly elementTable: string;
  readonly memberTable: string;
  /** The namespace of most elements. */
  readonly namespace: Code;
  /** The local name for xsi:type; `""` for an anonymous type. */
  readonly localName: string;
  readonly members: readonly PlannedMember[];
  readonly typeTag: PlannedTypeTag | undefined;
  /** The wildcard of other attributes, which are kept as `$attributes`; undefined if there is none. */
  readonly otherAttributes: Code | undefined;
  /** Whether the elements may come in any order (xs:all). */
  readonly anyOrder: boolean;
  /** Whether white space is allowed between the tags although there are no elements: the content is not empty. */
  readonly allowsSpace: boolean;
  /**
   * Whether messages in SOAP encoding contain the type. There, null and an absent element are the same (SOAP 1.1
   * section 5.1, rule 9).
   */
  readonly encoded: boolean;
}

/** A declared type with the types that may replace it: a union in TypeScript, distinguished by `$type` and xsi:type. */
export interface PlannedFamily extends CodedType {
  readonly kind: "family";
  /** The constant of its table in content.ts. */
  readonly table: string;
  /** The `$type` of the declared type; undefined if that is abstract. */
  readonly declared: string | undefined;
  readonly members: readonly PlannedStandIn[];
}

/** One of the types of a family. */
interface PlannedStandIn {
  /** The value of `$type`. */
  readonly typeTag: string;
  readonly type: Code;
  readonly decode: string;
  readonly encode: string;
  readonly local: string;
  readonly namespace: Code;
  /** The value of xsi:type in a message. */
  readonly xsiType: string;
  /** The derivation from the declared type; undefined if no element blocks any. */
  readonly derivation: readonly string[] | undefined;
}

/** The member `$type` of a record that may replace another type, or be replaced. */
export interface PlannedTypeTag {
  readonly name: string;
  /** Whether `$type` may be absent: it is if the record has the declared type. */
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
  /** The wildcard of other attributes, which are kept as `$attributes`; undefined if there is none. */
  readonly otherAttributes: Code | undefined;
  readonly parts: readonly PlannedPart[];
  readonly content: PlannedContentModel;
  /** The name of the interface with every member optional; undefined without choices. */
  readonly partialName: string | undefined;
  /** Whether its shapes are few enough for the compiler to follow the conditions of an encoder. */
  readonly narrowable: boolean;
}

/** One part of a structure's content. */
export type PlannedPart =
  | { readonly kind: "member"; readonly member: PlannedMember }
  | PlannedChoice
  | PlannedList
  | { readonly kind: "any"; readonly optional: boolean };

/** A choice between branches: a value has the parts of one branch. */
export interface PlannedChoice {
  readonly kind: "choice";
  readonly branches: readonly (readonly PlannedPart[])[];
  /** Whether there are so many branches that their types are combined by `ExactlyOne`. */
  readonly wide: boolean;
}

/** An array of elements in document order, each an object with one member. */
export interface PlannedList {
  readonly kind: "list";
  readonly property: string;
  readonly access: Code;
  /** The name of the item's type, also in the names of its codec functions. */
  readonly typeName: string;
  /**
   * The name of the type with every member optional, if there are too many members for the compiler to tell apart in an
   * encoder.
   */
  readonly partialName: string | undefined;
  readonly members: readonly PlannedMember[];
  /** Whether items may be elements of a wildcard. */
  readonly any: boolean;
  /** Whether items may be text, as in mixed content. */
  readonly text: boolean;
  readonly optional: boolean;
}

/** A content model: a constant of content.ts. */
export interface PlannedContentModel {
  readonly constant: string;
  /** The content model in the notation of a DTD, for people: `Number, Note?, (Card | Cash)`. */
  readonly expression: string;
  readonly elements: readonly ContentElement[];
  /** The wildcards by their names in the rule. */
  readonly wildcards: readonly (readonly [name: string, wildcard: Code])[];
  readonly rule: PlannedContentRule;
}

/** An element with the property that it becomes. */
export type ContentElement = Pick<PlannedMember, "property" | "local" | "namespace">;

/** How content is checked: by a table of states, or by counting if counts are too large for a table. */
export type PlannedContentRule =
  | { readonly kind: "table"; readonly automaton: ContentAutomaton }
  | { readonly kind: "counted"; readonly content: ContentParticle };

/** One member of a record, ready to be printed. */
export interface PlannedMember extends CheckedSite {
  readonly node: "attribute" | "element" | "text";
  readonly property: string;
  /** The property in a declaration, `Guid` or `"line-item"`, and in an access: `.Guid` or `["line-item"]`. */
  readonly declared: Code;
  readonly access: Code;
  readonly documentation: Documentation | undefined;
  readonly optional: boolean;
  readonly repeated: boolean;
  readonly min: number;
  readonly max: number;
  /** The type of one item, without null. */
  readonly itemType: Code;
  readonly local: string;
  /** The namespace of the name in XML. */
  readonly namespace: Code;
  /** The name with prefix that the XML encoder writes: `a:int`. */
  readonly tag: string;
  /** The constant for an attribute's value in a decoder. */
  readonly constant: string;
}

/** A place of a value: its codec, and the facts that are declared there beyond the type. */
export interface PlannedSite {
  readonly nillable: boolean;
  /** Whether `xsi:nil="false"` is allowed although the value is never null. */
  readonly deniesNil: boolean;
  readonly value: PlannedValue;
  /** The constant of its declaration in content.ts. */
  readonly declaration: string | undefined;
}

/** A place that JSON has too, with the checks of its decoder there. */
export interface CheckedSite extends PlannedSite {
  /** The types that may not replace the declared one. */
  readonly blocked: BlockedTypes | undefined;
  /** The fixed text to check in JSON, if the type has text beside other members. */
  readonly fixedContent: FixedContent | undefined;
}

/**
 * The blocked derivations: types of the table in content.ts that are derived in such a way may not replace the declared
 * one.
 */
export interface BlockedTypes {
  readonly table: string;
  readonly derivations: readonly string[];
}

/** The part of a value that is fixed by its declaration. */
export interface FixedContent {
  /** The scalar of simple content, or the name of the member that holds plain text. */
  readonly text: Code;
  /** The types that may replace the declared one and have other simple content. */
  readonly simple: readonly SimpleStandIn[];
}

/** The scalar of a type's simple content, and the type's `$type`. */
interface SimpleStandIn {
  readonly tag: string;
  readonly scalar: Code;
}

/** How one value is decoded and encoded. */
export type PlannedValue =
  | { readonly kind: "scalar"; readonly scalar: Code }
  | { readonly kind: "coded"; readonly decode: string; readonly encode: string }
  /** `xs:anyType`: any attributes, text and elements. */
  | { readonly kind: "anyContent" };

/** A type of one repeated element and nothing else: an array in every place of use. */
export interface PlannedArray extends CodedType {
  readonly kind: "array";
  readonly elementTable: string;
  readonly namespace: Code;
  readonly localName: string;
  /** The type of the array: `number[]`. */
  readonly type: Code;
  readonly item: PlannedMember;
  /** The `arrayType` attribute of an array in SOAP encoding. */
  readonly encoded: PlannedArrayType | undefined;
}

/** The attribute for the type and number of the items of an array in SOAP encoding. */
export interface PlannedArrayType {
  /** The namespace of the attribute, and the attribute as it is written: `b:arrayType`. */
  readonly namespace: Code;
  readonly attribute: string;
  /** The type of the items, as it is written: `a:string`, or `a:string[]` if each item is an array. */
  readonly itemType: string;
}

/** A type of any elements and any attributes: `OpenContent`. */
export interface PlannedOpen extends CodedType {
  readonly kind: "open";
  /** The namespace whose elements become members without a namespace in their names. */
  readonly namespace: Code;
  /** Whether that namespace is the default one. */
  readonly isDefault: boolean;
}

/** A simple type: an alias in types.ts. */
export interface PlannedScalar extends DeclaredType {
  readonly kind: "scalar";
  readonly type: Code;
  /** The enumerated values; undefined if there are none. */
  readonly values: readonly string[] | undefined;
  /** Whether other values are allowed, too. */
  readonly open: boolean;
  /** Sentences about the facets; undefined if there are none. */
  readonly facets: string | undefined;
  /** The constant in `values.ts`; undefined if a built-in scalar is enough. */
  readonly scalar: PlannedScalarConstant | undefined;
}

/** A constant of values.ts. */
export interface PlannedScalarConstant {
  readonly constant: string;
  /** The text of its doc comment. */
  readonly documentation: string;
  readonly type: Code;
  readonly expression: Code;
  /** The constants of values.ts in the expression, which must be declared before it. */
  readonly uses: readonly string[];
}
