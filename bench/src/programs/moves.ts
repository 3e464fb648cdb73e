import { randomUUID } from "node:crypto";
import { jetstream } from "@nats-io/jetstream";
import { popOneBalloon } from "@stubwright/example-game-server/dist/balloons/pop-one-balloon.js";
import { openJetStreamStore } from "@stubwright/example-game-server/dist/store/jetstream-store.js";
import { openLmdbStore } from "@stubwright/example-game-server/dist/store/lmdb-store.js";
import { openConnection } from "@stubwright/jetstream";
import { inParallel } from "../measure/in-parallel.js";

/** Makes moves on instances of its own: `{moves}` is answered once they are made. */
const [, , kind = "", place = "", name = ""] = process.argv;
const move = await mover();
const atOnce = 32;

async function mover(): Promise<(number: number) => Promise<unknown>> {
  if (kind === "lmdb") return movesOn(openLmdbStore(place));
  const { connection, replicas } = await openConnection(place);
  const store = await openJetStreamStore(connection, { replicas, name: "bench-games" });
  if (kind === "nats") return movesOn(store);
  const client = jetstream(connection);
  const text = JSON.stringify({ prizes: [1, 2, 3, 4], popped: [5] });
  return () => client.publish(`$KV.bench-games.${randomUUID()}`, text, { expect: { lastSubjectSequence: 0 } });
}

function movesOn(store: Parameters<typeof popOneBalloon>[0]["store"]): (number: number) => Promise<unknown> {
  const [count = 0, index = 0] = name.split("-").map(Number);
  const surroundings = { store, seed: "bench", now: Date.now };
  const first = (count * 10 + index) * 1_000_000;
  return (number) => popOneBalloon(surroundings, { Instance: { Id: first + number }, PopBalloonId: 3 });
}

process.on("message", async ({ moves }: { moves: number }) => {
  await inParallel(moves, atOnce, move);
  process.send?.({ moves });
});
process.once("disconnect", () => process.exit());
process.send?.({ ready: true });
