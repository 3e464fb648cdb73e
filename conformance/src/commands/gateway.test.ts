import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { createGamePlayClient } from "@game-play/api/client";
import { samples } from "@game-play/api/samples";
import { createGamePlayListener, type GamePlayService } from "@game-play/api/server";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { createJsonTransport, createSoapTransport } from "@stubwright/runtime";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const command = `${root}generator/cli/bin/stubwright.js`;
const service = {
  popBalloonRequest: async () => samples.PopBalloonRequest.reply,
} satisfies Partial<GamePlayService> as unknown as GamePlayService;
let server: Server;
let url: string;
let gateway: ChildProcess;
let printed = "";

beforeEach(async () => {
  server = createServer(createGamePlayListener(service, { onError: () => undefined })).listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  printed = "";
});
afterEach(() => {
  gateway.kill("SIGKILL");
  server.closeAllConnections();
  server.close();
});

/** Starts the command, and resolves to the gateway's address. */
async function start(...args: readonly string[]): Promise<string> {
  gateway = spawn(process.execPath, [command, "gateway", "game-play", "--port", "0", ...args], { cwd: root });
  for (const stream of [gateway.stdout, gateway.stderr]) stream?.on("data", (text) => (printed += String(text)));
  await printing(/ {2}service .*\n/);
  return /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0] ?? "";
}

async function printing(pattern: RegExp): Promise<void> {
  while (!pattern.test(printed)) await new Promise((resume) => setTimeout(resume, 10));
}

test("the command serves JSON in front of a SOAP service, as docs/gateway.md shows, until SIGINT", async () => {
  const address = await start("--to", `${url}/soap11`);
  const client = createGamePlayClient(createJsonTransport({ baseUrl: address }));
  expect(await client.popBalloonRequest(samples.PopBalloonRequest.request)).toEqual(samples.PopBalloonRequest.reply);
  await printing(/ ms\n/);
  const [, shown = ""] =
    /\$ npx stubwright gateway .*\n([^`]*)```/.exec(readFileSync(`${root}docs/gateway.md`, "utf8")) ?? [];
  const plain = (text: string): string => text.replaceAll(/127\.0\.0\.1:\d+/g, "host").replaceAll(/\d+ ms/g, "ms");
  expect(plain(printed)).toBe(plain(shown));
  gateway.kill("SIGINT");
  expect(await once(gateway, "exit")).toEqual([0, null]);
});

test("the command serves SOAP in front of a JSON service, and tells the cause of a failure to nobody but its user", async () => {
  const address = await start("--from", "soap", "--to", url, "--retry", "PopBalloonRequest");
  const client = createGamePlayClient(createSoapTransport({ url: `${address}/soap11` }));
  expect(await client.popBalloonRequest(samples.PopBalloonRequest.request)).toEqual(samples.PopBalloonRequest.reply);
  server.closeAllConnections();
  server.close();
  await expect(client.choosePrize(samples.ChoosePrize.request)).rejects.toMatchObject({
    kind: "fault",
    message: "ChoosePrize: The service behind the gateway cannot be reached.",
  });
  await printing(/ECONNREFUSED/);
});

test.each<[readonly string[], RegExp]>([
  [["--to", "nowhere"], /--to nowhere is no http or https URL/],
  [["--to", "http://x", "--from", "xml"], /--from must be json or soap, not xml/],
  [["--to", "http://x", "--timeout", "long"], /--timeout long must be a number of milliseconds/],
  [["--to", "http://x", "--from", "soap", "--mtom"], /are for a service that speaks SOAP/],
  [["--to", "http://x", "--retry", "Pop"], /--retry names the operation Pop; the contract has .*PopBalloonRequest/],
  [["--to", "http://x", "--header", "nothing"], /--header must be a name and a value/],
])("%j is a usage error", async (args, message) => {
  gateway = spawn(process.execPath, [command, "gateway", "game-play", "--port", "0", ...args], { cwd: root });
  gateway.stderr?.on("data", (text) => (printed += String(text)));
  expect(await once(gateway, "close")).toEqual([2, null]);
  expect(printed).toMatch(message);
});

test("a port that another program has is a usage error that says what to do", async () => {
  const port = new URL(url).port;
  gateway = spawn(process.execPath, [command, "gateway", "game-play", "--to", url, "--port", port], { cwd: root });
  gateway.stderr?.on("data", (text) => (printed += String(text)));
  expect(await once(gateway, "close")).toEqual([2, null]);
  expect(printed).toBe(
    `The port ${port} is in use. Stop the program that has it, or choose another: --port 0 takes a free one.\n`,
  );
});
