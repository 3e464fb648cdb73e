import { sampleCalls } from "@game-play/api/samples";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createGameServer, type RunningGameServer } from "../host/create-game-server.js";
import { createScratchFolder } from "../testing/scratch-folder.js";
import { OpenApiJudge } from "./open-api-judge.js";
import { SoapJudge } from "./soap-judge.js";

const folder = createScratchFolder();
const contract = new URL("../../../../contracts/game-play/", import.meta.url);
const soapJudge = new SoapJudge(new URL("game-play.xsd", contract));
const openApiJudge = new OpenApiJudge(new URL("openapi.yaml", contract));
const guid = "0f8fad5b-d9cb-469f-a165-70867728950e";
let server: RunningGameServer;

beforeAll(async () => {
  server = await createGameServer({ port: 0, host: "127.0.0.1", dataDir: folder.path, seed: "judged" });
});
afterAll(async () => {
  await server.close();
  folder.remove();
  soapJudge.dispose();
});

async function post(path: string, type: string, body: string) {
  const response = await fetch(`${server.url}${path}`, { method: "POST", headers: { "Content-Type": type }, body });
  return { status: response.status, type: response.headers.get("content-type"), text: await response.text() };
}

const postSoap = (body: string) => post("/soap11", "text/xml; charset=utf-8", body);
const postJson = (path: string, body: unknown) => post(path, "application/json", JSON.stringify(body));

const envelope = (body: string): string =>
  `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>${body}</s:Body></s:Envelope>`;
const move = (x: number, y: number): string =>
  `<MatchTilesPerformanceRequest xmlns="urn:game-play:types"><Guid>${guid}</Guid><X>${x}</X><Y>${y}</Y></MatchTilesPerformanceRequest>`;
const pop = (id: number | string): string =>
  `<PopBalloonRequest xmlns="urn:game-play:types"><Guid>${guid}</Guid><PopBalloonId>${id}</PopBalloonId></PopBalloonRequest>`;

describe("libxml2 finds each SOAP reply valid: the envelope, and strictly what is in its Body", () => {
  const replying = sampleCalls.filter(({ operation }) => operation.kind === "request-reply");
  test.each(replying.map((call) => ({ name: call.operation.name, call })))(
    "$name, its sample",
    async ({ name, call }) => {
      const { status, type, text } = await postSoap(call.soap());
      expect({ status, type }).toEqual({ status: 200, type: "text/xml; charset=utf-8" });
      expect(soapJudge.judge(text)).toEqual({ bodyChild: `{urn:game-play:types}${name}Response`, refusal: undefined });
    },
  );

  test("every board of a whole game, and every balloon", async () => {
    const messages = Array.from({ length: 64 }, (_, cell) => move(cell % 8, Math.floor(cell / 8)));
    const pops = Array.from({ length: 14 }, (_, id) => pop(id));
    for (const message of [...messages, ...pops]) {
      const { text } = await postSoap(envelope(message));
      expect({ text, ...soapJudge.judge(text) }).toMatchObject({ text, refusal: undefined });
    }
  });

  test.each([
    ["a bad value", envelope(pop("many"))],
    ["an unknown operation", envelope('<Nothing xmlns="urn:game-play:types"/>')],
    ["no envelope", "<a/>"],
    ["no XML", "<<<"],
    ["an empty Body", envelope("")],
    ["SOAP 1.2", '<e:Envelope xmlns:e="http://www.w3.org/2003/05/soap-envelope"><e:Body/></e:Envelope>'],
    ["a DTD", `<!DOCTYPE a [<!ENTITY b "c">]>${envelope(pop(1))}`],
    ["text with markup in it", envelope(pop("&lt;b&gt;&amp;&quot;&#xD;"))],
  ])("the fault for %s", async (_title, message) => {
    const { status, text } = await postSoap(message);
    expect(status).toBe(500);
    const bodyChild = "{http://schemas.xmlsoap.org/soap/envelope/}Fault";
    expect({ text, ...soapJudge.judge(text) }).toEqual({ text, bodyChild, refusal: undefined });
  });

  test("the judge does refuse", () => {
    const wrong = envelope(
      '<PopBalloonRequestResponse xmlns="urn:game-play:types"><Id>x</Id></PopBalloonRequestResponse>',
    );
    expect(soapJudge.judge(wrong).refusal).toContain("Expected is ( {urn:game-play:types}CanContinue )");
    expect(soapJudge.judge(envelope('<Other xmlns="urn:game-play:types"/>')).refusal).toContain("No matching global");
  });
});

describe("ajv finds each JSON reply valid under the derived OpenAPI", () => {
  test.each(sampleCalls.map((call) => ({ name: call.operation.name, call })))(
    "$name, its sample",
    async ({ name, call }) => {
      const path = `/json/reply/${name}`;
      const { status, type, text } = await post(path, "application/json", call.json());
      expect(openApiJudge.refusal({ path, method: "post", status, type, text })).toBeUndefined();
      expect(status).toBe(200);
    },
  );

  test("every board of a whole game, and every balloon, on the routes of their own", async () => {
    for (let cell = 0; cell < 64; cell++) {
      const reply = await postJson(`/luckyTilesPerformance/match/${guid}`, { X: cell % 8, Y: Math.floor(cell / 8) });
      const path = "/luckyTilesPerformance/match/{Guid}";
      expect({ ...reply, refusal: openApiJudge.refusal({ path, method: "post", ...reply }) }).toEqual({
        ...reply,
        status: 200,
      });
    }
    for (let id = 0; id < 14; id++) {
      const reply = await postJson(`/popballoon/${guid}`, { PopBalloonId: id });
      expect({
        ...reply,
        refusal: openApiJudge.refusal({ path: "/popballoon/{Guid}", method: "post", ...reply }),
      }).toEqual({
        ...reply,
        status: 200,
      });
    }
  });

  test.each<[string, string, string, string]>([
    ["a bad value", "/json/reply/PopBalloonRequest", "application/json", '{"PopBalloonId":"many"}'],
    ["no JSON", "/json/reply/PopBalloonRequest", "application/json", "{"],
    ["another media type", "/json/reply/PopBalloonRequest", "application/xml", "{}"],
    ["too much", "/json/reply/SpinRequest", "application/json", `{"a":"${"x".repeat(1_100_000)}"}`],
  ])("the problem for %s", async (_title, path, contentType, body) => {
    const { status, type, text } = await post(path, contentType, body);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(openApiJudge.refusal({ path, method: "post", status, type, text })).toBeUndefined();
  });

  test("the judge does refuse", () => {
    const reply = { path: "/json/reply/PopBalloonRequest", method: "post", status: 200, type: "application/json" };
    expect(openApiJudge.refusal({ ...reply, text: "{}" })).toContain("CanContinue");
    expect(openApiJudge.refusal({ ...reply, status: 418, text: "{}" })).toContain("418");
  });
});
