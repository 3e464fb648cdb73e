import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createJsonStreamTransport, createSoapStreamTransport, type StreamTransport } from "@stubwright/runtime";
import type { CallContext, Handler } from "@stubwright/runtime/server";
import { createInProcessStreamTransport } from "@stubwright/runtime/server";
import { formatDiagnostic, generate } from "stubwright";
import { compileGolden } from "../testing/generated-modules.js";
import { TestServers } from "./test-servers.js";

const folder = fileURLToPath(new URL("../../../generator/codegen/golden/streams", import.meta.url));

type Stream<Request> = (transport: StreamTransport, request: Request, options?: object) => AsyncIterable<unknown>;

interface Streams {
  readonly streamListEntries: Stream<{ readonly Year: number }>;
  readonly streamListDays: Stream<number>;
  readonly streamListPayments: Stream<number>;
  readonly streamListRows: Stream<number>;
}

interface LedgerServer {
  streamsHandlers(service: object): readonly Handler[];
  createStreamsListener(service: object): RequestListener;
  listEntriesFault(kind: "LedgerClosed", detail: string): Error;
}

const entries = [
  { Account: "a", Amount: "1.50" },
  null,
  { $type: "Transfer", Account: "b", Amount: "2", Target: "a" },
  { Account: ']]>&"{[,', Amount: "3" },
];
/** More items than the server writes at once. */
const days = Array.from({ length: 150 }, (_, index) => `${2000 + index}-01-31`);
const payments = [{ Cash: 1 }, { Card: "visa" }, { Cash: 3 }];
const rows = [[entries[0], null], [], [entries[2]]];

function serviceOf({ listEntriesFault }: LedgerServer): object {
  return {
    listEntries: async ({ Year }: { Year: number }, context: CallContext) => {
      if (Year < 2000) throw listEntriesFault("LedgerClosed", String(Year));
      return { Title: "t", Entries: context.streamed(entries), Count: 4 };
    },
    listDays: async (count: number, context: CallContext) => ({ Day: context.streamed(days.slice(0, count)), year: 1 }),
    listPayments: async (_request: number, context: CallContext, headers: { reply: object }) => {
      Object.assign(headers.reply, { Session: "s1" });
      return { Of: "x", Page: { Payment: context.streamed(payments), Next: "2" } };
    },
    listRows: async (_request: number, context: CallContext) => ({ Row: context.streamed(rows) }),
  };
}

const servers = new TestServers();
let streams: Streams | undefined;
const transports = new Map<string, StreamTransport>();

beforeAll(async () => {
  const module = compileGolden("streams");
  streams = await import(module("streams"));
  const served: LedgerServer = await import(module("server"));
  const service = serviceOf(served);
  const url = await servers.start(served.createStreamsListener(service));
  transports.set("SOAP", createSoapStreamTransport({ url: `${url}/soap11` }));
  transports.set("JSON", createJsonStreamTransport({ baseUrl: url }));
  transports.set("in process", createInProcessStreamTransport(served.streamsHandlers(service), { wire: "soap" }));
});

afterAll(() => servers.closeAll());

async function collect(items: AsyncIterable<unknown> | undefined): Promise<unknown[]> {
  const collected: unknown[] = [];
  for await (const item of items ?? []) collected.push(item);
  return collected;
}

describe.each(["SOAP", "JSON", "in process"])("a streamed reply over %s", (wire) => {
  const over = (): StreamTransport => {
    const transport = transports.get(wire);
    if (transport === undefined) throw new Error(`There is no ${wire}.`);
    return transport;
  };

  test("null and derived types in a wrapped array", async () => {
    expect(await collect(streams?.streamListEntries(over(), { Year: 2026 }))).toEqual(entries);
  });

  test("scalars", async () => {
    expect(await collect(streams?.streamListDays(over(), 150))).toEqual(days);
  });

  test("fewer items than required", async () => {
    const reading = collect(streams?.streamListDays(over(), 1));
    await expect(reading).rejects.toMatchObject({ kind: "protocol", issues: [{ code: "missing", pointer: "/Day" }] });
  });

  test("choices, with a header block before the first item", async () => {
    const seen: unknown[] = [];
    const onReplyHeaders = (headers: unknown): unknown => seen.push(headers);
    for await (const item of streams?.streamListPayments(over(), 1, { onReplyHeaders }) ?? []) seen.push(item);
    expect(seen).toEqual([{ Session: "s1" }, ...payments]);
  });

  test("arrays", async () => {
    expect(await collect(streams?.streamListRows(over(), 1))).toEqual(rows);
  });

  test("a declared fault", async () => {
    const reading = collect(streams?.streamListEntries(over(), { Year: 1900 }));
    await expect(reading).rejects.toMatchObject({ declared: { kind: "LedgerClosed", detail: "1900" } });
  });
});

