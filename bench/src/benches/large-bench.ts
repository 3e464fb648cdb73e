import { writeRecordsContract } from "../contracts/records-contract.js";
import type { Bench, BenchOptions, BenchResult, Figure, Ratio } from "../measure/bench.js";
import { FigureTable } from "../measure/figure-table.js";
import { median } from "../measure/median.js";
import { figureOf, ratio } from "../measure/ratio.js";
import { numberOf, startPeer } from "../servers/peer-process.js";

/** Replies of many records: speed and peak memory. */
export const largeBench: Bench = { name: "large", run };

const counts = [10_000, 100_000] as const;
const directions = ["decode", "encode", "stream"] as const;

async function run({ rounds }: BenchOptions): Promise<BenchResult> {
  await writeRecordsContract();
  for (const count of counts) await prepare(count);
  const speeds = new FigureTable("MB/s");
  const peaks = new FigureTable("times the message");
  for (let round = 0; round < rounds; round++) {
    for (const direction of directions) {
      for (const count of counts) {
        const { milliseconds, bytes, peak } = await largeMessage(direction, count);
        const side = `${direction} ${count.toLocaleString("en")} records`;
        speeds.add(side, bytes / 1000 / milliseconds);
        peaks.add(`${side}: peak memory`, peak / bytes);
      }
    }
  }
  return result([...speeds.figures, ...peaks.figures]);
}

async function prepare(count: number): Promise<void> {
  const peer = startPeer("../programs/large-message.js", 0, ["prepare", String(count)]);
  await peer.ready;
  peer.stop();
}

async function largeMessage(direction: string, count: number) {
  const peer = startPeer("../programs/large-message.js", 0, [direction, String(count)]);
  const report = await peer.ready;
  peer.stop();
  return {
    milliseconds: numberOf(report, "milliseconds"),
    bytes: numberOf(report, "bytes"),
    peak: numberOf(report, "peak"),
  };
}

function result(all: readonly Figure[]): BenchResult {
  return {
    name: "large",
    how:
      "A reply with a list of records of six members, decoded from or encoded to UTF-8 bytes, each time once in a new process " +
      "that has only seen small messages. Speed is by processor time, garbage collection included. Memory is the highest resident size beside what there was before; " +
      "when decoding it includes the message, its text and the records. Streamed records come one by one from a file and are let go.",
    figures: all,
    ratios: directions.flatMap((direction) => directionRatios(direction, all)),
    notes: [],
  };
}

function directionRatios(direction: (typeof directions)[number], all: readonly Figure[]): Ratio[] {
  const large = `${direction} 100,000 records`;
  const small = `${direction} 10,000 records`;
  const speed = direction === "stream" ? undefined : ({ bound: "at least", value: 60 } as const);
  return [
    { name: `${large}, in MB/s`, value: median(figureOf(all, large).rounds), goal: speed },
    ratio(`${direction}: speed with 100,000 / with 10,000 records`, all, [large, small]),
    {
      name: `${large}, peak memory`,
      value: median(figureOf(all, `${large}: peak memory`).rounds),
      goal: { bound: "at most", value: direction === "stream" ? 1 : 6 },
    },
  ];
}
