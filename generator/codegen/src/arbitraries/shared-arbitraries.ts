import { anyElementName } from "@stubwright/contract/sample";
import { type Code, type CodeSymbol, code, literal, namesFrom, valueSymbol } from "../print/code.js";

/** The module of a contract's arbitraries. */
export const arbitrariesModule = "./arbitraries.js";

/** The names that expressions of arbitraries may use. The file declares those that are used. */
export const shared = {
  /** The function of `fc.letrec` that gives the arbitrary of a type by its name in types.ts. */
  tie: ownSymbol("tie"),
  /** Texts of any characters that XML has. */
  text: ownSymbol("text"),
  /** Texts of one line without characters beyond ASCII. */
  line: ownSymbol("line"),
  /** Names without a prefix. */
  name: ownSymbol("name"),
  /** Moments as xs:dateTime writes them. */
  moment: ownSymbol("moment"),
  /** Numbers with a fraction, as texts. */
  decimal: ownSymbol("decimal"),
  /** Elements that no schema declares. */
  anyElement: ownSymbol("anyElement"),
  /** Merges the values of two arbitraries of objects. */
  joined: ownSymbol("joined"),
  /** Lists that are not empty. */
  some: ownSymbol("some"),
  /** A list of one item. */
  item: ownSymbol("item"),
  /** A group of items, repeated within bounds. */
  many: ownSymbol("many"),
  /** Groups of items, one after the other. */
  each: ownSymbol("each"),
  /** A text before the items, or none. */
  mixed: ownSymbol("mixed"),
};

function ownSymbol(name: string): CodeSymbol {
  return valueSymbol(name, arbitrariesModule);
}

/** A declaration that the file has if an arbitrary uses its name. */
interface SharedDeclaration {
  readonly name: string;
  readonly text: Code;
}

/** The shared constants, each with its value. */
export const sharedConstants: readonly SharedDeclaration[] = [
  {
    name: "text",
    text: code`fc.string({ unit: "grapheme", maxLength: 12 }).filter((value) => /^[\\t\\n\\r\\u{20}-\\u{D7FF}\\u{E000}-\\u{FFFD}\\u{10000}-\\u{10FFFF}]*$/u.test(value))`,
  },
  { name: "line", text: code`fc.string({ unit: "grapheme-ascii", maxLength: 12 })` },
  { name: "name", text: code`fc.stringMatching(/^[A-Za-z_][A-Za-z0-9_.-]{0,8}$/)` },
  {
    name: "moment",
    text: code`fc.date({ min: new Date("1900-01-01T00:00:00Z"), max: new Date("2099-12-31T00:00:00Z"), noInvalidDate: true }).map((date) => date.toISOString())`,
  },
  {
    name: "decimal",
    text: code`fc.tuple(fc.integer(), fc.nat(999)).map(([whole, fraction]) => \`\${whole}.\${fraction}5\`)`,
  },
  {
    name: "anyElement",
    text: code`fc.record({ name: fc.constant(${literal(anyElementName)}), content: fc.constant("text").map((one) => [one]) }, { requiredKeys: ["name"] })`,
  },
];

/** The shared functions, each with its whole text. */
export const sharedFunctions: readonly SharedDeclaration[] = [
  {
    name: "joined",
    text: code`/** Merges the values of two arbitraries into one object. */
function joined<A extends object, B extends object>(
  first: fc.Arbitrary<A>,
  second: fc.Arbitrary<B>,
): fc.Arbitrary<A & B> {
  return fc.tuple(first, second).map(([left, right]) => Object.assign({}, left, right));
}`,
  },
  {
    name: "some",
    text: code`/** Keeps the lists that are not empty. */
function some<List extends unknown[]>(items: fc.Arbitrary<List>): fc.Arbitrary<List> {
  return items.filter((list) => list.length > 0);
}`,
  },
  {
    name: "item",
    text: code`/** A list of one item. */
function item<Item>(one: fc.Arbitrary<Item>): fc.Arbitrary<Item[]> {
  return one.map((value) => [value]);
}`,
  },
  {
    name: "many",
    text: code`/** A group of items, repeated from \`minLength\` to \`maxLength\` times. */
function many<Group extends unknown[]>(
  group: fc.Arbitrary<Group>,
  minLength: number,
  maxLength: number,
): fc.Arbitrary<Group[number][]> {
  const groups = fc.array(group, { minLength, maxLength });
  return groups.map((lists) => lists.flatMap((list): Group[number][] => [...list]));
}`,
  },
  {
    name: "each",
    text: code`/** Groups of items, one after the other, in one list. */
function each<Groups extends unknown[][]>(
  ...groups: { [Index in keyof Groups]: fc.Arbitrary<Groups[Index]> }
): fc.Arbitrary<Groups[number][number][]> {
  return fc.tuple<Groups>(...groups).map((lists) => lists.flatMap((list): Groups[number][number][] => [...list]));
}`,
  },
  {
    name: "mixed",
    text: code`/** The items, with or without text before them. */
function mixed<List extends unknown[]>(items: fc.Arbitrary<List>): fc.Arbitrary<(List[number] | string)[]> {
  return fc.tuple(${shared.text}, items).map(([before, list]) => (before === "" ? [...list] : [before, ...list]));
}`,
  },
];

/** The shared names that expressions use, directly or through a shared function. */
export function sharedNames(expressions: readonly Code[]): ReadonlySet<string> {
  const direct = new Set(expressions.flatMap((expression) => namesFrom(arbitrariesModule, expression)));
  const used = sharedFunctions.filter((declaration) => direct.has(declaration.name));
  return new Set([...direct, ...used.flatMap((declaration) => namesFrom(arbitrariesModule, declaration.text))]);
}
