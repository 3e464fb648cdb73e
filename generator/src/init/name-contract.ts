import { basename } from "node:path";
import type { ContractOptions } from "../config/contract-options.js";
import type { ContractModel } from "../model/contract-model.js";
import { contractName } from "../model/names/contract-name.js";
import { camelCase, pascalCase } from "../model/names/identifier.js";
import { MessageSampler } from "../sample/message-sampler.js";
import type { CopiedContract } from "./copy-contract.js";
import { generatedFolder, type NewProject } from "./new-project.js";

/** The options of a copied contract in its new project: named as asked, else after its entry document. */
export function contractNamed(name: string | undefined, entry: string, copied: CopiedContract): ContractOptions {
  const file = copied.copies[0]?.path ?? basename(entry);
  const own = contractName({ name, entry: file });
  const folder = `contracts/${own}`;
  const openapi = `${folder}/openapi.yaml`;
  return { name: own, entry: `${folder}/${file}`, openapi, out: generatedFolder, nulls: "nil" };
}

/** What the project's files say of the contract. */
export function newProject(contract: ContractOptions, origin: string, model: ContractModel): NewProject {
  const name = contract.name ?? "";
  return {
    name,
    pascalName: pascalCase([name]),
    camelName: camelCase([name]),
    entry: contract.entry,
    origin,
    firstCall: firstCall(model),
  };
}

function firstCall(model: ContractModel): NewProject["firstCall"] {
  const [operation] = model.operations;
  const sample = operation && new MessageSampler(model).sampleBody(operation.request, "minimal");
  return { operation: operation?.name ?? "", request: JSON.stringify(sample?.json ?? {}) };
}
