import type { TypeArbitrary } from "../arbitrary/contract-arbitraries.js";
import { printLayout } from "../arbitrary/layout.js";
import { sharedArbitraries } from "../arbitrary/scalar-arbitraries.js";
import { type Code, literal, moduleSymbol, typeSymbol, word } from "../print/code.js";
import { SourceFile } from "../print/source-file.js";

const fc = moduleSymbol("fc", "fast-check");

/** Functions that expressions use, each by its name. */
const helpers: readonly (readonly [name: string, text: string])[] = [
  [
    "joined",
    `/** Both in one object. */
function joined<A extends object, B extends object>(first: fc.Arbitrary<A>, second: fc.Arbitrary<B>): fc.Arbitrary<A & B> {
  return fc.tuple(first, second).map(([left, right]) => Object.assign({}, left, right));
}`,
  ],
  [
    "some",
    `/** Lists that are not empty. */
function some<List extends unknown[]>(items: fc.Arbitrary<List>): fc.Arbitrary<List> {
  return items.filter((list) => list.length > 0);
}`,
  ],
  [
    "item",
    `function item<Item>(one: fc.Arbitrary<Item>): fc.Arbitrary<Item[]> {
  return one.map((value) => [value]);
}`,
  ],
  [
    "many",
    `/** A group of items, repeated. */
function many<Group extends unknown[]>(
  group: fc.Arbitrary<Group>,
  minLength: number,
  maxLength: number,
): fc.Arbitrary<Group[number][]> {
  const groups = fc.array(group, { minLength, maxLength });
  return groups.map((lists) => lists.flatMap((list): Group[number][] => [...list]));
}`,
  ],
  [
    "each",
    `/** Groups of items, one after the other. */
function each<Groups extends unknown[][]>(
  ...groups: { [Index in keyof Groups]: fc.Arbitrary<Groups[Index]> }
): fc.Arbitrary<Groups[number][number][]> {
  return fc.tuple<Groups>(...groups).map((lists) => lists.flatMap((list): Groups[number][number][] => [...list]));
}`,
  ],
  [
    "mixed",
    `/** Text before the items, or none. */
function mixed<List extends unknown[]>(items: fc.Arbitrary<List>): fc.Arbitrary<(List[number] | string)[]> {
  return fc.tuple(text, items).map(([before, list]) => (before === "" ? [...list] : [before, ...list]));
}`,
  ],
];

/** arbitraries.ts: a fast-check arbitrary of valid values for each type. */
export function emitArbitraries(arbitraries: readonly TypeArbitrary[]): SourceFile {
  const out = new SourceFile("./arbitraries.js");
  const texts = arbitraries.map(({ expression }) => printLayout(expression, "  "));
  const all = texts.join("\n");
  // Neither a property nor a text of that name.
  const used = (name: string): boolean => new RegExp(`(?<!["\\w$.])${name}\\b(?![":])`).test(all);
  const isMixed = used("mixed");
  for (const [name, text] of sharedArbitraries) {
    if (used(name) || (name === "text" && isMixed)) out.line`const ${word(name)} = ${raw(text)};`;
  }
  out.line``;
  for (const [name, text] of helpers) {
    if (!used(name)) continue;
    out.add(raw(text));
    out.line``;
  }
  out.doc("The types that have valid values, by their names in types.ts.");
  out.line`export type ArbitraryTypes = {`;
  for (const { typeName } of arbitraries) out.line`  ${key(typeName)}: ${typeSymbol(typeName, "./types.js")};`;
  out.line`};`;
  out.line``;
  out.doc(
    "Arbitrary valid values of each type, for property tests. What refers to other values is not looked after: keys, and xs:IDREF.",
  );
  out.line`export const arbitraries: { readonly [Name in keyof ArbitraryTypes]: ${fc}.Arbitrary<ArbitraryTypes[Name]> } =`;
  out.line`  ${fc}.letrec<ArbitraryTypes>((${word(texts.some((text) => text.includes("tie(")) ? "tie" : "_tie")}) => ({`;
  for (const [index, text] of texts.entries()) {
    out.line`    ${key(arbitraries[index]?.typeName ?? "")}: ${raw(text.replaceAll("\n", "\n  "))},`;
  }
  out.line`  }));`;
  return out;
}

function key(name: string): Code {
  return /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(name) ? word(name) : literal(name);
}

function raw(text: string): Code {
  return { kind: "code", parts: [text] };
}
