import type { TypeArbitrary } from "../arbitrary/contract-arbitraries.js";
import { sharedArbitraries } from "../arbitrary/scalar-arbitraries.js";
import { type Code, code, codeText, moduleSymbol, propertyName, typeSymbol, word } from "../print/code.js";
import { SourceFile } from "../print/source-file.js";

const fc = moduleSymbol("fc", "fast-check");

/** Functions that expressions use, each by its name. */
const helpers: readonly (readonly [name: string, text: Code])[] = [
  [
    "joined",
    code`/** Both in one object. */
function joined<A extends object, B extends object>(
  first: fc.Arbitrary<A>,
  second: fc.Arbitrary<B>,
): fc.Arbitrary<A & B> {
  return fc.tuple(first, second).map(([left, right]) => Object.assign({}, left, right));
}`,
  ],
  [
    "some",
    code`/** Lists that are not empty. */
function some<List extends unknown[]>(items: fc.Arbitrary<List>): fc.Arbitrary<List> {
  return items.filter((list) => list.length > 0);
}`,
  ],
  [
    "item",
    code`function item<Item>(one: fc.Arbitrary<Item>): fc.Arbitrary<Item[]> {
  return one.map((value) => [value]);
}`,
  ],
  [
    "many",
    code`/** A group of items, repeated. */
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
    code`/** Groups of items, one after the other. */
function each<Groups extends unknown[][]>(
  ...groups: { [Index in keyof Groups]: fc.Arbitrary<Groups[Index]> }
): fc.Arbitrary<Groups[number][number][]> {
  return fc.tuple<Groups>(...groups).map((lists) => lists.flatMap((list): Groups[number][number][] => [...list]));
}`,
  ],
  [
    "mixed",
    code`/** Text before the items, or none. */
function mixed<List extends unknown[]>(items: fc.Arbitrary<List>): fc.Arbitrary<(List[number] | string)[]> {
  return fc.tuple(text, items).map(([before, list]) => (before === "" ? [...list] : [before, ...list]));
}`,
  ],
];

/** arbitraries.ts: a fast-check arbitrary of valid values for each type. */
export function emitArbitraries(arbitraries: readonly TypeArbitrary[]): SourceFile {
  const out = new SourceFile("./arbitraries.js");
  const all = arbitraries.map(({ expression }) => codeText(expression)).join("\n");
  const unquoted = all.replace(/(["'])(?:\\.|(?!\1)[^\\])*\1/g, '""');
  // Not a property of that name.
  const used = (name: string): boolean =>
    new RegExp(`(?<![\\p{ID_Continue}$.])${name}(?![\\p{ID_Continue}$:])`, "u").test(unquoted);
  const isMixed = used("mixed");
  for (const [name, arbitrary] of sharedArbitraries) {
    if (used(name) || (name === "text" && isMixed)) out.line`const ${word(name)} = ${arbitrary};`;
  }
  out.line``;
  for (const [name, text] of helpers) {
    if (!used(name)) continue;
    out.verbatim(text);
    out.line``;
  }
  out.doc("The types that have valid values, by their names in types.ts.");
  out.line`export type ArbitraryTypes = {`;
  for (const { typeName } of arbitraries) out.line`  ${propertyName(typeName)}: ${typeSymbol(typeName, "./types.js")};`;
  out.line`};`;
  out.line``;
  out.doc(
    "Arbitrary valid values of each type, for property tests. What refers to other values is not looked after: keys, and xs:IDREF.",
  );
  out.line`export const arbitraries: { readonly [Name in keyof ArbitraryTypes]: ${fc}.Arbitrary<ArbitraryTypes[Name]> } =`;
  out.line`  ${fc}.letrec<ArbitraryTypes>((${word(used("tie") ? "tie" : "_tie")}) => ({`;
  for (const { typeName, expression } of arbitraries) out.line`    ${propertyName(typeName)}: ${expression},`;
  out.line`  }));`;
  return out;
}
