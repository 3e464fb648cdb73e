import { isEqual } from "./facets/compare.js";
import { breaksFacet } from "./refusals.js";
import type { SimpleType } from "./simple-type.js";

/**
 * Makes a type with a fixed value, which an empty element also has (XSD 1.0 Part 1, 3.3.4 and 3.2.4). `text` is XML
 * text with names as `{namespace}local`; values are written as this text unless they are held in another form.
 */
export function fixed<Value>(base: SimpleType<Value>, name: string, text: string): SimpleType<Value> {
  const only = base.parse(text);
  const check = (value: Value): Value => {
    if (!(base.isSame?.(value, only) ?? isEqual(base, value, only)))
      throw breaksFacet(name, value, `is not the fixed value ${text}`);
    return value;
  };
  return {
    ...base,
    name,
    base,
    constraint: { kind: "fixed", text, base },
    placeholder: only,
    parse: (written, prefixes) => check(base.parse(written, prefixes)),
    // The base's own text would not do: if its pattern requires an unusual form, only the fixed text is known to match.
    // Equal values may be held in different forms, such as 1 and 1.0 of xs:decimal.
    format: (value, prefixes) =>
      !base.prefixed && String(check(value)) === String(only) ? text : base.format(value, prefixes),
    fromJson: (json) => check(base.fromJson(json)),
    toJson: (value) => base.toJson(check(value)),
  };
}

/**
 * Makes a type with a default value, which an empty element has (XSD 1.0 Part 1, 3.3.1). `text` is XML text with names
 * as `{namespace}local`.
 */
export function withDefault<Value>(base: SimpleType<Value>, name: string, text: string): SimpleType<Value> {
  return { ...base, name, constraint: { kind: "default", text, base } };
}
