import { createGamePlayClient, type GamePlayClient } from "@game-play/api/client";
import { createJsonTransport, createSoapTransport, type Fetch } from "@stubwright/runtime";
import { createGameServer } from "../host/create-game-server.js";
import { collect } from "../store/collect.js";
import type { NumberedEntry } from "../store/game-store.js";
import { openLmdbStore } from "../store/lmdb-store.js";
import { type DemoCall, demoCalls } from "./demo-calls.js";
import type { DemoOutcome, DemoRow } from "./demo-table.js";
import { isJournalled } from "./is-journalled.js";

type Wire = "json" | "soap";

/** A wire with a client on it, and the HTTP status of its last reply. */
interface WireClient {
  readonly wire: Wire;
  readonly client: GamePlayClient;
  lastStatus(): number | undefined;
}

/**
 * Starts a server on `dataDir`, calls every operation over both wires, stops it, and looks for each message in the journal.
 * `front` starts what stands in front of the server, such as a gateway, and resolves to its address.
 */
export async function runDemo(
  dataDir: string,
  front: (url: string) => Promise<string> = async (url) => url,
): Promise<readonly DemoRow[]> {
  const server = await createGameServer({ port: 0, host: "127.0.0.1", dataDir, seed: "demo" });
  const rows: DemoRow[] = [];
  try {
    const url = await front(server.url);
    const json = createWireClient("json", url);
    const soap = createWireClient("soap", url);
    for (const call of demoCalls) rows.push(await callBoth(call, json, soap));
  } finally {
    await server.close();
  }
  return checkJournal(rows, dataDir);
}

function createWireClient(wire: Wire, baseUrl: string): WireClient {
  let status: number | undefined;
  const watched: Fetch = async (url, init) => {
    status = undefined;
    const response = await fetch(url, init);
    status = response.status;
    return response;
  };
  const transport =
    wire === "json"
      ? createJsonTransport({ baseUrl, fetch: watched })
      : createSoapTransport({ url: `${baseUrl}/soap11`, fetch: watched });
  return { wire, client: createGamePlayClient(transport), lastStatus: () => status };
}

async function callBoth(call: DemoCall, json: WireClient, soap: WireClient): Promise<DemoRow> {
  const start = performance.now();
  const outcomes = { json: await callOne(call, json), soap: await callOne(call, soap) };
  return { operation: call.operation, kind: call.kind, ...outcomes, milliseconds: performance.now() - start };
}

async function callOne(call: DemoCall, { wire, client, lastStatus }: WireClient): Promise<DemoOutcome> {
  try {
    const text = await call.run(client);
    const status = lastStatus();
    const wanted = wire === "soap" && call.kind === "one-way" ? 202 : 200;
    return status === wanted ? { ok: true, text: `${status} ${text}` } : { ok: false, text: `status ${status}` };
  } catch (error) {
    return { ok: false, text: error instanceof Error ? error.message : String(error) };
  }
}

async function checkJournal(rows: readonly DemoRow[], dataDir: string): Promise<readonly DemoRow[]> {
  const store = openLmdbStore(dataDir);
  const entries = await collect(store.entries());
  await store.close();
  return rows.map((row) => {
    const call = demoCalls.find(({ operation }) => operation === row.operation);
    const check = (wire: Wire) => checkEntry(row[wire], call, wire, entries);
    return { ...row, json: check("json"), soap: check("soap") };
  });
}

function checkEntry(
  outcome: DemoOutcome,
  call: DemoCall | undefined,
  wire: Wire,
  entries: readonly NumberedEntry[],
): DemoOutcome {
  if (!outcome.ok || call?.journalled === undefined) return outcome;
  const [json, soap, ...more] = entries.filter((entry) => entry.operation === call.operation);
  const entry = wire === "json" ? json : soap;
  if (more.length > 0 || entry === undefined) return { ok: false, text: "not once in the journal" };
  const kept = isJournalled(call.journalled, entry.content, wire);
  return kept ? outcome : { ok: false, text: "the journal holds something else" };
}
