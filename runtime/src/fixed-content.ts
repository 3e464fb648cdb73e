import type { JsonReader } from "./json/json-reader.js";
import { isOpenContent } from "./open-content.js";
import type { AnyScalar } from "./scalars/scalar.js";
import type { ElementDeclaration } from "./xml/element-declaration.js";

/**
 * What a decoder reads of the current value, which is reported where its text is not the fixed value of the element. `text` is
 * the type of simple content, or the member that holds mixed or any content: that is the text itself, or nothing, which
 * stands for it in XML.
 */
export function fixedContent<Value extends object>(
  json: JsonReader,
  decode: (json: JsonReader) => Value,
  { fixed }: ElementDeclaration,
  text: AnyScalar | "$content" | "content",
): Value {
  const isObject = isOpenContent(json.raw());
  const value = decode(json);
  if (fixed === undefined || !isObject) return value;
  const isFixed =
    typeof text === "string"
      ? isNothingBut(fixed.text, Reflect.get(value, text))
      : fixed.isTextOf(Reflect.get(value, "$value"), text);
  if (!isFixed) json.report("facet", `the content is not the fixed value ${fixed.text}`);
  return value;
}

function isNothingBut(text: string, content: unknown): boolean {
  if (!Array.isArray(content) || content.length === 0) return true;
  return content.every((item) => typeof item === "string") && content.join("") === text;
}
