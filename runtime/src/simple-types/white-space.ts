/** The whiteSpace facet (XSD 1.0 Part 2, 4.3.6). */
export type WhiteSpace = "preserve" | "replace" | "collapse";

/** Applies the whiteSpace facet to a text. */
export function normalise(text: string, whiteSpace: WhiteSpace): string {
  switch (whiteSpace) {
    case "preserve":
      return text;
    case "replace":
      return text.replace(/[\t\n\r]/g, " ");
    case "collapse":
      return collapse(text);
  }
}

/** Collapses white space: each run becomes one space, and both ends are trimmed. */
export function collapse(text: string): string {
  for (let index = 0; index < text.length; index++) {
    if (text.charCodeAt(index) <= 32) return collapseSpaces(text);
  }
  return text;
}

function collapseSpaces(text: string): string {
  return /^ | $|[\t\n\r]| {2}/.test(text) ? text.replace(/[\t\n\r ]+/g, " ").replace(/^ | $/g, "") : text;
}
