import { decodePercent } from "./request-target.js";
import { ServiceFault } from "./service-fault.js";

/** The members of a query in order of appearance; a repeated name has all its texts. */
export type Query = ReadonlyMap<string, readonly string[]>;

const empty: Query = new Map();

/** Reads a query (`application/x-www-form-urlencoded`). Throws `ServiceFault` 400 for malformed percent-encoding. */
export function parseQuery(text: string): Query {
  if (text === "") return empty;
  const query = new Map<string, string[]>();
  for (const pair of text.split("&")) {
    if (pair === "") continue;
    const equals = pair.indexOf("=");
    const name = decode(equals < 0 ? pair : pair.slice(0, equals));
    const value = equals < 0 ? "" : decode(pair.slice(equals + 1));
    const values = query.get(name);
    if (values === undefined) query.set(name, [value]);
    else values.push(value);
  }
  return query;
}

/** The query as the members of a message, without the names that steer the reply. Never touches a prototype. */
export function queryMembers(query: Query): Record<string, string | readonly string[]> {
  const members = [...query].filter(([name]) => name !== "format" && name !== "callback");
  return Object.fromEntries(members.map(([name, values]) => [name, values.length === 1 ? (values[0] ?? "") : values]));
}

function decode(text: string): string {
  const decoded = decodePercent(text.includes("+") ? text.replaceAll("+", " ") : text);
  if (decoded === undefined)
    throw new ServiceFault(
      "Client",
      "The query's percent-encoding is malformed, or of a character that XML cannot carry.",
    );
  return decoded;
}
