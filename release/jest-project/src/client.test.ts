// A test of somebody who uses a generated client and server, in Jest with CommonJS modules.
import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import {
  CallError,
  createJsonTransport,
  createSoapTransport,
  FaultError,
  ProblemError,
  type Transport,
} from "@stubwright/runtime";
import { createInProcessTransport, ServiceFault } from "@stubwright/runtime/server";
import { createGamePlayClient } from "./generated/client.js";
import { samples } from "./generated/samples.js";
import { createGamePlayListener, type GamePlayService, gamePlayHandlers } from "./generated/server.js";

const service = {
  async popBalloonRequest({ PopBalloonId = 0 }) {
    if (PopBalloonId > 12) throw new ServiceFault("Client", "There are twelve balloons.", { status: 404 });
    return samples.PopBalloonRequest.reply;
  },
} as Partial<GamePlayService> as GamePlayService;

const server = createServer(createGamePlayListener(service));
beforeAll(() => new Promise<void>((done) => server.listen(0, "127.0.0.1", done)));
afterAll(() => new Promise((done) => server.close(done)));

function baseUrl(): string {
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
}

describe.each<[string, () => Transport, typeof FaultError | typeof ProblemError]>([
  ["SOAP", () => createSoapTransport({ url: `${baseUrl()}/soap11` }), FaultError],
  ["JSON", () => createJsonTransport({ baseUrl: baseUrl() }), ProblemError],
  ["in process", () => createInProcessTransport(gamePlayHandlers(service)), ProblemError],
])("over %s", (_wire, transport, errorClass) => {
  test("a reply arrives", async () => {
    const client = createGamePlayClient(transport());
    expect(await client.popBalloonRequest({ PopBalloonId: 3 })).toEqual(samples.PopBalloonRequest.reply);
  });

  test("a fault is an instance of the classes that the test imports", async () => {
    const call = createGamePlayClient(transport()).popBalloonRequest({ PopBalloonId: 13 });
    const error: unknown = await call.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(errorClass);
    expect(error).toBeInstanceOf(CallError);
    expect(error).toHaveProperty("message", expect.stringContaining("There are twelve balloons."));
  });
});

test("a lenient reply is read, by modules that are loaded late", async () => {
  const text = '{"CanContinue":"true","Id":"3","IsPrize":false,"LegalMovement":true,"Win":false}';
  const fetch = async (): Promise<Response> => new Response(text, { headers: { "Content-Type": "application/json" } });
  const transport = createJsonTransport({ baseUrl: "http://host.example", fetch, lenient: true });
  const reply = await createGamePlayClient(transport).popBalloonRequest({ PopBalloonId: 3 });
  expect(reply).toMatchObject({ CanContinue: true, Id: 3 });
});
