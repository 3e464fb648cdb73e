import type { ContractOptions } from "../config/contract-options.js";
import type { GenerateResult } from "../generate-contract.js";
import type { NetworkLock, NetworkLockOptions } from "../source/network-lock.js";
import { startProgress } from "./start-progress.js";
import type { Terminal } from "./terminal.js";

/** Where relative paths start, and what may be fetched. */
export interface RunPlace extends NetworkLockOptions {
  readonly cwd: string;
}

/** Generates a contract in memory: with progress for a person, and a second thread for what needs the TypeScript compiler. */
export async function runGeneration(
  contract: ContractOptions,
  place: RunPlace,
  terminal: Terminal,
): Promise<{ readonly result: GenerateResult; readonly network: NetworkLock }> {
  const progress = startProgress(contract.name ?? contract.entry, terminal);
  const { keptOpenApiPrinter } = await import("../emit/start-openapi-printer.js");
  const openApiPrinter = keptOpenApiPrinter();
  try {
    const { NetworkLock } = await import("../source/network-lock.js");
    const network = await NetworkLock.open(place.cwd, place);
    const { generateContract } = await import("../generate-contract.js");
    const environment = { ...place, network, openApiPrinter, onStage: progress.stage };
    return { result: await generateContract(contract, environment), network };
  } finally {
    progress.done();
  }
}
