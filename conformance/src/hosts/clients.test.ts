import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createListingListener } from "../../../runtime/dist/testing/listing-contract.js";
import { startServer, type TestServer } from "../../../runtime/dist/testing/test-server.js";
import type { CalledServers } from "./client-calls.js";
import { hosts } from "./hosts.js";
import { type RunningHost, startHost, startWorker } from "./running-host.js";
import { runtimeBinary } from "./runtime-binary.js";

const run = promisify(execFile);
const [nodeHost] = hosts;
let game: RunningHost | undefined;
let listing: TestServer | undefined;
let nobody = 0;

function* names(count: number): Generator<string> {
  for (let index = 0; index < count; index++) yield `n${index}`;
}

async function* endlessNames(): AsyncGenerator<string> {
  for (let index = 0; ; index++) {
    yield `n${index}`;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

beforeAll(async () => {
  if (nodeHost === undefined) throw new Error("There is no host.");
  game = await startHost(nodeHost);
  listing = await startServer(
    createListingListener(({ Title }, context) => {
      const items = Title === "endless" ? endlessNames() : names(1000);
      return { Title: "t", Name: context.streamed(items), Total: 1 };
    }),
  );
  const free = await startServer(() => undefined);
  nobody = free.port;
  await free.close();
});
afterAll(async () => {
  game?.stop();
  await listing?.close();
});

function servers(): CalledServers {
  const [gamePort = 0, listingUrl = ""] = [game?.port, listing?.url];
  return { game: `http://127.0.0.1:${gamePort}`, listing: listingUrl, nobody: `http://127.0.0.1:${nobody}` };
}

const program = fileURLToPath(new URL("./programs/client.js", import.meta.url));

async function callFrom(command: string, ...before: string[]): Promise<unknown> {
  const { game, listing, nobody } = servers();
  const { stdout } = await run(command, [...before, program, game, listing, nobody]);
  return JSON.parse(stdout);
}

async function callFromWorker(binary: string): Promise<unknown> {
  const worker = await startWorker(binary, "client-worker");
  try {
    const reply = await fetch(`http://127.0.0.1:${worker.port}/?${new URLSearchParams({ ...servers() })}`);
    return await reply.json();
  } finally {
    worker.stop();
  }
}

const bun = runtimeBinary("bun");
const deno = runtimeBinary("deno");
const workerd = runtimeBinary("workerd");

/** Every runtime with the generated client; undefined where npm has none for this platform. */
const callers: readonly (readonly [runtime: string, call: (() => Promise<unknown>) | undefined])[] = [
  ["Node", () => callFrom(process.execPath)],
  ["Bun", bun === undefined ? undefined : () => callFrom(bun)],
  ["Deno", deno === undefined ? undefined : () => callFrom(deno, "run", "-A")],
  ["workerd", workerd === undefined ? undefined : () => callFromWorker(workerd)],
];

const balloon = { CanContinue: true, Id: 4, IsPrize: false, LegalMovement: true, ResultImage: "grün €😀", Win: false };
const common = {
  balloon,
  rows: 300,
  accepted: "accepted",
  late: ["timeout"],
  unreachable: ["transport"],
  streamed: [1000, "n999"],
  left: "n2",
};

for (const [runtime, call] of callers) {
  if (call === undefined) test.skip(`${runtime}: npm has none for this platform`, () => undefined);
  else
    test(`the generated client calls from ${runtime}, over JSON and SOAP, whole and streamed`, async () => {
      expect(await call()).toEqual({
        json: { ...common, fault: ["problem", 404, expect.stringContaining("No <such> game.")] },
        soap: { ...common, fault: ["fault", 500, expect.stringContaining("No <such> game.")] },
      });
    });
}
