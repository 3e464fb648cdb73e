// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { Decimal } from "@stubwright/runtime";

/** XML type `{urn:golden:simple}Size`. */
export type Size = "small" | "large";

/** The values of {@link Size}. */
export const Size = { small: "small", large: "large" } as const;

/**
 * How a surface looks
 *
 * - `matt`: Does not shine.
 *
 * XML type `{urn:golden:simple}Finish`.
 */
export type Finish = "matt" | "gloss";

/** The values of {@link Finish}. */
export const Finish = { matt: "matt", gloss: "gloss" } as const;

/** XML type `{urn:golden:simple}Channel`. */
export type Channel = "shop" | "web" | (string & {});

/** The known values of {@link Channel}; others are allowed. */
export const Channel = { shop: "shop", web: "web" } as const;

/** XML type `{urn:golden:simple}Complaint`. */
export type Complaint =
  | "arrived too late"
  | "arrived broken"
  | "is another colour"
  | "is another size"
  | "has been used"
  | "never arrived"
  | (string & {});

/** The known values of {@link Complaint}; others are allowed. */
export const Complaint = {
  "arrived too late": "arrived too late",
  "arrived broken": "arrived broken",
  "is another colour": "is another colour",
  "is another size": "is another size",
  "has been used": "has been used",
  "never arrived": "never arrived",
} as const;

/** XML type `{urn:golden:simple}Remedy`. */
export type Remedy = "the money is sent back" | "another one is sent" | "a voucher" | (string & {});

/** The known values of {@link Remedy}; others are allowed. */
export const Remedy = {
  "the money is sent back": "the money is sent back",
  "another one is sent": "another one is sent",
  "a voucher": "a voucher",
} as const;

/** XML type `{urn:golden:simple}LargeSize`. */
export type LargeSize = "large";

/** The values of {@link LargeSize}. */
export const LargeSize = { large: "large" } as const;

/** At most 10 characters. XML type `{urn:golden:simple}Label`. */
export type Label = string;

/** At most 5 characters. XML type `{urn:golden:simple}ShortLabel`. */
export type ShortLabel = Label;

/** Pattern: `[A-Z]{2}-\d{4}`. XML type `{urn:golden:simple}Sku`. */
export type Sku = string;

/** From 0 to 100. At most 2 digits after the point. XML type `{urn:golden:simple}Percentage`. */
export type Percentage = Decimal;

/** XML type `{urn:golden:simple}Sizes`. */
export type Sizes = Size[];

/** XML type `{urn:golden:simple}Colour`. */
export type Colour = "red" | "blue" | (string & {});

/** The known values of {@link Colour}; others are allowed. */
export const Colour = { red: "red", blue: "blue" } as const;

/** XML type `{urn:golden:simple}Weight`. */
export type Weight = number | Size;

/** XML type `{urn:golden:simple}Product`. */
export interface Product {
  Sku: Sku;
  Sizes?: Sizes;
  Colour?: Colour;
  Weight?: Weight;
  Discount?: Percentage;
  Crate?: LargeSize;
  Label?: ShortLabel;
  Channel?: Channel;
}
