import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type SyntheticSize, syntheticContract } from "../contracts/synthetic-contract.js";
import type { Bench, BenchOptions, BenchResult, Figure, Ratio } from "../measure/bench.js";
import { FigureTable } from "../measure/figure-table.js";
import { median } from "../measure/median.js";
import { figureOf, ratio } from "../measure/ratio.js";

/** The generator's command line, each time in a new process, and wsdl-tsclient's where it is installed. */
export const generationBench: Bench = { name: "generation", run };

const root = fileURLToPath(new URL("../../../", import.meta.url));
const command = join(root, "generator/cli/bin/stubwright.js");
const peer = join(root, "node_modules/wsdl-tsclient/dist/src/cli.js");
const synthetic: readonly (SyntheticSize & { readonly name: string })[] = [
  { name: "100 types", types: 100, operations: 10, nested: true },
  { name: "1,000 types", types: 1000, operations: 10, nested: true },
  { name: "5,000 types", types: 5000, operations: 10, nested: true },
  { name: "1,000 operations", types: 1000, operations: 1000, nested: false },
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

async function measure(folder: string, rounds: number): Promise<readonly Figure[]> {
  const own = join(root, "contracts/game-play/game-play.wsdl");
  const routes = ["--routes", join(root, "contracts/game-play/routes.yaml")];
  const table = new FigureTable("ms");
  const time = (name: string, args: readonly string[]): void => table.add(name, runNode(args, folder));
  const timePeer = (name: string, entry: string, out: string): void => {
    if (existsSync(peer)) time(`wsdl-tsclient: ${name}`, [peer, entry, "-o", out, ...peerOptions]);
  };
  for (const contract of synthetic) {
    await writeFile(join(folder, fileName(contract.name)), syntheticContract(contract));
  }
  for (let round = 0; round < rounds; round++) {
    time("node that does nothing", ["-e", "0"]);
    time("our contract, cold", [command, "generate", own, ...routes, "--out", `cold-${round}`]);
    timePeer("our contract, cold", own, `peer-cold-${round}`);
    time("our contract, nothing changed", [command, "generate", own, ...routes, "--out", "cold-0"]);
    for (const { name } of synthetic) time(name, [command, "generate", fileName(name), "--out", `${name}-${round}`]);
    timePeer("1,000 operations", fileName("1,000 operations"), `peer-operations-${round}`);
  }
  return table.figures;
}

/** wsdl-tsclient makes an identifier of it. */
function fileName(contract: string): string {
  return `of${contract.replace(/\W/g, "")}.wsdl`;
}

/** Without the second, it gives up where many records have members of one name. */
const peerOptions = ["--quiet", "--maxRecursiveDefinitionName", "100000"];

function runNode(args: readonly string[], cwd: string): number {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(`${args.join(" ")}: ${stderr}`);
  return performance.now() - start;
}

function result(figures: readonly Figure[]): BenchResult {
  const few = furtherType(figures, { count: 100, name: "100 types" }, { count: 1000, name: "1,000 types" });
  const many = furtherType(figures, { count: 1000, name: "1,000 types" }, { count: 5000, name: "5,000 types" });
  const all = [...figures, few, many];
  const hasPeer = figures.some(({ side }) => side.startsWith("wsdl-tsclient"));
  return {
    name: "generation",
    how: "`stubwright generate` as a new process, start of node included, into an empty folder; then into one that is up to date. What a further type costs is the difference between two sizes, and holds no start of a process.",
    figures: all,
    ratios: [
      {
        name: "nothing changed, in ms",
        value: median(figureOf(figures, "our contract, nothing changed").rounds),
        goal: { bound: "at most", value: 250 },
      },
      ratio(`${many.side} / ${few.side}`, all, [many.side, few.side], { bound: "at most", value: 1.3 }),
      ...(hasPeer ? peerRatios(all) : []),
    ],
    notes: hasPeer
      ? ["wsdl-tsclient writes types and a client; we write codecs, stubs, OpenAPI and samples as well."]
      : ["wsdl-tsclient is not installed and was left out; `npm install --no-save wsdl-tsclient` adds its side."],
  };
}

function peerRatios(figures: readonly Figure[]): readonly Ratio[] {
  const cold = "our contract, cold";
  const operations = "1,000 operations";
  return [
    ratio("our contract: ours / wsdl-tsclient", figures, [cold, `wsdl-tsclient: ${cold}`], {
      bound: "at most",
      value: 1,
    }),
    ratio("1,000 operations: wsdl-tsclient / ours", figures, [`wsdl-tsclient: ${operations}`, operations], {
      bound: "at least",
      value: 5,
    }),
  ];
}

interface Size {
  readonly name: string;
  readonly count: number;
}

/** What each type costs that the larger contract has more. */
function furtherType(figures: readonly Figure[], small: Size, large: Size): Figure {
  const before = figureOf(figures, small.name).rounds;
  const after = figureOf(figures, large.name).rounds;
  return {
    side: `a further type up to ${large.count.toLocaleString("en")}`,
    unit: "ms",
    rounds: after.map((value, round) => (value - (before[round] ?? Number.NaN)) / (large.count - small.count)),
  };
}
