import { type Code, code, join, literal, propertyName, valueLiteral } from "../print/code.js";

/** A member of an object. */
export interface Entry {
  readonly name: string;
  readonly value: Code;
  readonly required: boolean;
}

/** Beyond this depth the first, which ends, is taken. */
export const depth = code`{ maxDepth: 3, depthIdentifier: "depth" }`;

/** One of some. */
export function oneOf(arbitraries: readonly Code[]): Code {
  return code`fc.oneof(${join(arbitraries, ", ")})`;
}

/** One arbitrary as it is, several in one; undefined where there are none. */
export function combined(arbitraries: readonly Code[], combine: (several: readonly Code[]) => Code): Code | undefined {
  return arbitraries.length > 1 ? combine(arbitraries) : arbitraries[0];
}

/** A list, of as many items as there may be. */
export function arrayOf(item: Code, min: number, max: number): Code {
  return code`fc.array(${item}, { minLength: ${min}, maxLength: ${max} })`;
}

/** An object of some members. */
export function recordOf(entries: readonly Entry[]): Code {
  if (entries.length === 0) return code`fc.constant({})`;
  const members = entries.map(({ name, value }) => code`${propertyName(name)}: ${value}`);
  const required = entries.filter((entry) => entry.required).map(({ name }) => literal(name));
  const options = required.length === entries.length ? code`` : code`, { requiredKeys: [${join(required, ", ")}] }`;
  return code`fc.record({ ${join(members, ", ")} }${options})`;
}

/** One value alone; a list by its items, as fast-check takes an array for one that nobody may change. */
export function constant(value: unknown): Code {
  return Array.isArray(value)
    ? code`fc.tuple(${join(value.map(constant), ", ")})`
    : code`fc.constant(${valueLiteral(value)})`;
}
