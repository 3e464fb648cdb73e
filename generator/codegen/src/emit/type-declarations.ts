import type { Diagnostics } from "@stubwright/contract/diagnostics";
import type { ContractModel } from "@stubwright/contract/model";
import { builtinNames, representationOf, type ScalarOptions } from "@stubwright/contract/simple-types";
import { builtinType } from "../plan/builtin-code.js";
import { planContract } from "../plan/plan-contract.js";
import type { PlannedType } from "../plan/planned-type.js";
import { code, codeText, word } from "../print/code.js";
import { emitTypes } from "./emit-types.js";
import { carriedType } from "./operation-signature.js";

/** The TypeScript of a contract by names of its schemas, for tools that show a type where it is declared or used. */
export interface TypeDeclarations {
  /** The declarations of types.ts by `{namespace}local`; by the place for anonymous types. */
  readonly types: ReadonlyMap<string, string>;
  /** The types of global elements by `{namespace}local`. */
  readonly elements: ReadonlyMap<string, string>;
  /** The types of built-in types by their names in XML Schema. */
  readonly builtins: ReadonlyMap<string, string>;
}

/** Prints each type of a contract alone. Reports what cannot be generated. */
export function typeDeclarations(
  model: ContractModel,
  { scalars = {} }: { readonly scalars?: ScalarOptions | undefined },
  diagnostics: Diagnostics,
): TypeDeclarations {
  const plan = planContract(model, [], { nulls: "nil" }, diagnostics);
  const declarationOf = (type: PlannedType): string => {
    if (type.kind === "array") return codeText(code`type ${word(type.typeName)} = ${type.type};`);
    const source = emitTypes({ ...plan, types: [type], operations: [] }).print([]);
    return source.replace(/^[\s\S]*?^(?=export )/m, "").trimEnd();
  };
  const builtins = [...builtinNames].map((name): [string, string] => {
    const as = representationOf(name, scalars);
    return [name, codeText(builtinType({ kind: "builtin", name, ...(as === undefined ? {} : { as }) }))];
  });
  return {
    types: new Map(plan.types.map((type) => [type.origin, declarationOf(type)])),
    elements: new Map(plan.documents.map((element) => [element.name, codeText(carriedType(element))])),
    builtins: new Map(builtins),
  };
}
