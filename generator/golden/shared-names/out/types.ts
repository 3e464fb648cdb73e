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

/** XML type `{urn:golden:shared}Both/y`. */
export interface BothY {
  z: number;
}

/** XML type `{urn:golden:shared}Both/@x`. */
export type BothXAttribute = "attribute";

/** XML type `{urn:golden:shared}Both/@y`. */
export type BothYAttribute = number;

/** XML type `{urn:golden:shared}Part`. */
export interface PartElementShared {
  x: PartX2;
  part: PartShared;
}

/** XML type `{urn:golden:shared}Part/x[2]`. */
export type PartX2 = "element";

/** XML type `{urn:golden:shared}Groups`. */
export interface Groups {
  xAttribute?: GroupsXAttribute;
  x: GroupsX;
}

/** XML type `{urn:golden:shared}Groups/x`. */
export type GroupsX = "group";

/** XML type `{urn:golden:shared}Groups/@x`. */
export type GroupsXAttribute = "attributes";

/** XML type `{urn:golden:shared}Derived`. */
export interface Derived {
  xAttribute?: DerivedXAttribute;
  x: DerivedX;
}

/** XML type `{urn:golden:shared}Derived/x`. */
export type DerivedX = "type";

/** XML type `{urn:golden:shared}Derived/@x`. */
export type DerivedXAttribute = "added";

/** XML type `{urn:golden:shared}Text`. */
export interface Text {
  Value?: TextValueAttribute;
  $value: TextValue;
}

/** XML type `{urn:golden:shared}Text/Value`. */
export type TextValue = "text";

/** XML type `{urn:golden:shared}Text/@Value`. */
export type TextValueAttribute = "attribute";

/** XML type `{urn:golden:shared}Qualified`. */
export interface Qualified {
  $content: QualifiedContentItem[];
}

/** One item of `$content` of {@link Qualified}; the items are in document order. */
export type QualifiedContentItem = { x: QualifiedX } | { x2: QualifiedX2 };

/** XML type `{urn:golden:shared}Qualified/x`. */
export type QualifiedX = "with";

/** XML type `{urn:golden:shared}Qualified/x[2]`. */
export type QualifiedX2 = "without";
