/** The most characters of a value, so that one long value does not displace everything else. */
const mostOfValue = 1000;

/**
 * A value as code in Markdown, on one line and of limited length. What is inside is never markup, a mention or a link. If the
 * value contains what ends code, each special character is written as a reference.
 */
export function codeText(text: string): string {
  return coded(text, /``/);
}

/** A value as code in a cell of a table, which a bar would end. */
export function codeCell(text: string): string {
  return coded(text, /``|\\\|/).replaceAll("|", "\\|");
}

function coded(text: string, ends: RegExp): string {
  const inside = shortened(text).replace(/\s+/g, " ");
  if (inside.trim() === "") return "";
  if (ends.test(inside)) return `<code>${references(inside)}</code>`;
  return inside.includes("`") ? `\`\` ${inside} \`\`` : `\`${inside}\``;
}

function references(text: string): string {
  return text.replace(/[^\p{L}\p{N} ]/gu, (sign) => `&#${sign.codePointAt(0)};`);
}

function shortened(text: string): string {
  return text.length <= mostOfValue ? text : `${text.slice(0, mostOfValue).replace(/[\ud800-\udbff]$/, "")} …`;
}
