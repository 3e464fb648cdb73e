import { runtimeBinary } from "../../../conformance/dist/hosts/runtime-binary.js";
import type { Bench, BenchOptions, BenchResult, Figure, Goal, Ratio } from "../measure/bench.js";
import { ratio } from "../measure/ratio.js";
import { howServersAreMeasured, measureServers, processorTime } from "./measure-servers.js";
import { json, type ServerSide, soap } from "./server-sides.js";

/** The same service on other hosts: requests a second. */
export const hostsBench: Bench = { name: "hosts", run };

const atLeast = (value: number): Goal => ({ bound: "at least", value });

const wires = [
  ["SOAP", soap],
  ["JSON", json],
] as const;

function sides(): readonly ServerSide[] {
  return wires.flatMap(([wire, message]): ServerSide[] => [
    { name: `node:http, ${wire}`, kind: "stubwright", message },
    { name: `Fastify plugin, ${wire}`, kind: "fastify-plugin", message },
    ...(runtimeBinary("bun") === undefined
      ? []
      : ([
          { name: `our codec on Bun.serve, ${wire}`, kind: "bun-codec", message },
          { name: `Bun.serve, ${wire}`, kind: "bun", message },
        ] as const)),
    ...(runtimeBinary("deno") === undefined
      ? []
      : ([
          { name: `our codec on Deno.serve, ${wire}`, kind: "deno-codec", message },
          { name: `Deno.serve, ${wire}`, kind: "deno", message },
        ] as const)),
  ]);
}

async function run({ rounds }: BenchOptions): Promise<BenchResult> {
  const measured = sides();
  const figures = await measureServers(measured, rounds);
  const missing = (["bun", "deno"] as const).filter((runtime) => runtimeBinary(runtime) === undefined);
  return {
    name: "hosts",
    how: howServersAreMeasured,
    figures,
    ratios: wires.flatMap(([wire]) => ratios(wire, figures)),
    notes: missing.map((runtime) => `npm has no ${runtime} for this platform.`),
  };
}

function ratios(wire: string, figures: readonly Figure[]): Ratio[] {
  const compared: readonly (readonly [name: string, over: string, under: string, goal: Goal])[] = [
    ["Fastify plugin / our listener alone", "Fastify plugin", "node:http", atLeast(0.8)],
    ["Bun.serve / our codec in the plainest handler", "Bun.serve", "our codec on Bun.serve", atLeast(0.9)],
    ["Bun.serve / our listener on node:http", "Bun.serve", "node:http", atLeast(1.6)],
    ["Deno.serve / our codec in the plainest handler", "Deno.serve", "our codec on Deno.serve", atLeast(0.9)],
  ];
  const measured = compared.filter(([, over]) => figures.some(({ side }) => side === `${over}, ${wire}`));
  return measured.flatMap(([name, over, under, goal]) => [
    ratio(`${name}, ${wire}`, figures, [`${over}, ${wire}`, `${under}, ${wire}`], goal),
    ratio(`${name}, ${wire}, in requests per processor time`, figures, [
      processorTime(`${under}, ${wire}`),
      processorTime(`${over}, ${wire}`),
    ]),
  ]);
}
