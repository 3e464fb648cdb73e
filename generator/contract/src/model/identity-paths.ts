/**
 * The alternatives of a selector's or field's path (XSD 1.0 Part 1, 3.11.6), each as its steps: `//` for any depth, names
 * of elements, `@` before that of an attribute. `.` says nothing and is left out.
 */
export function identityPaths(path: string): readonly (readonly string[])[] {
  return piecesOf(path, alternatives).map((alternative) => {
    const written = piecesOf(alternative, steps)
      .map((step) => step.replace(/^child::/, "").replace(/^attribute::/, "@"))
      .filter((step) => step !== ".");
    return alternative.startsWith(".//") ? ["//", ...written] : written;
  });
}

/** Namespaces stand in braces and may hold the separators: `{http://a/b}c/d`. */
const alternatives = /(?:\{[^}]*\}|[^|])+/g;
const steps = /(?:\{[^}]*\}|[^/])+/g;

function piecesOf(text: string, pieces: RegExp): readonly string[] {
  return text.match(pieces) ?? [];
}
