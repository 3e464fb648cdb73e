// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { SimpleType, TextType } from "@stubwright/runtime/codec";
import {
  dateTimeAsDate,
  decimalAsNumber,
  fixed,
  list,
  longAsNumber,
  renamed,
  restrict,
  token,
  union,
  unsignedLongAsNumber,
  withDefault,
} from "@stubwright/runtime/codec";
import type * as types from "./types.js";

/** Checks and converts values of `{urn:golden:scalars}ParcelNumber`. */
export const parcelNumberScalar: SimpleType<types.ParcelNumber> = /* @__PURE__ */ restrict(
  longAsNumber,
  "ParcelNumber",
  { minInclusive: "1", maxInclusive: "9223372036854775807", pattern: [new RegExp("^\\p{Nd}{6,}$", "u")] },
);

/** Checks and converts values of `{urn:golden:scalars}ParcelNumbers`. */
export const parcelNumbersScalar: SimpleType<types.ParcelNumbers> = /* @__PURE__ */ list(
  parcelNumberScalar,
  "ParcelNumbers",
);

/** Checks and converts values of `{urn:golden:scalars}Deadline`. */
export const deadlineScalar: SimpleType<types.Deadline> = /* @__PURE__ */ restrict(dateTimeAsDate, "Deadline", {
  minInclusive: "2020-01-01T00:00:00Z",
});

/** Checks and converts values of `{urn:golden:scalars}Arrival`. */
export const arrivalScalar: SimpleType<types.Arrival> = /* @__PURE__ */ union<[Date, string]>(
  [dateTimeAsDate, token],
  "Arrival",
);

/** Checks and converts values of `{urn:golden:scalars}Size`. */
export const sizeScalar: TextType<types.Size> = /* @__PURE__ */ renamed(token, "Size");

/** Checks and converts values of `{urn:golden:scalars}BulkySize`. */
export const bulkySizeScalar: TextType<types.BulkySize> = /* @__PURE__ */ restrict(sizeScalar, "BulkySize", {
  enumeration: ["large", "huge"],
});

/** Checks and converts values of `{urn:golden:scalars}ShortSize`. */
export const shortSizeScalar: TextType<types.ShortSize> = /* @__PURE__ */ restrict(sizeScalar, "ShortSize", {
  maxLength: 5,
});

/** Checks and converts values of `{urn:golden:scalars}SizeOrWidth`. */
export const sizeOrWidthScalar: SimpleType<types.SizeOrWidth> = /* @__PURE__ */ union<[number, types.Size]>(
  [decimalAsNumber, sizeScalar],
  "SizeOrWidth",
);

/** The default value `1` of `Copies` in `Parcel`. */
export const parcelCopiesScalar: SimpleType<number> = /* @__PURE__ */ withDefault(
  unsignedLongAsNumber,
  "Parcel.Copies",
  "1",
);

/** The fixed value `2` of `Version` in `Parcel`. */
export const parcelVersionScalar: SimpleType<number> = /* @__PURE__ */ fixed(longAsNumber, "Parcel.Version", "2");
