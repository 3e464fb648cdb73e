import { answeredOnce, answeredOnceForText } from "@stubwright/contract/collection";
import { builtinSpaces } from "@stubwright/contract/schema";
import { textPattern } from "@stubwright/contract/simple-types";
import { canonicalKey } from "@stubwright/runtime/codec";
import { canonicalValue, listItems, numberText, type Written } from "./canonical-value.js";
import { compareBounds } from "./relation.js";
import type { AtomicFacts, ScalarFacts } from "./scalar-facts.js";

/** The primitive types whose values can be written in several ways that are not recognised in the text. */
const onTimeline = [
  "duration",
  "dateTime",
  "date",
  "time",
  "gYearMonth",
  "gYear",
  "gMonthDay",
  "gDay",
  "gMonth",
] as const;

/**
 * A text that all spellings of a value share, and no other value: `P1Y` and `P12M`, one instant in two time zones,
 * digits beyond a float's precision.
 */
export function valueKey(written: string, type: Written): string {
  if (type.kind === "list") {
    return listItems(written)
      .map((item) => valueKey(item, type.item))
      .join(" ");
  }
  if (type.kind === "union") {
    const member = type.members.find((one) => takesValue(one, written));
    return member === undefined ? written : valueKey(written, member);
  }
  const value = canonicalValue(written, type);
  if (type.primitive === "float" && !Number.isNaN(Number(value))) return floatText(Number(value));
  const family = onTimeline.find((name) => name === type.primitive);
  if (family === undefined || builtinSpaces.get(family)?.problem(value) !== undefined) return value;
  return canonicalKey({ name: family, family }, value);
}

/** The shortest text of a 32-bit number, as a double with the same text has it. */
function floatText(value: number): string {
  const float = Math.fround(value);
  let digits = 1;
  while (Math.fround(Number(float.toPrecision(digits))) !== float) digits++;
  return numberText(Number(float.toPrecision(digits)));
}

/**
 * Whether a type accepts a value as written, to which patterns apply. An unreadable pattern counts as matching.
 */
export function takesValue(facts: ScalarFacts, written: string): boolean {
  return acceptanceOf(facts)(written);
}

const acceptanceOf = answeredOnce((facts: ScalarFacts) => answeredOnceForText((written) => holds(facts, written)));

function holds(facts: ScalarFacts, written: string): boolean {
  const value = canonicalValue(written, facts);
  const length = lengthOf(facts, value);
  if (facts.enumeration !== undefined && !facts.enumeration.has(valueKey(written, facts))) return false;
  if (facts.minLength !== undefined && length < facts.minLength) return false;
  if (facts.maxLength !== undefined && length > facts.maxLength) return false;
  if (!patternsOf(facts).every((pattern) => pattern.test(written))) return false;
  if (facts.kind === "list") return listItems(written).every((item) => takesValue(facts.item, item));
  if (facts.kind === "union") return facts.members.some((member) => takesValue(member, written));
  if (builtinSpaces.get(facts.builtin)?.problem(value) !== undefined) return false;
  return isInRange(facts, value) && hasDigits(facts, value);
}

/** The length of a value: items of a list, bytes of binary data, characters of text. */
function lengthOf(facts: ScalarFacts, value: string): number {
  if (facts.kind === "list") return listItems(value).length;
  const primitive = facts.kind === "atomic" ? facts.primitive : "";
  if (primitive === "hexBinary") return value.length / 2;
  if (primitive === "base64Binary") return Math.floor((value.replace(/=/g, "").length * 3) / 4);
  return [...value].length;
}

function isInRange({ min, max, primitive }: AtomicFacts, value: string): boolean {
  const point = { value, inclusive: true };
  const isOutside = (relation: string): boolean => relation === "wider" || relation === "incomparable";
  if (min !== undefined && isOutside(compareBounds(min, point, -1, primitive))) return false;
  return max === undefined || !isOutside(compareBounds(max, point, 1, primitive));
}

function hasDigits({ primitive, totalDigits, fractionDigits }: AtomicFacts, value: string): boolean {
  if (primitive !== "decimal") return true;
  const [whole = "", fraction = ""] = value.replace(/^-/, "").split(".");
  const total = whole.replace(/^0+/, "").length + fraction.length;
  if (totalDigits !== undefined && total > totalDigits) return false;
  return fractionDigits === undefined || fraction.length <= fractionDigits;
}

const patternsOf = answeredOnce(({ patterns }: ScalarFacts) =>
  patterns.flatMap((pattern) => textPattern(pattern) ?? []),
);
