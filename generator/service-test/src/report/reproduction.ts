import type { WireReply, WireRequest } from "../wire/exchange.js";

/** A body of this many bytes is shown whole; a longer one is cut, and is whole in the corpus. */
const mostShown = 4000;

/** A request as a command of curl. Credentials were never part of it. */
export function curlText({ method, url, headers, body }: WireRequest): string {
  const fields = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const verb = method === "POST" ? "" : ` -X ${method}`;
  const lines = [`curl -sS -i${verb} ${quoted(url)}`, ...fields];
  if (typeof body !== "string")
    return [`printf ${quoted(octalText(body))} | ${lines.join(" \\\n  ")}`, "--data-binary @-"].join(" \\\n  ");
  return (body === "" && method === "GET" ? lines : [...lines, `--data-binary ${quoted(body)}`]).join(" \\\n  ");
}

/** A request as a few lines of TypeScript. */
export function typescriptText({ method, url, headers, body }: WireRequest): string {
  const text = typeof body === "string" ? JSON.stringify(body) : `Uint8Array.from(${JSON.stringify([...body])})`;
  const content = method === "GET" ? "" : `\n  body: ${text},`;
  const init = `{\n  method: ${JSON.stringify(method)},\n  headers: ${JSON.stringify(headers)},${content}\n}`;
  return `const reply = await fetch(${JSON.stringify(url)}, ${init});\nconsole.log(reply.status, await reply.text());`;
}

/** What came back, as people read it. */
export function replyText(reply: WireReply): string {
  if (reply.kind === "broken") return reply.message;
  const type = reply.headers.get("content-type");
  return [`${reply.status}${type === null ? "" : ` ${type}`}`, cut(new TextDecoder().decode(reply.body))].join("\n");
}

function cut(text: string): string {
  return text.length > mostShown ? `${text.slice(0, mostShown)}... (${text.length} characters)` : text;
}

/** A word of a POSIX shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function octalText(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => `\\${byte.toString(8).padStart(3, "0")}`).join("");
}
