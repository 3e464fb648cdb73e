import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type SyntheticSize, syntheticContract } from "../contracts/synthetic-contract.js";
import type { Bench, BenchOptions, BenchResult, Figure, Ratio } from "../measure/bench.js";
import { median } from "../measure/median.js";
import { figureOf, ratio } from "../measure/ratio.js";

/** The generator's command line, each time in a new process. */
export const generationBench: Bench = { name: "generation", run };

const root = fileURLToPath(new URL("../../../", import.meta.url));
const command = join(root, "generator/bin/stubwright.js");
const synthetic: readonly (SyntheticSize & { readonly name: string })[] = [
  { name: "100 types", types: 100, operations: 10 },
  { name: "1,000 types", types: 1000, operations: 10 },
  { name: "5,000 types", types: 5000, operations: 10 },
  { name: "1,000 operations", types: 1000, operations: 1000 },
];

async function run({ rounds }: BenchOptions): Promise<BenchResult> {
  await mkdir(join(root, "bench/work"), { recursive: true });
  const folder = await mkdtemp(join(root, "bench/work/generation-"));
  try {
    return result(await measure(folder, Math.min(rounds, 5)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(folder: string, rounds: number): Promise<Figure[]> {
  const own = join(root, "contracts/game-play/game-play.wsdl");
  const routes = ["--routes", join(root, "contracts/game-play/routes.yaml")];
  const figures = new Map<string, number[]>();
  const time = (name: string, args: readonly string[]): void => {
    const milliseconds = generate(args, folder);
    figures.set(name, [...(figures.get(name) ?? []), milliseconds]);
  };
  for (const contract of synthetic) {
    await writeFile(join(folder, `${contract.name}.wsdl`), syntheticContract(contract));
  }
  for (let round = 0; round < rounds; round++) {
    time("node that does nothing", ["-e", "0"]);
    time("our contract, cold", [command, "generate", own, ...routes, "--out", `cold-${round}`]);
    time("our contract, nothing changed", [command, "generate", own, ...routes, "--out", "cold-0"]);
    for (const { name } of synthetic) time(name, [command, "generate", `${name}.wsdl`, "--out", `${name}-${round}`]);
  }
  return [...figures].map(([side, values]) => ({ side, unit: "ms", rounds: values }));
}

function generate(args: readonly string[], cwd: string): number {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(`${args.join(" ")}: ${stderr}`);
  return performance.now() - start;
}

function result(figures: readonly Figure[]): BenchResult {
  const perType = (name: string, types: number): Figure => ({
    side: `${name}: each`,
    unit: "ms a type",
    rounds: figureOf(figures, name).rounds.map((value) => value / types),
  });
  const all = [...figures, perType("100 types", 100), perType("1,000 types", 1000), perType("5,000 types", 5000)];
  return {
    name: "generation",
    how: "`stubwright generate` as a new process, start of node included, into an empty folder; then into one that is up to date.",
    figures: all,
    ratios: [
      {
        name: "nothing changed, in ms",
        value: median(figureOf(figures, "our contract, nothing changed").rounds),
        goal: { bound: "at most", value: 250 },
      },
      ratio("time per type: 5,000 / 100 types", all, ["5,000 types: each", "100 types: each"], {
        bound: "at most",
        value: 1.3,
      }),
      furtherTypes(figures),
      ratio("time per type: 5,000 / 1,000 types", all, ["5,000 types: each", "1,000 types: each"]),
    ],
    notes: ["wsdl-tsclient is not installed and was left out."],
  };
}

/** What a further type costs among many, over what it costs among few: the start of the process is in neither. */
function furtherTypes(figures: readonly Figure[]): Ratio {
  const milliseconds = (name: string): number => median(figureOf(figures, name).rounds);
  const few = (milliseconds("1,000 types") - milliseconds("100 types")) / 900;
  const many = (milliseconds("5,000 types") - milliseconds("1,000 types")) / 4000;
  return { name: "a further type: up to 5,000 / up to 1,000", value: many / few, goal: undefined };
}
