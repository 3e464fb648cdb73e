import { type } from "../../../contract/dist/testing/schema-notation.js";
import { type Files, type RuleCase, serviceOf } from "./compare-fixture.js";

/** A case about type T. */
export function typeCase(title: string, old: string, now: string, ...want: readonly string[]): RuleCase {
  return { title, old: serviceOf(type("T", old)), now: serviceOf(type("T", now)), want };
}

/** A case about the components of the schema. */
export function schemaCase(title: string, old: string, now: string, ...want: readonly string[]): RuleCase {
  return { title, old: serviceOf(old), now: serviceOf(now), want };
}

/** A case about whole contracts. */
export function contractCase(title: string, old: Files, now: Files, ...want: readonly string[]): RuleCase {
  return { title, old, now, want };
}
