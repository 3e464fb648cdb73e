import { bundleSize, gameWorker } from "../../../conformance/dist/generated-code/bundle-size.js";
import type { Bench, BenchResult, Figure, Ratio } from "../measure/bench.js";

/** What a browser or a Worker has to load, minified and gzipped. */
export const sizeBench: Bench = { name: "size", run };

const jsonWire = 'import { createJsonTransport } from "@stubwright/runtime";';
const soapWire = 'import { createSoapTransport } from "@stubwright/runtime";';
const jsonOperations = "@game-play/api/json-operations";
const soapOperations = "@game-play/api/soap-operations";
const client = 'import { createGamePlayClient } from "@game-play/api/client";';

/** Programs, each with the bytes that the goals allow it. */
const programs = [
  {
    name: "one operation over JSON",
    limit: 4096,
    source: `${jsonWire} import { popBalloonRequest } from "${jsonOperations}";
      export const pop = (url, request) => createJsonTransport({ baseUrl: url }).call(popBalloonRequest, request);`,
  },
  {
    name: "one operation over SOAP",
    limit: 12_288,
    source: `${soapWire} import { popBalloonRequest } from "${soapOperations}";
      export const pop = (url, request) => createSoapTransport({ url }).call(popBalloonRequest, request);`,
  },
  {
    name: "22 operations over both wires",
    limit: 24_576,
    source: `${jsonWire}${soapWire}${client} export const json = (url) => createGamePlayClient(createJsonTransport({ baseUrl: url }));
      export const soap = (url) => createGamePlayClient(createSoapTransport({ url }));`,
  },
];

/** Servers of the whole contract, for which there is no goal. */
const workers = [
  ["a Worker, with the console page", "worker"],
  ["a Worker, without the console page", "workerWithoutConsole"],
] as const;

async function run(): Promise<BenchResult> {
  const figures: Figure[] = [];
  const ratios: Ratio[] = [];
  for (const { name, limit, source } of programs) {
    const bytes = await bundleSize(source);
    figures.push({ side: name, unit: "bytes", rounds: [bytes] });
    ratios.push({ name: `${name}, in kB`, value: bytes / 1024, goal: { bound: "at most", value: limit / 1024 } });
  }
  for (const [name, kind] of workers) {
    figures.push({ side: name, unit: "bytes", rounds: [await bundleSize(gameWorker, kind)] });
  }
  const how =
    "A small program is bundled and minified with esbuild for a browser, then gzipped. A Worker has all parts in one file. Nothing is measured twice.";
  return { name: "size", how, figures, ratios, notes: [] };
}
