import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { fileURLToPath } from "node:url";
import { sampleCalls } from "@game-play/api/samples";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createSoapTransport } from "@stubwright/runtime";
import { listen } from "soap";
import { createGameServer, type RunningGameServer } from "../host/create-game-server.js";
import { createScratchFolder } from "../testing/scratch-folder.js";

/** The README's comparison with node-soap's server: the same contract, the same calls, the number of operations answered. */
const wsdl = fileURLToPath(new URL("../../../../contracts/game-play/game-play.wsdl", import.meta.url));
const folder = createScratchFolder();
let nodeSoap: Server;
let gameServer: RunningGameServer;

beforeAll(async () => {
  nodeSoap = createServer();
  const answer = Object.fromEntries(sampleCalls.map(({ operation }) => [operation.name, () => ({})]));
  const services = {
    SyncReply: { BasicHttpBinding_ISyncReply: answer },
    AsyncOneWay: { BasicHttpBinding_IOneWay: answer },
  };
  await new Promise((resolve) => {
    listen(nodeSoap, { path: "/soap11", xml: readFileSync(wsdl, "utf8"), uri: wsdl, services, callback: resolve });
  });
  nodeSoap.listen(0, "127.0.0.1");
  await once(nodeSoap, "listening");
  gameServer = await createGameServer({ port: 0, host: "127.0.0.1", dataDir: folder.path, seed: "compared" });
});
afterAll(async () => {
  nodeSoap.close();
  await gameServer.close();
  folder.remove();
});

/** The operations that get a status of success when their sample is sent. */
async function answeredAt(url: string): Promise<readonly string[]> {
  const answered: string[] = [];
  for (const { operation, soap } of sampleCalls) {
    const headers = { "Content-Type": "text/xml; charset=utf-8", SOAPAction: `"${operation.soapAction}"` };
    const response = await fetch(url, { method: "POST", headers, body: soap() });
    await response.arrayBuffer();
    if (response.ok) answered.push(operation.name);
  }
  return answered;
}

test("of two services at one address node-soap's server answers the first one's operations only", async () => {
  const address = nodeSoap.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const answered = await answeredAt(`http://127.0.0.1:${port}/soap11`);
  expect(answered).toHaveLength(5);
});

test("the game server answers all 22", async () => {
  expect(await answeredAt(`${gameServer.url}/soap11`)).toHaveLength(22);
  const transport = createSoapTransport({ url: `${gameServer.url}/soap11` });
  for (const call of sampleCalls) await call.send(transport);
});
