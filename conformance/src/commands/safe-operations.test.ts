import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { startCommand, stopCommands } from "../console/start-command.js";
import { depotWsdl } from "../other-stacks/servers/depot-servers.js";
import { runStubwright } from "./run-program.js";

const reply = `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>
  <CountItemsResponse xmlns="urn:example:depot"><Count>3</Count></CountItemsResponse></s:Body></s:Envelope>`;
let folder: string;
let server: Server;
let calls = 0;

/** A service that is busy at its first call. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "stubwright-"));
  server = createServer((_request, response) => {
    calls++;
    if (calls === 1) response.writeHead(503, { "Content-Type": "text/plain" }).end("busy");
    else response.writeHead(200, { "Content-Type": "text/xml" }).end(reply);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(async () => {
  await stopCommands();
  server.close();
  server.closeAllConnections();
  await rm(folder, { recursive: true });
});

const config = async (...safe: readonly string[]): Promise<string> => {
  const path = join(folder, `${safe.join("-")}.json`);
  await writeFile(path, JSON.stringify({ contracts: [{ name: "depot", entry: depotWsdl, out: "out", safe }] }));
  return path;
};
const url = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

test("the gateway tries a safe operation again", async () => {
  const args = ["--to", url(), "--port", "0", "--config", await config("CountItems")];
  const gateway = await startCommand("gateway", depotWsdl, ...args);
  const answer = await fetch(`${gateway}/json/reply/CountItems`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ Number: "AB-0001" }),
  });
  expect([answer.status, await answer.json(), calls]).toEqual([200, { Count: 3 }, 2]);
});

test.each(["test", "gateway"])("%s refuses an unknown name", async (command) => {
  const args = [command === "test" ? "--url" : "--to", url(), "--config", await config("Count")];
  const { status, error } = await runStubwright(folder, command, depotWsdl, ...args);
  expect([status, error]).toEqual([
    2,
    expect.stringContaining('"safe" in the config names the operation Count; the contract has StoreItem, CountItems.'),
  ]);
});
