import type { JsonValue } from "@stubwright/runtime";

/** The first place at which two JSON values mean something else: a pointer. Undefined if they mean the same. */
export function differenceOf(
  one: JsonValue | undefined,
  other: JsonValue | undefined,
  pointer = "",
): string | undefined {
  if (one === undefined || other === undefined) return one === other ? undefined : pointer || "/";
  if (Array.isArray(one) && Array.isArray(other)) {
    if (one.length !== other.length) return pointer || "/";
    return firstOf(one.keys(), (index) => differenceOf(one[index], other[index], `${pointer}/${index}`));
  }
  if (isObject(one) && isObject(other)) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    return firstOf(names, (name) => differenceOf(one[name], other[name], `${pointer}/${name}`));
  }
  return isSameLeaf(one, other) ? undefined : pointer || "/";
}

/** Whether two JSON values mean the same. */
export function isSame(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  return differenceOf(one, other) === undefined;
}

/** The value at a pointer of member names and indexes. */
export function valueAt(value: JsonValue | undefined, path: readonly string[]): JsonValue | undefined {
  let found = value;
  for (const step of path) {
    if (Array.isArray(found)) found = found[Number(step)];
    else if (found !== undefined && isObject(found)) found = Object.hasOwn(found, step) ? found[step] : undefined;
    else return undefined;
  }
  return found;
}

/** Whether a value is an object. */
export function isObject(value: JsonValue): value is { readonly [name: string]: JsonValue } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function firstOf<Item>(items: Iterable<Item>, find: (item: Item) => string | undefined): string | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Decimals, moments and durations are kept as text, in which one value has several spellings. */
function isSameLeaf(one: JsonValue, other: JsonValue): boolean {
  if (one === other) return true;
  if (typeof one !== "string" || typeof other !== "string") return false;
  return normalText(one) === normalText(other);
}

function normalText(text: string): string {
  return normalDecimal(text) ?? normalMoment(text) ?? normalDuration(text) ?? text;
}

function normalDecimal(text: string): string | undefined {
  const [, sign = "", whole = "", fraction = ""] = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(text) ?? [];
  // Digits alone are as likely a text, whose leading zeros count.
  const isDecimal = (whole !== "" || fraction !== "") && /[.+-]|^(?:0|[1-9]\d*)$/.test(text);
  if (!isDecimal) return undefined;
  const digits = `${whole.replace(/^0+(?=\d)/, "") || "0"}.${fraction.replace(/0+$/, "")}`;
  return `decimal ${sign === "-" && /[1-9]/.test(digits) ? "-" : ""}${digits}`;
}

function normalMoment(text: string): string | undefined {
  const [, day, time, fraction = "", zone = ""] =
    /^(-?\d{4,}-\d\d-\d\d)?T?(\d\d:\d\d:\d\d)?(?:\.(\d+))?(Z|[+-]\d\d:\d\d)?$/.exec(text) ?? [];
  if (day === undefined && time === undefined) return undefined;
  const part = fraction.replace(/0+$/, "");
  const isUtc = zone === "Z" || /^[+-]00:00$/.test(zone);
  if (day === undefined || time === undefined) return `moment ${day ?? ""}T${time ?? ""}.${part}${isUtc ? "Z" : zone}`;
  // A moment with a zone is an instant; one without is none, and never equal to it.
  const isEnd = time === "24:00:00";
  const instant =
    Date.parse(`${day}T${isEnd ? "00:00:00" : time}${zone === "" ? "Z" : zone}`) + (isEnd ? 86_400_000 : 0);
  if (Number.isNaN(instant)) return undefined;
  return `${zone === "" ? "moment" : "instant"} ${instant}.${part}`;
}

function normalDuration(text: string): string | undefined {
  const match = /^(-?)P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/.exec(text);
  if (match === null) return undefined;
  const [, sign = "", ...texts] = match;
  const [years = 0, months = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = texts.map((one) => Number(one ?? 0));
  const all = [years * 12 + months, ((days * 24 + hours) * 60 + minutes) * 60 + seconds];
  return `duration ${all.every((one) => one === 0) ? "" : sign}${all.join(" ")}`;
}
