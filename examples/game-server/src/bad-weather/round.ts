import { setTimeout as delay } from "node:timers/promises";
import { until, within } from "./deadline.js";
import type { JournalCounts } from "./journal-counts.js";
import { type SentMessages, sendMessages } from "./messages-load.js";
import { isExplained, lookAgain, type PlayedGame, playGames } from "./moves-load.js";
import { callersTimeMs } from "./outcome.js";
import type { Place, Weather } from "./weather.js";

/** What one round has shown. */
export interface RoundReport {
  readonly accepted: number;
  readonly moves: number;
  readonly refused: number;
  /** Calls whose connection broke. */
  readonly unknown: number;
  /** Messages that were accepted and not worked on. */
  readonly lost: number;
  /** Messages whose effect is there more than once. */
  readonly doubled: number;
  /** What should not be, in words; none if all is well. */
  readonly wrong: readonly string[];
}

/** Where a round looks. */
export interface RoundSite {
  readonly place: Place;
  readonly journal: JournalCounts;
  readonly trace: (ids: readonly string[]) => Promise<readonly string[]>;
  /** Unlike that of all other rounds. */
  readonly number: number;
  readonly log: (line: string) => void;
}

/** Load before and after the weather, in milliseconds. */
const calmMs = 700;
/** How long the weather may last, until everything is there again, in milliseconds. */
const weatherMs = 150_000;
/**
 * How long the workers may take for what was accepted, in milliseconds: some leases, and the waits of a handler that failed while the
 * journal had no leader, which double up to a minute.
 */
const drainMs = 150_000;

/** So many messages of which something is wrong are told one by one. */
const mostTold = 5;

/**
 * Makes bad weather under load, and looks afterwards whether everything that was acknowledged is there, once. Every wait has a
 * deadline: rejects with what was still missing when it was over.
 */
export async function playRound(weather: Weather, site: RoundSite): Promise<RoundReport> {
  const { place, number, journal } = site;
  const { url } = place.fleet.servers;
  const load = new AbortController();
  const step = stopwatch(site.log);
  const sending = sendMessages(url, `r${number}`, load.signal);
  const playing = playGames(url, number * 10_000, load.signal);
  const both = Promise.all([sending, playing]);
  // A failure is told once the weather is over.
  both.catch(() => undefined);
  try {
    await delay(calmMs);
    await within(weatherMs, "the weather is over, and everything there again", weather.strike(place));
    await delay(calmMs);
  } finally {
    load.abort();
  }
  step("weather");
  const [messages, { games, refusals }] = await within(2 * callersTimeMs, "all calls are answered", both);
  await Promise.all(games.slice(-3).map((game) => lookAgain(url, game)));
  step("a look at the games");
  const lost = await unworked(journal, messages);
  step("a look at the journal");
  if (lost.length > 0) await traced(site, lost);
  const doubles = journal.takeDoubles();
  const moves = games.flatMap(({ calls }) => calls);
  const disorder = games.flatMap((game) => disorderOf(game));
  step("a look for orders");
  return {
    accepted: messages.accepted.size,
    moves: moves.filter(({ output }) => output !== undefined).length,
    refused: messages.refusals + refusals,
    unknown: messages.uncertain.size + moves.filter(({ output }) => output === undefined).length,
    lost: lost.length,
    doubled: doubles.length,
    wrong: [
      ...told(lost, (id) => `${id} was accepted, and not worked on within ${drainMs / 1000} s`),
      ...told(doubles, ([id, count]) => `${id} had its effect ${count} times`),
      ...disorder,
    ],
  };
}

/** What is wrong with messages: the first few in words, the others as a number. */
function told<Item>(items: readonly Item[], words: (item: Item) => string): readonly string[] {
  const few = items.slice(0, mostTold).map((item) => `message ${words(item)}`);
  return items.length > mostTold ? [...few, `and ${items.length - mostTold} more messages likewise`] : few;
}

/** The accepted messages that the journal does not have when time is over. Rejects if it cannot be read then. */
async function unworked(journal: JournalCounts, { accepted }: SentMessages): Promise<readonly string[]> {
  const missing = (): string[] => [...accepted].filter((id) => !journal.has(id));
  const isComplete = until(drainMs, "the journal has all messages", async () => {
    await journal.read();
    return missing().length === 0 || undefined;
  });
  await isComplete.catch(() => journal.readAgain());
  return missing();
}

/** Tells where the first few lost messages are. */
async function traced({ trace, log }: RoundSite, lost: readonly string[]): Promise<void> {
  const lines = await trace(lost.slice(0, mostTold)).catch((error: unknown) => [`nothing can be traced: ${error}`]);
  for (const line of lines) log(line);
}

function disorderOf(game: PlayedGame): readonly string[] {
  const { instance, calls } = game;
  try {
    return isExplained(game, "fleet")
      ? []
      : [`the moves on instance ${instance} have no order: ${JSON.stringify(calls)}`];
  } catch (error) {
    return [`the moves on instance ${instance} were not checked: ${error instanceof Error ? error.message : error}`];
  }
}

/** Tells how long each step took. */
function stopwatch(log: (line: string) => void): (step: string) => void {
  let start = performance.now();
  return (step) => {
    log(`${step}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
    start = performance.now();
  };
}
