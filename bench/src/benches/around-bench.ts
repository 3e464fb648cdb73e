import type { Bench, BenchOptions, BenchResult, Figure, Ratio } from "../measure/bench.js";
import { median } from "../measure/median.js";
import { figureOf, ratio } from "../measure/ratio.js";
import { howServersAreMeasured, measureServers, processorTime } from "./measure-servers.js";
import { json, type ServerSide } from "./server-sides.js";

/** What stands around a server, or in its place, beside the plain server: telemetry, the mock, the gateway. */
export const aroundBench: Bench = { name: "around", run };

const plain = "plain server";
const sides: readonly ServerSide[] = [
  { name: plain, kind: "stubwright", message: json },
  { name: "telemetry without a provider", kind: "untraced", message: json },
  { name: "telemetry on", kind: "traced", message: json },
  { name: "mock", kind: "mock", message: json },
  { name: "gateway to SOAP", kind: "gateway", message: json },
];

async function run({ rounds }: BenchOptions): Promise<BenchResult> {
  const figures = await measureServers(sides, rounds);
  return {
    name: "around",
    how: `${howServersAreMeasured} All over JSON. The gateway's service is another process, whose time does not count.`,
    figures,
    ratios: [
      costRatio("telemetry without a provider / plain", figures, "telemetry without a provider"),
      { ...costRatio("telemetry on / plain", figures, "telemetry on"), goal: { bound: "at most", value: 1.15 } },
      added("mock: µs of processor time a call more than plain", figures, "mock"),
      added("gateway: µs of processor time a call more than plain", figures, "gateway to SOAP"),
    ],
    notes: [],
  };
}

function costRatio(name: string, figures: readonly Figure[], side: string): Ratio {
  return ratio(`${name}, processor time`, figures, [processorTime(side), processorTime(plain)]);
}

/** The median over the rounds of what a side costs more than the plain server. */
function added(name: string, figures: readonly Figure[], side: string): Ratio {
  const base = figureOf(figures, processorTime(plain)).rounds;
  const costs = figureOf(figures, processorTime(side)).rounds;
  const differences = costs.map((cost, round) => cost - (base[round] ?? Number.NaN));
  return { name, value: median(differences), goal: { bound: "at most", value: 60 } };
}
