import { type Context, createContext } from "preact";
import { useContext } from "preact/hooks";
import type { CallExtras } from "./call/credentials.js";
import type { PastCall } from "./call/history.js";
import type { Contract } from "./contract.js";
import type { Message } from "./message/message.js";

/** What all views share. */
export interface App {
  readonly contract: Contract;
  readonly extras: CallExtras;
  readonly setExtras: (extras: CallExtras) => void;
  /** Whether the extras stay in this tab when the page is loaded again. */
  readonly keepsExtras: boolean;
  readonly setKeepsExtras: (keeps: boolean) => void;
  readonly history: readonly PastCall[];
  readonly addToHistory: (call: PastCall) => void;
  readonly clearHistory: () => void;
  /** The messages that a person has edited, by operation, while the page is open. */
  readonly drafts: Map<string, Message>;
}

const context: Context<App | undefined> = createContext<App | undefined>(undefined);

/** Gives all views what they share. */
export const AppProvider = context.Provider;

/** What all views share. */
export function useApp(): App {
  const app = useContext(context);
  if (app === undefined) throw new Error("The view is outside of the page.");
  return app;
}
