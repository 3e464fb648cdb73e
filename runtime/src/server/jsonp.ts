import type { Query } from "./query.js";
import { ServiceFault } from "./service-fault.js";
import type { TextBody, WireReply } from "./wire-reply.js";

const longest = 128;
const identifier = /^[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*$/u;
const reserved = new Set(
  (
    "await break case catch class const continue debugger default delete do else enum export extends false finally for " +
    "function if implements import in instanceof interface let new null package private protected public return static " +
    "super switch this throw true try typeof var void while with yield"
  ).split(" "),
);

/** The callback in a query, if any. Throws `ServiceFault` 400 unless it is a dotted JavaScript identifier. */
export function callbackOf(query: Query): string | undefined {
  const names = query.get("callback");
  if (names === undefined) return undefined;
  const [name = ""] = names;
  if (names.length > 1 || !isCallbackName(name)) {
    throw new ServiceFault("Client", "The callback must be a dotted JavaScript identifier of at most 128 characters.");
  }
  return name;
}

/** Whether a name is `name` or `name.space`, and the first part is no reserved word. */
export function isCallbackName(name: string): boolean {
  if (name.length > longest) return false;
  const parts = name.split(".");
  return parts.every((part) => identifier.test(part)) && !reserved.has(parts[0] ?? "");
}

/** A JSON text as a call of the callback, in a form that is safe as a script and cannot be taken for anything else. */
export function jsonpReply(callback: string, json: TextBody, headers: WireReply["headers"] = []): WireReply {
  return {
    status: 200,
    contentType: "text/javascript; charset=utf-8",
    body:
      typeof json === "string"
        ? `/**/${callback}(${script(json)});`
        : { ...json, pieces: scripts(callback, json.pieces) },
    headers: [["X-Content-Type-Options", "nosniff"], ...headers],
  };
}

async function* scripts(callback: string, pieces: AsyncIterable<string>): AsyncGenerator<string, void> {
  yield `/**/${callback}(`;
  for await (const piece of pieces) yield script(piece);
  yield ");";
}

/** JSON in a form that is valid JavaScript before ECMAScript 2019, too. */
function script(json: string): string {
  return json.replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
}
