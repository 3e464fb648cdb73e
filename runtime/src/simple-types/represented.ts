import { isEqual } from "./facets/compare.js";
import type { TextScalar } from "./scalar.js";
import type { Family, SimpleType } from "./simple-type.js";

/** How TypeScript represents the values of a type in another form. */
export interface Representation<Own, Value> {
  readonly family: Family;
  readonly placeholder: Value;
  /** Converts a value of the type to its representation. Throws `ValueError` if that is not possible. */
  readonly hold: (own: Own) => Value;
  /** Converts a representation back to a value of the type. Throws `ValueError` for anything else. */
  readonly own: (held: Value) => Own;
}

/**
 * Makes a type whose values TypeScript represents in another form. The wires do not change: the type's own codec reads
 * and writes its texts, and facets are checked on its own values.
 */
export function represented<Own, Value>(
  type: SimpleType<Own>,
  representation: Representation<Own, Value>,
): SimpleType<Value> {
  const { family, placeholder, hold, own } = representation;
  return {
    name: type.name,
    own: type,
    family,
    whiteSpace: type.whiteSpace,
    placeholder,
    ...heldText(type, representation),
    format: (value) => type.format(own(value)),
    fromJson: (json) => hold(type.fromJson(json)),
    toJson: (value) => type.toJson(own(value)),
    isSame: (left, right) => isEqual(type, own(left), own(right)),
    restricted: (restrict) => represented(restrict(type), representation),
  };
}

/** How texts of a type are parsed into representations. */
function heldText<Own, Value>(
  type: TextScalar<Own>,
  representation: Representation<Own, Value>,
): Pick<TextScalar<Value>, "parse" | "base" | "unbounded"> {
  const { family, hold } = representation;
  const { base, unbounded } = type;
  return {
    parse: (text) => hold(type.parse(text)),
    ...(base && { base: { name: base.name, family, own: base, ...heldText(base, representation) } }),
    ...(unbounded && {
      unbounded: (text) => {
        const own = unbounded(text);
        return own === undefined ? undefined : hold(own);
      },
    }),
  };
}
