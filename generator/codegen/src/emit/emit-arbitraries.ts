import type { TypeArbitrary } from "../arbitraries/contract-arbitraries.js";
import {
  arbitrariesModule,
  shared,
  sharedConstants,
  sharedFunctions,
  sharedNames,
} from "../arbitraries/shared-arbitraries.js";
import { moduleSymbol, propertyName, typeSymbol, word } from "../print/code.js";
import { SourceFile } from "../print/source-file.js";

const fc = moduleSymbol("fc", "fast-check");

/** Prints arbitraries.ts: a fast-check arbitrary of valid values for each type. */
export function emitArbitraries(arbitraries: readonly TypeArbitrary[]): SourceFile {
  const out = new SourceFile(arbitrariesModule);
  const used = sharedNames(arbitraries.map(({ expression }) => expression));
  for (const { name, text } of sharedConstants) if (used.has(name)) out.line`const ${word(name)} = ${text};`;
  out.line``;
  for (const { name, text } of sharedFunctions) {
    if (!used.has(name)) continue;
    out.verbatim(text);
    out.line``;
  }
  out.doc("The types that have valid values, keyed by their names in types.ts.");
  out.line`export type ArbitraryTypes = {`;
  for (const { typeName } of arbitraries) out.line`  ${propertyName(typeName)}: ${typeSymbol(typeName, "./types.js")};`;
  out.line`};`;
  out.line``;
  out.doc(
    "Arbitraries of valid values of each type, for property tests. Constraints between values are not observed: keys, and xs:IDREF.",
  );
  out.line`export const arbitraries: { readonly [Name in keyof ArbitraryTypes]: ${fc}.Arbitrary<ArbitraryTypes[Name]> } =`;
  out.line`  ${fc}.letrec<ArbitraryTypes>((${used.has("tie") ? shared.tie : word("_tie")}) => ({`;
  for (const { typeName, expression } of arbitraries) out.line`    ${propertyName(typeName)}: ${expression},`;
  out.line`  }));`;
  return out;
}
