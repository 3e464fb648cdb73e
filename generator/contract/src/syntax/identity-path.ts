/** The characters that cannot start a name. This is much faster than listing the classes of letters. */
const punctuation = "\\s/|@*:()\\[\\]'\"<>=!,$&+;#";
const name = `[^${punctuation}.\\d\\-][^${punctuation}]*`;
/** A token, in which no white space is allowed. */
const nameTest = `(?:${name}:\\*|(?:${name}:)?${name}|\\*)`;
const childStep = `(?:child\\s*::\\s*)?${nameTest}|\\.`;
const attributeStep = `(?:@|attribute\\s*::)\\s*${nameTest}`;
/**
 * The start with the white space after it. If white space could be matched in two ways, a path of spaces would take
 * very long.
 */
const start = "(?:\\.\\s*\\/\\/\\s*)?";
const selectorPath = `\\s*${start}(?:${childStep})\\s*(?:\\/\\s*(?:${childStep})\\s*)*`;
const fieldPath = `\\s*${start}(?:(?:${childStep})\\s*\\/\\s*)*(?:${childStep}|${attributeStep})\\s*`;
const grammar = {
  selector: new RegExp(`^${selectorPath}(?:\\|${selectorPath})*$`, "u"),
  field: new RegExp(`^${fieldPath}(?:\\|${fieldPath})*$`, "u"),
};
/** A prefix with its colon. An axis has two colons. */
const prefixPattern = new RegExp(`(${name})\\s*:(?!\\s*:)\\s*`, "gu");

/** What the path should be, if it is outside of the XPath subset of XSD 1.0 Part 1, section 3.11.6. */
export function identityPathProblem(path: string, kind: "selector" | "field"): string | undefined {
  const words = kind === "selector" ? "element steps only" : "element steps and at the end an attribute";
  return grammar[kind].test(path) ? undefined : `a path of the XPath subset for ${kind}s (${words}, no predicates)`;
}

/** The prefixes in a path, in order. */
export function pathPrefixes(path: string): readonly string[] {
  return [...path.matchAll(prefixPattern)].map(([, prefix]) => prefix ?? "");
}

/** The path without white space, with `{namespace}` for each declared prefix. */
export function expandPathPrefixes(path: string, namespaceOf: (prefix: string) => string | undefined): string {
  return path.replace(/\s+/g, "").replace(prefixPattern, (written, prefix: string) => {
    const namespace = namespaceOf(prefix);
    return namespace === undefined ? written : `{${namespace}}`;
  });
}
