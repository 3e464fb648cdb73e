import { basename } from "node:path";
import type { ContractOptions } from "@stubwright/codegen/options";
import type { ContractModel } from "@stubwright/contract/model";
import { camelCase, pascalCase } from "@stubwright/contract/model";
import { isNetworkLocation } from "@stubwright/contract/read";
import { MessageSampler } from "@stubwright/contract/sample";

/** What the files of a new project are made from. */
export interface NewProject {
  /** Kebab-case: `game-play`. */
  readonly name: string;
  /** `GamePlay`. */
  readonly pascalName: string;
  readonly camelName: string;
  /** Its contract, with paths in the project. */
  readonly contract: ContractOptions;
  /** Where the contract came from, for the README: a URL, or a file's name without its place on this machine. */
  readonly origin: string;
  /** An operation to try first, with the JSON of a request that it takes. */
  readonly firstCall: { readonly operation: string; readonly request: string };
}

/** A file of the project; the path is relative to its folder. */
export interface ProjectFile {
  readonly path: string;
  readonly text: string;
}

/** Where a new project keeps its generated code. */
export const generatedFolder = "src/generated";

/** What the project's files say of the contract, which came from `entry`. */
export function newProject(contract: ContractOptions, entry: string, model: ContractModel): NewProject {
  const name = contract.name ?? "";
  return {
    name,
    pascalName: pascalCase([name]),
    camelName: camelCase([name]),
    contract,
    origin: isNetworkLocation(entry) ? entry : basename(entry),
    firstCall: firstCall(model),
  };
}

function firstCall(model: ContractModel): NewProject["firstCall"] {
  const [operation] = model.operations;
  const sample = operation && new MessageSampler(model).sampleBody(operation.request, "minimal");
  return { operation: operation?.name ?? "", request: JSON.stringify(sample?.json ?? {}) };
}
