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

/** The values of {@link PartX}. */
export const PartX = { type: "type" } as const;

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

/** The values of {@link BothX}. */
export const BothX = { child: "child" } as const;

/** XML type `{urn:golden:shared}Both/y`. */
export interface BothY {
  z: number;
}

/** XML type `{urn:golden:shared}Both/@x`. */
export type BothXAttribute = "attribute";

/** The values of {@link BothXAttribute}. */
export const BothXAttribute = { attribute: "attribute" } as const;

/** At most 5. XML type `{urn:golden:shared}Both/@y`. */
export type BothYAttribute = number;

/** XML type `{urn:golden:shared}Part`. */
export interface PartElementShared {
  x: PartX2;
  part: PartShared;
}

/** XML type `{urn:golden:shared}Part/x[2]`. */
export type PartX2 = "element";

/** The values of {@link PartX2}. */
export const PartX2 = { element: "element" } as const;

/** XML type `{urn:golden:shared}Groups`. */
export interface Groups {
  xAttribute?: GroupsXAttribute;
  x: GroupsX;
}

/** XML type `{urn:golden:shared}Groups/x`. */
export type GroupsX = "group";

/** The values of {@link GroupsX}. */
export const GroupsX = { group: "group" } as const;

/** XML type `{urn:golden:shared}Groups/@x`. */
export type GroupsXAttribute = "attributes";

/** The values of {@link GroupsXAttribute}. */
export const GroupsXAttribute = { attributes: "attributes" } as const;

/** XML type `{urn:golden:shared}Derived`. */
export interface Derived {
  xAttribute?: DerivedX;
  x: PartX;
}

/** XML type `{urn:golden:shared}Derived/x`. */
export type DerivedX = "added";

/** The values of {@link DerivedX}. */
export const DerivedX = { added: "added" } as const;

/** XML type `{urn:golden:shared}Text`. */
export interface Text {
  Value?: TextValueAttribute;
  $value: TextValue;
}

/** XML type `{urn:golden:shared}Text/Value`. */
export type TextValue = "text";

/** The values of {@link TextValue}. */
export const TextValue = { text: "text" } as const;

/** XML type `{urn:golden:shared}Text/@Value`. */
export type TextValueAttribute = "attribute";

/** The values of {@link TextValueAttribute}. */
export const TextValueAttribute = { attribute: "attribute" } as const;

/** XML type `{urn:golden:shared}Qualified`. */
export interface Qualified {
  $content: QualifiedContentItem[];
}

/** One item of `$content` of {@link Qualified}; the items are in document order. */
export type QualifiedContentItem = { x: QualifiedX } | { x2: QualifiedX2 };

/** XML type `{urn:golden:shared}Qualified/x`. */
export type QualifiedX = "with";

/** The values of {@link QualifiedX}. */
export const QualifiedX = { with: "with" } as const;

/** XML type `{urn:golden:shared}Qualified/x[2]`. */
export type QualifiedX2 = "without";

/** The values of {@link QualifiedX2}. */
export const QualifiedX2 = { without: "without" } as const;
