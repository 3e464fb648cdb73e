import type { Issue } from "../errors/issue.js";
import { JsonReader } from "../json/json-reader.js";
import type { LenientOn } from "../lenient/lenient-types.js";
import type { parseJsonLeniently } from "../lenient/parse-json-leniently.js";
import type { readJsonLeniently } from "../lenient/read-json-leniently.js";
import { tellIssues } from "./reply-issues.js";

/** The functions that read replies leniently. */
export interface LenientJson {
  readonly readLeniently: typeof readJsonLeniently;
  readonly parseLeniently: typeof parseJsonLeniently;
  /** Who receives the issues. */
  readonly lenient: LenientOn;
}

/** Loads code that most callers never need. */
export async function loadLenientJson(lenient: LenientOn): Promise<LenientJson> {
  const [{ parseJsonLeniently }, { readJsonLeniently }] = await Promise.all([
    import("../lenient/parse-json-leniently.js"),
    import("../lenient/read-json-leniently.js"),
  ]);
  return { readLeniently: readJsonLeniently, parseLeniently: parseJsonLeniently, lenient };
}

/** How parsed JSON is decoded. */
interface JsonDecoding<Value> {
  readonly decode: (json: JsonReader) => Value;
  readonly lenient: LenientJson | undefined;
  readonly depth?: number;
  /** What was found before the message was read. */
  readonly issues?: readonly Issue[];
  /** The pointer of the value in its message. */
  readonly place?: string;
}

/** Decodes parsed JSON, which a lenient reader may change. Throws `DecodeError`. */
export function decodeJsonMessage<Value>(
  value: unknown,
  { decode, lenient, depth, place = "", issues: before = [] }: JsonDecoding<Value>,
): Value {
  if (lenient === undefined) {
    const json = new JsonReader(value, depth === undefined ? {} : { depth });
    const message = decode(json);
    json.end();
    return message;
  }
  const outcome = lenient.readLeniently(value, decode, depth);
  const issues = outcome.issues.map((issue) => ({ ...issue, pointer: place + issue.pointer }));
  tellIssues("value" in outcome ? outcome.value : undefined, [...before, ...issues], lenient.lenient);
  if ("error" in outcome) throw outcome.error;
  return outcome.value;
}
