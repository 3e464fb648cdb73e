import { dirname, resolve } from "node:path";
import { type GenerateResult, generateContract } from "@stubwright/codegen";
import type { ContractOptions } from "@stubwright/codegen/options";
import { writeFiles } from "@stubwright/codegen/write";
import { UsageError } from "@stubwright/contract/diagnostics";
import { NetworkLock } from "@stubwright/contract/read";
import { readConfig } from "./config/read-config.js";

/** The contract to generate: its entry document with options, or a config that lists it. */
export type GenerateRequest = {
  /** The folder in which relative paths start. Default: the process's folder. Paths in a config start in the config's folder. */
  readonly cwd?: string;
  /** Fetches imports over `http(s)`. An entry on the network is always fetched. Default: false. */
  readonly allowNetwork?: boolean;
  /** Writes the files to the output folder. Default: false; the disk is only read. */
  readonly write?: boolean;
  /** Accepts fetched documents that differ from the lock file. Default: false. */
  readonly updateLock?: boolean;
} & (
  | (Omit<ContractOptions, "out"> & { readonly out?: string })
  /** `contract` is needed if the config lists several contracts. */
  | { readonly config: string; readonly contract?: string }
);

/**
 * Generates one contract in memory. Problems of the contract are in `diagnostics`. If one of them is an error, `files` is
 * empty. Throws `UsageError` if the config is missing or wrong.
 */
export async function generate(request: GenerateRequest): Promise<GenerateResult> {
  const { options, cwd } = await resolveRequest(request);
  const { allowNetwork = false, updateLock = false } = request;
  const network = await NetworkLock.open(cwd, { allowNetwork, updateLock });
  const result = await generateContract(options, { cwd, allowNetwork, network });
  if (request.write === true && result.files.length > 0) {
    await writeFiles(resolve(cwd, options.out), result.files);
    await network.save();
  }
  return result;
}

async function resolveRequest(
  request: GenerateRequest,
): Promise<{ readonly options: ContractOptions; readonly cwd: string }> {
  const cwd = request.cwd ?? process.cwd();
  if ("entry" in request) return { options: { ...request, out: request.out ?? "." }, cwd };
  const path = resolve(cwd, request.config);
  const { contracts } = await readConfig(path);
  const named = request.contract === undefined ? contracts : contracts.filter((one) => one.name === request.contract);
  const [contract] = named;
  if (contract === undefined || named.length > 1) {
    throw new UsageError(
      `${request.config} has ${named.length} contracts. Name one with "contract": ${contracts.map((one) => one.name).join(", ")}.`,
    );
  }
  return { options: contract, cwd: dirname(path) };
}
