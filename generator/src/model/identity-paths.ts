/**
 * The alternatives of a selector's or field's path (XSD 1.0 Part 1, 3.11.6), each as its steps: `//` for any depth, names
 * of elements, `@` before that of an attribute. `.` says nothing and is left out.
 */
export function identityPaths(path: string): readonly (readonly string[])[] {
  return splitOutsideNames(path, "|").map((alternative) => {
    const deep = alternative.startsWith(".//");
    const steps = splitOutsideNames(deep ? alternative.slice(3) : alternative, "/")
      .map((step) => step.replace(/^child::/, "").replace(/^attribute::/, "@"))
      .filter((step) => step !== "." && step !== "");
    return deep ? ["//", ...steps] : steps;
  });
}

/** Splits at a separator that is not part of a namespace: `{http://a/b}c/d`. */
function splitOutsideNames(text: string, separator: string): readonly string[] {
  const pieces: string[] = [""];
  let inName = false;
  for (const character of text) {
    if (character === "{") inName = true;
    if (character === "}") inName = false;
    if (character === separator && !inName) pieces.push("");
    else pieces.push(`${pieces.pop() ?? ""}${character}`);
  }
  return pieces;
}
