import { type LoadGenerator, startLoadGenerator } from "../load/load-generator.js";
import type { Figure } from "../measure/bench.js";
import { FigureTable } from "../measure/figure-table.js";
import { medianOfTurns } from "../measure/median-of-turns.js";
import { type RunningServers, startServers } from "../servers/start-servers.js";
import type { ServerSide } from "./server-sides.js";

const connections = 16;
const warmMilliseconds = 1500;
const milliseconds = 250;
const turns = 5;

/** What was done to servers, for a report. */
export const howServersAreMeasured =
  `Each server is a process on one core and decodes the request, checks it, calls a handler that returns the same board, ` +
  `and encodes that; ${connections} keep-alive connections from a process on the other core, a request at a time on each, ` +
  `${turns} turns of ${milliseconds} ms for each side in each round, by turns with the others, of which the median counts.`;

/** Requests a second, and processor time a request, of each side. */
export async function measureServers(sides: readonly ServerSide[], rounds: number): Promise<readonly Figure[]> {
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
    return [...rates.figures, ...costs.figures];
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

/** The figure of a side's processor time. */
export function processorTime(side: string): string {
  return `${side}: processor time`;
}
