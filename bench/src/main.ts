import { mkdir, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { aroundBench } from "./benches/around-bench.js";
import { clientBench } from "./benches/client-bench.js";
import { codecBench } from "./benches/codec-bench.js";
import { compileBench } from "./benches/compile-bench.js";
import { fleetBench } from "./benches/fleet-bench.js";
import { generationBench } from "./benches/generation-bench.js";
import { hostsBench } from "./benches/hosts-bench.js";
import { largeBench } from "./benches/large-bench.js";
import { latencyBench } from "./benches/latency-bench.js";
import { securityBench } from "./benches/security-bench.js";
import { serverBench } from "./benches/server-bench.js";
import { serviceTestBench } from "./benches/service-test-bench.js";
import { sizeBench } from "./benches/size-bench.js";
import type { Bench } from "./measure/bench.js";
import { printResult } from "./report/print-table.js";

const benches: readonly Bench[] = [
  codecBench,
  serverBench,
  hostsBench,
  aroundBench,
  latencyBench,
  largeBench,
  clientBench,
  securityBench,
  serviceTestBench,
  sizeBench,
  generationBench,
  compileBench,
  fleetBench,
];
const resultsFolder = new URL("../results/", import.meta.url);

/** With fewer rounds one that something disturbed decides the median. */
const fewestRounds = 5;

/** `npm run bench [-- <name> ... --rounds <n>]`: runs benches, prints tables, leaves JSON in `bench/results`. */
async function main(): Promise<void> {
  const options = { rounds: { type: "string", default: "9" } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--rounds ${values.rounds} is no number of rounds.`);
  const unknown = positionals.filter((name) => !benches.some((bench) => bench.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `There is no bench ${unknown.join(", ")}; there are ${benches.map(({ name }) => name).join(", ")}.`,
    );
  }
  await mkdir(resultsFolder, { recursive: true });
  for (const bench of benches) {
    if (positionals.length > 0 && !positionals.includes(bench.name)) continue;
    const result = await bench.run({ rounds });
    console.log(printResult(result) + "\n");
    await writeFile(new URL(`${bench.name}.json`, resultsFolder), JSON.stringify(result, undefined, 2));
  }
  if (rounds < fewestRounds) {
    console.log(`One disturbed round decides what so few say: take verdicts from ${fewestRounds} or more (--rounds).`);
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
