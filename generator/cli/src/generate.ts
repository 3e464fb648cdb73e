import { dirname, resolve } from "node:path";
import { type GenerateResult, generateContract } from "@stubwright/codegen";
import type { ContractOptions } from "@stubwright/codegen/options";
import { writeFiles } from "@stubwright/codegen/write";
import { UsageError } from "@stubwright/contract/diagnostics";
import { NetworkLock } from "@stubwright/contract/read";
import { readConfig } from "./config/read-config.js";

/** One contract, by its entry document or by the config that names it. */
export type GenerateRequest = {
  /** Where relative paths start. Default: the process's folder. Those in a config start from its folder. */
  readonly cwd?: string;
  /** Whether imports over `http(s)` are fetched; a network entry always is. */
  readonly allowNetwork?: boolean;
  /** Also writes the files to the output folder. Without it the disk is only read. */
  readonly write?: boolean;
  /** Takes documents from the network that are others than those in the lock file. */
  readonly updateLock?: boolean;
} & (
  | (Omit<ContractOptions, "out"> & { readonly out?: string })
  /** `contract` is needed where the config has several. */
  | { readonly config: string; readonly contract?: string }
);

/**
 * Generates one contract in memory. Problems of the contract are in `diagnostics`, and `files` is empty if one of them is
 * an error; throws `UsageError` for a config that is missing or wrong.
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
      `${request.config} has ${named.length} contracts; name one of: ${contracts.map((one) => one.name).join(", ")}`,
    );
  }
  return { options: contract, cwd: dirname(path) };
}
