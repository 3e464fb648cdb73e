import { ServiceFault } from "@stubwright/runtime/server";
import type { GameStore } from "../store/game-store.js";
import { StoreUnavailableError } from "../store/store-unavailable-error.js";

/**
 * A store whose trouble callers are answered 503 for. Operators are told when it begins and when it is over: a full disk would
 * otherwise fill the log with a line for each call.
 */
export function answeringStore(store: GameStore, log: (line: string) => void): GameStore {
  let isTold = false;
  const watched = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      const result = await work();
      if (isTold) log("the store can be used again");
      isTold = false;
      return result;
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
      if (!isTold) log(`the store cannot be used: ${error.message}`);
      isTold = true;
      throw new ServiceFault("Server", "The service cannot keep anything now.", { status: 503 });
    }
  };
  return {
    ...store,
    update: (table, key, change) => watched(() => store.update(table, key, change)),
    append: (entry) => watched(() => store.append(entry)),
  };
}
