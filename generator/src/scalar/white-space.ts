/** What becomes of white space in the values of a type (XSD 1.0 Part 2, 4.3.6). */
export type WhiteSpace = "preserve" | "replace" | "collapse";

/** A text as a type with this facet takes it. */
export function inWhiteSpace(text: string, whiteSpace: WhiteSpace): string {
  const replaced = whiteSpace === "preserve" ? text : text.replace(/[\t\r\n]/g, " ");
  return whiteSpace === "collapse" ? replaced.replace(/ +/g, " ").replace(/^ | $/g, "") : replaced;
}
