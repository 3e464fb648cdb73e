import type { PrefixReader, PrefixWriter } from "../prefixes.js";

const bound: ReadonlyMap<string, string> = new Map([
  ["", ""],
  ["a", "urn:a"],
  ["xs", "urn:xs"],
]);

/** The prefixes that `SchemaJudge` declares, for reading and writing. */
export const testPrefixes: PrefixReader & PrefixWriter = {
  resolve: (prefix) => bound.get(prefix),
  prefixOf: (namespace) => {
    const found = [...bound].find(([, uri]) => uri === namespace);
    if (found === undefined) throw new Error(`The test declares no prefix for ${namespace}.`);
    return found[0];
  },
};
