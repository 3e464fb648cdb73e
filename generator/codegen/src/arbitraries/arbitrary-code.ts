import { type Code, code, join, literal, propertyName, valueLiteral } from "../print/code.js";

/** A member of an object, with the arbitrary of its value. */
export interface Entry {
  readonly name: string;
  readonly value: Code;
  readonly required: boolean;
}

/** The option of `fc.oneof` for recursive types: beyond this depth it takes its first arbitrary, which ends. */
export const depth = code`{ maxDepth: 3, depthIdentifier: "depth" }`;

/** The arbitrary of one of several arbitraries. */
export function oneOf(arbitraries: readonly Code[]): Code {
  return code`fc.oneof(${join(arbitraries, ", ")})`;
}

/** Combines arbitraries. A single one stays as it is; undefined if there are none. */
export function combined(arbitraries: readonly Code[], combine: (several: readonly Code[]) => Code): Code | undefined {
  return arbitraries.length > 1 ? combine(arbitraries) : arbitraries[0];
}

/** The arbitrary of an array with a number of items between two bounds. */
export function arrayOf(item: Code, min: number, max: number): Code {
  return code`fc.array(${item}, { minLength: ${min}, maxLength: ${max} })`;
}

/** The arbitrary of an object. */
export function recordOf(entries: readonly Entry[]): Code {
  if (entries.length === 0) return code`fc.constant({})`;
  const members = entries.map(({ name, value }) => code`${propertyName(name)}: ${value}`);
  const required = entries.filter((entry) => entry.required).map(({ name }) => literal(name));
  const options = required.length === entries.length ? code`` : code`, { requiredKeys: [${join(required, ", ")}] }`;
  return code`fc.record({ ${join(members, ", ")} }${options})`;
}

/** The arbitrary of one value. A list becomes a tuple, because fast-check types a constant array as readonly. */
export function constant(value: unknown): Code {
  return Array.isArray(value)
    ? code`fc.tuple(${join(value.map(constant), ", ")})`
    : code`fc.constant(${valueLiteral(value)})`;
}
