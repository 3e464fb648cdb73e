import { basename } from "node:path";
import type { ContractOptions } from "@stubwright/codegen/options";
import type { ContractSnapshot } from "@stubwright/codegen/snapshot";
import type { ContractModel } from "@stubwright/contract/model";
import { camelCase, contractName, pascalCase } from "@stubwright/contract/model";
import { isNetworkLocation } from "@stubwright/contract/read";
import { MessageSampler, samplerOf } from "@stubwright/contract/sample";
import type { CopiedContract } from "./copy-contract.js";

/** What the code of a project is for: to serve the contract, or to call it. */
export type ProjectKind = "service" | "client";

/** The facts from which the files of a new project are made. */
export interface NewProject {
  /** Kebab-case: `game-play`. */
  readonly name: string;
  /** `GamePlay`. */
  readonly pascalName: string;
  readonly camelName: string;
  /** The options of the contract, with paths inside the project. */
  readonly contract: ContractOptions;
  /** The source of the contract, for the README: a URL or a file name. Not a path, because paths differ between machines. */
  readonly origin: string;
  readonly operations: readonly ProjectOperation[];
  /** The operation of the README's example call, with a valid request as JSON. */
  readonly firstCall: { readonly operation: string; readonly request: string };
}

/** An operation, as a mock of the service needs it. */
export interface ProjectOperation {
  readonly name: string;
  /** The method of the service interface and of the client. */
  readonly method: string;
  readonly isOneWay: boolean;
  /** Whether `samples.ts` has the operation: it lacks those of which no valid message was found. */
  readonly hasSamples: boolean;
}

/** A file of the project. The path starts in the project's folder. */
export interface ProjectFile {
  readonly path: string;
  readonly text: string;
}

/** The folder of a new project's generated code. */
export const generatedFolder = "src/generated";

/** What is known of a contract once its code is generated. */
export interface GeneratedContract {
  readonly model: ContractModel;
  readonly snapshot: ContractSnapshot | undefined;
}

/** Collects the facts of a new project. `entry` is the path or URL from which the contract was copied. */
export function newProject(contract: ContractOptions, entry: string, generated: GeneratedContract): NewProject {
  const name = contract.name ?? "";
  return {
    name,
    pascalName: pascalCase([name]),
    camelName: camelCase([name]),
    contract,
    origin: isNetworkLocation(entry) ? entry : basename(entry),
    operations: projectOperations(generated),
    firstCall: firstCall(generated.model),
  };
}

function projectOperations({ model, snapshot }: GeneratedContract): readonly ProjectOperation[] {
  const sampler = samplerOf(model);
  return model.operations.map(({ name, reply, request }) => {
    const hasSamples = [request, ...(reply === undefined ? [] : [reply])].every(
      (message) => sampler.sample(message) !== undefined,
    );
    const method = snapshot?.operations[name]?.handler ?? camelCase([name]);
    return { name, method, isOneWay: reply === undefined, hasSamples };
  });
}

function firstCall(model: ContractModel): NewProject["firstCall"] {
  const [operation] = model.operations;
  const sample = operation && new MessageSampler(model).sampleBody(operation.request, "minimal");
  return { operation: operation?.name ?? "", request: JSON.stringify(sample?.json ?? {}) };
}

/** Makes the options of a copied contract. The contract is called `name`, or else after its entry document. */
export function nameContract(name: string | undefined, entry: string, copied: CopiedContract): ContractOptions {
  const file = copied.copies[0]?.path ?? basename(entry);
  const own = contractName({ name, entry: file });
  const folder = `contracts/${own}`;
  const openapi = `${folder}/openapi.yaml`;
  return { name: own, entry: `${folder}/${file}`, openapi, out: generatedFolder, nulls: "nil" };
}
