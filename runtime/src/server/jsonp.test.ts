import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createEchoListener } from "../testing/echo-contract.js";
import { startServer, type TestServer } from "../testing/test-server.js";
import { isCallbackName, jsonpReply } from "./jsonp.js";

describe("callback names", () => {
  const good = ["a", "_", "$", "jQuery1_2", "a.b.c", "été", "\u{1d4d0}", "a.delete", "x".repeat(128)];
  test.each(good)("%s is valid", (name) => expect(isCallbackName(name)).toBe(true));

  const bad = [
    "",
    ".",
    "a.",
    ".a",
    "a..b",
    "1a",
    "a-b",
    "a b",
    "a[0]",
    "a()",
    "alert(1)//",
    "<script>",
    "a;b",
    "a\n",
    "a\u2028b",
    "delete",
    "this.x",
    "null",
    "x".repeat(129),
    "a'b",
    'a"b',
    "/**/a",
    "a=b",
    "\\u0061",
    "a\u0000",
  ];
  test.each(bad)("%j is invalid", (name) => expect(isCallbackName(name)).toBe(false));
});

test("line separators cannot end a string of the script", () => {
  expect(jsonpReply("f", '"\u2028\u2029"').body).toBe('/**/f("\\u2028\\u2029");');
});

describe("over HTTP", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(createEchoListener());
  });
  afterAll(() => server.close());

  const script = "text/javascript; charset=utf-8";
  const problem = "application/problem+json";
  const table: readonly (readonly [method: string, path: string, status: number, type: string | null, body: RegExp])[] =
    [
      ["GET", "/levels/3?callback=f", 200, script, /^\/\*\*\/f\(\{"Level":3\}\);$/],
      ["GET", "/levels/3?callback=a.b&format=json", 200, script, /^\/\*\*\/a\.b\(\{"Level":3\}\);$/],
      ["GET", "/mirror?a=1&callback=f", 200, script, /^\/\*\*\/f\(\{"a":"1"\}\);$/],
      ["POST", "/json/reply/Echo?callback=f", 200, script, /^\/\*\*\/f\(\{"Level":0\}\);$/],
      ["GET", "/levels/x?callback=f", 200, script, /^\/\*\*\/f\(\{.*"status":400.*\}\);$/],
      ["GET", "/json/reply/Nope?callback=f", 200, script, /^\/\*\*\/f\(\{.*"status":404.*\}\);$/],
      ["GET", "/levels/3?callback=f&format=xml", 200, script, /^\/\*\*\/f\(\{.*"status":406.*\}\);$/],
      ["PUT", "/levels/x?callback=f", 400, problem, /^\{.*"status":400.*\}$/],
      ["POST", "/json/reply/Nope?callback=f", 404, problem, /^\{.*"status":404.*\}$/],
      ["POST", "/json/reply/Note?callback=f", 200, null, /^$/],
      ["GET", "/levels/3?callback=", 400, problem, /callback must be/],
      ["GET", "/levels/3?callback=f&callback=g", 400, problem, /callback must be/],
      ["GET", "/levels/3?callback=%3Cscript%3E", 400, problem, /callback must be/],
      ["GET", "/levels/3?callback=%0d%0aX:y", 400, problem, /callback must be/],
      ["GET", "/levels/3?callback=%ff", 400, problem, /percent-encoding/],
    ];
  test.each(table)("%s %s is %d", async (method, path, status, type, body) => {
    const response = await fetch(server.url + path, { method });
    expect([response.status, response.headers.get("content-type")]).toEqual([status, type]);
    if (type !== null) expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await response.text()).toMatch(body);
  });
});
