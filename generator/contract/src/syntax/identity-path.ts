/** What is no punctuation of XPath and no digit, hyphen or stop at the start: much cheaper than the classes of letters. */
const punctuation = "\\s/|@*:()\\[\\]'\"<>=!,$&+;#";
const name = `[^${punctuation}.\\d\\-][^${punctuation}]*`;
/** One token: white space may stand around it, but not in it. */
const nameTest = `(?:${name}:\\*|(?:${name}:)?${name}|\\*)`;
const childStep = `(?:child\\s*::\\s*)?${nameTest}|\\.`;
const attributeStep = `(?:@|attribute\\s*::)\\s*${nameTest}`;
/** With the white space behind it: where that could be taken in two ways, a path of nothing else would take very long. */
const start = "(?:\\.\\s*\\/\\/\\s*)?";
const selectorPath = `\\s*${start}(?:${childStep})\\s*(?:\\/\\s*(?:${childStep})\\s*)*`;
const fieldPath = `\\s*${start}(?:(?:${childStep})\\s*\\/\\s*)*(?:${childStep}|${attributeStep})\\s*`;
const grammar = {
  selector: new RegExp(`^${selectorPath}(?:\\|${selectorPath})*$`, "u"),
  field: new RegExp(`^${fieldPath}(?:\\|${fieldPath})*$`, "u"),
};
/** A prefix with its colon, and no axis, which has two. */
const prefixPattern = new RegExp(`(${name})\\s*:(?!\\s*:)\\s*`, "gu");

/** What the path should be, where it is outside the XPath subset of XSD 1.0 Part 1, section 3.11.6. */
export function identityPathProblem(path: string, kind: "selector" | "field"): string | undefined {
  const words = kind === "selector" ? "element steps only" : "element steps and at the end an attribute";
  return grammar[kind].test(path) ? undefined : `a path of the XPath subset for ${kind}s (${words}, no predicates)`;
}

/** The prefixes a path uses, in order. */
export function pathPrefixes(path: string): readonly string[] {
  return [...path.matchAll(prefixPattern)].map(([, prefix]) => prefix ?? "");
}

/** The path with each prefix replaced by `{namespace}`; a prefix not declared stays. White space is dropped. */
export function expandPathPrefixes(path: string, namespaceOf: (prefix: string) => string | undefined): string {
  return path.replace(/\s+/g, "").replace(prefixPattern, (written, prefix: string) => {
    const namespace = namespaceOf(prefix);
    return namespace === undefined ? written : `{${namespace}}`;
  });
}
