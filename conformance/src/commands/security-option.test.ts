import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { openContract } from "@stubwright/live";
import { createListener, handle } from "@stubwright/runtime/server";
import { createServerSecurity } from "@stubwright/ws-security";
import { startCommand, stopCommands } from "../console/start-command.js";
import { runStubwright } from "./run-program.js";

const shop = fileURLToPath(new URL("../../../generator/service-test/planted/shop.wsdl", import.meta.url));
const library = new URL("../../../integrations/ws-security/dist/index.js", import.meta.url).href;
const secret = "open-sesame";
const order = { customer: "Ann", line: [{ sku: "AB-1234", quantity: 1, price: "1.00" }] };
const receipt = { number: "AB-0001", pieces: 1, placed: "2024-01-01T00:00:00Z", state: "red" };
let folder: string;
let server: Server;
let url: string;
let refusals = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "stubwright-"));
  const { contract } = await openContract({ entry: shop });
  if (contract === undefined) throw new Error("The contract does not load.");
  const handlers = [...contract.operations.values()].map((operation) =>
    operation.kind === "one-way"
      ? handle(operation, () => undefined)
      : handle(operation, (request: unknown) => (operation.name === "PlaceOrder" ? receipt : request)),
  );
  const messageSecurity = createServerSecurity({
    usernameToken: { password: (username) => (username === "ann" ? secret : undefined) },
    onRefusal: () => refusals++,
  });
  const listener = createListener(handlers, contract.endpoint, { messageSecurity, onError: () => undefined });
  server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/soap11`;
  const security = (password: string): string =>
    `import { createClientSecurity } from ${JSON.stringify(library)};
     export const messageSecurity = createClientSecurity({
       usernameToken: { username: "ann", password: ${JSON.stringify(password)} },
     });`;
  await writeFile(join(folder, "ann.mjs"), security(secret));
  await writeFile(join(folder, "wrong.mjs"), security("guess"));
  await writeFile(join(folder, "empty.mjs"), "export const security = 1;");
});
afterAll(async () => {
  await stopCommands();
  server.close();
  server.closeAllConnections();
  await rm(folder, { recursive: true });
});

const few = ["--operations", "PlaceOrder", "--count", "10"];

const tested = (module: string) =>
  runStubwright(folder, "test", shop, "--url", url, "--security", module, "--seed", "1", ...few);

test("`stubwright test` sends a UsernameToken anew with each request, and shows nothing of it", async () => {
  const { status, out } = await tested("ann.mjs");
  expect([status, out.slice(-900)]).toEqual([0, expect.stringContaining("0 errors")]);
  expect(refusals).toBeLessThan(40);
});

test("`stubwright test` finds that the service refuses another password, and shows nothing of it", async () => {
  const { status, out } = await tested("wrong.mjs");
  expect(status).toBe(1);
  expect(out).toContain("FailedAuthentication");
  expect(out).not.toMatch(/UsernameToken|guess|Nonce/);
});

test("the gateway adds a UsernameToken to each call", async () => {
  const gateway = await startCommand(
    "gateway",
    shop,
    "--to",
    url,
    "--security",
    join(folder, "ann.mjs"),
    "--port",
    "0",
  );
  const call = () =>
    fetch(`${gateway}/json/reply/PlaceOrder`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(order),
    });
  for (const reply of [await call(), await call()]) expect([reply.status, await reply.json()]).toEqual([200, receipt]);
});

test.each([
  [["test", shop, "--url", "http://127.0.0.1:1", "--security", "empty.mjs"], /must export messageSecurity/],
  [["test", shop, "--url", "http://127.0.0.1:1", "--security", "absent.mjs"], /absent\.mjs cannot be loaded/],
  [["gateway", shop, "--to", "http://127.0.0.1:1", "--security", "ann.mjs", "--mtom"], /choose one of them/],
  [
    ["gateway", shop, "--to", "http://127.0.0.1:1", "--security", "ann.mjs", "--from", "soap"],
    /for a service that speaks SOAP/,
  ],
])("%j is a usage error", async (args, message) => {
  const { status, error } = await runStubwright(folder, ...args);
  expect([status, error]).toEqual([2, expect.stringMatching(message)]);
});
