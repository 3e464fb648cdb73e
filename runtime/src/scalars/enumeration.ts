import { breaksFacet, noneOf } from "./refusals.js";
import type { Family, SimpleType } from "./simple-type.js";

const comparable: readonly Family[] = ["string", "number", "bigint", "boolean", "union", "qname"];

/**
 * A type with these values only, for bases whose values are one when they are identical: strings, numbers, bigints.
 * For other bases, such as xs:decimal: `restrict(base, name, { enumeration })`.
 */
export function enumeration<Base extends string | number | bigint | boolean, const Value extends Base>(
  base: SimpleType<Base>,
  name: string,
  values: readonly Value[],
): SimpleType<Value> {
  const [placeholder] = values;
  if (!comparable.includes(base.family)) throw new Error(`${name}: values of ${base.name} need restrict()`);
  if (placeholder === undefined) throw new Error(`${name} needs at least one value`);
  const broken = noneOf(values);
  const check = (value: unknown): Value => {
    const found = values.find((one) => one === value || Object.is(one, value));
    if (found === undefined) throw breaksFacet(name, value, broken);
    return found;
  };
  return {
    ...base,
    name,
    placeholder,
    parse: (text, prefixes) => check(base.parse(text, prefixes)),
    format: (value, prefixes) => base.format(check(value), prefixes),
    fromJson: (json) => check(base.fromJson(json)),
    toJson: (value) => base.toJson(check(value)),
  };
}
