import { DecodeError } from "../errors/decode-error.js";
import { ValueError } from "../errors/value-error.js";
import { SentText } from "../json/sent-text.js";
import type { Scalar } from "../scalars/scalar.js";
import { parseSentJson } from "./parse-sent-json.js";

/** What a URL's query says of a member: only the contract knows whether that is a number, a string or JSON text. */
class QueryText extends SentText {
  /** The text; all of them where the member is repeated. */
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
    if (typeof this.sent !== "string") throw new ValueError("repeated", `${scalar.name} is expected here once`);
    try {
      return scalar.fromJson(this.sent);
    } catch {
      return scalar.parse(this.sent);
    }
  }
}

/** The members of a query, texts and arrays of texts, as a `JsonReader` takes them. */
export function queryTexts(members: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(members).map(([name, sent]) => [name, queryText(sent)]));
}

function queryText(sent: unknown): unknown {
  if (typeof sent === "string") return new QueryText(sent);
  return Array.isArray(sent) ? new QueryText(sent.map(String)) : sent;
}
