import { describe, expect, test } from "@jest/globals";
import type { RequestReplyOperation } from "../contract/operation.js";
import type { StreamedOperation } from "../contract/streamed-operation.js";
import { createJsonStreamTransport, createSoapStreamTransport, isDeclaredFault } from "../index.js";
import { int } from "../simple-types/integers.js";
import { string } from "../simple-types/strings.js";
import { type Listing, list } from "../testing/listing-contract.js";
import { collectUntilError, listedNames, piecedReply } from "../testing/streamed-listing.js";
import { textCodec } from "../testing/text-codec.js";
import type { XmlReader } from "../xml/xml-reader.js";
import type { Fetch, TransportOptions } from "./transport.js";

const request: Listing = { Title: "all", Total: 1 };
const types = "urn:listing:types";
const soapNamespace = "http://schemas.xmlsoap.org/soap/envelope/";

const declared: RequestReplyOperation<Listing, Listing, { TooMany: string }> = {
  ...list,
  faults: {
    TooMany: textCodec(types, "TooMany"),
  },
};
const short: StreamedOperation<Listing, Listing, string, { TooMany: string }> = {
  ...listedNames,
  operation: declared,
  min: 1,
  max: 3,
  decodeXml: (xml) => {
    xml.attribute("", "level", int);
    return xml.attribute("", "bad", string) === undefined ? xml.value(string) : xml.refuse("value", "bad");
  },
};

type Wire = "soap" | "json";

function stream(wire: Wire, fetch: Fetch, options: TransportOptions = {}): AsyncIterable<string> {
  const transport =
    wire === "soap"
      ? createSoapStreamTransport({ url: "http://test/soap11", fetch, ...options })
      : createJsonStreamTransport({ baseUrl: "http://test", fetch, ...options });
  return transport.stream(short, request);
}

const encoder = new TextEncoder();

function answering(wire: Wire, body: string | readonly string[], status = 200, contentType?: string): Fetch {
  const pieces = (typeof body === "string" ? [body] : body).map((piece) => encoder.encode(piece));
  const json = status === 200 ? "application/json" : "application/problem+json";
  const usual = wire === "soap" ? "text/xml" : json;
  return async () => piecedReply(pieces, contentType ?? usual, { status }).reply;
}

function envelope(body: string, header = ""): string {
  return `<s:Envelope xmlns:s="${soapNamespace}" xmlns="${types}">${header}<s:Body>${body}</s:Body></s:Envelope>`;
}

function listing(content: string): string {
  return envelope(`<ListResponse><Title>t</Title>${content}<Total>1</Total></ListResponse>`);
}

const fault = envelope(
  "<s:Fault><faultcode>s:Server</faultcode><faultstring>no</faultstring><detail><TooMany>9</TooMany></detail></s:Fault>",
);
const names = "<Name>a</Name><Name>b</Name>";

interface Row {
  readonly title: string;
  readonly wire: Wire;
  readonly fetch: Fetch;
  readonly options?: TransportOptions;
  readonly items?: readonly string[];
  readonly error: object;
}

