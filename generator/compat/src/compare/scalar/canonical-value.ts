import { normalise, type WhiteSpace } from "@stubwright/runtime/codec";
import type { ScalarFacts } from "./scalar-facts.js";

/** The facts that decide how a value of a type may be written. */
export type Written =
  | { readonly kind: "atomic"; readonly primitive: string; readonly whiteSpace: WhiteSpace }
  | { readonly kind: "list"; readonly item: ScalarFacts }
  | { readonly kind: "union"; readonly members: readonly ScalarFacts[] };

const booleanDigits: ReadonlyMap<string, string> = new Map([
  ["1", "true"],
  ["0", "false"],
]);

/** The canonical form of a value, as far as spellings are recognised: `01.0` -> `1`. */
export function canonicalValue(value: string, type: Written): string {
  if (type.kind === "union") return value;
  if (type.kind === "list") {
    return listItems(value)
      .map((item) => canonicalValue(item, type.item))
      .join(" ");
  }
  const text = normalise(value, type.whiteSpace);
  switch (type.primitive) {
    case "decimal":
      return canonicalDecimal(text);
    case "float":
    case "double":
      return Number.isNaN(Number(text)) ? text : numberText(Number(text));
    case "boolean":
      return booleanDigits.get(text) ?? text;
    case "hexBinary":
      return text.toUpperCase();
    case "base64Binary":
      return text.replace(/\s/g, "");
    default:
      return text;
  }
}

/** The canonical form of a decimal number: `+01.50` -> `1.5`; the text itself if it is no number. */
export function canonicalDecimal(text: string): string {
  const trimmed = text.trim();
  const match = /^([+-]?)0*(\d*)(?:\.(\d*?)0*)?$/.exec(trimmed);
  if (match === null || !/\d/.test(trimmed)) return trimmed;
  const [, sign, whole = "", fraction = ""] = match;
  const number = `${whole === "" ? "0" : whole}${fraction === "" ? "" : `.${fraction}`}`;
  return sign === "-" && number !== "0" ? `-${number}` : number;
}

/** A number as XML writes it. A number that is too large for its type is infinite. */
export function numberText(value: number): string {
  return String(value).replace("Infinity", "INF");
}

/** The items in the text of a list. */
export function listItems(value: string): readonly string[] {
  return value.split(/\s+/).filter((item) => item !== "");
}
