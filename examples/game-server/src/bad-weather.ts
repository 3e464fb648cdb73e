import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { natsServer } from "@stubwright/jetstream/local";
import { makeSite, type Site } from "./bad-weather/make-place.js";
import { playRound } from "./bad-weather/round.js";
import type { Weather } from "./bad-weather/weather.js";
import { WeatherTable } from "./bad-weather/weather-table.js";
import { weathers } from "./bad-weather/weathers.js";
import { createRandom } from "./random/mulberry32.js";

const { values: options } = parseArgs({
  options: {
    rounds: { type: "string", default: "30" },
    minutes: { type: "string", default: "Infinity" },
    seed: { type: "string", default: "1" },
    retry: { type: "boolean", default: false },
    keep: { type: "boolean", default: false },
    only: { type: "string", default: "" },
    verbose: { type: "boolean", default: false },
  },
});

/**
 * `npm run bad-weather`: rounds of each kind of bad weather in turn, on real processes. None begins after so many minutes. Exit status 1
 * if anything was wrong, or a kind was never played. With `--retry`, a kind in which something was wrong is played again on new
 * processes, and only that counts: the engine itself is not without faults (docs/scaling.md). With `--keep`, the files of a fleet on
 * which something was wrong stay, each node's log among them, and the next round gets other processes; no disk is filled then.
 */
async function main(): Promise<number> {
  if (natsServer() === undefined) {
    console.log("skipped: nats-server is not installed (apt-get install nats-server)");
    return 0;
  }
  const ground = new Ground();
  const kinds = weathers.filter(({ name }) => new RegExp(options.only).test(name));
  const wrong = await playAll(kinds, ground);
  if (!options.retry || wrong.length === 0) return wrong.length === 0 ? 0 : 1;
  console.log(`\nplayed again: ${wrong.map(({ name }) => name).join("; ")}`);
  return (await playAll(wrong, ground)).length === 0 ? 0 : 1;
}

/** Plays all rounds of some kinds, and prints the table. Gives the kinds in which something was wrong, or that were never played. */
async function playAll(kinds: readonly Weather[], ground: Ground): Promise<readonly Weather[]> {
  const table = new WeatherTable();
  const end = async (): Promise<void> => {
    await ground.clear();
    console.log(`\n${table.text()}`);
  };
  const endEarly = (): void => void end().finally(() => process.exit(1));
  process.once("SIGTERM", endEarly);
  process.once("SIGINT", endEarly);
  const last = performance.now() + Number(options.minutes) * 60_000;
  let possible = kinds;
  for (let round = 1; round <= Number(options.rounds); round++) {
    for (const weather of possible) {
      if (performance.now() > last) break;
      const missing = await play(weather, round, ground, table);
      if (missing === undefined) continue;
      console.log(`${weather.name}: skipped, ${missing}`);
      possible = possible.filter((kind) => kind !== weather);
    }
  }
  await end();
  process.off("SIGTERM", endEarly);
  process.off("SIGINT", endEarly);
  const unplayed = possible.filter(({ name }) => table.row(name) === "");
  for (const { name } of unplayed) console.log(`${name}: not played within ${options.minutes} minutes`);
  return possible.filter((weather) => unplayed.includes(weather) || !table.isClean(weather.name));
}

/** Plays a round. Why it cannot be played here; undefined if it was. */
async function play(weather: Weather, round: number, ground: Ground, table: WeatherTable): Promise<string | undefined> {
  const tell = (words: string): void => console.log(`${weather.name}, round ${round}: ${words}`);
  try {
    const site = await ground.site();
    const missing = weather.missing?.(site.place);
    if (missing !== undefined) return missing;
    const report = await playRound(weather, { ...site, number: ground.nextNumber(), log });
    table.add(weather.name, report);
    for (const words of report.wrong) tell(words);
    if (report.wrong.length === 0) tell(`${report.accepted} messages, ${report.moves} moves, nothing wrong`);
    else if (options.keep) tell(`the files of the fleet stay in ${await ground.leave()}`);
  } catch (error) {
    // What is left may be broken; the next round gets other processes.
    tell(error instanceof Error ? error.message : String(error));
    table.addBroken(weather.name);
    for (const line of await ground.answers()) log(line);
    if (options.keep) tell(`the files of the fleet stay in ${await ground.leave()}`);
    else await ground.clear();
  }
  return undefined;
}

function log(line: string): void {
  if (options.verbose) console.log(`  ${line}`);
}

/** The fleet that the rounds are played on: the same one for all, as long as it is whole. */
class Ground {
  readonly #random = createRandom(Number(options.seed));
  #current: { readonly site: Promise<Site>; readonly folder: string } | undefined;
  #number = 0;

  site(): Promise<Site> {
    if (this.#current === undefined) {
      const folder = mkdtempSync(join(tmpdir(), "stubwright-weather-"));
      this.#current = { folder, site: makeSite(folder, { random: this.#random, hasDisk: !options.keep, log }) };
    }
    return this.#current.site;
  }

  /** What the servers say of the streams; nothing if there is no fleet. */
  async answers(): Promise<readonly string[]> {
    const site = await this.#current?.site.catch(() => undefined);
    return (await site?.answers()) ?? [];
  }

  nextNumber(): number {
    return ++this.#number;
  }

  async clear(): Promise<void> {
    const folder = await this.leave();
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  }

  /** Stops the fleet and leaves its files. Gives their folder. */
  async leave(): Promise<string | undefined> {
    const current = this.#current;
    this.#current = undefined;
    // One that did not start has stopped what it had started.
    const site = await current?.site.catch(() => undefined);
    await site?.stop();
    return current?.folder;
  }
}

process.exitCode = await main();
