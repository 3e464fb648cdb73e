import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createGamePlayClient } from "@game-play/api/client";
import * as operations from "@game-play/api/operations";
import { createGamePlayListener, type GamePlayService } from "@game-play/api/server";
import { afterEach, expect, test } from "@jest/globals";
import { createJsonTransport, createSoapTransport, type Transport } from "@stubwright/runtime";
import { createGatewayService } from "@stubwright/runtime/gateway";
import { countFailures } from "../demo/demo-table.js";
import { runDemo } from "../demo/run-demo.js";
import { createScratchFolder } from "../testing/scratch-folder.js";

const folder = createScratchFolder();
let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  folder.remove();
});

/** Serves the game in front of a game server, with one handler of its own. */
async function front(transport: Transport): Promise<string> {
  const forwarded: GamePlayService = createGatewayService(createGamePlayClient(transport), operations);
  const service: GamePlayService = {
    ...forwarded,
    popBalloonRequest: async (request, context) => ({
      ...(await forwarded.popBalloonRequest(request, context)),
      Id: 3,
    }),
  };
  server = createServer(createGamePlayListener(service)).listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each<[string, (url: string) => Transport]>([
  ["SOAP", (url) => createSoapTransport({ url: `${url}/soap11` })],
  ["JSON", (baseUrl) => createJsonTransport({ baseUrl })],
])("the 44 calls of the demo pass through a gateway that speaks %s to the game server", async (_wire, transportTo) => {
  const rows = await runDemo(folder.path, (url) => front(transportTo(url)));
  expect(rows).toHaveLength(22);
  expect(rows.filter(({ json, soap }) => !json.ok || !soap.ok)).toEqual([]);
  expect(countFailures(rows)).toBe(0);
});
