import { isEqual } from "./facets/compare.js";
import { breaksFacet } from "./refusals.js";
import type { SimpleType } from "./simple-type.js";

/** A type with one value only, which an empty element also has, for whoever reads elements (XSD 1.0 Part 1, 3.3.4 and 3.2.4); `text` is its XML text, in which it is written unless it is held in another form. Names in it are `{namespace}local`. */
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
    // Not by what the base writes: of a value that its pattern wants in an odd form, only the text itself may be known.
    // Equal values may be held in other forms: 1 is not held as 1.0 of xs:decimal.
    format: (value, prefixes) =>
      !base.prefixed && String(check(value)) === String(only) ? text : base.format(value, prefixes),
    fromJson: (json) => check(base.fromJson(json)),
    toJson: (value) => base.toJson(check(value)),
  };
}

/** A type whose empty element has the default value (XSD 1.0 Part 1, 3.3.1). `text` is XML text, with names as `{namespace}local`. */
export function withDefault<Value>(base: SimpleType<Value>, name: string, text: string): SimpleType<Value> {
  return { ...base, name, constraint: { kind: "default", text, base } };
}
