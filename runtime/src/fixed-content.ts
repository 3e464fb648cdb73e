import type { JsonReader } from "./json/json-reader.js";
import { isOpenContent } from "./open-content.js";
import type { AnyScalar } from "./scalars/scalar.js";
import type { ElementDeclaration } from "./xml/element-declaration.js";

/** What has text among other things: simple content, mixed content, or any. */
interface TextHolder {
  readonly $value?: unknown;
  readonly $content?: readonly unknown[] | undefined;
  readonly content?: readonly unknown[] | undefined;
}

/**
 * What a decoder reads of the current value, which is reported where its text is not the fixed value of the element. `type`
 * is that of simple content; mixed content is the text itself, or nothing, which stands for it in XML.
 */
export function fixedContent<Value extends TextHolder>(
  json: JsonReader,
  decode: (json: JsonReader) => Value,
  { fixed }: ElementDeclaration,
  type?: AnyScalar,
): Value {
  const isObject = isOpenContent(json.raw());
  const value = decode(json);
  if (fixed === undefined || !isObject) return value;
  const content = value.$content ?? value.content ?? [];
  const isFixed =
    type === undefined
      ? content.length === 0 || (content.every(isString) && content.join("") === fixed.text)
      : fixed.isTextOf(value.$value, type);
  if (!isFixed) json.report("facet", `the content is not the fixed value ${fixed.text}`);
  return value;
}

function isString(item: unknown): boolean {
  return typeof item === "string";
}
