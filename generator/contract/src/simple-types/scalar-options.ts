import type { BuiltinName } from "./builtin-name.js";

/**
 * The TypeScript types that can hold the values of a built-in type, the default first. Other built-in types have one only: no
 * `Date` says which day an xs:date is, for example.
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

/** A built-in type whose values can be held in several ways. */
export type RepresentedName = keyof typeof representations;

/** Which TypeScript types hold the values of built-in types, by the names of those: `{ "long": "number" }`. */
export type ScalarOptions = {
  readonly [Name in RepresentedName]?: (typeof representations)[Name][number] | undefined;
};

/** A TypeScript type that holds the values of a built-in type in place of the default. */
export type Representation = Exclude<(typeof representations)[RepresentedName][number], "bigint">;

/** What holds the values of a built-in type; undefined for the default. */
export function representationOf(name: string, scalars: ScalarOptions): Representation | undefined {
  if (!isRepresented(name)) return undefined;
  const chosen = scalars[name];
  return chosen === representations[name][0] || chosen === "bigint" ? undefined : chosen;
}

/** What is wrong with the options of a config, each with its member; nothing if they are options. */
export function scalarProblems(options: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(options).flatMap(([name, chosen]) => {
    if (!isRepresented(name)) return [`.${name} is unknown; it may have ${Object.keys(representations).join(", ")}.`];
    const choices: readonly string[] = representations[name];
    return choices.includes(chosen) ? [] : [`.${name} must be ${choices.map((one) => `"${one}"`).join(" or ")}.`];
  });
}

/** Whether nothing is wrong with the options of a config. */
export function isScalarOptions(options: Readonly<Record<string, string>>): options is ScalarOptions & typeof options {
  return scalarProblems(options).length === 0;
}

function isRepresented(name: string): name is RepresentedName {
  return Object.hasOwn(representations, name);
}

/** What the runtime calls the scalar of a built-in type: `long`, or `longAsNumber` if a number holds its values. */
export function representedName(name: BuiltinName, as: Representation | undefined): string {
  return as === undefined ? name : `${name}As${as.charAt(0).toUpperCase()}${as.slice(1)}`;
}
