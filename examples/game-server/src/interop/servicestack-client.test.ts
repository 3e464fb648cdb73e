import { sampleCalls } from "@game-play/api/samples";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { JsonApiClient, JsonServiceClient } from "@servicestack/client";
import { createGameServer, type RunningGameServer } from "../host/create-game-server.js";
import { createScratchFolder } from "../testing/scratch-folder.js";

// Clients of services of this kind, as their vendor ships them: they know the names of the operations and nothing else.
const guid = "0f8fad5bd9cb469fa16570867728950e";
const folder = createScratchFolder();
let server: RunningGameServer;

beforeAll(async () => {
  server = await createGameServer({
    port: 0,
    host: "127.0.0.1",
    dataDir: folder.path,
    seed: "servicestack",
    log: () => {},
  });
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

/** A request as the client wants it: with its name, and with a reply to make where there is one. */
function dto<Members extends object>(name: string, members: Members): Members & { createResponse: () => object } {
  return Object.assign(Object.create({ getTypeName: () => name, createResponse: () => ({}) }), members);
}

const clients: readonly (readonly [title: string, make: () => JsonServiceClient])[] = [
  ["its default base path, /api", () => new JsonServiceClient(server.url)],
  ["the classic base path", () => new JsonServiceClient(server.url).useBasePath("")],
  ["JsonApiClient, which says no type", () => JsonApiClient.create(server.url)],
];

describe.each(clients)("%s", (_title, make) => {
  test("all operations are called", async () => {
    const names = sampleCalls.map(({ operation }) => operation.name);
    expect(names).toHaveLength(22);
    for (const name of names) expect([name, await make().post(dto(name, {}))]).toEqual([name, expect.any(Object)]);
  });

  test("publish, sendAll and publishAll", async () => {
    const pop = (id: number) => dto("PopBalloonRequest", { Guid: guid, PopBalloonId: id, Instance: { Id: 900 } });
    await make().publish(pop(1));
    const replies: unknown = await make().sendAll([pop(1), pop(2)]);
    expect(replies).toMatchObject([{ Id: 1 }, { Id: 2 }]);
    await expect(make().sendAllOneWay([pop(3), pop(4)])).resolves.toBeUndefined();
    await make().publish(dto("SpinRequest", { Any: [1] }));
    await expect(make().sendAll([pop(1), dto("PopBalloonRequest", { PopBalloonId: "x" })])).rejects.toMatchObject({
      responseStatus: { errors: [{ fieldName: "PopBalloonId" }] },
    });
  });

  test("api() tells the fields that are wrong", async () => {
    const { error, response } = await make().api(
      dto("PopBalloonRequest", { PopBalloonId: "x", Instance: { Id: "y" } }),
    );
    expect(response).toBeUndefined();
    expect(error?.errors?.map(({ fieldName }) => fieldName)).toEqual(["Instance.Id", "PopBalloonId"]);
    expect(error).toMatchObject({ errorCode: expect.any(String), message: expect.stringContaining("2 places") });
  });
});

test("the routes stand beside those of the contract", async () => {
  const post = async (
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<readonly unknown[]> => {
    const init = {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    };
    const reply = await fetch(server.url + path, init);
    return [reply.status, reply.headers.get("content-type")];
  };
  expect(await post("/json/oneway/PopBalloonRequest", {})).toEqual([204, null]);
  expect(await post("/API/popballoonrequest", {})).toEqual([200, "application/json"]);
  expect(await post("/api/PopBalloonRequest[]", {})).toEqual([400, "application/problem+json"]);
  expect(await post("/api/PopBalloonRequest[]", Array(101).fill({}))).toEqual([400, "application/problem+json"]);
  expect((await post("/api/Nobody", {}))[0]).toBe(404);
  const plain = { "Content-Type": "text/plain" };
  expect((await post("/api/PopBalloonRequest", {}, plain))[0]).toBe(200);
  expect((await post("/api/PopBalloonRequest", {}, { ...plain, Origin: "https://other.example" }))[0]).toBe(415);
  const get = await fetch(`${server.url}/api/SpinRequest`);
  expect([get.status, get.headers.get("allow")]).toEqual([405, "POST"]);
});
