import { fileURLToPath } from "node:url";
import { openContract } from "@stubwright/live";
import type { Fetch } from "@stubwright/runtime";
import { createNodeFetch } from "@stubwright/runtime/node";
import { testService } from "@stubwright/service-test";
import type { Bench, BenchOptions, BenchResult, Figure } from "../measure/bench.js";
import { ratio } from "../measure/ratio.js";
import { startServers } from "../servers/start-servers.js";

/** What `stubwright test` costs beside sending the same requests with the same client. */
export const serviceTestBench: Bench = { name: "service-test", run };

const wsdl = fileURLToPath(new URL("../../../contracts/game-play/game-play.wsdl", import.meta.url));
const tested = "stubwright test";
const prepared = "the same requests, prepared";
/** Requests at the same time, on both sides. */
const concurrency = 4;

type SentRequest = Parameters<Fetch>;

async function run({ rounds }: BenchOptions): Promise<BenchResult> {
  const { contract } = await openContract({ entry: wsdl });
  if (contract === undefined) throw new Error("The contract does not load.");
  const servers = await startServers(["mock"]);
  const url = `http://127.0.0.1:${servers.ports.get("mock")}`;
  const costs: Record<string, number[]> = { [tested]: [], [prepared]: [] };
  try {
    for (let round = 0; round <= rounds; round += 1) {
      const sent: SentRequest[] = [];
      const send = createNodeFetch({ maxSockets: 32 });
      const recording: Fetch = (...request) => {
        sent.push(request);
        return send(...request);
      };
      const test = () => testService(contract, url, { seed: 1, seconds: 600, concurrency, fetch: recording });
      const testCost = await processorTimeOf(test);
      const sendCost = await processorTimeOf(() => sendAll(sent, send));
      if (round === 0) continue; // The first round compiles the code of both sides.
      costs[tested]?.push(testCost / sent.length);
      costs[prepared]?.push(sendCost / sent.length);
    }
  } finally {
    servers.stop();
  }
  const figures = Object.entries(costs).map(([side, all]): Figure => ({ side, unit: "µs a request", rounds: all }));
  return {
    name: "service-test",
    how: "Processor time of the testing process, against a mock of the game contract in another one. Each round tests once, with the same seed, and sends the recorded requests again with the same client, four at a time.",
    figures,
    ratios: [
      { ...ratio(`${tested} / ${prepared}`, figures, [tested, prepared]), goal: { bound: "at most", value: 1.4 } },
    ],
    notes: [],
  };
}

/** Sends requests, some at a time, and reads each reply whole. */
async function sendAll(requests: readonly SentRequest[], send: Fetch): Promise<void> {
  const left = requests.values();
  const sender = async (): Promise<void> => {
    for (const [url, init] of left) {
      const { signal: _ended, ...prepared } = init;
      await send(url, { ...prepared, signal: AbortSignal.timeout(11_000) }).then(
        (reply) => reply.arrayBuffer(),
        () => undefined, // Some requests of the test are broken on purpose, and the mock closes the connection.
      );
    }
  };
  await Promise.all(Array.from({ length: concurrency }, sender));
}

/** Microseconds of processor time that this process takes for a piece of work. */
async function processorTimeOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
