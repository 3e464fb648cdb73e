import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { type JsonReader, string } from "../codec.js";
import { createListener, handle } from "../server.js";
import { createEchoListener, echo, mirror } from "../testing/echo-contract.js";
import { exchangeRaw, startServer, type TestServer } from "../testing/test-server.js";

const guid = "0123456789abcdef0123456789abcdef";
const hyphenated = "01234567-89ab-cdef-0123-456789abcdef";
const other = "0123456789abcdef0123456789abcdee";

let server: TestServer;
beforeAll(async () => {
  server = await startServer(createEchoListener());
});
afterAll(() => server.close());

interface Given {
  readonly method?: string;
  readonly path: string;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  readonly type?: string | null;
}

async function ask({ method, path, body, type }: Given): Promise<Response> {
  const headers = new Headers();
  const contentType = type === undefined ? "application/json" : type;
  if (body !== undefined && contentType !== null) headers.set("Content-Type", contentType);
  const sent = typeof body === "string" ? new TextEncoder().encode(body) : body;
  const verb = method ?? (body === undefined ? "GET" : "POST");
  return await fetch(server.url + path, { method: verb, headers, ...(sent === undefined ? {} : { body: sent }) });
}

describe("requests that are answered with 200", () => {
  const table: readonly (readonly [title: string, given: Given, want: string])[] = [
    [
      "the predefined path",
      { path: "/json/reply/Echo", body: `{"Guid":"${guid}","Level":1}` },
      `{"Guid":"${guid}","Level":1}`,
    ],
    [
      "a hyphenated guid, written plain",
      { path: "/json/reply/Echo", body: `{"Guid":"${hyphenated}"}` },
      `{"Guid":"${guid}","Level":0}`,
    ],
    ["another case of path and operation", { path: "/JSON/Reply/eCHO", body: "{}" }, '{"Level":0}'],
    ["a trailing slash", { path: "/json/reply/Echo/", body: "{}" }, '{"Level":0}'],
    ["the .json suffix", { path: "/json/reply/Echo.json", body: "{}" }, '{"Level":0}'],
    ["format=json", { path: "/json/reply/Echo?format=JSON", body: "{}" }, '{"Level":0}'],
    ["percent-encoded letters in the path", { path: "/json/reply/%45cho", body: "{}" }, '{"Level":0}'],
    ["another case of member names", { path: "/json/reply/Echo", body: '{"lEVEL":3}' }, '{"Level":3}'],
    ["unknown members", { path: "/json/reply/Echo", body: '{"Level":3,"X":[{}]}' }, '{"Level":3}'],
    [
      "members named after a prototype's",
      { path: "/json/reply/Echo", body: '{"__proto__":{"Level":9},"constructor":1}' },
      '{"Level":0}',
    ],
    [
      "escapes of characters that XML has",
      { path: "/json/reply/Echo", body: '{"Text":"\\u00e9\\uD83D\\uDE00\\t"}' },
      '{"Level":0,"Text":"é😀\\t"}',
    ],
    ["the query of POST ignored", { path: "/json/reply/Echo?Level=5", body: "{}" }, '{"Level":0}'],
    ["an empty body", { path: "/json/reply/Echo", body: "" }, '{"Level":0}'],
    ["a blank body", { path: "/json/reply/Echo", body: " \r\n" }, '{"Level":0}'],
    ["a byte order mark", { path: "/json/reply/Echo", body: '\ufeff{"Level":2}' }, '{"Level":2}'],
    ["no media type", { path: "/json/reply/Echo", body: '{"Level":2}', type: null }, '{"Level":2}'],
    [
      "a +json media type",
      { path: "/json/reply/Echo", body: '{"Level":2}', type: "application/vnd.echo+json" },
      '{"Level":2}',
    ],
    [
      "charset utf-8, quoted",
      { path: "/json/reply/Echo", body: '{"Level":2}', type: 'Application/JSON; Charset="UTF-8"' },
      '{"Level":2}',
    ],
    [
      "charset us-ascii, which UTF-8 holds",
      { path: "/json/reply/Echo", body: '{"Level":2}', type: "application/json; charset=us-ascii" },
      '{"Level":2}',
    ],
    ["POST on a route: the path fills the body", { path: `/echo/${guid}`, body: "{}" }, `{"Guid":"${guid}","Level":0}`],
    ["the path fills a null", { path: `/echo/${guid}`, body: '{"guid":null}' }, `{"Guid":"${guid}","Level":0}`],
    [
      "one guid in two spellings",
      { path: `/echo/${hyphenated}`, body: `{"guid":"{${hyphenated.toUpperCase()}}"}` },
      `{"Guid":"${guid}","Level":0}`,
    ],
    ["the .json suffix on a route", { path: `/Echo/${guid}.json`, body: "{}" }, `{"Guid":"${guid}","Level":0}`],
    [
      "GET on any verb",
      { path: `/echo/any/${guid}?Level=4&Text=a+b%26c` },
      `{"Guid":"${guid}","Level":4,"Text":"a b&c"}`,
    ],
    ["no query at all", { path: "/mirror" }, "{}"],
    ["the query's format is no member", { path: "/mirror?format=json&Format=x" }, '{"Format":"x"}'],
    ["DELETE on any verb", { method: "DELETE", path: `/echo/any/${guid}?level=4` }, `{"Guid":"${guid}","Level":4}`],
    ["OPTIONS on any verb", { method: "OPTIONS", path: `/echo/any/${guid}?level=4` }, `{"Guid":"${guid}","Level":4}`],
    [
      "DELETE with a body",
      { method: "DELETE", path: `/echo/any/${guid}?level=4`, body: '{"Level":5}' },
      `{"Guid":"${guid}","Level":5}`,
    ],
    [
      "PUT on any verb",
      { method: "PUT", path: `/echo/any/${guid}`, body: '{"Level":4}' },
      `{"Guid":"${guid}","Level":4}`,
    ],
    ["PATCH without a body", { method: "PATCH", path: `/echo/any/${guid}?Level=4` }, `{"Guid":"${guid}","Level":0}`],
    ["a number in the path of a body verb", { method: "PUT", path: "/levels/-12", body: "{}" }, '{"Level":-12}'],
    ["a number in the path of GET", { path: "/levels/+12" }, '{"Level":12}'],
    [
      "the path fills a null, whatever has its name in another case",
      { method: "PUT", path: "/levels/12", body: '{"Level":null,"level":5}' },
      '{"Level":12}',
    ],
    ["a literal route before one of a member", { path: "/levels/all?a=1" }, '{"a":"1"}'],
    ["a number in path and body", { method: "PUT", path: "/levels/12", body: '{"Level":12}' }, '{"Level":12}'],
    [
      "open content as sent",
      { path: "/json/reply/Mirror", body: '{"b":[1,{"__proto__":2}],"a":null}' },
      '{"b":[1,{"__proto__":2}],"a":null}',
    ],
  ];
  test.each(table)("%s", async (_title, given, want) => {
    const response = await ask(given);
    expect([response.status, await response.text()]).toEqual([200, want]);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(response.headers.get("content-length")).toBe(String(Buffer.byteLength(want)));
  });

  test.each([
    ["any verb", `/echo/any/${guid}?Level=4`, "53"],
    ["GET alone", "/levels/12", "12"],
  ])("HEAD is GET without a body, on a route of %s", async (_title, path, length) => {
    const response = await ask({ method: "HEAD", path });
    expect([response.status, response.headers.get("content-length"), await response.text()]).toEqual([200, length, ""]);
  });

  test("a one-way operation has neither body nor content type", async () => {
    const response = await ask({ path: "/json/reply/Note", body: '{"x":1}' });
    expect([response.status, response.headers.get("content-type"), await response.text()]).toEqual([200, null, ""]);
  });
});

