// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { CalendarDate } from "@stubwright/runtime";

/** Pattern: `\d{6,}`. From 1 to 9223372036854775807. XML type `{urn:golden:scalars}ParcelNumber`. */
export type ParcelNumber = number;

/** XML type `{urn:golden:scalars}ParcelNumbers`. */
export type ParcelNumbers = ParcelNumber[];

/** At least 2020-01-01T00:00:00Z. XML type `{urn:golden:scalars}Deadline`. */
export type Deadline = Date;

/** XML type `{urn:golden:scalars}Arrival`. */
export type Arrival = Date | string;

/** XML type `{urn:golden:scalars}Size`. */
export type Size = "small" | "large" | "huge" | (string & {});

/** The known values of {@link Size}; others are allowed. */
export const Size = { small: "small", large: "large", huge: "huge" } as const;

/** XML type `{urn:golden:scalars}BulkySize`. */
export type BulkySize = "large" | "huge";

/** The values of {@link BulkySize}. */
export const BulkySize = { large: "large", huge: "huge" } as const;

/** At most 5 characters. XML type `{urn:golden:scalars}ShortSize`. */
export type ShortSize = Size;

/** XML type `{urn:golden:scalars}SizeOrWidth`. */
export type SizeOrWidth = number | Size;

/** XML type `{urn:golden:scalars}Parcel`. */
export interface Parcel {
  serial: string;
  Number: ParcelNumber;
  Weight: number;
  /** Default: `1`. */
  Copies: number;
  /** Always `2`. */
  Version?: number;
  Sent: Date | null;
  Deadline?: Deadline;
  Arrival?: Arrival[];
  Related?: ParcelNumbers;
  Day?: CalendarDate;
  Size?: Size;
  Bulky?: BulkySize;
  Short?: ShortSize;
  Shape?: SizeOrWidth;
}