const rows: readonly Row[] = [
  {
    title: "a Fault with status 500",
    wire: "soap",
    fetch: answering("soap", fault, 500),
    error: { kind: "fault", status: 500, declared: { kind: "TooMany", detail: "9" } },
  },
  {
    title: "a Fault with status 200",
    wire: "soap",
    fetch: answering("soap", fault),
    error: { kind: "fault", declared: { kind: "TooMany", detail: "9" } },
  },
  {
    title: "a problem",
    wire: "json",
    fetch: answering("json", '{"title":"no","detail":"too many","TooMany":"9"}', 409),
    error: { kind: "problem", status: 409 },
  },
  {
    title: "another status without a Fault",
    wire: "soap",
    fetch: answering("soap", listing(names), 500),
    error: {
      kind: "protocol",
      message: "List: HTTP status 500 without a Fault, but with {urn:listing:types}ListResponse",
    },
  },
  {
    title: "another content type",
    wire: "soap",
    fetch: answering("soap", "<p>hello</p>", 200, "text/html"),
    error: { kind: "protocol", message: "List: HTTP status 200 with text/html" },
  },
  {
    title: "another message",
    wire: "soap",
    fetch: answering("soap", listing("").replaceAll("ListResponse", "OtherResponse")),
    error: { kind: "protocol", message: `List: the reply is {${types}}OtherResponse, not {${types}}ListResponse` },
  },
  {
    title: "another namespace of the message",
    wire: "soap",
    fetch: answering("soap", envelope(`<ListResponse xmlns=""><Name>a</Name></ListResponse>`)),
    error: { kind: "protocol" },
  },
  {
    title: "an envelope of another namespace, before its first item",
    wire: "soap",
    fetch: answering("soap", listing(names).replaceAll(soapNamespace, "urn:x")),
    error: { kind: "protocol" },
  },
  {
    title: "a mandatory header, before the first item",
    wire: "soap",
    fetch: answering(
      "soap",
      listing(names).replace("<s:Body>", '<s:Header><h xmlns="urn:h" s:mustUnderstand="1"/></s:Header><s:Body>'),
    ),
    error: { kind: "protocol", message: expect.stringContaining("{urn:h}h is not understood") },
  },
  {
    title: "a document type declaration",
    wire: "soap",
    fetch: answering("soap", `<!DOCTYPE x>${listing(names)}`),
    error: { kind: "protocol", issues: [{ code: "forbidden" }] },
  },
  {
    title: "a processing instruction between items",
    wire: "soap",
    fetch: answering("soap", listing("<Name>a</Name><?x y?><Name>b</Name>")),
    items: ["a"],
    error: { kind: "protocol", issues: [{ code: "forbidden", pointer: "/Name/1" }] },
  },
  {
    title: "text between items",
    wire: "soap",
    fetch: answering("soap", listing("<Name>a</Name>x<Name>b</Name>")),
    items: ["a"],
    error: { kind: "protocol", issues: [{ code: "unexpected", pointer: "/Name/1" }] },
  },
  {
    title: "an item that is wrong",
    wire: "soap",
    fetch: answering("soap", listing(`<Name>a</Name><Name>b</Name><Name bad="">c</Name><Name>d</Name>`)),
    items: ["a", "b"],
    error: { kind: "protocol", issues: [{ pointer: "/Name/2", code: "value" }] },
  },
  {
    title: "a value in an item that is wrong, beside others that are read",
    wire: "soap",
    fetch: answering("soap", listing(`<Name>a</Name><Name level="x">b</Name>`)),
    items: ["a"],
    error: { kind: "protocol", issues: [{ pointer: "/Name/1/@level", code: "value" }] },
  },
  {
    title: "an item that is wrong over JSON",
    wire: "json",
    fetch: answering("json", '{"Title":"t","Name":["a",2],"Total":1}'),
    items: ["a"],
    error: { kind: "protocol", issues: [{ pointer: "/Name/1" }] },
  },
  {
    title: "an item that is no JSON",
    wire: "json",
    fetch: answering("json", '{"Title":"t","Name":["a",b],"Total":1}'),
    items: ["a"],
    error: { kind: "protocol", issues: [{ pointer: "/Name/1", code: "syntax" }] },
  },
  {
    title: "a member that is wrong",
    wire: "json",
    fetch: answering("json", '{"Title":"t","Name":["a"],"Total":"x"}'),
    items: ["a"],
    error: { kind: "protocol", issues: [{ pointer: "/Total" }] },
  },
  {
    title: "a missing member",
    wire: "soap",
    fetch: answering("soap", listing(names).replace(/<Total>.*<\/Total>/, "")),
    items: ["a", "b"],
    error: { kind: "protocol", issues: [{ pointer: "/Total", code: "missing" }] },
  },
  {
    title: "more items than there may be",
    wire: "soap",
    fetch: answering("soap", listing(names + names)),
    items: ["a", "b", "a"],
    error: { kind: "protocol", issues: [{ pointer: "/Name", code: "repeated" }] },
  },
  {
    title: "more items than there may be over JSON",
    wire: "json",
    fetch: answering("json", '{"Title":"t","Name":["a","b","c","d"],"Total":1}'),
    items: ["a", "b", "c"],
    error: { kind: "protocol", issues: [{ pointer: "/Name", code: "repeated" }] },
  },
  {
    title: "an array that is there twice",
    wire: "json",
    fetch: answering("json", ['{"Title":"t","Name":["a"]', ',"name":["a"],"Total":1}']),
    items: ["a"],
    error: { kind: "protocol", issues: [{ pointer: "/Name", code: "repeated" }] },
  },
  {
    title: "an end that comes too early",
    wire: "soap",
    fetch: answering("soap", listing(names).slice(0, -20)),
    items: ["a", "b"],
    error: { kind: "protocol", issues: [{ code: "syntax" }] },
  },
  {
    title: "an end within an item",
    wire: "soap",
    fetch: answering("soap", listing(names).split("b</Name>")[0] ?? ""),
    items: ["a"],
    error: { kind: "protocol", issues: [{ code: "syntax" }] },
  },
  {
    title: "an end that comes too early over JSON",
    wire: "json",
    fetch: answering("json", '{"Title":"t","Name":["a"'),
    error: { kind: "protocol", issues: [{ code: "syntax" }] },
  },
  { title: "an empty body", wire: "json", fetch: answering("json", ""), error: { kind: "protocol" } },
  {
    title: "a second document",
    wire: "soap",
    fetch: answering("soap", [listing("<Name>a</Name>"), "<x/>"]),
    items: ["a"],
    error: { kind: "protocol" },
  },
  {
    title: "a second Body",
    wire: "soap",
    fetch: answering("soap", listing("<Name>a</Name>").replace("</s:Body>", "</s:Body><s:Body/>")),
    items: ["a"],
    error: { kind: "protocol" },
  },
  {
    title: "a long item",
    wire: "soap",
    fetch: answering("soap", [listing("<Name>a</Name>").slice(0, -53), `<Name>${"x".repeat(900)}`]),
    options: { maxReplyBytes: 500 },
    items: ["a"],
    error: { kind: "protocol", issues: [{ code: "limit" }] },
  },
  {
    title: "a long start tag around the items",
    wire: "soap",
    fetch: answering(
      "soap",
      listing("<Name>a</Name>").replace("<ListResponse", `<ListResponse a="${"x".repeat(20_000)}"`),
    ),
    error: { kind: "protocol", issues: [{ code: "limit" }] },
  },
  {
    title: "much around the items",
    wire: "json",
    fetch: answering("json", `{"More":"${"x".repeat(600)}`),
    options: { maxReplyBytes: 500 },
    error: { kind: "protocol", issues: [{ code: "limit" }] },
  },
  {
    title: "bytes that are no UTF-8",
    wire: "json",
    fetch: async () =>
      piecedReply([encoder.encode('{"Title":"t","Name":["a",'), new Uint8Array([34, 255])], "application/json").reply,
    items: ["a"],
    error: { kind: "protocol", message: "List: the reply breaks the contract: not UTF-8" },
  },
  {
    title: "bytes that are no UTF-8 behind the whole",
    wire: "json",
    fetch: async () =>
      piecedReply([encoder.encode('{"Title":"t","Name":["a"],"Total":1}'), new Uint8Array([195])], "application/json")
        .reply,
    items: ["a"],
    error: { kind: "protocol", message: "List: the reply breaks the contract: not UTF-8" },
  },
  {
    title: "bytes that are no UTF-8 in XML",
    wire: "soap",
    fetch: async () => piecedReply([encoder.encode("<s:Envelope "), new Uint8Array([255, 255])], "text/xml").reply,
    error: { kind: "protocol", issues: [{ code: "syntax" }] },
  },
  {
    title: "a declaration of another encoding",
    wire: "soap",
    fetch: answering("soap", `<?xml version="1.0" encoding="utf-7"?>${listing(names)}`),
    error: { kind: "protocol", issues: [{ code: "forbidden" }] },
  },
  {
    title: "a service that cannot be reached",
    wire: "soap",
    fetch: () => Promise.reject(new Error("gone")),
    error: { kind: "transport" },
  },
  { title: "a redirect", wire: "json", fetch: answering("json", "", 302), error: { kind: "protocol", status: 302 } },
];

