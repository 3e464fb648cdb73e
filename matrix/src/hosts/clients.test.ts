import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { callFrom } from "../../../conformance/dist/hosts/call-from.js";
import { type RunningServers, startCalledServers } from "../../../conformance/dist/hosts/called-servers.js";
import { startWorker } from "../../../conformance/dist/hosts/running-host.js";
import { runtimeBinary } from "../../../conformance/dist/hosts/runtime-binary.js";
import { wantedCalls } from "../../../conformance/dist/hosts/wanted-calls.js";

let servers: RunningServers;
beforeAll(async () => {
  servers = await startCalledServers();
});
afterAll(() => servers.close());

async function callFromWorker(binary: string): Promise<unknown> {
  const worker = await startWorker(binary, "client-worker");
  try {
    const reply = await fetch(`http://127.0.0.1:${worker.port}/?${new URLSearchParams({ ...servers.addresses })}`);
    return await reply.json();
  } finally {
    worker.stop();
  }
}

const bun = runtimeBinary("bun");
const deno = runtimeBinary("deno");
const workerd = runtimeBinary("workerd");

/** Every runtime with the generated client; undefined if npm has none for this platform. */
const callers: readonly (readonly [runtime: string, call: (() => Promise<unknown>) | undefined])[] = [
  ["Bun", bun === undefined ? undefined : () => callFrom(servers.addresses, [bun])],
  ["Deno", deno === undefined ? undefined : () => callFrom(servers.addresses, [deno, "run", "-A"])],
  ["workerd", workerd === undefined ? undefined : () => callFromWorker(workerd)],
];

for (const [runtime, call] of callers) {
  if (call === undefined) test.skip(`npm has no ${runtime} for this platform`, () => undefined);
  else
    test(`the generated client calls from ${runtime}, over JSON and SOAP, whole and streamed`, async () => {
      expect(await call()).toEqual(wantedCalls);
    });
}
