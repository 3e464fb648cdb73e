import type { Facets, SimpleType } from "@stubwright/runtime/codec";
import * as codec from "@stubwright/runtime/codec";
import { answeredOnceForText } from "../collection/once.js";
import { mapBuiltins } from "../simple-types/map-builtins.js";
import { wordsOf } from "../syntax/attribute-kind.js";
import { builtinTypeName, builtinTypes } from "./builtin-types.js";
import type { Variety } from "./schema-set.js";

/**
 * The value space of a simple type. It tells whether a text is a value, and makes the value spaces of derived types.
 */
export interface ValueSpace {
  /** Why a text is not a value; undefined if it is one. */
  readonly problem: (text: string) => string | undefined;
  /** The value space with facets; undefined if a bound or enumerated value is not a value of the type. */
  readonly restricted: (facets: Facets) => ValueSpace | undefined;
  readonly listed: () => ValueSpace;
  /** The text to which patterns apply; undefined for a name that is not in its written form. */
  readonly literal: (text: string) => string | undefined;
  /** Whether the values are decimals, which are compared across types. */
  readonly isDecimal?: boolean;
}

/** The name of the value in messages, which say elsewhere whose value it is. */
const name = "value";

/** The value space of a scalar of the runtime. */
function spaceOf<Value>(type: SimpleType<Value>): ValueSpace {
  const isNumber = type.family === "number" && type.binaryFloat === undefined;
  return {
    isDecimal: isNumber || type.family === "bigint" || type.family === "decimal",
    problem: (text) => refusal(() => type.parse(text)),
    restricted: (facets) => {
      let restricted: SimpleType<Value> | undefined;
      const problem = refusal(() => {
        restricted = codec.restrict(type, name, facets);
      });
      return problem !== undefined || restricted === undefined ? undefined : spaceOf(restricted);
    },
    listed: () => spaceOf(codec.list(type, name)),
    literal: (text) => (type.whiteSpace === "collapse" ? wordsOf(text).join(" ") : withoutBreaks(text, type)),
  };
}

function refusal(attempt: () => unknown): string | undefined {
  try {
    attempt();
    return undefined;
  } catch (error) {
    if (error instanceof codec.ValueError) return error.message;
    throw error;
  }
}

/**
 * The value space of names. `{namespace}local` is fully checked. Of a name with a prefix only the form is checked,
 * because the prefix's meaning is not known here.
 */
function nameSpace<Value>(type: SimpleType<Value>, written: SimpleType<Value>): ValueSpace {
  const expanded = spaceOf(type);
  return {
    problem: (text) =>
      /[{}]/.test(text) ? expanded.problem(text) : refusal(() => written.parse(text, { resolve: (prefix) => prefix })),
    restricted: (facets) => {
      const { enumeration, ...others } = facets;
      let space: ValueSpace | undefined;
      const problem = refusal(() => {
        space = nameSpace(codec.restrict(type, name, facets), codec.restrict(written, name, others));
      });
      return problem === undefined ? space : undefined;
    },
    listed: () => nameSpace(codec.list(type, name), codec.list(written, name)),
    literal: (text) => (/[{}]/.test(text) ? undefined : wordsOf(text).join(" ")),
  };
}

/** The value space of a union. */
export function unionValueSpace(members: readonly ValueSpace[]): ValueSpace {
  const takerOf = (text: string): ValueSpace | undefined =>
    members.find((member) => member.problem(text) === undefined);
  return joinedSpace({
    problem: (text) => (takerOf(text) === undefined ? "no member of the union accepts it" : undefined),
    literal: (text) => takerOf(text)?.literal(text),
    isSame: (one, other) => isSame(members, one, other),
  });
}

/** The value space of a union, or of a list of unions. */
interface JoinedValues extends Pick<ValueSpace, "problem" | "literal"> {
  readonly isSame: (one: string, other: string) => boolean;
  /** For a list, the number of items. */
  readonly lengthOf?: (text: string) => number;
}

