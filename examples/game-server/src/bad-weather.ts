import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { natsServer } from "@stubwright/jetstream/local";
import { makeSite } from "./bad-weather/make-place.js";
import { playRound, type RoundReport } from "./bad-weather/round.js";
import type { Weather } from "./bad-weather/weather.js";
import { weathers } from "./bad-weather/weathers.js";
import { collect } from "./store/collect.js";

/** `npm run bad-weather`: rounds of each kind of bad weather, on real processes. Exit status 1 if anything was wrong. */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      rounds: { type: "string" },
      seed: { type: "string" },
      only: { type: "string" },
      verbose: { type: "boolean" },
    },
  });
  const { rounds = "30", seed = "1", only = "", verbose = false } = values;
  if (natsServer() === undefined) {
    console.log("skipped: nats-server is not installed (apt-get install nats-server)");
    return 0;
  }
  const folder = mkdtempSync(join(tmpdir(), "stubwright-weather-"));
  const { place, store, stop } = await makeSite(folder, Number(seed), (line) => verbose && console.log(`  ${line}`));
  const rows: (readonly string[])[] = [];
  let isWrong = false;
  let number = 0;
  let journalled = 0;
  try {
    for (const weather of weathers.filter(({ name }) => new RegExp(only).test(name))) {
      const missing = weather.missing?.(place);
      if (missing !== undefined) {
        console.log(`${weather.name}: skipped, ${missing}`);
        continue;
      }
      const reports: RoundReport[] = [];
      for (let round = 1; round <= Number(rounds); round++) {
        const report = await playRound(weather, { place, store, number: ++number, journalled });
        journalled += (await collect(store.entries(journalled + 1))).length;
        reports.push(report);
        for (const words of report.wrong) console.log(`${weather.name}, round ${round}: ${words}`);
        isWrong ||= report.wrong.length > 0;
      }
      rows.push(rowOf(weather, reports));
      console.log(rows.at(-1)?.join(" | "));
    }
  } catch (error) {
    console.log(error instanceof Error ? error.stack : error);
    isWrong = true;
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const titles = ["weather", "rounds", "accepted", "moves", "refused", "unknown", "wrong"];
  console.log(`\n| ${titles.join(" | ")} |\n|${titles.map(() => " --- |").join("")}`);
  for (const row of rows) console.log(`| ${row.join(" | ")} |`);
  return isWrong ? 1 : 0;
}

function rowOf({ name }: Weather, reports: readonly RoundReport[]): readonly string[] {
  const sum = (count: (report: RoundReport) => number): string =>
    String(reports.reduce((total, report) => total + count(report), 0));
  return [
    name,
    String(reports.length),
    sum(({ accepted }) => accepted),
    sum(({ moves }) => moves),
    sum(({ refused }) => refused),
    sum(({ unknown }) => unknown),
    sum(({ wrong }) => wrong.length),
  ];
}

process.exitCode = await main();
