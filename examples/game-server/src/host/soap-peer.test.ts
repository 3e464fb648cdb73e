import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { type Client, createClientAsync } from "soap";
import { collect } from "../store/collect.js";
import { openLmdbStore } from "../store/lmdb-store.js";
import { createScratchFolder } from "../testing/scratch-folder.js";
import { createGameServer, type RunningGameServer } from "./create-game-server.js";

const folder = createScratchFolder();
let server: RunningGameServer;
let client: Client;

beforeAll(async () => {
  server = await createGameServer({ port: 0, host: "127.0.0.1", dataDir: folder.path, seed: "test" });
  client = await createClientAsync(`${server.url}/soap11?wsdl`);
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

/** Calls an operation through node-soap, which knows nothing but the WSDL that the server serves. */
async function call(path: readonly [service: string, port: string, operation: string], request: object) {
  const [service, port, operation] = path;
  const method = client[service]?.[port]?.[operation];
  return new Promise<unknown>((resolve, reject) => {
    method(request, (error: unknown, reply: unknown) => (error ? reject(error) : resolve(reply)));
  });
}

test("node-soap reads the served WSDL: both services, all operations", () => {
  const description = client.describe();
  expect(Object.keys(description).sort()).toEqual(["AsyncOneWay", "SyncReply"]);
  expect(Object.keys(description.SyncReply.BasicHttpBinding_ISyncReply)).toHaveLength(5);
  expect(Object.keys(description.AsyncOneWay.BasicHttpBinding_IOneWay)).toHaveLength(17);
});

test("node-soap pops a balloon", async () => {
  const request = { Guid: "0f8fad5b-d9cb-469f-a165-70867728950e", Instance: { Id: 9 }, PopBalloonId: 2 };
  const reply = await call(["SyncReply", "BasicHttpBinding_ISyncReply", "PopBalloonRequest"], request);
  expect(reply).toMatchObject({ Id: 2, LegalMovement: true, CanContinue: true });
});

test("node-soap gets a board", async () => {
  const path = ["SyncReply", "BasicHttpBinding_ISyncReply", "MatchTilesPerformanceRequest"] as const;
  const reply = await call(path, { X: 100, Y: 100 });
  expect(reply).toMatchObject({ Score: 0, Started: false, Time: 60, Colors: { int: [1, 2, 3, 4, 5] } });
});

test("node-soap sends one way, and the message is kept", async () => {
  await call(["AsyncOneWay", "BasicHttpBinding_IOneWay", "SpinRequest"], { Any: "1", Deep: { List: ["a", "b"] } });
  await server.close();
  const store = openLmdbStore(folder.path);
  const entries = await collect(store.entries());
  await store.close();
  expect(entries).toEqual([
    expect.objectContaining({ operation: "SpinRequest", content: { Any: "1", Deep: { List: ["a", "b"] } } }),
  ]);
});
