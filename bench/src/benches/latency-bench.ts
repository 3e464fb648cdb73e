import { type LoadGenerator, startLoadGenerator } from "../load/load-generator.js";
import type { LoadRequest } from "../load/load-request.js";
import type { Bench, BenchOptions, BenchResult, Figure } from "../measure/bench.js";
import { FigureTable } from "../measure/figure-table.js";
import { medianOfTurns } from "../measure/median-of-turns.js";
import { ratio } from "../measure/ratio.js";
import { startServers } from "../servers/start-servers.js";
import { type ServerSide, serverSides } from "./server-sides.js";

/** The slowest one in a hundred replies at half of what a server can do. */
export const latencyBench: Bench = { name: "latency", run };

const connections = 32;
const milliseconds = 250;
const turns = 9;
const compared = ["bare node:http, SOAP bytes", "Stubwright SOAP", "bare node:http, JSON bytes", "Stubwright JSON"];

async function run({ rounds }: BenchOptions): Promise<BenchResult> {
  const sides = (await serverSides()).filter((side) => compared.includes(side.name));
  const servers = await startServers(["bare", "stubwright"]);
  const load = await startLoadGenerator();
  const request = ({ kind, message }: ServerSide): LoadRequest => ({
    ...message,
    port: servers.ports.get(kind) ?? 0,
    connections,
    milliseconds,
  });
  try {
    return result(await measure(load, { sides, rounds, request }));
  } finally {
    load.stop();
    servers.stop();
  }
}

interface Measured {
  readonly sides: readonly ServerSide[];
  readonly rounds: number;
  readonly request: (side: ServerSide) => LoadRequest;
}

async function measure(load: LoadGenerator, { sides, rounds, request }: Measured): Promise<readonly Figure[]> {
  const most = new Map<ServerSide, number>();
  for (const side of sides) await load.run(request(side));
  for (const side of sides) most.set(side, (await load.run(request(side))).requestsPerSecond);
  const table = new FigureTable("ms (p99)");
  for (let round = 0; round < rounds; round++) {
    const found = await medianOfTurns(sides, turns, (side) =>
      load.run({ ...request(side), rate: (most.get(side) ?? 0) / 2 }),
    );
    for (const [side, figure] of found) table.add(side.name, figure("p99"));
  }
  return table.figures;
}

function result(figures: readonly Figure[]): BenchResult {
  return {
    name: "latency",
    how:
      "Requests at a fixed rate, half of what the same server carried just before, over at most " +
      `${connections} connections; the time counts from when a request was due. 99 of 100 replies are faster than the figure. ` +
      `Of each round it is the median of ${turns} turns of ${milliseconds} ms each, taken by turns with the other servers: a pause of the ` +
      "machine spoils the turn it falls into, and no other.",
    figures,
    ratios: [
      ratio("p99: SOAP / bare node:http", figures, ["Stubwright SOAP", "bare node:http, SOAP bytes"], {
        bound: "at most",
        value: 2,
      }),
      ratio("p99: JSON / bare node:http", figures, ["Stubwright JSON", "bare node:http, JSON bytes"], {
        bound: "at most",
        value: 2,
      }),
    ],
    notes: [],
  };
}
