// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

/** XML type `{urn:golden:shapes}Stamp`. */
export type Stamp = { circle: string; square?: never } | { square: string; circle?: never };

/** Every member that {@link Stamp} may have, in any branch of its choice. */
export interface StampMembers {
  circle?: string;
  square?: string;
}

/** XML type `{urn:golden:shapes}Picture`. */
export interface Picture {
  title: string;
  $choice?: PictureChoiceItem[];
}

/** One item of `$choice` of {@link Picture}; the items are in document order. */
export type PictureChoiceItem = { circle: string } | { square: string };

/** XML type `{urn:golden:shapes}mark`. */
export interface Mark {
  weight: number;
  $choice?: MarkChoiceItem[];
}

/** One item of `$choice` of {@link Mark}; the items are in document order. */
export type MarkChoiceItem = { bold: Mark } | { faint: Mark };

/** XML type `{urn:golden:shapes}Sheet`. */
export type Sheet = { bold: Mark; faint?: never } | { faint: Mark; bold?: never };

/** Every member that {@link Sheet} may have, in any branch of its choice. */
export interface SheetMembers {
  bold?: Mark;
  faint?: Mark;
}
