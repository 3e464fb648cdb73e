import { builtinSchema } from "@stubwright/contract/json";
import { type ContractModel, usedBuiltins } from "@stubwright/contract/model";
import type { BuiltinName, Representation } from "@stubwright/contract/simple-types";

/** The JSON form and the TypeScript type of a built-in type. */
interface MappedType {
  readonly json: string;
  readonly typescript: string;
}

/** TypeScript's names for types of JSON, if they differ. */
const typescriptOf: ReadonlyMap<string, string> = new Map([
  ["integer", "number"],
  ["array", "string[]"],
]);

/**
 * The mapping of a built-in type, from the table that the OpenAPI document uses, unless an option chooses another type.
 */
export function mappedType(name: BuiltinName, as: Representation | undefined): MappedType {
  const schema = builtinSchema({ name });
  const type = typeof schema.type === "string" ? schema.type : "any";
  const marked = schema["x-stubwright-type"];
  const number = type === "integer" || type === "number";
  const typescript = as ?? marked ?? typescriptOf.get(type) ?? type;
  if (name === "guid") return { json: "guid", typescript };
  if (marked === "bigint") return { json: "digits", typescript };
  if (schema.contentEncoding !== undefined) return { json: schema.contentEncoding, typescript };
  return { json: number ? "number" : type, typescript };
}

/** A built-in type whose values another TypeScript type now holds. */
interface ChangedRepresentation {
  /** `xs:long`. */
  readonly type: string;
  readonly old: string;
  readonly now: string;
}

/** The effect of changed options on the built-in types that both contracts use. */
export function compareRepresentations(old: ContractModel, now: ContractModel): readonly ChangedRepresentation[] {
  const after = usedBuiltins(now);
  return [...usedBuiltins(old).values()].flatMap((before) => {
    const use = after.get(before.name);
    if (use === undefined || use.as === before.as) return [];
    const typescript = ({ name, as }: typeof use): string => mappedType(name, as).typescript;
    return [{ type: `xs:${before.name}`, old: typescript(before), now: typescript(use) }];
  });
}
