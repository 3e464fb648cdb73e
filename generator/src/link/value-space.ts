import type { Facets, SimpleType } from "@stubwright/runtime/codec";
import * as codec from "@stubwright/runtime/codec";
import { mapBuiltins } from "../scalar/map-builtins.js";

/** The values of a simple type: asks whether a text is one, and makes the types derived from it. */
export interface ValueSpace {
  /** Why a text is no value; undefined where it is one. */
  readonly problem: (text: string) => string | undefined;
  /** Undefined where the facets do not fit the type: a bound or enumerated value that is none of its values. */
  readonly restricted: (facets: Facets) => ValueSpace | undefined;
  readonly listed: () => ValueSpace;
  /** Whether its values are decimals, which are the same whatever type they are of. */
  readonly isDecimal?: boolean;
}

const name = "the type";

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
 * The value space of names. `{namespace}local` is looked at as such; of a name with a prefix only the form is, as it is not
 * known here what the prefix stands for.
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
  };
}

/** The values any of the members has. */
export function unionValueSpace(members: readonly ValueSpace[]): ValueSpace {
  const problem = (text: string): string | undefined => {
    const problems = members.map((member) => member.problem(text));
    return problems.includes(undefined) ? undefined : "no member of the union takes it";
  };
  const space: ValueSpace = {
    problem,
    restricted: ({ enumeration }) => {
      if (enumeration === undefined) return space;
      if (enumeration.some((value) => problem(value) !== undefined)) return undefined;
      const enumerated = (text: string): boolean => enumeration.some((value) => isSame(members, value, text));
      return { ...space, problem: (text) => problem(text) ?? (enumerated(text) ? undefined : "it is not enumerated") };
    },
    listed: () => ({
      ...space,
      problem: (text) =>
        words(text)
          .map(problem)
          .find((found) => found !== undefined),
    }),
  };
  return space;
}

/** Whether the first member that takes one text has the other as the same value; of names with prefixes, as the same text. */
function isSame(members: readonly ValueSpace[], one: string, other: string): boolean {
  const [taker, otherTaker] = [one, other].map((text) => members.find((member) => member.problem(text) === undefined));
  if (taker === undefined || otherTaker === undefined) return false;
  const areDecimals = taker.isDecimal === true && otherTaker.isDecimal === true;
  if (taker !== otherTaker && !areDecimals) return false;
  const only = (areDecimals ? spaceOf(codec.decimal) : taker).restricted({ enumeration: [one] });
  return only === undefined ? one.trim() === other.trim() : only.problem(other) === undefined;
}

function words(text: string): readonly string[] {
  return text.split(/[ \t\r\n]+/).filter((word) => word !== "");
}

/** The value spaces of the built-in types by local name. */
export const builtinSpaces: ReadonlyMap<string, ValueSpace> = new Map(
  Object.entries(mapBuiltins((scalar) => (scalar.prefixed === true ? nameSpace(scalar, scalar) : spaceOf(scalar)))),
);
