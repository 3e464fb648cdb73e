import type { SimpleType } from "../simple-type.js";
import { withoutTrailingZeros } from "./compare-decimals.js";
import { payForm } from "./work-budget.js";

/** The largest number of digits to which a number is padded with zeros. */
const longestNumber = 40;
const mostFractionDigits = 20;
/** The total length of all forms. A list may have half a million items, and each form is read and matched. */
const mostCharacters = 1_000_000;

/**
 * Other texts of a value, for types whose pattern requires one of them; the most common first. Some may be texts of
 * other values, so the caller must check.
 */
export function* otherForms<Value>(type: SimpleType<Value>, value: Value, text: string): Generator<string> {
  let characters = 0;
  for (const form of formsByFamily(type, value, text)) {
    payForm(form.length);
    yield form;
    characters += form.length;
    if (characters > mostCharacters) return;
  }
}

function* formsByFamily<Value>(type: SimpleType<Value>, value: Value, text: string): Generator<string> {
  switch (type.family) {
    case "boolean":
      yield value === true ? "1" : "0";
      return;
    case "number":
      yield* type.binaryFloat === undefined ? paddedForms(text) : floatForms(Number(value), text);
      return;
    case "bigint":
      yield* paddedForms(text);
      return;
    case "decimal":
      yield* decimalForms(text);
      return;
    case "binary":
      yield text.toLowerCase();
      return;
    case "list":
    case "union":
      yield* formsByKind(value, text);
      return;
    default:
      return;
  }
}

/** Other texts of a value whose type is unknown: one of a union's member, or of a list's items. */
export function* formsByKind(value: unknown, text: string): Generator<string> {
  if (typeof value === "boolean") yield value ? "1" : "0";
  else if (value instanceof Uint8Array) yield text.toLowerCase();
  else if (/^[+-]?\d+$/.test(text)) yield* paddedForms(text.replace("+", ""));
  else if (/^[+-]?\d+\.\d+$/.test(text)) yield* decimalForms(text);
  else if (Array.isArray(value)) yield* listForms(value, text.split(" "));
  if (typeof value === "number") yield* floatForms(value, text);
}

/**
 * Lists whose items all have their first other form, then all their second, and so on; and lists of numbers with equal
 * length.
 */
function* listForms(values: readonly unknown[], texts: readonly string[]): Generator<string> {
  const forms = values.map((value, index) => formsByKind(value, texts[index] ?? ""));
  for (let round = 0; round < longestNumber; round++) {
    const next = forms.map((form, index) => String(form.next().value ?? texts[index] ?? ""));
    yield next.join(" ");
  }
  for (let length = 2; length <= longestNumber && texts.every((text) => /^\d+$/.test(text)); length++) {
    yield texts.map((text) => text.padStart(length, "0")).join(" ");
  }
}

/** `7`: `+7`, `07`, `+07`, `007`, ... */
function* paddedForms(text: string): Generator<string> {
  const sign = text.startsWith("-") ? "-" : "";
  const digits = text.slice(sign.length);
  for (let length = digits.length; length <= longestNumber; length++) {
    const padded = digits.padStart(length, "0");
    if (length > digits.length) yield sign + padded;
    if (sign === "") yield `+${padded}`;
  }
}

/** `1.5`: `1.50`, `1.500`, ..., which prices and the like are written as; then each with a sign and with zeros before it. */
function* decimalForms(text: string): Generator<string> {
  const [whole = "", fraction = ""] = text.split(".");
  const shortest = withoutTrailingZeros(fraction);
  for (const form of fractionForms(shortest)) yield whole + form;
  if (shortest === "") yield `${whole}.`;
  for (const form of fractionForms(shortest)) {
    for (const padded of paddedForms(whole.replace(/^\+/, ""))) yield padded + form;
  }
}

/** `5`: `.5`, `.50`, `.500`, ... */
function* fractionForms(shortest: string): Generator<string> {
  for (let digits = shortest.length; digits <= mostFractionDigits; digits++) {
    yield digits === 0 ? "" : `.${shortest.padEnd(digits, "0")}`;
  }
}

/** `0.01`: `1e-2`, `1E-2`, `1.0E-2`, `0.010`, `.1E-1`, ... */
function* floatForms(value: number, text: string): Generator<string> {
  if (!Number.isFinite(value)) return;
  for (let digits = 0; digits <= mostFractionDigits; digits++) {
    const [mantissa = "", exponent = ""] = value.toExponential(digits).split("e");
    yield* powersOfTen(mantissa, Number(exponent));
  }
  if (!text.includes("e")) yield* decimalForms(text);
  for (let digits = 0; digits <= mostFractionDigits; digits++) {
    const [mantissa = "", exponent = ""] = value.toExponential(digits).split("e");
    const [, sign = "", first = "", others = ""] = /^(-?)(\d)\.?(\d*)$/.exec(mantissa) ?? [];
    yield* powersOfTen(`${sign}.${first}${others}`, Number(exponent) + 1);
    yield* powersOfTen(`${sign}0.${first}${others}`, Number(exponent) + 1);
  }
}

/** `1` and -2: `1E-2`, `1E-02`, `1e-2`, ... */
function* powersOfTen(mantissa: string, exponent: number): Generator<string> {
  const digits = String(Math.abs(exponent));
  for (const letter of ["E", "e"]) {
    for (const power of [digits, digits.padStart(2, "0")]) {
      if (exponent >= 0) yield mantissa + letter + power;
      yield `${mantissa}${letter}${exponent < 0 ? "-" : "+"}${power}`;
    }
  }
}
