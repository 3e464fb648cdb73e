/** An XML message with each element on a line of its own, for people to read; only for messages without mixed content. */
export function indentXml(text: string): string {
  let depth = 0;
  const lines = text.replace(/>\s*</g, ">\n<").split("\n");
  return lines
    .map((line) => {
      if (line.startsWith("</")) depth--;
      const indented = "  ".repeat(depth) + line;
      if (/^<[^/?!]/.test(line) && !line.endsWith("/>") && !line.includes("</")) depth++;
      return indented;
    })
    .join("\n");
}
