import type { LiveContract } from "@stubwright/live";
import type { ConsolePage } from "@stubwright/runtime/server";

/** The console page of a live contract, for its endpoint. Page and description are loaded when somebody opens the page. */
export function consoleOf(contract: LiveContract): () => Promise<ConsolePage> {
  let page: Promise<ConsolePage> | undefined;
  const load = async (): Promise<ConsolePage> => {
    const { consoleFileOf } = await import("@stubwright/console");
    return { consoleFile: consoleFileOf(await contract.console()) };
  };
  return () => {
    page ??= load();
    return page;
  };
}
