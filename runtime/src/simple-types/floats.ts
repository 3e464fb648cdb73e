import { breaksFacet, notInSpace, wrongKind } from "./refusals.js";
import type { SimpleType } from "./simple-type.js";
import { collapse } from "./white-space.js";

const literals = /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/;
const specials = /* @__PURE__ */ new Map([
  ["INF", Number.POSITIVE_INFINITY],
  ["-INF", Number.NEGATIVE_INFINITY],
  ["NaN", Number.NaN],
]);

/**
 * xs:double (3.2.5). In JSON a number; `"INF"`, `"-INF"` and `"NaN"` are strings. Text beyond the range is read as
 * infinity.
 */
export const double: SimpleType<number> = /* @__PURE__ */ floatType("double", (value) => value);

/** xs:float (3.2.4). The number keeps the digits of the text, not rounded to 32 bits, so that `0.1` is written as `0.1`. */
export const float: SimpleType<number> = /* @__PURE__ */ floatType("float", Math.fround);

/** Makes a floating-point type; `round` finds values beyond its range. */
function floatType(binaryFloat: "float" | "double", round: (value: number) => number): SimpleType<number> {
  const name = `xs:${binaryFloat}`;
  const overflows = (value: number): boolean => Number.isFinite(value) && !Number.isFinite(round(value));
  const check = (value: unknown): number => {
    if (typeof value !== "number") throw wrongKind(name, value);
    if (overflows(value)) throw breaksFacet(name, value, "is beyond the type's range");
    return value;
  };
  return {
    name,
    family: "number",
    binaryFloat,
    whiteSpace: "collapse",
    placeholder: 0,
    parse: (text) => {
      const literal = collapse(text);
      const value = literals.test(literal) ? Number(literal) : specials.get(literal);
      if (value === undefined) throw notInSpace(name, literal);
      return overflows(value) ? round(value) : value;
    },
    format: (value) => formatNumber(check(value)),
    fromJson: (value) => {
      const number = typeof value === "string" ? specials.get(value) : check(value);
      if (number === undefined) throw wrongKind(name, value);
      if (typeof value === "number" && !Number.isFinite(value))
        throw breaksFacet(name, value, "is beyond the type's range");
      return number;
    },
    toJson: (value) => (Number.isFinite(check(value)) ? value : formatNumber(value)),
  };
}

function formatNumber(value: number): string {
  if (value === 0) return Object.is(value, -0) ? "-0" : "0";
  return Number.isFinite(value) ? String(value) : String(value).replace("Infinity", "INF");
}
