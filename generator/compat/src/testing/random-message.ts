import {
  isSimple,
  type RandomAttribute,
  type RandomElement,
  type RandomItem,
  type RandomSimple,
  type RandomType,
} from "./random-contract.js";
import type { RandomSource } from "./random-source.js";

const namespaces = 'xmlns="urn:a" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:o="urn:other"';

/** A random valid message of a type as an XML document with the root Place. */
export function randomMessage(type: RandomType, random: RandomSource): string {
  return `<Place ${namespaces}${attributesText(type.attributes, random)}>${content(type.content, random)}</Place>`;
}

function attributesText(attributes: readonly RandomAttribute[], random: RandomSource): string {
  const present = attributes.filter((one) => one.required || random.chance(0.6));
  return present.map((one) => ` ${one.name}="${randomValue(one.type, random)}"`).join("");
}

function content(item: RandomItem, random: RandomSource): string {
  const most = Math.min(item.max, item.min + 2);
  const count = item.min + random.below(most - item.min + 1);
  const times = random.chance(0.1) && item.max <= 9 ? item.max : count;
  return Array.from({ length: times }, () => once(item, random)).join("");
}

function once(item: RandomItem, random: RandomSource): string {
  switch (item.kind) {
    case "any":
      return "<o:thing/>";
    case "element":
      return element(item, random);
    case "choice":
      return content(random.pick(item.items), random);
    case "sequence":
      return item.items.map((one) => content(one, random)).join("");
    case "all":
      return [...item.items]
        .map((one) => ({ one, rank: random.next() }))
        .sort((left, right) => left.rank - right.rank)
        .map(({ one }) => content(one, random))
        .join("");
  }
}

function element(item: RandomElement, random: RandomSource): string {
  const { name, type, nillable, fixed } = item;
  if (isSimple(type)) {
    if (nillable && fixed === undefined && random.chance(0.4)) return `<${name} xsi:nil="true"/>`;
    return `<${name}>${fixed ?? randomValue(type, random)}</${name}>`;
  }
  if (nillable && random.chance(0.4)) return `<${name} xsi:nil="true"${attributesText(type.attributes, random)}/>`;
  return `<${name}${attributesText(type.attributes, random)}>${content(type.content, random)}</${name}>`;
}

const small = ["0", "1", "2", "3", "4", "19", "20", "21", "22", "23", "24"];

const samples: Readonly<Record<string, readonly string[]>> = {
  string: ["", "A", "B", "C", "D", "abc", "ABCDE", "x  y", "12", "Abcdefgh", "ab", "a"],
  token: ["A", "B", "C", "D", "abc", "ABCDE", "x y", "12", "Abcdefgh", "ab", "a"],
  NCName: ["A", "B", "C", "D", "abc", "ABCDE", "x-y", "Abcdefgh", "ab", "a", "_1"],
  int: [...small, "-2147483648", "2147483647", "-1", "255", "256", "40000"],
  short: [...small, "-32768", "32767", "-1", "255", "256"],
  long: [...small, "9223372036854775807", "-1", "255", "256", "40000", "3000000000"],
  unsignedByte: [...small, "255"],
  decimal: ["0", "1", "2", "9.5", "9.51", "3.25", "3.255", "12345", "-7", "1234"],
  boolean: ["true", "false", "1", "0"],
  date: ["2026-01-31", "1999-12-31Z"],
};

/** A value of a simple type, often at the edge of its range. */
export function randomValue(type: RandomSimple, random: RandomSource): string {
  if (type.members !== undefined) return randomValue(random.pick(type.members), random);
  const { enumeration } = type.facets;
  if (enumeration !== undefined) return random.pick(enumeration);
  const valid = (samples[type.base] ?? []).filter((value) => isValid(value, type.facets));
  return random.pick(valid);
}

function isValid(value: string, facets: RandomSimple["facets"]): boolean {
  const digits = value.replace(/^-/, "").replace(".", "");
  return Object.entries(facets).every(([kind, [limit = ""]]) => {
    switch (kind) {
      case "maxLength":
        return value.length <= Number(limit);
      case "minLength":
        return value.length >= Number(limit);
      case "pattern":
        return new RegExp(`^(${limit})$`).test(value);
      case "minInclusive":
        return Number(value) >= Number(limit);
      case "maxInclusive":
        return Number(value) <= Number(limit);
      case "maxExclusive":
        return Number(value) < Number(limit);
      case "totalDigits":
        return digits.replace(/^0+(?=\d)/, "").length <= Number(limit);
      case "fractionDigits":
        return (value.split(".")[1] ?? "").length <= Number(limit);
      default:
        return true;
    }
  });
}
