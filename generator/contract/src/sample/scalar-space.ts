import type { Facets, JsonValue, SimpleType } from "@stubwright/runtime/codec";
import * as codec from "@stubwright/runtime/codec";
import type { BuiltinUse } from "../model/contract-model.js";
import { mapBuiltins, mapRepresented } from "../simple-types/map-builtins.js";
import { representedName } from "../simple-types/scalar-options.js";

/** Chooses a prefix for a namespace at the place of a value: the wanted one if it is free. */
export type PrefixOf = (namespace: string, wanted?: string) => string;

/** A value of a simple type in all of its forms. */
export interface ScalarValue {
  /** The TypeScript value. */
  readonly value: unknown;
  readonly json: JsonValue;
  /** A key that is equal for texts with one value, such as `1` and `1.0`. */
  readonly key: string;
  /** The XML text, not escaped. */
  readonly format: (prefixOf: PrefixOf) => string;
  /** Whether the value is a name, whose text would change its meaning under a default namespace. */
  readonly isName: boolean;
  /**
   * Whether the value is an ID, a reference to one, or a list of these; undefined for other values, including unions
   * with such members.
   */
  readonly identity: "id" | "idref" | undefined;
}

/** The values of a simple type. */
export interface ScalarSpace {
  /** Whether values may be names or contain names. */
  readonly hasNames: boolean;
  /**
   * The value of a text; undefined if there is none, or if its canonical text is not valid. Names are
   * `{namespace}local`.
   */
  readonly read: (text: string) => ScalarValue | undefined;
  readonly restricted: (facets: Facets) => ScalarSpace;
  readonly listed: () => ScalarSpace;
}

const name = "the type";

/** The most texts of a union that are remembered with their values. */
const mostKnown = 1000;

function spaceOf<Value>(type: SimpleType<Value>, { isList } = { isList: false }): ScalarSpace {
  return {
    hasNames: type.prefixed === true,
    read: (text) =>
      attempt(() => {
        const sent = isList ? text.split(" ").filter((word) => word !== "") : text;
        const value = type.prefixed === true ? type.fromJson(sent) : type.parse(text);
        const format = (prefixOf: PrefixOf): string => type.format(value, { prefixOf });
        if (type.prefixed !== true) type.parse(format(() => ""));
        const key = codec.canonicalKey(type, value);
        return {
          value,
          json: type.toJson(value),
          key,
          format,
          isName: type.prefixed === true,
          identity: type.identity,
        };
      }),
    restricted: (facets) => attempt(() => spaceOf(codec.restrict(type, name, facets), { isList })) ?? noValues,
    listed: () => spaceOf(codec.list(type, name), { isList: true }),
  };
}

const noValues: ScalarSpace = {
  hasNames: false,
  read: () => undefined,
  restricted: () => noValues,
  listed: () => noValues,
};

/**
 * Runs an action; undefined if it throws. Stacks are switched off meanwhile, because nobody sees the error and
 * collecting the stack takes nearly all the time.
 */
function attempt<Result>(action: () => Result): Result | undefined {
  const frames = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  try {
    return action();
  } catch (error) {
    if (error instanceof codec.ValueError) return undefined;
    throw error;
  } finally {
    Error.stackTraceLimit = frames;
  }
}

/**
 * The values of a space of names whose text matches a pattern, written with the first of some prefixes that makes it
 * match.
 */
export function prefixedScalarSpace(
  space: ScalarSpace,
  isMatch: (text: string) => boolean,
  prefixes: readonly string[],
): ScalarSpace {
  const { hasNames } = space;
  const read = (text: string): ScalarValue | undefined => {
    const value = space.read(text);
    if (value?.isName !== true) return value;
    const prefix = prefixes.find((one) => isMatch(value.format(() => one)));
    if (prefix === undefined) return undefined;
    return { ...value, format: (prefixOf) => value.format((namespace) => prefixOf(namespace, prefix)) };
  };
  return {
    hasNames,
    read,
    restricted: (facets) => prefixedScalarSpace(space.restricted(facets), isMatch, prefixes),
    listed: () => filtered(read, hasNames).listed(),
  };
}

/** The values of a union. The first member that accepts a text decides. */
export function unionScalarSpace(members: readonly ScalarSpace[]): ScalarSpace {
  // The answers are remembered for unions that contain this one: they may ask in 2^n ways, with the same texts.
  const known = new Map<string, ScalarValue | undefined>();
  const read = (text: string): ScalarValue | undefined => {
    if (known.has(text)) return known.get(text);
    let value: ScalarValue | undefined;
    for (const member of members) value ??= member.read(text);
    if (known.size === mostKnown) known.clear();
    known.set(text, value);
    return value;
  };
  return filtered(
    read,
    members.some(({ hasNames }) => hasNames),
  );
}

/** A space of texts that pass a test. Lists of them are read word by word. */
function filtered(read: ScalarSpace["read"], hasNames: boolean): ScalarSpace {
  return {
    hasNames,
    read,
    restricted: (facets) =>
      filtered((text) => {
        const value = isTextOf(text, facets) ? read(text) : undefined;
        if (Array.isArray(value?.value) && !isLengthOf(value.value.length, facets)) return undefined;
        // A member writes values without the union's pattern: 7 for 007.
        return facets.pattern === undefined || value?.isName !== false ? value : { ...value, format: () => text };
      }, hasNames),
    listed: () =>
      filtered((text) => {
        const items = text.split(" ").flatMap((word) => (word === "" ? [] : [read(word)]));
        const values = items.flatMap((item) => item ?? []);
        if (values.length < items.length) return undefined;
        return {
          value: values.map((item) => item.value),
          json: values.map((item) => item.json),
          key: `list:${values.map((item) => item.key).join(" ")}`,
          format: (prefixOf) => values.map((item) => item.format(prefixOf)).join(" "),
          isName: values.some((item) => item.isName),
          identity: values.find((item) => item.identity !== undefined)?.identity,
        };
      }, hasNames),
  };
}

function isTextOf(text: string, { enumeration, pattern }: Facets): boolean {
  return (enumeration?.includes(text) ?? true) && (pattern?.some((one) => one.test(text)) ?? true);
}

function isLengthOf(count: number, { length, minLength = length, maxLength = length }: Facets): boolean {
  return count >= (minLength ?? 0) && count <= (maxLength ?? count);
}

const builtinSpaces: Readonly<Record<string, ScalarSpace>> = { ...mapBuiltins(spaceOf), ...mapRepresented(spaceOf) };

/** The values of a built-in type. */
export function builtinSpace({ name, as }: Pick<BuiltinUse, "name" | "as">): ScalarSpace {
  const space = builtinSpaces[representedName(name, as)];
  if (space === undefined) throw new Error(`No ${as} holds values of xs:${name}.`);
  return space;
}
