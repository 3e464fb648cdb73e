// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

/** XML type `{urn:golden:shared}Code`. */
export type Code = string;

/** XML type `{urn:golden:shared}Part`. */
export interface PartShared {
  x: PartX;
}

/** XML type `{urn:golden:shared}Part/x`. */
export type PartX = "type";

/** The values that {@link PartX} names. */
export const PartX: { readonly [Value in PartX]: Value } = { type: "type" };

/** XML type `{urn:golden:shared}Worded`. */
export interface Worded {
  Value?: string;
  $value: Code;
}

/** XML type `{urn:golden:shared}Both`. */
export interface Both {
  xAttribute: BothXAttribute;
  yAttribute: BothYAttribute;
  x: BothX;
  y: BothY;
}

/** XML type `{urn:golden:shared}Both/x`. */
export type BothX = "child";

/** The values that {@link BothX} names. */
export const BothX: { readonly [Value in BothX]: Value } = { child: "child" };

/** XML type `{urn:golden:shared}Both/y`. */
export interface BothY {
  z: number;
}

/** XML type `{urn:golden:shared}Both/@x`. */
export type BothXAttribute = "attribute";

/** The values that {@link BothXAttribute} names. */
export const BothXAttribute: { readonly [Value in BothXAttribute]: Value } = { attribute: "attribute" };

/** At most 5. XML type `{urn:golden:shared}Both/@y`. */
export type BothYAttribute = number;

/** XML type `{urn:golden:shared}Part`. */
export interface PartElementShared {
  x: PartX2;
  part: PartShared;
}

/** XML type `{urn:golden:shared}Part/x[2]`. */
export type PartX2 = "element";

/** The values that {@link PartX2} names. */
export const PartX2: { readonly [Value in PartX2]: Value } = { element: "element" };

/** XML type `{urn:golden:shared}Groups`. */
export interface Groups {
  xAttribute?: GroupsXAttribute;
  x: GroupsX;
}

/** XML type `{urn:golden:shared}Groups/x`. */
export type GroupsX = "group";

/** The values that {@link GroupsX} names. */
export const GroupsX: { readonly [Value in GroupsX]: Value } = { group: "group" };

/** XML type `{urn:golden:shared}Groups/@x`. */
export type GroupsXAttribute = "attributes";

/** The values that {@link GroupsXAttribute} names. */
export const GroupsXAttribute: { readonly [Value in GroupsXAttribute]: Value } = { attributes: "attributes" };

/** XML type `{urn:golden:shared}Derived`. */
export interface Derived {
  xAttribute?: DerivedXAttribute;
  x: DerivedX;
}

/** XML type `{urn:golden:shared}Derived/x`. */
export type DerivedX = "type";

/** The values that {@link DerivedX} names. */
export const DerivedX: { readonly [Value in DerivedX]: Value } = { type: "type" };

/** XML type `{urn:golden:shared}Derived/@x`. */
export type DerivedXAttribute = "added";

/** The values that {@link DerivedXAttribute} names. */
export const DerivedXAttribute: { readonly [Value in DerivedXAttribute]: Value } = { added: "added" };

/** XML type `{urn:golden:shared}Text`. */
export interface Text {
  Value?: TextValueAttribute;
  $value: TextValue;
}

/** XML type `{urn:golden:shared}Text/Value`. */
export type TextValue = "text";

/** The values that {@link TextValue} names. */
export const TextValue: { readonly [Value in TextValue]: Value } = { text: "text" };

/** XML type `{urn:golden:shared}Text/@Value`. */
export type TextValueAttribute = "attribute";

/** The values that {@link TextValueAttribute} names. */
export const TextValueAttribute: { readonly [Value in TextValueAttribute]: Value } = { attribute: "attribute" };

/** XML type `{urn:golden:shared}Qualified`. */
export interface Qualified {
  $content: QualifiedContentItem[];
}

/** One item of `$content` of {@link Qualified}; the items are in document order. */
export type QualifiedContentItem = { x: QualifiedX } | { x2: QualifiedX2 };

/** XML type `{urn:golden:shared}Qualified/x`. */
export type QualifiedX = "with";

/** The values that {@link QualifiedX} names. */
export const QualifiedX: { readonly [Value in QualifiedX]: Value } = { with: "with" };

/** XML type `{urn:golden:shared}Qualified/x[2]`. */
export type QualifiedX2 = "without";

/** The values that {@link QualifiedX2} names. */
export const QualifiedX2: { readonly [Value in QualifiedX2]: Value } = { without: "without" };
