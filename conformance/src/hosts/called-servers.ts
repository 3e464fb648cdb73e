import { createGamePlayListener } from "@game-play/api/server";
import { allowOrigins } from "@stubwright/runtime/node";
import { createListingListener } from "../../../runtime/dist/testing/listing-listener.js";
import { startServer } from "../../../runtime/dist/testing/test-server.js";
import type { CalledServers } from "./client-calls.js";
import { hostOptions, hostService } from "./host-service.js";

/** The servers that clients call in tests, as they run. */
export interface RunningServers {
  readonly addresses: CalledServers;
  readonly close: () => Promise<void>;
}

/** Starts the servers that clients call. Pages of the origins may call them. */
export async function startCalledServers(origins: readonly string[] = []): Promise<RunningServers> {
  const game = await startServer(allowOrigins(origins, createGamePlayListener(hostService, hostOptions)));
  const listing = await startServer(
    allowOrigins(
      origins,
      createListingListener(({ Title }, context) => {
        const items = Title === "endless" ? endlessNames() : names(1000);
        return { Title: "t", Name: context.streamed(items), Total: 1 };
      }),
    ),
  );
  const free = await startServer(() => undefined);
  await free.close();
  return {
    addresses: { game: game.url, listing: listing.url, nobody: free.url },
    close: async () => {
      await game.close();
      await listing.close();
    },
  };
}

function* names(count: number): Generator<string> {
  for (let index = 0; index < count; index++) yield `n${index}`;
}

async function* endlessNames(): AsyncGenerator<string> {
  for (let index = 0; ; index++) {
    yield `n${index}`;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}
