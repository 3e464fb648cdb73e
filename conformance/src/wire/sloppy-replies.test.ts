import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "@jest/globals";
import { createJsonTransport, createSoapTransport, type Issue, resultOf, type Transport } from "@stubwright/runtime";
import { generateModules } from "../testing/generated-modules.js";
import { ReplyServers } from "./reply-server.js";
import { sloppyContract } from "./sloppy-contract.js";
import { envelope, envelopes, name } from "./sloppy-envelope-rows.js";
import { broken, called, type Row, spelled } from "./sloppy-reply-rows.js";

const folder = fileURLToPath(new URL("./sloppy-replies-modules/", import.meta.url));

interface Generated {
  createStockClient(transport: Transport): {
    count(request: object): Promise<object>;
    clear(request: object): Promise<object>;
    pick(request: object): Promise<object>;
  };
}

const servers = new ReplyServers();
const generated: Promise<Generated> = generateModules(folder, { name: "stock", wsdl: sloppyContract }).then(
  (module) => import(module("client")),
);
afterAll(() => servers.closeAll());

function counted(members: string): string {
  return envelope(`<Counted xmlns="urn:stock">${members}</Counted>`);
}

function told(issues: readonly Issue[]): readonly string[] {
  return issues.map(({ pointer, code }) => `${pointer} ${code}`);
}

interface Read {
  readonly reply: object;
  readonly issues: readonly string[];
}

async function count(body: string, type = "text/xml; charset=utf-8", status = 200): Promise<Read> {
  const url = await servers.start({ status, headers: type === "" ? {} : { "Content-Type": type }, body });
  const { createStockClient } = await generated;
  const result = await resultOf(createStockClient(createSoapTransport({ url, lenient: true })).count({ Place: "x" }));
  if (!result.ok) throw result.error;
  return { reply: result.reply, issues: told(result.issues) };
}

describe.each([
  ["spelled otherwise", spelled],
  ["that breaks its contract", broken],
  ["called otherwise", called],
])("a reply %s", (_, rows) => {
  test.each(rows)("%s", async (_title, members, reply, issues) => {
    expect(await count(counted(members))).toStrictEqual({ reply, issues });
  });
});

describe("an envelope with", () => {
  test.each(envelopes)(
    "$title",
    async ({ body, type = "text/xml; charset=utf-8", reply = { Name: "a" }, issues = [] }) => {
      expect(await count(body, type)).toStrictEqual({ reply, issues });
      const url = await servers.start({ headers: type === "" ? {} : { "Content-Type": type }, body });
      const { createStockClient } = await generated;
      const strict = await resultOf(createStockClient(createSoapTransport({ url })).count({ Place: "x" }));
      expect(strict).toMatchObject(
        issues.length === 0 ? { ok: true, reply } : { ok: false, error: { kind: "protocol" } },
      );
    },
  );
});

test("an empty reply to an operation that returns nothing", async () => {
  const url = await servers.start({ headers: {}, body: "" });
  const { createStockClient } = await generated;
  const result = await resultOf(createStockClient(createSoapTransport({ url, lenient: true })).clear({}));
  expect(result).toMatchObject({ ok: true, reply: {} });
});

test.each<[title: string, members: string, reply: object, issues: readonly string[]]>([
  ["return", "<return>5</return><id>1</id>", { PickResult: 5, id: 1 }, ["/PickResult missing"]],
  [
    "result in no namespace",
    '<Result xmlns="">5</Result><id>1</id>',
    { PickResult: 5, id: 1 },
    ["/PickResult missing"],
  ],
  ["of no return value", "<Colour>5</Colour><id>1</id>", { id: 1 }, ["/Colour unexpected", "/PickResult missing"]],
  [
    "of two",
    "<return>5</return><result>6</result><id>1</id>",
    { id: 1 },
    ["/return unexpected", "/result unexpected", "/PickResult missing"],
  ],
])("a return value with the name %s", async (_title, members, reply, issues) => {
  expect(await picked(`<Picked xmlns="urn:stock">${members}</Picked>`)).toStrictEqual({ reply, issues });
});

test("an attribute that stacks use is read for a missing element", async () => {
  const body = '<Picked xmlns="urn:stock" id="3"><PickResult>5</PickResult></Picked>';
  expect(await picked(body)).toStrictEqual({ reply: { PickResult: 5, id: 3 }, issues: ["/@id unexpected"] });
});

async function picked(message: string): Promise<Read> {
  const url = await servers.start({ headers: { "Content-Type": "text/xml" }, body: envelope(message) });
  const { createStockClient } = await generated;
  const result = await resultOf(createStockClient(createSoapTransport({ url, lenient: true })).pick({}));
  if (!result.ok) throw result.error;
  return { reply: result.reply, issues: told(result.issues) };
}

test("a declared fault may be in another namespace", async () => {
  const detail = "<detail><Trouble><Level>7</Level></Trouble></detail>";
  const body = envelope(`<s:Fault><faultcode>s:Server</faultcode><faultstring>x</faultstring>${detail}</s:Fault>`);
  const url = await servers.start({ status: 500, headers: { "Content-Type": "text/xml" }, body });
  const { createStockClient } = await generated;
  const result = await resultOf(createStockClient(createSoapTransport({ url, lenient: true })).count({ Place: "x" }));
  expect(result).toMatchObject({ error: { declared: { kind: "Trouble", detail: { Level: 7 } } } });
});

