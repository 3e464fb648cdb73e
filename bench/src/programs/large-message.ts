import { readFileSync, writeFileSync } from "node:fs";
import { entries, recordsCodec, recordsMessage } from "../contracts/records-contract.js";
import { flat } from "../measure/flat.js";
import { decodeSoap, encodeSoap } from "../messages/wire-messages.js";
import { peakMemory } from "./peak-memory.js";

/**
 * Decodes or encodes one large message in a process of its own, as a server does that has warmed up on small ones, and
 * says how long it took and what memory it needed at most, the message itself included.
 */
const [, , direction, countText] = process.argv;
const count = Number(countText);
const codec = await recordsCodec();
let milliseconds = 0;
let octets = 0;

function processorMilliseconds(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

function warmUp(): void {
  const few = entries(100);
  const text = encodeSoap(codec, few);
  for (let index = 0; index < 100; index++) {
    decodeSoap(codec, text);
    flat(encodeSoap(codec, few));
  }
}

function decode(): void {
  const message = readFileSync(recordsMessage(count));
  const start = process.cpuUsage();
  const decoded = decodeSoap(codec, message.toString("utf8"), Number.POSITIVE_INFINITY);
  milliseconds = processorMilliseconds(start);
  octets = message.length;
  if (decoded.length !== count) throw new Error("Records are missing.");
}

function encode(records: ReturnType<typeof entries>): void {
  const start = process.cpuUsage();
  const message = Buffer.from(encodeSoap(codec, records));
  milliseconds = processorMilliseconds(start);
  octets = message.length;
}

warmUp();
if (direction === "prepare") {
  writeFileSync(recordsMessage(count), encodeSoap(codec, entries(count)));
  process.send?.({});
} else {
  const records = direction === "encode" ? entries(count) : [];
  const peak = peakMemory(() => (direction === "encode" ? encode(records) : decode()));
  process.send?.({ milliseconds, octets, peak });
}
