import type { Issue } from "../errors/issue.js";
import { ValueError } from "../errors/value-error.js";
import type { AnyScalar } from "../simple-types/scalar.js";
import { isOpenContent } from "../values/open-content.js";
import type { ElementDeclaration, FixedText } from "../xml/element-declaration.js";
import type { JsonReader } from "./json-reader.js";

/**
 * Reads the current value with `decode` and reports content that differs from the fixed value of the element. `text` is
 * the type of simple content, or the name of the member that holds mixed or any content. Mixed content must be the
 * fixed text itself or absent, as an empty XML element has the fixed value. `simple` holds the types of simple content
 * by `$type`, for types that may replace the declared one.
 */
export function fixedContent<Value extends object>(
  json: JsonReader,
  decode: (json: JsonReader) => Value,
  { fixed }: ElementDeclaration,
  text: AnyScalar | "$content" | "content",
  simple: Readonly<Record<string, AnyScalar>> = {},
): Value {
  const isObject = isOpenContent(json.raw());
  const known = json.issues.length;
  const value = decode(json);
  if (fixed === undefined || !isObject) return value;
  const tag: unknown = Reflect.get(value, "$type");
  const type = (typeof tag === "string" && Object.hasOwn(simple, tag) ? simple[tag] : undefined) ?? text;
  const isFixed =
    typeof type === "string"
      ? isNothingBut(fixed.text, Reflect.get(value, type))
      : isTextOf(fixed, Reflect.get(value, "$value"), type) || json.issues.slice(known).some(isOfText);
  if (!isFixed) json.report("facet", `the content is not the fixed value ${fixed.text}`);
  return value;
}

/**
 * Whether the issue concerns the text itself. In this case the value is a placeholder, and a second issue would only
 * confuse.
 */
function isOfText({ pointer }: Issue): boolean {
  return pointer.endsWith("/$value");
}

/**
 * Whether a value equals the fixed value. False if its type, which may replace the declared one, does not accept the
 * fixed text.
 */
function isTextOf(fixed: FixedText, value: unknown, type: AnyScalar): boolean {
  try {
    return fixed.isTextOf(value, type);
  } catch (error) {
    if (error instanceof ValueError) return false;
    throw error;
  }
}

function isNothingBut(text: string, content: unknown): boolean {
  if (!Array.isArray(content) || content.length === 0) return true;
  return content.every((item) => typeof item === "string") && content.join("") === text;
}