describe("a failure is a CallError after the items before it", () => {
  test.each(rows)("$title", async ({ wire, fetch, options, items, error }) => {
    const read = await collectUntilError(stream(wire, fetch, options));
    expect(read.error).toMatchObject(error);
    expect(read.items).toEqual(items ?? []);
    expect(read.error).toMatchObject({ operation: "List" });
  });

  test("a declared fault has its type", async () => {
    const { error } = await collectUntilError(stream("soap", answering("soap", fault, 500)));
    expect(isDeclaredFault(declared, error) && error.declared.detail).toBe("9");
  });

  test.each([
    ["text alone", "too many", undefined],
    ["text around the fault", "so<TooMany>9</TooMany>it is", { kind: "TooMany", detail: "9" }],
    ["a fault that is null", '<TooMany xmlns:i="http://www.w3.org/2001/XMLSchema-instance" i:nil="true"/>', undefined],
  ])("a detail of %s never hides the fault", async (_title, detail, wanted) => {
    const { error } = await collectUntilError(
      stream("soap", answering("soap", fault.replace("<TooMany>9</TooMany>", detail), 500)),
    );
    expect(error).toMatchObject({ kind: "fault", fault: { message: "no" }, declared: wanted });
  });

  test("an item deeper than messages may be", async () => {
    const deep = `${"<x>".repeat(60)}${"</x>".repeat(60)}`;
    const open = { ...short, decodeXml: (xml: XmlReader) => String(xml.skip()) };
    const fetch = answering("soap", listing(`<Name>a</Name><Name>${deep}</Name>`));
    const transport = createSoapStreamTransport({ url: "http://test", fetch });
    const { error } = await collectUntilError(transport.stream(open, request));
    expect(error).toBeUndefined();
    const deeper = answering("soap", listing(`<Name>a</Name><Name><x>${deep}</x></Name>`));
    const second = createSoapStreamTransport({ url: "http://test", fetch: deeper });
    expect((await collectUntilError(second.stream(open, request))).error).toMatchObject({
      issues: [{ pointer: "/Name/1" }],
    });
  });
});

test.each([
  ["items", "<Name>a</Name><Name>b</Name>", ["a", "b"]],
  ["none", "", []],
])(
  "the header blocks of a streamed reply are told once, before its items, where it has %s",
  async (_title, names, want) => {
    const element = { namespace: types, name: "Session" };
    const codec = {
      element,
      decodeXml: (xml: XmlReader) => xml.value(string),
      encodeXml: () => undefined,
      decodeJson: () => "",
      encodeJson: () => undefined,
    };
    const operation: RequestReplyOperation<Listing, Listing, object, object, { Session: string }> = {
      ...list,
      replyHeaders: { Session: codec },
    };
    const text = envelope(
      `<ListResponse><Title>t</Title>${names}<Total>1</Total></ListResponse>`,
      "<s:Header><Session>s1</Session></s:Header>",
    );
    const transport = createSoapStreamTransport({ url: "http://test/soap11", fetch: answering("soap", [...text]) });
    const seen: unknown[] = [];
    const onReplyHeaders = (headers: object): number => seen.push(headers);
    for await (const name of transport.stream({ ...listedNames, operation }, request, { onReplyHeaders }))
      seen.push(name);
    expect(seen).toEqual([{ Session: "s1" }, ...want]);
  },
);
