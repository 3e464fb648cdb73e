import { builtinSchema } from "@stubwright/contract/json";
import { type ContractModel, usedBuiltins } from "@stubwright/contract/model";
import type { BuiltinName, Representation } from "@stubwright/contract/simple-types";

/** How values of a built-in type look in JSON and in TypeScript. */
interface MappedType {
  readonly json: string;
  readonly typescript: string;
}

/** What TypeScript calls a type of JSON, where it has another name. */
const typescriptOf: ReadonlyMap<string, string> = new Map([
  ["integer", "number"],
  ["array", "string[]"],
]);

/** The mapping of a built-in type, from the same table that the OpenAPI document is made of, unless another type is to hold its values. */
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

/** A built-in type whose values TypeScript holds otherwise than before. */
interface ChangedRepresentation {
  /** `xs:long`. */
  readonly type: string;
  readonly old: string;
  readonly now: string;
}

/** What an option changed for those built-in types that both contracts use. */
export function compareRepresentations(old: ContractModel, now: ContractModel): readonly ChangedRepresentation[] {
  const after = usedBuiltins(now);
  return [...usedBuiltins(old).values()].flatMap((before) => {
    const use = after.get(before.name);
    if (use === undefined || use.as === before.as) return [];
    const typescript = ({ name, as }: typeof use): string => mappedType(name, as).typescript;
    return [{ type: `xs:${before.name}`, old: typescript(before), now: typescript(use) }];
  });
}
