import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createEchoListener } from "../testing/echo-contract.js";
import { exchangeRaw, startServer, type TestServer } from "../testing/test-server.js";

let server: TestServer;
beforeAll(async () => {
  server = await startServer(createEchoListener());
});
afterAll(() => server.close());

const soap =
  '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><Echo xmlns="urn:echo:types"/></s:Body></s:Envelope>';

// Raw: a fetch says a type of its own.
test.each<readonly [headers: string, path: string, want: number]>([
  ["", "/json/reply/Echo", 200],
  ["Origin: https://other.example", "/json/reply/Echo", 415],
  ["Origin: null", "/json/reply/Echo", 415],
  ["Origin: http://games.example:80", "/json/reply/Echo", 200],
  ["Origin: https://other.example\r\nSec-Fetch-Site: same-site", "/json/reply/Echo", 200],
  ["Sec-Fetch-Site: same-origin", "/json/reply/Echo", 200],
  ["Sec-Fetch-Site: none", "/json/reply/Echo", 200],
  ["Sec-Fetch-Site: cross-site", "/json/reply/Echo", 415],
  ["Sec-Fetch-Site: cross-site\r\nContent-Type: application/json", "/json/reply/Echo", 200],
  ["Sec-Fetch-Site: cross-site", "/soap11", 415],
  ["Sec-Fetch-Site: cross-site\r\nContent-Type: text/xml", "/soap11", 200],
])("a request with %j to %s is answered %d", async (headers, path, want) => {
  const body = path === "/soap11" ? soap : "{}";
  const lines = [`POST ${path} HTTP/1.1`, "Host: games.example", ...(headers === "" ? [] : [headers])];
  const head = `${[...lines, `Content-Length: ${body.length}`, "Connection: close"].join("\r\n")}\r\n\r\n`;
  const reply = await exchangeRaw(server.port, head, body);
  expect([headers, reply.status]).toEqual([headers, want]);
});
