// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

/** XML type `{urn:golden:inherited}House`. */
export interface PlainHouse {
  $type?: "House";
  isPrototypeOf?: string;
  constructor?: string;
  toString?: Part;
  valueOf?: number[];
  hasOwnProperty?: boolean | null;
  price?: number;
}

/** XML type `{urn:golden:inherited}House` or a type derived from it. */
export type House = PlainHouse | Special;

/** XML type `{urn:golden:inherited}Part`. */
export interface Part {
  id: number;
  valueOf: number;
  constructor?: string;
}

/** XML type `{urn:golden:inherited}Either`. */
export type Either = { id: number } & (
  | { constructor: string; toString?: never; price?: never }
  | {
      /** 1 to 2 items. */
      toString: number[];
      constructor?: never;
      price?: never;
    }
  | { price: number; constructor?: never; toString?: never }
);

/** Every member that {@link Either} may have, in any branch of its choice. */
export interface EitherMembers {
  id?: number;
  constructor?: string;
  /** 1 to 2 items. */
  toString?: number[];
  price?: number;
}

/** XML type `{urn:golden:inherited}Log`. */
export interface Log {
  $content?: LogContentItem[];
}

/** One item of `$content` of {@link Log}; the items are in document order. */
export type LogContentItem = string | { constructor: string } | { toString: number | null } | { price: number };

/** XML type `{urn:golden:inherited}Note`. */
export interface Note {
  valueOf?: number;
  $value: string;
}

/** XML type `{urn:golden:inherited}Special`. */
export interface Special {
  $type: "Special";
  isPrototypeOf?: string;
  constructor?: string;
  toString?: Part;
  valueOf?: number[];
  hasOwnProperty?: boolean | null;
  price?: number;
  toLocaleString?: string;
}
