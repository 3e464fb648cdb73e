import type { GenerateResult } from "@stubwright/codegen";
import type { ContractOptions } from "@stubwright/codegen/options";
import type { NetworkLock, NetworkLockOptions } from "@stubwright/contract/read";
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
  const { keptOpenApiPrinter } = await import("@stubwright/codegen/emit");
  // The thread loads the compiler while this one still reads the contract.
  if (contract.openapiTypes === true) keptOpenApiPrinter();
  try {
    const { NetworkLock } = await import("@stubwright/contract/read");
    const network = await NetworkLock.open(place.cwd, place);
    const { generateContract } = await import("@stubwright/codegen");
    const environment = { ...place, network, openApiPrinter: keptOpenApiPrinter, onStage: progress.stage };
    return { result: await generateContract(contract, environment), network };
  } finally {
    progress.done();
  }
}
