import type { ScannedElement } from "./scan-document.js";

/** The documentation of a declaration: xs:documentation or wsdl:documentation, as plain text; undefined if there is none. */
export function documentationOf(element: ScannedElement, text: string): string | undefined {
  const annotations = element.children
    .filter(({ local }) => local === "annotation")
    .flatMap(({ children }) => children);
  const words = [...element.children, ...annotations]
    .filter(({ local }) => local === "documentation")
    .map(({ tagRange, end }) => plainText(text.slice(tagRange.end, end)));
  const all = words.filter((one) => one !== "").join("\n\n");
  return all === "" ? undefined : all;
}

const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

function plainText(markup: string): string {
  const text = markup
    .replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, "$1")
    .replace(/<[^>]*>/g, "")
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);
  return text
    .split("\n")
    .map((line) => line.trim())
    .join("\n")
    .trim();
}
