import { expect, test } from "@jest/globals";
import { handle } from "../server/handler.js";
import { echoHandlers } from "../testing/echo-contract.js";
import { list } from "../testing/listing-contract.js";
import { fetchHandler } from "./fetch-handler.js";
import { fetchedRequest } from "./fetched-request.js";
import { type LambdaEvent, lambdaHandler } from "./lambda-handler.js";

const endpoint = {
  soapPath: "/soap11",
  contract: async () => ({ wsdl: (address: string) => `<address location="${address}"/>`, importedDocuments: {} }),
};

function event(changes: Partial<LambdaEvent> = {}, method = "POST", stage = "$default"): LambdaEvent {
  return {
    version: "2.0",
    rawPath: "/json/reply/Echo",
    rawQueryString: "",
    headers: { "content-type": "application/json", host: "games.example" },
    requestContext: { domainName: "games.example", stage, http: { method, sourceIp: "192.0.2.7" } },
    isBase64Encoded: false,
    ...changes,
  };
}

const handler = lambdaHandler(fetchHandler(echoHandlers(), endpoint));

test.each([
  ["text", { body: '{"Text":"grün"}' }],
  ["base64", { body: Buffer.from('{"Text":"grün"}').toString("base64"), isBase64Encoded: true }],
])("a body as %s", async (_title, body) => {
  expect(await handler(event(body))).toMatchObject({
    statusCode: 200,
    headers: { "content-type": "application/json" },
    body: '{"Level":0,"Text":"grün"}',
    isBase64Encoded: false,
  });
});

test("a body without a Content-Type gets none", async () => {
  expect((await handler(event({ headers: { host: "games.example" }, body: '{"Level":3}' }))).statusCode).toBe(200);
});

test.each([
  ["$default", "/soap11", "https://games.example/soap11"],
  ["live", "/live/soap11", "https://games.example/live/soap11"],
  ["live", "/soap11", "https://games.example/soap11"],
])("the WSDL's address at the stage %s, asked at %s", async (stage, rawPath, want) => {
  const { statusCode, body } = await handler(event({ rawPath }, "GET", stage));
  expect([statusCode, body]).toEqual([200, `<address location="${want}"/>`]);
});

test("cookies are passed both ways, and handlers reach the event", async () => {
  const asked = event({ cookies: ["a=1", "b=2"], body: "{}" });
  let platform: unknown;
  const echo: Parameters<typeof echoHandlers>[0] = {
    echo: (_request, context) => {
      platform = fetchedRequest(context)?.host.platform;
      context.responseHeaders.append("Set-Cookie", "c=3");
      context.responseHeaders.append("Set-Cookie", "d=4");
      return { Level: 1, Text: context.requestHeaders.get("Cookie") };
    },
  };
  const { cookies, headers, body } = await lambdaHandler(fetchHandler(echoHandlers(echo), endpoint))(asked, 7);
  expect([cookies, headers["set-cookie"], JSON.parse(body).Text]).toEqual([["c=3", "d=4"], undefined, "a=1; b=2"]);
  expect(platform).toEqual({ event: asked, context: 7 });
});

test("a stream longer than the limit of Lambda is given up", async () => {
  let closed = false;
  async function* endless(): AsyncGenerator<string> {
    try {
      for (;;) yield "x".repeat(10_000);
    } finally {
      closed = true;
    }
  }
  const streaming = handle(list, (_request, context) => ({ Title: "t", Name: context.streamed(endless()), Total: 1 }));
  const asked = event({ rawPath: "/json/reply/List", body: '{"Title":"all","Total":0}' });
  await expect(lambdaHandler(fetchHandler([streaming], endpoint))(asked)).rejects.toThrow("longer than the 6 MB");
  expect(closed).toBe(true);
});

test("events of another format are refused with an explanation", async () => {
  await expect(handler(event({ version: "1.0" }))).rejects.toThrow("payload format 1.0");
});