describe("requests that are refused", () => {
  type Issue = readonly [pointer: string, code: string];
  const table: readonly (readonly [title: string, given: Given, status: number, ...issues: Issue[]])[] = [
    ["an unknown operation", { path: "/json/reply/Nope", body: "{}" }, 404],
    ["an operation named as a prototype's member", { path: "/json/reply/__proto__", body: "{}" }, 404],
    ["an unknown operation by GET", { path: "/json/reply/Nope" }, 404],
    ["a path of nobody", { path: "/nothing" }, 404],
    ["a path of nobody, as long as the predefined", { path: "/xml/reply/Echo", body: "{}" }, 404],
    ["another", { path: "/json/send/Echo", body: "{}" }, 404],
    ["a path that ends before the operation", { path: "/json/reply", body: "{}" }, 404],
    ["a path that goes on behind the operation", { path: "/json/reply/Echo/more", body: "{}" }, 404],
    ["a member of a route left empty in the middle", { path: "/json//Echo", body: "{}" }, 404],
    ["a member of a route left empty", { path: "/echo/", body: "{}" }, 404],
    ["malformed percent-encoding in an operation", { path: "/json/reply/%zz", body: "{}" }, 400],
    ["malformed percent-encoding in a member", { path: "/echo/any/%e4%f6" }, 400],
    ["malformed percent-encoding in the query", { path: `/echo/any/${guid}?Text=%` }, 400],
    ["a character that XML cannot carry in a member", { path: "/echo/any/%00" }, 400],
    ["a character that XML cannot carry in the query", { path: `/echo/any/${guid}?Text=a%01` }, 400],
    [
      "a character that XML cannot carry",
      { path: "/json/reply/Echo", body: '{"Text":"\\u0000"}' },
      400,
      ["/Text", "value"],
    ],
    ["half a pair", { path: "/json/reply/Echo", body: '{"Text":"\\uD83D"}' }, 400, ["/Text", "value"]],
    ["U+FFFE as it is", { path: "/json/reply/Echo", body: '{"Text":"\ufffe"}' }, 400, ["/Text", "value"]],
    ["one with an escape of its own", { path: "/json/reply/Echo", body: '{"a":"\\b"}' }, 400, ["/a", "value"]],
    ["another with an escape of its own", { path: "/json/reply/Note", body: '{"a":["\\f"]}' }, 400, ["/a/0", "value"]],
    [
      "one in unknown members",
      { path: "/json/reply/Echo", body: '{"Level":1,"a/b":[1,{"c":["\\u000b"]}]}' },
      400,
      ["/a~1b/1/c/0", "value"],
    ],
    ["one in a name", { path: "/json/reply/Note", body: '{"a":{"\\u0001":1}}' }, 400, ["/a", "value"]],
    ["another media type", { path: "/json/reply/Echo", body: "{}", type: "text/plain" }, 415],
    ["a form", { path: "/json/reply/Echo", body: "Level=1", type: "application/x-www-form-urlencoded" }, 415],
    ["another charset", { path: "/json/reply/Echo", body: "{}", type: "application/json; charset=latin1" }, 415],
    ["another format", { path: "/json/reply/Echo?format=xml", body: "{}" }, 406],
    ["text that is no JSON", { path: "/json/reply/Echo", body: '{"Level":1' }, 400, ["", "syntax"]],
    ["white space that is none of JSON's", { path: "/json/reply/Echo", body: "\u00a0" }, 400, ["", "syntax"]],
    ["trailing text", { path: "/json/reply/Echo", body: "{} x" }, 400, ["", "syntax"]],
    [
      "ill-formed UTF-8",
      { path: "/json/reply/Echo", body: new Uint8Array([0x22, 0xc3, 0x28, 0x22]) },
      400,
      ["", "syntax"],
    ],
    ["UTF-16", { path: "/json/reply/Echo", body: new Uint8Array([0xff, 0xfe, 0x7b, 0, 0x7d, 0]) }, 400, ["", "syntax"]],
    ["an array", { path: "/json/reply/Echo", body: "[]" }, 400, ["", "type"]],
    ["null", { path: "/json/reply/Echo", body: "null" }, 400, ["", "null"]],
    ["null beside a number in the path", { method: "PUT", path: "/levels/1", body: "null" }, 400, ["", "null"]],
    ["an array beside a number in the path", { method: "PUT", path: "/levels/1", body: "[]" }, 400, ["", "type"]],
    ["a string beside a number in the path", { method: "PUT", path: "/levels/1", body: '"x"' }, 400, ["", "type"]],
    ["a string for open content", { path: "/json/reply/Note", body: '"x"' }, 400, ["", "type"]],
    ["a bad number", { path: "/json/reply/Echo", body: '{"Level":1.5}' }, 400, ["/Level", "value"]],
    ["a bad guid", { path: "/json/reply/Echo", body: '{"Guid":"zz"}' }, 400, ["/Guid", "value"]],
    ["null for a number", { path: "/json/reply/Echo", body: '{"Level":null}' }, 400, ["/Level", "null"]],
    [
      "two bad members",
      { path: "/json/reply/Echo", body: '{"Guid":5,"Text":5}' },
      400,
      ["/Guid", "type"],
      ["/Text", "type"],
    ],
    ["a bad guid in the path", { path: "/echo/any/zz" }, 400, ["/Guid", "value"]],
    ["a bad guid in the path of a body verb", { path: "/echo/zz", body: "{}" }, 400, ["/Guid", "value"]],
    [
      "a bad guid in the path beside a good one",
      { path: "/echo/zz", body: `{"Guid":"${guid}"}` },
      400,
      ["/Guid", "value"],
    ],
    ["another suffix", { path: `/echo/${guid}.xml`, body: "{}" }, 400, ["/Guid", "value"]],
    ["a bad number in the path", { method: "PUT", path: "/levels/five", body: "{}" }, 400, ["/Level", "value"]],
    [
      "a number in quotes beside the same in the path",
      { method: "PUT", path: "/levels/12", body: '{"Level":"12"}' },
      400,
      ["/Level", "type"],
    ],
    ["a bad number in the query", { path: `/echo/any/${guid}?Level=x` }, 400, ["/Level", "value"]],
    ["no number in the query", { path: `/echo/any/${guid}?Level=` }, 400, ["/Level", "value"]],
    ["two numbers in the query", { path: `/echo/any/${guid}?Level=1&Level=2` }, 400, ["/Level", "repeated"]],
    ["two guids", { path: `/echo/${guid}`, body: `{"Guid":"${other}"}` }, 400, ["/Guid", "conflict"]],
    ["two guids in path and query", { path: `/echo/any/${guid}?guid=${other}` }, 400, ["/Guid", "conflict"]],
    [
      "two numbers in path and body",
      { method: "PUT", path: "/levels/1", body: '{"Level":2}' },
      400,
      ["/Level", "conflict"],
    ],
    [
      "two numbers in path and body, in another case",
      { method: "PUT", path: "/levels/1", body: '{"LEVEL":2}' },
      400,
      ["/Level", "conflict"],
    ],
    [
      "deep open content",
      { path: "/json/reply/Note", body: `{"a":${"[".repeat(100)}${"]".repeat(100)}}` },
      400,
      ["", "limit"],
    ],
  ];
  test.each(table)("%s", async (_title, given, status, ...issues) => {
    const response = await ask(given);
    const problem = await response.json();
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(problem).toMatchObject({
      type: "about:blank",
      title: expect.any(String),
      status,
      detail: expect.any(String),
    });
    expect(problem.errors.map((error: { pointer: string; code: string }) => [error.pointer, error.code])).toEqual(
      issues,
    );
  });

  test("ten thousand levels of JSON", async () => {
    const response = await ask({
      path: "/json/reply/Note",
      body: `{"a":${"[".repeat(200_000)}${"]".repeat(200_000)}}`,
    });
    expect(response.status).toBe(400);
  });

  const methods: readonly (readonly [method: string, path: string, allow: string])[] = [
    ["GET", "/json/reply/Echo", "POST"],
    ["PUT", "/json/reply/note.json", "POST"],
    ["GET", `/echo/${guid}`, "POST"],
    ["HEAD", `/echo/${guid}`, "POST"],
    ["POST", "/levels/1", "GET, HEAD, PUT"],
  ];
  test.each(methods)("405 for %s %s", async (method, path, allow) => {
    const response = await ask({ method, path });
    expect([response.status, response.headers.get("allow")]).toEqual([405, allow]);
  });
});

