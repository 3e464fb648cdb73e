const special = /[&<>"\r]/g;
const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\r": "&#13;",
};
/** What is no Char of XML 1.0 (section 2.2): most control characters, and lone surrogates. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Any text as XML text or a quoted attribute value; what XML cannot carry becomes U+FFFD. For messages, not for data. */
export function escapeXml(text: string): string {
  return text.replace(forbidden, "\uFFFD").replace(special, (character) => entities[character] ?? character);
}
