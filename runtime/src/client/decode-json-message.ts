import { JsonReader } from "../json/json-reader.js";
import type { LenientOn } from "../lenient/lenient-types.js";
import type { readJsonLeniently } from "../lenient/read-json-leniently.js";
import { tellIssues } from "./reply-issues.js";

/** How replies are read leniently. */
export interface LenientJson {
  readonly readLeniently: typeof readJsonLeniently;
  /** Who is told. */
  readonly lenient: LenientOn;
}

/** Loads what most callers never need. */
export async function loadLenientJson(lenient: LenientOn): Promise<LenientJson> {
  const { readJsonLeniently: readLeniently } = await import("../lenient/read-json-leniently.js");
  return { readLeniently, lenient };
}

/** How parsed JSON is decoded. */
interface JsonDecoding<Value> {
  readonly decode: (json: JsonReader) => Value;
  readonly lenient: LenientJson | undefined;
  readonly depth?: number;
  /** Pointer of the value in its message. */
  readonly place?: string;
}

/** What a decoder reads of parsed JSON, which a lenient one may change. Throws `DecodeError`. */
export function decodeJsonMessage<Value>(
  value: unknown,
  { decode, lenient, depth, place = "" }: JsonDecoding<Value>,
): Value {
  if (lenient === undefined) {
    const json = new JsonReader(value, depth === undefined ? {} : { depth });
    const message = decode(json);
    json.end();
    return message;
  }
  const outcome = lenient.readLeniently(value, decode, depth);
  const issues = outcome.issues.map((issue) => ({ ...issue, pointer: place + issue.pointer }));
  tellIssues("value" in outcome ? outcome.value : undefined, issues, lenient.lenient);
  if ("error" in outcome) throw outcome.error;
  return outcome.value;
}
