import { createGamePlayClient } from "@game-play/api/client";
import {
  createJsonStreamTransport,
  createJsonTransport,
  createSoapStreamTransport,
  createSoapTransport,
  isCallError,
  type StreamTransport,
  type Transport,
  type TransportOptions,
} from "@stubwright/runtime";
import type { Listing } from "../../../runtime/dist/testing/listing-contract.js";
import { listedNames } from "../../../runtime/dist/testing/streamed-listing.js";

/** What one wire gave. */
export interface WireCalls {
  readonly balloon: unknown;
  readonly rows: number | undefined;
  /** A reply read leniently, by code that is loaded only then. */
  readonly lenient: unknown;
  readonly accepted: unknown;
  readonly fault: unknown;
  readonly late: unknown;
  readonly unreachable: unknown;
  /** How many items came, and which was last. */
  readonly streamed: readonly [count: number, last: string | undefined];
  /** What was left of a stream after its third item. */
  readonly left: string;
}

/** What each wire gave. */
export type ClientCalls = Readonly<Record<"json" | "soap", WireCalls>>;

/** Where the servers are that are called. */
export interface CalledServers {
  /** Of the game, `host-service.ts`. */
  readonly game: string;
  /** Of the listing contract. */
  readonly listing: string;
  /** Nobody listens there. */
  readonly nobody: string;
}

/** Calls by the generated client over both wires: whole, one-way, failing, late and streamed. Needs nothing of Node. */
export async function clientCalls(servers: CalledServers): Promise<ClientCalls> {
  return {
    json: await wireCalls(
      (baseUrl, options) => createJsonTransport({ baseUrl, ...options }),
      createJsonStreamTransport({ baseUrl: servers.listing }),
      servers,
    ),
    soap: await wireCalls(
      (baseUrl, options) => createSoapTransport({ url: `${baseUrl}/soap11`, ...options }),
      createSoapStreamTransport({ url: `${servers.listing}/soap11` }),
      servers,
    ),
  };
}

async function wireCalls(
  transport: (baseUrl: string, options: TransportOptions) => Transport,
  streams: StreamTransport,
  { game, nobody }: CalledServers,
): Promise<WireCalls> {
  const client = createGamePlayClient(transport(game, {}));
  const hasty = createGamePlayClient(transport(game, { timeoutMs: 200 }));
  const lost = createGamePlayClient(transport(nobody, {}));
  const lenient = createGamePlayClient(transport(game, { lenient: () => undefined }));
  const { Board } = await client.matchTilesPerformanceRequest({ X: 300 });
  return {
    balloon: await client.popBalloonRequest({ PopBalloonId: 4, Language: "grün €😀" }),
    rows: Board?.length,
    lenient: await lenient.popBalloonRequest({ PopBalloonId: 5 }),
    accepted: (await client.spinRequest({})) ?? "accepted",
    fault: await failure(client.stepRequest({ Do: "fault" })),
    late: await failure(hasty.stepRequest({ Do: "late" })),
    unreachable: await failure(lost.stepRequest({})),
    streamed: await streamed(streams),
    left: await leftEarly(streams),
  };
}

/** What kind of error a call ends with, and the status that came with it. */
async function failure(call: Promise<unknown>): Promise<unknown> {
  try {
    return await call;
  } catch (error) {
    if (!isCallError(error)) throw error;
    return error.kind === "fault" || error.kind === "problem"
      ? [error.kind, error.status, error.message]
      : [error.kind];
  }
}

const all: Listing = { Title: "all", Total: 0 };

async function streamed(transport: StreamTransport): Promise<readonly [number, string | undefined]> {
  let count = 0;
  let last: string | undefined;
  for await (const item of transport.stream(listedNames, all)) {
    count++;
    last = item;
  }
  return [count, last];
}

async function leftEarly(transport: StreamTransport): Promise<string> {
  let count = 0;
  for await (const item of transport.stream(listedNames, { ...all, Title: "endless" })) {
    if (++count === 3) return item;
  }
  return "all came";
}