describe("over JSON, a reply with", () => {
  const boxes = [{ Id: 1 }, { Id: 2 }];
  const rows: readonly Row[] = [
    ["nothing", " ", {}, [" missing"]],
    ["text around it", '<br />Notice\n{ "Total": 7 }</pre>', { Total: 7 }, [" syntax"]],
    ["a call around it", 'cb({ "Total": 7 });', { Total: 7 }, [" syntax"]],
    ["a guard before it", ')]}\',\n{ "Total": 7 }', { Total: 7 }, [" syntax"]],
    [
      "what only JavaScript has",
      '{ "Weight": NaN, "Name": "NaN,]", "Names": ["a",], }',
      { Weight: Number.NaN, Name: "NaN,]", Names: ["a"] },
      [" syntax"],
    ],
    ["d around it", '{ "d": { "Total": 7 } }', { Total: 7 }, ["/d unexpected"]],
    [
      "a result around it",
      '{ "CountResult": { "Counted": { "Total": 7 } } }',
      { Total: 7 },
      ["/CountResult unexpected", "/Counted unexpected"],
    ],
    [
      "data beside a status",
      '{ "ok": true, "data": { "Total": 7 } }',
      { Total: 7 },
      ["/ok unexpected", "/data unexpected"],
    ],
    ["itself in a text", '"{ \\"Total\\": 7 }"', { Total: 7 }, [" type"]],
    ["an error for a result", '{ "error": { "code": 5 } }', {}, ["/error unexpected"]],
    [
      "items in an object",
      '{ "Boxes": { "Box": [{ "Id": 1 }, { "Id": 2 }] } }',
      { Boxes: boxes },
      ["/Boxes type", "/Boxes/0/Box unexpected"],
    ],
    [
      "one item in an object",
      '{ "Boxes": { "Box": { "Id": 1 } } }',
      { Boxes: [{ Id: 1 }] },
      ["/Boxes type", "/Boxes/0/Box unexpected"],
    ],
    ["items by their index", '{ "Boxes": { "0": { "Id": 1 }, "1": { "Id": 2 } } }', { Boxes: boxes }, ["/Boxes type"]],
    [
      "an empty object for an array",
      '{ "Boxes": {}, "Names": {} }',
      { Boxes: [], Names: [] },
      ["/Boxes type", "/Names type"],
    ],
    [
      "empty texts",
      '{ "Boxes": "", "Names": "", "Shelf": "", "Total": "", "At": "" }',
      {},
      ["/Shelf type", "/Boxes type", "/Names type", "/Total type", "/At value"],
    ],
    ["Microsoft's milliseconds", '{ "At": "/Date(1577934245000)/" }', { At: "2020-01-02T03:04:05Z" }, ["/At value"]],
    [
      "texts for numbers",
      '{ "Total": "7", "Weight": "1.5", "Open": "true" }',
      { Total: 7, Weight: 1.5, Open: true },
      ["/Total type", "/Weight type", "/Open type"],
    ],
    ["a number for a text", '{ "Name": 7, "Serial": 1.0 }', { Name: "7", Serial: 1n }, ["/Name type"]],
    [
      "null",
      '{ "Total": null, "Shelf": null, "Boxes": null, "Name": "a" }',
      { Name: "a" },
      ["/Shelf null", "/Boxes null", "/Total null"],
    ],
    [
      "missing members",
      '{ "Shelf": { "Width": 1 } }',
      { Shelf: { Width: 1 } },
      ["/Shelf/id missing", "/Shelf/Label missing"],
    ],
    ["an object for an array", '{ "Boxes": { "Id": 1 } }', { Boxes: [{ Id: 1 }] }, ["/Boxes type"]],
    [
      "an array for an object",
      '{ "Shelf": [{ "id": 1, "Width": 2, "Label": "a" }] }',
      { Shelf: { id: 1, Width: 2, Label: "a" } },
      ["/Shelf type"],
    ],
    [
      "a text for an object",
      '{ "Shelf": "x", "Boxes": [null, { "Id": 2 }, "y"] }',
      { Boxes: [{ Id: 2 }] },
      ["/Shelf type", "/Boxes/0 null", "/Boxes/2 type"],
    ],
    [
      "a value that breaks its facet",
      '{ "State": "broken", "Few": 11 }',
      { State: "broken", Few: 11 },
      ["/State facet", "/Few facet"],
    ],
    [
      "a member that the contract does not have",
      '{ "Colour": "red", "name": "a" }',
      { Name: "a" },
      ["/Colour unexpected"],
    ],
  ];
  test.each(rows)("%s", async (_title, body, reply, issues) => {
    const url = await servers.start({ headers: { "Content-Type": "application/json" }, body });
    const { createStockClient } = await generated;
    const result = await resultOf(
      createStockClient(createJsonTransport({ baseUrl: url, lenient: true })).count({ Place: "x" }),
    );
    if (!result.ok) throw result.error;
    expect({ reply: result.reply, issues: told(result.issues) }).toStrictEqual({ reply, issues });
  });
});