describe("the configuration", () => {
  async function configured(streams: unknown) {
    const scratch = mkdtempSync(join(tmpdir(), "streams-"));
    const config = join(scratch, "stubwright.config.json");
    const entry = join(folder, "contract.wsdl");
    const contract = { entry, out: "out", package: { name: "@example/ledger", version: "1.0.0" }, streams };
    writeFileSync(config, JSON.stringify({ contracts: [contract] }));
    return generate({ config }).finally(() => rmSync(scratch, { recursive: true }));
  }

  test("adds streams.ts, which the package exports", async () => {
    const { files } = await configured({ ListDays: "Day" });
    const text = (name: string): string => files.find(({ path }) => path === name)?.text ?? "";
    expect(text("streams.ts")).toContain("export function streamListDays(");
    expect(JSON.parse(text("package.json"))).toMatchObject({
      exports: { "./streams": { types: "./dist/streams.d.ts", default: "./dist/streams.js" } },
    });
    expect(Object.keys(JSON.parse(text("stubwright.manifest.json")).outputs)).toContain("streams.ts");
  });

  test.each([[["ListDays"]], ["ListDays"], [{ ListDays: ["Day"] }]])("%j is refused", async (streams) => {
    await expect(configured(streams)).rejects.toThrow("contracts[0].streams must map operations to paths of elements.");
  });
});

describe("paths that cannot be streamed", () => {
  test.each([
    ["Nothing", "a", "the contract has no operation Nothing, whose reply is to be streamed"],
    ["ListEntries", "Entry", "leads nowhere: there is no element Entry; paths to repeated elements: Entries/Entry"],
    ["ListEntries", "Entries/Item", "leads nowhere: there is no element Entries/Item"],
    ["ListEntries", "Entries", "leads to an element that is not repeated"],
    ["ListEntries", "", "leads nowhere"],
    ["ListRows", "Row/Entry", "has another repeated element on the way: Row; paths to repeated elements: Row"],
    ["ListPayments", "Page/Payment/Cash", "has another repeated element on the way: Page/Payment"],
  ])("%s: %s", async (operation, path, message) => {
    const { diagnostics, files } = await generate({
      entry: "contract.wsdl",
      cwd: folder,
      streams: { [operation]: path },
    });
    expect(files).toEqual([]);
    expect(diagnostics.map(({ severity }) => severity)).toEqual(["error"]);
    expect(diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, []))[0]).toContain(message);
  });

  test("a one-way operation", async () => {
    const cwd = fileURLToPath(new URL("../../../generator/codegen/golden/operations", import.meta.url));
    const { diagnostics } = await generate({ entry: "contract.wsdl", cwd, streams: { delete: "Item" } });
    expect(diagnostics).toMatchObject([{ code: "stream-one-way", arguments: { operation: "delete" } }]);
  });

  test("without the configuration there is no streams.ts", async () => {
    const plain = await generate({ entry: "contract.wsdl", cwd: folder });
    const streamed = await generate({ entry: "contract.wsdl", cwd: folder, streams: { ListDays: "Day" } });
    const others = streamed.files.filter(({ path }) => path !== "streams.ts" && !path.endsWith("manifest.json"));
    expect(plain.files.filter(({ path }) => !path.endsWith("manifest.json"))).toEqual(others);
    expect(streamed.files.map(({ path }) => path)).toContain("streams.ts");
  });
});
