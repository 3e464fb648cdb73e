import type { Bench, BenchOptions, BenchResult, Figure, Ratio } from "../measure/bench.js";
import { ratio } from "../measure/ratio.js";
import { howServersAreMeasured, measureServers, processorTime } from "./measure-servers.js";
import { serverSides } from "./server-sides.js";

/** Whole servers under load: requests a second. */
export const serverBench: Bench = { name: "server", run };

async function run({ rounds }: BenchOptions): Promise<BenchResult> {
  return result(await measureServers(await serverSides(), rounds));
}

function result(figures: readonly Figure[]): BenchResult {
  const fastify = figures.some((figure) => figure.side === "Fastify JSON");
  return {
    name: "server",
    how: howServersAreMeasured,
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
