import { createGamePlayClient, type GamePlayClient } from "@game-play/api/client";
import { sampleCalls } from "@game-play/api/samples";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createJsonTransport, createSoapTransport, type Transport } from "@stubwright/runtime";
import { type Client, createClientAsync } from "soap";
import { createGameServer, type RunningGameServer } from "../host/create-game-server.js";
import { collect } from "../store/collect.js";
import { openLmdbStore } from "../store/lmdb-store.js";
import { createScratchFolder } from "../testing/scratch-folder.js";

// Three servers with one seed and one clock deal the same games: one is played by node-soap, the others by our clients.
const clock = { time: Date.UTC(2030, 0, 1, 12) };
const folders = [createScratchFolder(), createScratchFolder(), createScratchFolder()] as const;
const guid = "0f8fad5b-d9cb-469f-a165-70867728950e";
const services = { "request-reply": "SyncReply", "one-way": "AsyncOneWay" } as const;
let servers: readonly RunningGameServer[] = [];
let stranger: Client;
let transports: readonly Transport[];

beforeAll(async () => {
  const now = (): number => clock.time;
  const start = (dataDir: string) => createGameServer({ port: 0, host: "127.0.0.1", dataDir, seed: "twins", now });
  const [first, second, third] = await Promise.all([
    start(folders[0].path),
    start(folders[1].path),
    start(folders[2].path),
  ]);
  servers = [first, second, third];
  stranger = await createClientAsync(`${first.url}/soap11?wsdl`);
  transports = [createSoapTransport({ url: `${second.url}/soap11` }), createJsonTransport({ baseUrl: third.url })];
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  for (const folder of folders) folder.remove();
});

/** Calls an operation through node-soap, which knows nothing but the WSDL that the server serves. */
function callAsStranger(kind: "request-reply" | "one-way", operation: string, request: object): Promise<unknown> {
  const service = services[kind];
  const port = kind === "one-way" ? "BasicHttpBinding_IOneWay" : "BasicHttpBinding_ISyncReply";
  return new Promise((resolve, reject) => {
    stranger[service][port][operation](request, (error: unknown, reply: unknown) =>
      error ? reject(error) : resolve(reply),
    );
  });
}

/** A reply of ours as node-soap shows it: arrays under their item elements, date-times as `Date`. */
function asStranger(reply: object): object {
  const shown: Record<string, unknown> = { ...reply };
  if ("Board" in reply && Array.isArray(reply.Board)) shown.Board = { ArrayOfint: reply.Board.map((int) => ({ int })) };
  if ("Colors" in reply) shown.Colors = { int: reply.Colors };
  if ("LastMovement" in reply) shown.LastMovement = new Date(String(reply.LastMovement));
  return shown;
}

async function playEverywhere<Request extends object>(
  operation: string,
  request: Request,
  call: (client: GamePlayClient, request: Request) => Promise<object>,
): Promise<unknown> {
  const seen = await callAsStranger("request-reply", operation, request);
  for (const transport of transports) {
    const reply = await call(createGamePlayClient(transport), request);
    expect({ request, reply: asStranger(reply) }).toEqual({ request, reply: seen });
  }
  return seen;
}

describe("node-soap and the generated clients play the same game", () => {
  test("Lucky Tiles, from the first move to the end of the clock", async () => {
    let legal = 0;
    let score = 0;
    for (let move = 0; move < 40; move++) {
      clock.time += 2000;
      const request = {
        Guid: guid,
        Instance: { Id: 1 },
        Language: "en",
        PlayType: "Prize",
        X: (move * 3) % 9,
        Y: (move * 5) % 8,
      };
      const board = await playEverywhere("MatchTilesPerformanceRequest", request, (client, message) =>
        client.matchTilesPerformanceRequest(message),
      );
      const after = Number(Reflect.get(Object(board), "Score"));
      if (after > score) legal++;
      score = after;
    }
    expect(legal).toBeGreaterThan(5);
  });

  test("Balloons, each balloon and those that are not there", async () => {
    for (const PopBalloonId of [0, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, -1, 2147483647]) {
      await playEverywhere("PopBalloonRequest", { Guid: guid, Instance: { Id: 1 }, PopBalloonId }, (client, message) =>
        client.popBalloonRequest(message),
      );
    }
  });

  test("an instance with every field set", async () => {
    const Instance = {
      AccessId: guid,
      DefinedCulture: "nl-NL",
      ExpirationDate: "2099-12-31T23:59:59.1234567+05:30",
      GameUrl: "https://games.example/?a=1&b=<2>",
      Id: 2,
      Depleted: false,
      State: "Waiting",
      UserId: "Zoë \u{1F388} ]]>",
    };
    await playEverywhere("PopBalloonRequest", { Guid: guid, Instance, PopBalloonId: 3 }, (client, message) =>
      client.popBalloonRequest(message),
    );
  });
});

describe("node-soap calls each operation of the served WSDL", () => {
  test("there are 22 of them", () => {
    const description = stranger.describe();
    const served = Object.values(services)
      .flatMap((service) => Object.values<object>(description[service]))
      .flatMap(Object.keys);
    expect(served.sort()).toEqual(sampleCalls.map(({ operation }) => operation.name).sort());
    expect(served).toHaveLength(22);
  });

  const open = sampleCalls.filter(({ operation }) => operation.routes.length === 0);
  test.each(open.map((call) => ({ name: call.operation.name, call })))("$name", async ({ call }) => {
    const { kind, name } = call.operation;
    const content = { Stars: "5", Deep: { List: ["a & b", "<c>"] }, Empty: "" };
    const seen = await callAsStranger(kind, name, content);
    expect(seen).toBeNull();
    expect(await call.send(transports[0] as Transport)).toEqual(kind === "one-way" ? undefined : {});
    expect(await lastEntry(0)).toMatchObject({ operation: name, content });
    expect(await lastEntry(1)).toMatchObject({ operation: name, content: JSON.parse(call.json()) });
  });
});

test("what the service refuses reaches node-soap as a Client fault with the place", async () => {
  await expect(callAsStranger("request-reply", "PopBalloonRequest", { PopBalloonId: "many" })).rejects.toMatchObject({
    root: {
      Envelope: {
        Body: {
          Fault: {
            faultcode: expect.stringMatching(/:Client$/),
            faultstring: expect.stringContaining("/PopBalloonId"),
            detail: { errors: { error: { attributes: { pointer: "/PopBalloonId", code: "value" } } } },
          },
        },
      },
    },
  });
});

/** The newest journal entry of a server that runs, read beside it. */
async function lastEntry(server: 0 | 1): Promise<unknown> {
  const store = openLmdbStore(folders[server].path);
  const last = (await collect(store.entries())).at(-1);
  await store.close();
  return last;
}
