import { createReadStream, readFileSync, statSync, writeFileSync } from "node:fs";
import { Readable } from "node:stream";
import { createSoapStreamTransport, type FetchedReply } from "@stubwright/runtime";
import { entries, recordsCodec, recordsMessage, recordsStream } from "../contracts/records-contract.js";
import { flat } from "../measure/flat.js";
import { decodeSoap, encodeSoap } from "../messages/wire-messages.js";
import { peakMemory } from "./peak-memory.js";

/**
 * Decodes, streams or encodes one large message in a process of its own, as a server does that has warmed up on small ones, and
 * says how long it took and what memory it needed at most, the message itself included.
 */
const [, , direction, countText] = process.argv;
const count = Number(countText);
const codec = await recordsCodec();
const streamList = await recordsStream();
let milliseconds = 0;
let bytes = 0;

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
  bytes = message.length;
  if (decoded.length !== count) throw new Error("Records are missing.");
}

/** Reads the records one by one from a file, which stands for the network. */
async function stream(file: URL, wanted: number): Promise<void> {
  const fetch = async (): Promise<FetchedReply> => {
    // Node's type of a web stream is another than that of its own Response.
    const body = Readable.toWeb(createReadStream(file));
    return new Response(body as ReadableStream<Uint8Array<ArrayBuffer>>, { headers: { "Content-Type": "text/xml" } });
  };
  const start = process.cpuUsage();
  let found = 0;
  for await (const { Id } of streamList(createSoapStreamTransport({ url: "http://records.invalid", fetch }), "")) {
    if (Id !== found++) throw new Error("A record is in another place.");
  }
  milliseconds = processorMilliseconds(start);
  bytes = statSync(file).size;
  if (found !== wanted) throw new Error("Records are missing.");
}

function encode(records: ReturnType<typeof entries>): void {
  const start = process.cpuUsage();
  const message = Buffer.from(encodeSoap(codec, records));
  milliseconds = processorMilliseconds(start);
  bytes = message.length;
}

warmUp();
if (direction === "prepare") {
  writeFileSync(recordsMessage(count), encodeSoap(codec, entries(count)));
  process.send?.({});
} else {
  const records = direction === "encode" ? entries(count) : [];
  if (direction === "stream") {
    writeFileSync(recordsMessage(100), encodeSoap(codec, entries(100)));
    for (let index = 0; index < 100; index++) await stream(recordsMessage(100), 100);
  }
  const peak = await peakMemory(() => {
    if (direction === "encode") return encode(records);
    return direction === "stream" ? stream(recordsMessage(count), count) : decode();
  });
  process.send?.({ milliseconds, bytes, peak });
}
