import { basename } from "node:path";
import type { ContractOptions } from "@stubwright/codegen/options";
import { contractName } from "@stubwright/contract/model";
import type { CopiedContract } from "./copy-contract.js";
import { generatedFolder } from "./new-project.js";

/** The options of a copied contract in its new project: named as asked, else after its entry document. */
export function nameContract(name: string | undefined, entry: string, copied: CopiedContract): ContractOptions {
  const file = copied.copies[0]?.path ?? basename(entry);
  const own = contractName({ name, entry: file });
  const folder = `contracts/${own}`;
  const openapi = `${folder}/openapi.yaml`;
  return { name: own, entry: `${folder}/${file}`, openapi, out: generatedFolder, nulls: "nil" };
}
