import { setTimeout as delay } from "node:timers/promises";
import type { GameStore } from "../store/game-store.js";
import { sendMessages } from "./messages-load.js";
import { isExplained, lookAgain, playGames } from "./moves-load.js";
import type { Place, Weather } from "./weather.js";

/** What one round has shown. */
export interface RoundReport {
  readonly accepted: number;
  readonly moves: number;
  readonly refused: number;
  /** Calls whose connection broke. */
  readonly unknown: number;
  /** What should not be; none if all is well. */
  readonly wrong: readonly string[];
}

/** Where a round looks. */
export interface Site {
  readonly place: Place;
  /** Reads the journal. */
  readonly store: GameStore;
  /** Unlike that of all other rounds. */
  readonly number: number;
  /** The number of the journal's last entry before the round. */
  readonly journalled: number;
}

/** Load before and after the weather, in milliseconds. */
const calmMs = 1000;
/** How long the workers may take for what was accepted, in milliseconds: some leases. */
const drainMs = 60_000;

/** Makes bad weather under load, and looks afterwards whether everything that was acknowledged is there, once. */
export async function playRound(weather: Weather, site: Site): Promise<RoundReport> {
  const { place, number } = site;
  const { url } = place.fleet.servers;
  const load = new AbortController();
  const sending = sendMessages(url, `r${number}`, load.signal);
  const playing = playGames(url, number * 10_000, load.signal);
  const both = Promise.all([sending, playing]);
  // A failure is told once the weather is over.
  both.catch(() => undefined);
  await delay(calmMs);
  await weather.strike(place);
  await delay(calmMs);
  load.abort();
  const [messages, { games, refusals }] = await both;
  for (const game of games.slice(-3)) await lookAgain(url, game);
  const counts = await drained(site, messages.accepted);
  const moves = games.flatMap(({ calls }) => calls);
  return {
    accepted: messages.accepted.size,
    moves: moves.filter(({ output }) => output !== undefined).length,
    refused: messages.refusals + refusals,
    unknown: messages.uncertain.size + moves.filter(({ output }) => output === undefined).length,
    wrong: [
      ...[...messages.accepted]
        .filter((id) => !counts.has(id))
        .map((id) => `message ${id} was accepted, and never worked on`),
      ...[...counts]
        .filter(([, count]) => count > 1)
        .map(([id, count]) => `message ${id} had its effect ${count} times`),
      ...games
        .filter((game) => !isExplained(game, "fleet"))
        .map(({ instance, calls }) => `the moves on instance ${instance} have no order: ${JSON.stringify(calls)}`),
    ],
  };
}

/** How often the journal has each message of the round, once it has all that were accepted, or time is over. */
async function drained(
  { store, journalled }: Site,
  accepted: ReadonlySet<string>,
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  const missing = new Set(accepted);
  let last = journalled;
  const end = performance.now() + drainMs;
  for (;;) {
    for await (const { number, content } of store.entries(last + 1)) {
      const id = String(content.Id);
      counts.set(id, (counts.get(id) ?? 0) + 1);
      missing.delete(id);
      last = number;
    }
    if (missing.size === 0 || performance.now() > end) return counts;
    await delay(100);
  }
}
