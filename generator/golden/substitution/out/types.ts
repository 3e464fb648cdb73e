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
