import type { Bench, BenchOptions, BenchResult, Figure } from "../measure/bench.js";
import { FigureTable } from "../measure/figure-table.js";
import { ratio } from "../measure/ratio.js";
import { numberOf, startPeer } from "../servers/peer-process.js";
import { startServers } from "../servers/start-servers.js";

/** What a call costs the one who makes it. */
export const clientBench: Bench = { name: "client", run };

const clients = [
  { kind: "soap", name: "Stubwright SOAP client" },
  { kind: "soap-over-node", name: "Stubwright SOAP client over node:http" },
  { kind: "json", name: "Stubwright JSON client" },
  { kind: "fetch", name: "fetch alone" },
  { kind: "node-http", name: "node:http alone" },
  { kind: "node-net", name: "node:net alone" },
  { kind: "node-soap", name: "node-soap client" },
] as const;
const warmCalls = 1500;
const calls = 500;

async function run({ rounds }: BenchOptions): Promise<BenchResult> {
  const servers = await startServers(["bare"]);
  const port = String(servers.ports.get("bare"));
  const peers = clients.map(({ kind, name }) => ({
    name,
    peer: startPeer("../programs/client-calls.js", 1, [kind, port]),
  }));
  try {
    const starts = new FigureTable("ms");
    for (const { name, peer } of peers) {
      starts.add(`${name}: to create it`, numberOf(await peer.ready, "milliseconds"));
    }
    const costs = new FigureTable("µs of processor time a call");
    for (const { peer } of peers) await peer.ask({ calls: warmCalls });
    for (let round = 0; round < rounds; round++) {
      for (const { name, peer } of peers) costs.add(name, numberOf(await peer.ask({ calls }), "cpuMicros"));
    }
    return result([...costs.figures, ...starts.figures]);
  } finally {
    for (const { peer } of peers) peer.stop();
    servers.stop();
  }
}

function result(figures: readonly Figure[]): BenchResult {
  return {
    name: "client",
    how:
      `Processor time of a client process, ${calls} calls one after the other in each round, against a server on the other ` +
      "core that answers a constant. What is created is the client itself, the modules being loaded.",
    figures,
    ratios: [
      ratio(
        "Stubwright SOAP over node:http / node-soap",
        figures,
        ["Stubwright SOAP client over node:http", "node-soap client"],
        {
          bound: "at most",
          value: 0.1,
        },
      ),
      ratio("node:http alone / node-soap", figures, ["node:http alone", "node-soap client"]),
      ratio("node:net alone / node-soap", figures, ["node:net alone", "node-soap client"]),
      ratio("Stubwright SOAP / node-soap", figures, ["Stubwright SOAP client", "node-soap client"]),
      ratio("Stubwright SOAP / fetch alone", figures, ["Stubwright SOAP client", "fetch alone"]),
    ],
    notes: [],
  };
}
