/** XML with each element on a line of its own. Only white space between tags is added, and none beside text. */
export function indentXml(text: string): string {
  const tokens =
    text.match(/<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<(?:[^<>"']|"[^"]*"|'[^']*')*>|<|[^<]+/g) ?? [];
  const out: string[] = [];
  let depth = 0;
  for (const [index, token] of tokens.entries()) {
    if (!/\S/.test(token)) continue;
    const isEnd = token.startsWith("</");
    // What a service sends may close what it did not open.
    if (isEnd) depth = Math.max(0, depth - 1);
    const before = lastOf(tokens, index, -1);
    const hasText = isText(token) || (before !== undefined && isText(before));
    const closesAtOnce = isEnd && before !== undefined && isStart(before);
    out.push(out.length === 0 || hasText || closesAtOnce ? token : `\n${"  ".repeat(depth)}${token}`);
    if (isStart(token)) depth++;
  }
  return out.join("");
}

/** The next token in a direction that is not only white space. */
function lastOf(tokens: readonly string[], index: number, direction: 1 | -1): string | undefined {
  for (let at = index + direction; at >= 0 && at < tokens.length; at += direction) {
    const token = tokens[at];
    if (token !== undefined && /\S/.test(token)) return token;
  }
  return undefined;
}

function isText(token: string): boolean {
  return !token.startsWith("<") || token.startsWith("<![CDATA[");
}

function isStart(token: string): boolean {
  return /^<[^/?!]/.test(token) && !token.endsWith("/>");
}

/** JSON with each member on a line of its own. Only white space is changed, so that numbers stay as they were sent. */
export function indentJson(text: string): string {
  const tokens = text.match(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g) ?? [];
  let depth = 0;
  let out = "";
  for (const [index, token] of tokens.entries()) {
    const [before, next] = [tokens[index - 1], tokens[index + 1]];
    if (isOpening(token)) depth++;
    if (isClosing(token)) depth--;
    const breaksAfter = token === "," || (isOpening(token) && !isClosing(next));
    const breaksBefore = isClosing(token) && !isOpening(before);
    const line = `\n${"  ".repeat(Math.max(0, depth))}`;
    out += (breaksBefore ? line : "") + token + (token === ":" ? " " : "") + (breaksAfter ? line : "");
  }
  return out;
}

function isOpening(token: string | undefined): boolean {
  return token === "{" || token === "[";
}

function isClosing(token: string | undefined): boolean {
  return token === "}" || token === "]";
}
