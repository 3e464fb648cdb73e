import type { LiveContract } from "@stubwright/live";
import type { ConsolePage, ContractEndpoint } from "@stubwright/runtime/server";

/** Where the commands that serve a contract have its console. */
export const consolePath = "/console";

/**
 * The endpoint of a live contract with its console. Page and description are loaded when somebody opens the page. `settings` replaces
 * the addresses that the page calls.
 */
export function withConsole(contract: LiveContract, settings?: ConsolePage["settings"]): ContractEndpoint {
  const load = async (): Promise<ConsolePage> => {
    const { consoleFileOf } = await import("@stubwright/console");
    const consoleFile = consoleFileOf(contract.console);
    return settings === undefined ? { consoleFile } : { consoleFile, settings };
  };
  let page: Promise<ConsolePage> | undefined;
  return {
    ...contract.endpoint,
    console: () => {
      page ??= load();
      return page;
    },
  };
}
