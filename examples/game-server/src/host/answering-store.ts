import { ServiceFault } from "@stubwright/runtime/server";
import type { GameStore } from "../store/game-store.js";
import { StoreUnavailableError } from "../store/store-unavailable-error.js";
import { toldOnce } from "./told-once.js";

/** A store whose trouble callers are answered 503 for. */
export function answeringStore(store: GameStore, log: (line: string) => void): GameStore {
  const { trouble, fine } = toldOnce("the store", log);
  const watched = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      const result = await work();
      fine();
      return result;
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
      trouble(error.message);
      throw new ServiceFault("Server", "The service cannot keep anything now.", { status: 503 });
    }
  };
  return {
    ...store,
    update: (table, key, change) => watched(() => store.update(table, key, change)),
    append: (entry, messageId) => watched(() => store.append(entry, messageId)),
  };
}