test.each([
  ["http://elsewhere/json/reply/Echo", 200],
  ["http://elsewhere//json/reply/Echo", 200],
  ["HTTPS://elsewhere:1/json/reply/Echo?format=json", 200],
  ["http://elsewhere?x=/json/reply/Echo", 404],
  ["http://elsewhere#/json/reply/Echo", 400],
  ["ftp://elsewhere/json/reply/Echo", 404],
  ["http:///json/reply/Echo", 404],
])("the absolute request target %s", async (target, status) => {
  const head = `POST ${target} HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n`;
  expect((await exchangeRaw(server.port, head, "{}")).status).toBe(status);
});

test.each([
  ["//json/reply/Echo", 200],
  ["/json//reply///Echo/", 200],
  ["/levels//7", 405],
  ["/levels///", 404],
  ["/json/reply//", 404],
])("repeated slashes count as one: %s", async (path, status) => {
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n`;
  expect((await exchangeRaw(server.port, head, "{}")).status).toBe(status);
});

test("a string as a request contains no character that XML cannot represent", async () => {
  const request = { ...echo.request, decodeJson: (json: JsonReader) => ({ Text: json.value(string) }) };
  const contract = async () => ({ wsdl: () => "<definitions/>", importedDocuments: {} });
  const handlers = [handle({ ...echo, request }, ({ Text = "" }) => ({ Level: 0, Text }))];
  const { url, close } = await startServer(createListener(handlers, { soapPath: "/soap11", contract }));
  const answers = ['"a\\u0009"', '"a\\u0001"'].map(async (body) => {
    const headers = { "Content-Type": "application/json" };
    return (await fetch(`${url}/json/reply/Echo`, { method: "POST", headers, body })).json();
  });
  const refusal = { status: 400, errors: [{ pointer: "", code: "value" }] };
  expect(await Promise.all(answers)).toMatchObject([{ Level: 0, Text: "a\t" }, refusal]);
  await close();
});

test("a route for HEAD precedes one for GET, which also accepts HEAD", async () => {
  const handlers = [
    handle({ ...echo, routes: [{ method: "GET", path: "/x" }] }, () => ({ Level: 0 })),
    handle({ ...mirror, routes: [{ method: "HEAD", path: "/x" }] }, (request) => request),
  ];
  const contract = async () => ({ wsdl: () => "<definitions/>", importedDocuments: {} });
  const { url, close } = await startServer(createListener(handlers, { soapPath: "/soap11", contract }));
  const lengths = ["GET", "HEAD"].map(async (method) =>
    (await fetch(`${url}/x`, { method })).headers.get("content-length"),
  );
  expect(await Promise.all(lengths)).toEqual(["11", "2"]);
  await close();
});
