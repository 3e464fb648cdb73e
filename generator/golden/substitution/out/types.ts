// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

/** XML type `{urn:golden:shapes}Stamp`. */
export type Stamp = { circle: string; square?: never } | { square: string; circle?: never };

/** Every member that a {@link Stamp} may have, before a branch of its choice is taken. */
export interface StampMembers {
  circle?: string;
  square?: string;
}

/** XML type `{urn:golden:shapes}Picture`. */
export interface Picture {
  title: string;
  $choice?: PictureChoiceItem[];
}

/** One item of `$choice` of {@link Picture}, in document order. */
export type PictureChoiceItem = { circle: string } | { square: string };

/** XML type `{urn:golden:shapes}mark`. */
export interface Mark {
  weight: number;
  $choice?: MarkChoiceItem[];
}

/** One item of `$choice` of {@link Mark}, in document order. */
export type MarkChoiceItem = { bold: Mark } | { faint: Mark };

/** XML type `{urn:golden:shapes}Sheet`. */
export type Sheet = { bold: Mark; faint?: never } | { faint: Mark; bold?: never };

/** Every member that a {@link Sheet} may have, before a branch of its choice is taken. */
export interface SheetMembers {
  bold?: Mark;
  faint?: Mark;
}
