import { describe, expect, test } from "@jest/globals";
import { createGameService } from "./game-service.js";
import { collect } from "./store/collect.js";
import type { GameStore } from "./store/game-store.js";
import { createMemoryStore } from "./store/memory-store.js";
import { createCallContext } from "./testing/create-call-context.js";

function createService(store: GameStore = createMemoryStore()) {
  const service = createGameService({ store, seed: "test", now: () => Date.UTC(2030, 0, 1) });
  return { store, service };
}

const content = { Text: "any", List: [1, null, { Deep: true }] };
const { service: shape } = createService();
const answered = ["matchTilesRequest", "stepRequest", "canPopBalloonRequest"] as const;
const accepted = [
  "choosePrize",
  "performanceNicknameRequest",
  "performanceFastPlayRequest",
  "initStateRequest",
  "checkStateRequest",
  "replyRequest",
  "levelCompleteRequest",
  "simulateFastPlayRequest",
  "simulateUnityPlayRequest",
  "gameCompleteRequest",
  "partialStateProgressRequest",
  "rateStarRequest",
  "rateFeedbackRequest",
  "spinRequest",
  "slotRequest",
  "playRequest",
  "offlineRequest",
] as const;

test("the service has the 22 operations and no more", () => {
  const games = ["matchTilesPerformanceRequest", "popBalloonRequest"];
  expect(Object.keys(shape).sort()).toEqual([...games, ...answered, ...accepted].sort());
});

describe("operations whose fields are not documented", () => {
  test.each([...answered, ...accepted])("%s is kept in the journal as it came", async (operation) => {
    const { store, service } = createService();
    const reply = await service[operation](content, createCallContext("TheName"));
    expect(reply).toEqual(answered.some((name) => name === operation) ? {} : undefined);
    expect(await collect(store.entries())).toEqual([
      { number: 1, operation: "TheName", time: "2030-01-01T00:00:00.000Z", content },
    ]);
  });

  test("a message that cannot be kept is not accepted", async () => {
    const append = () => Promise.reject(new Error("full"));
    const { service } = createService({ ...createMemoryStore(), append });
    await expect(service.spinRequest(content, createCallContext("SpinRequest"))).rejects.toThrow("full");
    await expect(service.stepRequest(content, createCallContext("StepRequest"))).rejects.toThrow("full");
  });
});
