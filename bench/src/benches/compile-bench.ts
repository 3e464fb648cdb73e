import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { faultyContract, faultyOperations } from "../contracts/faulty-contract.js";
import type { Bench, BenchOptions, BenchResult, Figure, Ratio } from "../measure/bench.js";
import { FigureTable } from "../measure/figure-table.js";
import { median } from "../measure/median.js";
import { figureOf, ratio } from "../measure/ratio.js";

/** What `tsc --strict` takes for the generated code of a large contract, beside wsdl-tsclient's where that is installed. */
export const compileBench: Bench = { name: "compile", run };

const root = fileURLToPath(new URL("../../../", import.meta.url));
const command = join(root, "generator/cli/bin/stubwright.js");
const peer = join(root, "node_modules/wsdl-tsclient/dist/src/cli.js");
const compiler = join(root, "node_modules/typescript/bin/tsc");
const modules = ["types", "namespaces", "values", "xml", "json", "operations", "json-operations", "soap-operations"];
const flags =
  "--noEmit --strict --skipLibCheck --target ES2022 --module NodeNext --types node --extendedDiagnostics".split(" ");

async function run({ rounds }: BenchOptions): Promise<BenchResult> {
  await mkdir(join(root, "bench/work"), { recursive: true });
  const folder = await mkdtemp(join(root, "bench/work/compile-"));
  try {
    return result(await measure(folder, Math.min(rounds, 5)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(folder: string, rounds: number): Promise<readonly Figure[]> {
  await writeFile(join(folder, "faulty.wsdl"), faultyContract());
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  const table = new FigureTable("s");
  const sizes = new FigureTable("");
  for (let round = 0; round < rounds; round++) {
    table.add("generate", runNode([command, "generate", "faulty.wsdl", "--out", "ours", "--force"], folder).seconds);
    addCompiled(table, sizes, "client", ["ours/client.ts"], folder);
    addCompiled(table, sizes, "server", ["ours/server.ts"], folder);
    if (existsSync(peer)) {
      table.add(
        "wsdl-tsclient: generate",
        runNode([peer, "faulty.wsdl", "-o", "peer", ...peerOptions], folder).seconds,
      );
      await symlink(join(root, "node_modules"), join(folder, "peer/node_modules")).catch(() => {});
      await writeFile(join(folder, "peer/package.json"), "{}");
      addCompiled(table, sizes, "wsdl-tsclient", ["peer/faulty/index.ts"], folder);
    }
  }
  sizes.add("lines of the code", await linesOf(folder));
  return [...table.figures, ...sizes.figures];
}

const peerOptions = ["--quiet", "--maxRecursiveDefinitionName", "100000"];

function addCompiled(
  times: FigureTable,
  sizes: FigureTable,
  name: string,
  files: readonly string[],
  cwd: string,
): void {
  const { out, seconds } = runNode([compiler, ...flags, ...files], cwd);
  times.add(`${name}: tsc`, seconds);
  sizes.add(`${name}: memory of tsc, in MB`, Number(/Memory used:\s+(\d+)K/.exec(out)?.[1]) / 1000);
}

/** The lines of what a client and a server import. */
async function linesOf(folder: string): Promise<number> {
  const files = [...modules, "client", "server"].map((name) => readFile(join(folder, "ours", `${name}.ts`), "utf8"));
  return (await Promise.all(files)).reduce((lines, text) => lines + text.split("\n").length - 1, 0);
}

function runNode(args: readonly string[], cwd: string): { readonly out: string; readonly seconds: number } {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: "utf8", maxBuffer: 2 ** 26 });
  if (status !== 0) throw new Error(`${args.join(" ")}: ${(stdout + stderr).slice(0, 2000)}`);
  return { out: stdout, seconds: (performance.now() - start) / 1000 };
}

function result(figures: readonly Figure[]): BenchResult {
  const hasPeer = figures.some(({ side }) => side.startsWith("wsdl-tsclient"));
  const memory = ["client", "server"].map(
    (side): Ratio => ({
      name: `tsc of the ${side}: memory, in MB`,
      value: median(figureOf(figures, `${side}: memory of tsc, in MB`).rounds),
      goal: { bound: "at most", value: 400 },
    }),
  );
  return {
    name: "compile",
    how: `A made-up contract of ${faultyOperations.toLocaleString("en")} operations, each with two faults, a request and a response type. \`tsc --strict --noEmit\` as a new process, of client.ts and of server.ts with all that they import.`,
    figures,
    ratios: [...memory, ...(hasPeer ? peerRatios(figures) : [])],
    notes: hasPeer
      ? ["wsdl-tsclient writes types and a client; we write codecs for both wires as well."]
      : ["wsdl-tsclient is not installed and was left out; `npm install --no-save wsdl-tsclient` adds its side."],
  };
}

function peerRatios(figures: readonly Figure[]): readonly Ratio[] {
  const compiled = ["client", "server"].map((side) =>
    ratio(`tsc of the ${side}: ours / wsdl-tsclient`, figures, [`${side}: tsc`, "wsdl-tsclient: tsc"], {
      bound: "at most",
      value: 2,
    }),
  );
  const generated = ratio("generate: ours / wsdl-tsclient", figures, ["generate", "wsdl-tsclient: generate"], {
    bound: "at most",
    value: 0.75,
  });
  return [...compiled, generated];
}
