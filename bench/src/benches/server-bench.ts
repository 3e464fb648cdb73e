import { type LoadGenerator, startLoadGenerator } from "../load/load-generator.js";
import type { Bench, BenchOptions, BenchResult, Figure, Ratio } from "../measure/bench.js";
import { FigureTable } from "../measure/figure-table.js";
import { medianOfTurns } from "../measure/median-of-turns.js";
import { ratio } from "../measure/ratio.js";
import { type RunningServers, startServers } from "../servers/start-servers.js";
import { type ServerSide, serverSides } from "./server-sides.js";

/** Whole servers under load: requests a second. */
export const serverBench: Bench = { name: "server", run };

const connections = 16;
const warmMilliseconds = 1500;
const milliseconds = 250;
const turns = 5;

async function run({ rounds }: BenchOptions): Promise<BenchResult> {
  const sides = await serverSides();
  const servers = await startServers([...new Set(sides.map((side) => side.kind))]);
  const load = await startLoadGenerator();
  try {
    for (const side of sides) await runSide({ load, servers, side, milliseconds: warmMilliseconds });
    const rates = new FigureTable("requests/s");
    const costs = new FigureTable("µs a request");
    for (let round = 0; round < rounds; round++) {
      const found = await medianOfTurns(sides, turns, (side) => runSide({ load, servers, side, milliseconds }));
      for (const [{ name }, figure] of found) {
        rates.add(name, figure("requestsPerSecond"));
        costs.add(processorTime(name), figure("cpuMicros"));
      }
    }
    return result([...rates.figures, ...costs.figures]);
  } finally {
    load.stop();
    servers.stop();
  }
}

interface SideRun {
  readonly load: LoadGenerator;
  readonly servers: RunningServers;
  readonly side: ServerSide;
  readonly milliseconds: number;
}

/** Requests a second, and the processor time that one cost the server: the latter does not depend on who else uses the core. */
async function runSide({ load, servers, side, milliseconds }: SideRun) {
  const { message, kind } = side;
  const before = await servers.cpuMicros(kind);
  const report = await load.run({ ...message, port: servers.ports.get(kind) ?? 0, connections, milliseconds });
  const cpuMicros = ((await servers.cpuMicros(kind)) - before) / report.requests;
  return { requestsPerSecond: report.requestsPerSecond, cpuMicros };
}

function processorTime(side: string): string {
  return `${side}: processor time`;
}

function result(figures: readonly Figure[]): BenchResult {
  const fastify = figures.some((figure) => figure.side === "Fastify JSON");
  return {
    name: "server",
    how:
      `Each server is a process on one core and decodes the request, checks it, calls a handler that returns the same board, ` +
      `and encodes that; ${connections} keep-alive connections from a process on the other core, a request at a time on each, ` +
      `${turns} turns of ${milliseconds} ms for each side in each round, by turns with the others, of which the median counts.`,
    figures,
    ratios: [...ratios(figures), ...(fastify ? [fastifyRatio(figures)] : [])],
    notes: fastify ? [] : ["Fastify is not installed and was left out; `npm install --no-save fastify` adds its side."],
  };
}

function ratios(figures: readonly Figure[]): Ratio[] {
  return [
    ratio("SOAP / bare node:http", figures, ["Stubwright SOAP", "bare node:http, SOAP bytes"], {
      bound: "at least",
      value: 0.65,
    }),
    ratio("SOAP / node-soap", figures, ["Stubwright SOAP", "node-soap on Express"], { bound: "at least", value: 12 }),
    ratio("JSON / bare node:http", figures, ["Stubwright JSON", "bare node:http, JSON bytes"], {
      bound: "at least",
      value: 0.75,
    }),
    ratio("our codec on node:http / bare node:http, SOAP", figures, [
      "our codec on node:http, SOAP",
      "bare node:http, SOAP bytes",
    ]),
    ratio("our codec on node:http / bare node:http, JSON", figures, [
      "our codec on node:http, JSON",
      "bare node:http, JSON bytes",
    ]),
    ratio("JSON.parse and JSON.stringify on node:http / bare node:http", figures, [
      "JSON.parse and JSON.stringify on node:http",
      "bare node:http, JSON bytes",
    ]),
    processorRatio("node:net / bare node:http in requests per processor time", figures, [
      "bare node:http, SOAP bytes",
      "node:net, SOAP bytes",
    ]),
    processorRatio("SOAP / bare node:http in requests per processor time", figures, [
      "bare node:http, SOAP bytes",
      "Stubwright SOAP",
    ]),
    processorRatio("SOAP / node-soap in requests per processor time", figures, [
      "node-soap on Express",
      "Stubwright SOAP",
    ]),
    processorRatio("JSON / bare node:http in requests per processor time", figures, [
      "bare node:http, JSON bytes",
      "Stubwright JSON",
    ]),
  ];
}

function processorRatio(name: string, figures: readonly Figure[], over: readonly [string, string]): Ratio {
  return ratio(name, figures, [processorTime(over[0]), processorTime(over[1])]);
}

function fastifyRatio(figures: readonly Figure[]): Ratio {
  return ratio("JSON / Fastify", figures, ["Stubwright JSON", "Fastify JSON"], { bound: "at least", value: 1 });
}
