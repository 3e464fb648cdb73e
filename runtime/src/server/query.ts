import { DecodeError } from "../errors/decode-error.js";
import { ValueError } from "../errors/value-error.js";
import { SentText } from "../json/sent-text.js";
import type { Scalar } from "../simple-types/scalar.js";
import { parseSentJson } from "./parse-sent-json.js";
import { decodePercent } from "./request-target.js";
import { ServiceFault } from "./service-fault.js";

/** The members of a query in order of appearance. A repeated name has all its texts. */
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

/** The query as the members of a message, without the names that control the reply. Never changes a prototype. */
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

/** The text of a member in a URL's query. Only the contract tells whether it is a number, a string or JSON. */
class QueryText extends SentText {
  /** The text, or all texts of a repeated member. */
  readonly sent: string | readonly string[];

  constructor(sent: string | readonly string[]) {
    super();
    this.sent = sent;
  }

  container(): unknown {
    if (typeof this.sent !== "string" || !/^\s*[[{]/.test(this.sent)) return this;
    try {
      return parseSentJson(this.sent);
    } catch (error) {
      const [issue] = error instanceof DecodeError ? error.issues : [];
      throw issue === undefined ? error : new ValueError(issue.code, issue.detail);
    }
  }

  array(): unknown {
    const container = this.container();
    return container === this ? [this.sent].flat().map((text) => new QueryText(text)) : container;
  }

  value<Value>(scalar: Scalar<Value>): Value {
    if (typeof this.sent !== "string") {
      if (scalar.family === "list") return scalar.parse(this.sent.join(" "));
      throw new ValueError("repeated", `${scalar.name} is expected here once`);
    }
    try {
      return scalar.fromJson(this.sent);
    } catch {
      return scalar.parse(this.sent);
    }
  }
}

/**
 * A member in parts, such as `Tags[]=a` or `Place[Row]=1`, as many clients write. It is refused, because ignoring it
 * would lose data.
 */
class MemberInParts extends SentText {
  readonly sent: string;

  constructor(sent: string) {
    super();
    this.sent = sent;
  }

  container(): never {
    throw this.#refusal();
  }

  array(): never {
    throw this.#refusal();
  }

  value(): never {
    throw this.#refusal();
  }

  #refusal(): ValueError {
    const detail = "repeat the name for each item, and write an object as JSON text";
    return new ValueError("syntax", `not read as ${this.sent}: ${detail}`);
  }
}

/** The members of a query, texts and arrays of texts, in the form that `JsonReader` reads. */
export function queryTexts(members: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const inParts = Object.keys(members).flatMap((name) => {
    const bracket = name.indexOf("[");
    return bracket > 0 ? [[name.slice(0, bracket), new MemberInParts(name)] as const] : [];
  });
  const texts = Object.entries(members).map(([name, sent]) => [name, queryText(sent)] as const);
  return Object.fromEntries([...texts, ...inParts]);
}

function queryText(sent: unknown): unknown {
  if (typeof sent === "string") return new QueryText(sent);
  return Array.isArray(sent) ? new QueryText(sent.map(String)) : sent;
}
