import { describe, expect, test } from "@jest/globals";
import type { GameTable } from "./game-store.js";
import { mostWrites } from "./shared-game.js";
import { type RevisedTexts, SharedGames } from "./shared-games.js";
import { StoreUnavailableError } from "./store-unavailable-error.js";

const table: GameTable<number> = { name: "tiles", decode: Number };
const countUp = (state = 0) => ({ next: state + 1, result: state + 1 });

/** Texts in memory, with a hand that may disturb each write. */
function textsInMemory(disturb: (write: () => "written" | "refused") => "written" | "refused" = (write) => write()) {
  const kept = new Map<string, { readonly text: string; readonly revision: number }>();
  const texts: RevisedTexts = {
    read: async (key) => kept.get(key) ?? { text: undefined, revision: 0 },
    write: async (key, text, { revision }) =>
      disturb(() => {
        if ((kept.get(key)?.revision ?? 0) !== revision) return "refused";
        kept.set(key, { text, revision: revision + 1 });
        return "written";
      }),
  };
  return { texts, kept };
}

describe("games under compare-and-set", () => {
  test("count exactly, with several processes at once", async () => {
    const { texts } = textsInMemory();
    const servers = [1, 2, 3].map(() => new SharedGames(texts, 20_000));
    const counts = await Promise.all(
      servers.flatMap((server) => Array.from({ length: 30 }, () => server.update(table, "a", countUp))),
    );
    expect(counts.sort((one, other) => one - other)).toEqual(Array.from({ length: 90 }, (_, index) => index + 1));
  });

  test("a write that arrives although nobody says so is made once, and answered as it was made", async () => {
    let writes = 0;
    const { texts } = textsInMemory((write) => {
      const outcome = write();
      if (++writes % 2 === 1) throw new StoreUnavailableError("no answer");
      return outcome;
    });
    const games = new SharedGames(texts, 20_000);
    const counts = [];
    for (let round = 0; round < 6; round++) counts.push(await games.update(table, "a", countUp));
    expect(counts).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test("a write that reaches the engine twice is made once, although the refusal of the second comes first", async () => {
    let writes = 0;
    const { texts } = textsInMemory((write) => {
      const outcome = write();
      return ++writes % 2 === 1 ? "refused" : outcome;
    });
    const games = new SharedGames(texts, 20_000);
    const counts = [];
    for (let round = 0; round < 6; round++) counts.push(await games.update(table, "a", countUp));
    expect(counts).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test("a write that does not arrive is made again", async () => {
    let writes = 0;
    const { texts } = textsInMemory((write) => {
      if (++writes === 1) throw new StoreUnavailableError("no answer");
      return write();
    });
    expect(await new SharedGames(texts, 20_000).update(table, "a", countUp)).toBe(1);
  });

  test("a move of which nothing can be known any more is refused, not made again", async () => {
    const { texts } = textsInMemory();
    const others = new SharedGames(texts, 20_000);
    let isLost = false;
    const losing: RevisedTexts = {
      read: async (key) => {
        if (isLost) for (let count = 0; count <= mostWrites; count++) await others.update(table, "a", countUp);
        return texts.read(key);
      },
      write: async () => {
        isLost = true;
        throw new StoreUnavailableError("no answer");
      },
    };
    const move = new SharedGames(losing, 150).update(table, "a", () => ({ next: 1000, result: 1000 }));
    await expect(move).rejects.toThrow(new StoreUnavailableError("it is not known whether the move was made"));
  });

  test("an engine that does not answer in time is told", async () => {
    const { texts } = textsInMemory(() => {
      throw new StoreUnavailableError("no leader");
    });
    await expect(new SharedGames(texts, 60).update(table, "a", countUp)).rejects.toThrow("no leader");
  });

  test("looking at a game is a write, too: only that proves that nothing was missed", async () => {
    const { texts, kept } = textsInMemory();
    const games = new SharedGames(texts, 1000);
    expect(await games.update(table, "a", (state) => ({ result: state }))).toBeUndefined();
    expect([...kept.values()].map(({ revision }) => revision)).toEqual([1]);
  });
});