function joinedSpace(given: JoinedValues): ValueSpace {
  // Every union in a union asks its members several times, which would be 2^n times for the innermost.
  const problem = answeredOnceForText(given.problem);
  const values = { ...given, problem };
  return {
    problem,
    literal: values.literal,
    restricted: (facets) => {
      if (facets.enumeration?.some((value) => problem(value) !== undefined)) return undefined;
      return joinedSpace({ ...values, problem: (text) => problem(text) ?? brokenFacet(values, facets, text) });
    },
    listed: () => joinedSpace(listOf(values)),
  };
}

function listOf({ problem, literal, isSame: isSameItem }: JoinedValues): JoinedValues {
  return {
    problem: (text) =>
      wordsOf(text)
        .map(problem)
        .find((found) => found !== undefined),
    literal: (text) => {
      const forms = wordsOf(text).map(literal);
      return forms.includes(undefined) ? undefined : forms.join(" ");
    },
    isSame: (one, other) => {
      const [items, others] = [wordsOf(one), wordsOf(other)];
      return items.length === others.length && items.every((item, index) => isSameItem(item, others[index] ?? ""));
    },
    lengthOf: (text) => wordsOf(text).length,
  };
}

/** The facet that a value of the base does not meet. */
function brokenFacet(
  { literal, isSame: isOne, lengthOf }: JoinedValues,
  facets: Facets,
  text: string,
): string | undefined {
  const { pattern, enumeration, length, minLength = length ?? 0, maxLength = length ?? Infinity } = facets;
  const count = lengthOf?.(text);
  if (count !== undefined && (count < minLength || count > maxLength)) return "it has another length";
  const form = literal(text);
  if (form !== undefined && pattern?.every((one) => !one.test(form))) return "it does not match the pattern";
  return enumeration?.every((value) => !isOne(value, text)) ? "it is not enumerated" : undefined;
}

/**
 * Whether two texts are one value of the first member that accepts the first text. Names with prefixes are compared as
 * text.
 */
function isSame(members: readonly ValueSpace[], one: string, other: string): boolean {
  const [taker, otherTaker] = [one, other].map((text) => members.find((member) => member.problem(text) === undefined));
  if (taker === undefined || otherTaker === undefined) return false;
  const areDecimals = taker.isDecimal === true && otherTaker.isDecimal === true;
  if (taker !== otherTaker && !areDecimals) return false;
  const only = (areDecimals ? spaceOf(codec.decimal) : taker).restricted({ enumeration: [one] });
  return only === undefined ? one.trim() === other.trim() : only.problem(other) === undefined;
}

function withoutBreaks(text: string, { whiteSpace }: Pick<SimpleType<unknown>, "whiteSpace">): string {
  return whiteSpace === "replace" ? text.replace(/[\t\r\n]/g, " ") : text;
}

/** The value spaces of the built-in types by local name. */
export const builtinSpaces: ReadonlyMap<string, ValueSpace> = new Map(
  Object.entries(mapBuiltins((scalar) => (scalar.prefixed === true ? nameSpace(scalar, scalar) : spaceOf(scalar)))),
);

/** The primitive type from which a built-in type is derived: `decimal` for `int` (XSD 1.0 Part 2, section 3.2). */
export function primitiveOf(builtin: string): string {
  let primitive = builtin;
  let type = builtinTypes.get(builtinTypeName(builtin));
  while (type?.kind === "simple" && type.variety.kind === "atomic" && type.variety.builtin !== "anySimpleType") {
    primitive = type.variety.builtin;
    type = type.base.kind === "named" ? builtinTypes.get(type.base.name) : undefined;
  }
  return primitive;
}

/**
 * The value space of the primitive type of an atomic type; undefined for lists, unions, and `anySimpleType`, which
 * replaces missing types.
 */
export function primitiveSpace({ variety }: { readonly variety: Variety }): ValueSpace | undefined {
  if (variety.kind !== "atomic" || variety.builtin === "anySimpleType") return undefined;
  return builtinSpaces.get(primitiveOf(variety.builtin));
}
