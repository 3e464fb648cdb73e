import type { BuiltinName } from "./builtin-name.js";

/**
 * The TypeScript types that can hold the values of a built-in type, the default first. Other built-in types have only
 * one: no `Date` tells which day an xs:date is, for example.
 */
export const representations = {
  decimal: ["string", "number"],
  integer: ["bigint", "number", "string"],
  nonPositiveInteger: ["bigint", "number", "string"],
  negativeInteger: ["bigint", "number", "string"],
  nonNegativeInteger: ["bigint", "number", "string"],
  positiveInteger: ["bigint", "number", "string"],
  long: ["bigint", "number", "string"],
  unsignedLong: ["bigint", "number", "string"],
  dateTime: ["string", "Date"],
} as const;

/** A built-in type whose values several TypeScript types can hold. */
export type RepresentedName = keyof typeof representations;

/** The TypeScript types that hold values of built-in types, by the names of these: `{ "long": "number" }`. */
export type ScalarOptions = {
  readonly [Name in RepresentedName]?: (typeof representations)[Name][number] | undefined;
};

/** A TypeScript type that replaces the default for a built-in type. */
export type Representation = Exclude<(typeof representations)[RepresentedName][number], "bigint">;

/** The TypeScript type for a built-in type; undefined for the default. */
export function representationOf(name: string, scalars: ScalarOptions): Representation | undefined {
  if (!isRepresented(name)) return undefined;
  const chosen = scalars[name];
  return chosen === representations[name][0] || chosen === "bigint" ? undefined : chosen;
}

/** The problems of the options in a config, each with its member; empty for valid options. */
export function scalarProblems(options: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(options).flatMap(([name, chosen]) => {
    if (!isRepresented(name)) return [`.${name} is unknown; it may have ${Object.keys(representations).join(", ")}.`];
    const choices: readonly string[] = representations[name];
    return choices.includes(chosen) ? [] : [`.${name} must be ${choices.map((one) => `"${one}"`).join(" or ")}.`];
  });
}

/** Whether the options in a config are valid. */
export function isScalarOptions(options: Readonly<Record<string, string>>): options is ScalarOptions & typeof options {
  return scalarProblems(options).length === 0;
}

function isRepresented(name: string): name is RepresentedName {
  return Object.hasOwn(representations, name);
}

/** The name of a built-in type's scalar in the runtime: `long`, or `longAsNumber` if a number holds its values. */
export function representedName(name: BuiltinName, as: Representation | undefined): string {
  return as === undefined ? name : `${name}As${as.charAt(0).toUpperCase()}${as.slice(1)}`;
}