describe("what is no reply is quoted", () => {
  const page = "<!DOCTYPE html>\n<html><head><title>\n Sign in\n</title></head><script>x = {}</script></html>";
  test.each<[title: string, body: string, type: string, status: number, soap: string, json: string]>([
    [
      "a page",
      page,
      "text/html",
      200,
      'HTTP status 200 with an HTML page: "Sign in"',
      'the reply breaks the contract: not valid JSON: "Sign in"',
    ],
    [
      "a page as XML",
      page,
      "text/xml",
      500,
      'HTTP status 500 with an HTML page: "Sign in"',
      'HTTP status 500 with text/xml: "Sign in"',
    ],
    [
      "text",
      "\nOut of memory\nat x",
      "text/plain",
      503,
      'HTTP status 503 with text/plain: "Out of memory"',
      'HTTP status 503 with text/plain: "Out of memory"',
    ],
    [
      "other XML",
      '<e:error xmlns:e="urn:e"/>',
      "text/xml",
      500,
      "HTTP status 500: the reply breaks the contract: The message is {urn:e}error, not a SOAP envelope.",
      'HTTP status 500 with text/xml: "<e:error xmlns:e=\\"urn:e\\"/>"',
    ],
    [
      "another object",
      '{ "error": { "message": "No" } }',
      "application/json",
      403,
      "HTTP status 403 with application/json",
      "HTTP status 403: No",
    ],
  ])("%s", async (_title, body, type, status, soap, json) => {
    const url = await servers.start({ status, headers: { "Content-Type": type }, body });
    const { createStockClient } = await generated;
    for (const lenient of [true, false]) {
      const overSoap = createStockClient(createSoapTransport({ url, lenient })).count({ Place: "x" });
      await expect(overSoap).rejects.toThrow(`Count: ${soap}`);
      const overJson = createStockClient(createJsonTransport({ baseUrl: url, lenient })).count({ Place: "x" });
      await expect(overJson).rejects.toThrow(`Count: ${json}`);
    }
  });
});

describe("a Fault without", () => {
  test.each<[title: string, fault: string, message: string]>([
    ["anything", "<s:Fault/>", "a Fault without message, with the code none"],
    [
      "a message",
      "<s:Fault><faultcode>s:Server</faultcode><faultstring/></s:Fault>",
      "a Fault without message, with the code Server",
    ],
    ["all but detail", "<s:Fault><faultcode/><detail> ORA-1 </detail></s:Fault>", "ORA-1"],
    ["its letter case", "<s:fault><FaultCode>s:Client</FaultCode><FaultString>No</FaultString></s:fault>", "No"],
    ["its namespace", "<Fault><faultstring>No</faultstring></Fault>", "No"],
  ])("%s", async (_title, fault, message) => {
    const headers = { "Content-Type": "text/xml" };
    const url = await servers.start({ status: 500, headers, body: envelope(fault) });
    const { createStockClient } = await generated;
    for (const lenient of [true, false]) {
      const result = await resultOf(createStockClient(createSoapTransport({ url, lenient })).count({ Place: "x" }));
      expect(result).toMatchObject({ ok: false, error: { kind: "fault", message: `Count: ${message}` } });
    }
  });
});

describe("bytes", () => {
  const text =
    '<?xml version="1.0" encoding="utf-16"?>' + envelope('<Counted xmlns="urn:stock"><Name>é</Name></Counted>');
  test.each<[title: string, body: string, type: string]>([
    ["that declare UTF-16, as .NET writes texts", text, "text/xml"],
    ["of UTF-8 with the charset of another", text, "text/xml; charset=iso-8859-1"],
    ["with two byte order marks, as PHP writes files", `\ufeff\ufeff${text.slice(39)}`, "text/xml; charset=utf-8"],
  ])("%s", async (_title, body, type) => {
    expect(await count(body, type)).toStrictEqual({ reply: { Name: "é" }, issues: [" syntax"] });
  });

  test("that are compressed are told", async () => {
    const url = await servers.start({ headers: { "Content-Type": "text/xml" }, body: gzipSync(text) });
    const { createStockClient } = await generated;
    const call = createStockClient(createSoapTransport({ url, lenient: true })).count({ Place: "x" });
    await expect(call).rejects.toThrow("compressed with gzip");
  });
});

test.each([true, false])("a message with a failure status is read leniently: %s", async (lenient) => {
  const headers = { "Content-Type": "text/xml" };
  const url = await servers.start({ status: 500, headers, body: envelope(name) });
  const { createStockClient } = await generated;
  const result = await resultOf(createStockClient(createSoapTransport({ url, lenient })).count({ Place: "x" }));
  const refused = { kind: "protocol", message: "Count: HTTP status 500 without a Fault, but with {urn:stock}Counted" };
  const want = lenient ? { ok: true, reply: { Name: "a" } } : { ok: false, error: refused };
  expect(result).toMatchObject(want);
});
