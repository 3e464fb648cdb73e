const special = /[&<>"\r]/g;
const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\r": "&#13;",
};
/** Characters that XML 1.0 forbids (section 2.2): most control characters, and lone surrogates. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/**
 * Escapes any text for XML text or a quoted attribute value. Characters that XML forbids become U+FFFD. For error
 * messages, which must always be sent, not for data.
 */
export function escapeXml(text: string): string {
  return text.replace(forbidden, "\uFFFD").replace(special, (character) => entities[character] ?? character);
}
