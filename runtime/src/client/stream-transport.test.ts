import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import {
  createJsonStreamTransport,
  createJsonTransport,
  createSoapStreamTransport,
  createSoapTransport,
  isCallError,
  type StreamTransport,
  type Transport,
} from "../index.js";
import { type Listing, list } from "../testing/listing-contract.js";
import { collect, cut, listedNames, piecedReply } from "../testing/streamed-listing.js";
import type { Fetch, TransportOptions } from "./transport.js";

const request: Listing = { Title: "all", Total: 1 };
const types = "urn:listing:types";
const soapNamespace = "http://schemas.xmlsoap.org/soap/envelope/";

interface Wire {
  readonly contentType: string;
  readonly whole: (options: TransportOptions) => Transport;
  readonly streamed: (options: TransportOptions) => StreamTransport;
}

const soap: Wire = {
  contentType: "text/xml; charset=utf-8",
  whole: (options) => createSoapTransport({ ...options, url: "http://test/soap11" }),
  streamed: (options) => createSoapStreamTransport({ ...options, url: "http://test/soap11" }),
};
const json: Wire = {
  contentType: "application/json",
  whole: (options) => createJsonTransport({ ...options, baseUrl: "http://test" }),
  streamed: (options) => createJsonStreamTransport({ ...options, baseUrl: "http://test" }),
};

function envelope(content: string, root = `<ListResponse xmlns="${types}">`): string {
  return `<s:Envelope xmlns:s="${soapNamespace}"><s:Body>${root}${content}</ListResponse></s:Body></s:Envelope>`;
}

const encoder = new TextEncoder();

function fetching(wire: Wire, bytes: Uint8Array, places: readonly number[] = []): Fetch {
  return async () => piecedReply(cut(bytes, places), wire.contentType).reply;
}

const everywhere = Array.from({ length: 3000 }, (_, index) => index);

describe("any division of the bytes into pieces gives the same items", () => {
  const title = "<Title>t</Title>";
  const total = "<Total>3</Total>";
  const table: readonly (readonly [title: string, wire: Wire, body: string])[] = [
    ["plain elements", soap, envelope(`${title}<Name>a</Name><Name>b</Name>${total}`)],
    ["no items", soap, envelope(title + total)],
    ["items before and after others", soap, envelope(`<Name>a</Name>${total}<Name>b</Name>${title}<Name>c</Name>`)],
    ["empty elements", soap, envelope(`${title}<Name/><Name /><Name></Name>${total}`)],
    [
      "comments, CDATA sections and references",
      soap,
      envelope(`${title}<!-- <Name>no</Name> --><Name><![CDATA[<Name>]]]]><![CDATA[></Name>]]></Name>
        <!-- > --><Name>&lt;Name&gt;&#x1F600;<!--a>b--></Name><!----><Name>a&amp;b</Name>${total}<!--]]>-->`),
    ],
    [
      "quotes and brackets in attribute values",
      soap,
      envelope(`${title}<Name a='>"' b="/>'">x</Name><Other c="&lt;>'"/>${total}`),
    ],
    [
      "prefixes that are declared again",
      soap,
      envelope(
        `<l:Title>t</l:Title><Name xmlns="urn:other">no</Name><s:Name xmlns:s="${types}">a</s:Name>
         <l:Name xmlns:l="urn:other"><l:Name>no</l:Name></l:Name><l:Name>b</l:Name><x><Name xmlns="${types}">no</Name></x>
         <Name xmlns="${types}">c</Name><l:Total>3</l:Total>`,
        `<ListResponse xmlns="" xmlns:l="${types}">`,
      ).replace(/ListResponse/g, "l:ListResponse"),
    ],
    [
      "items inside items, and a Header",
      soap,
      `<?xml version="1.0" encoding="UTF-8"?>\r\n<!-- ü --><e:Envelope xmlns:e='${soapNamespace}'
        ><e:Header><Body xmlns=""><Name/></Body></e:Header\n><e:Body ><ListResponse xmlns='${types}' >${title}
        <Name>grüße 😀 ${"x".repeat(50)}</Name >\r\n<!-- Ende -->${total}</ListResponse></e:Body></e:Envelope>\n<!-- -->`,
    ],
    ["a byte order mark", soap, `\ufeff${envelope(`${title}<Name>ß</Name>${total}`)}`],
    [
      "SOAP 1.2",
      soap,
      envelope(`${title}<Name>a</Name>${total}`).replace(soapNamespace, "http://www.w3.org/2003/05/soap-envelope"),
    ],
    ["members", json, '{"Title":"t","Name":["a","b"],"Total":3}'],
    ["an empty array", json, '{"Title":"t","Name":[ ],"Total":3}'],
    ["an absent array", json, '{"Title":"t","Total":3}'],
    [
      "brackets, quotes and escapes",
      json,
      ' { "Title" : "[{\\"Name\\":[\\\\" , "Total":3,\n"Name"\t:\r\n[ "]" , "}\\"],[" ,"\\\\","\\u00fc,😀", "" ] } ',
    ],
    [
      "names in other values",
      json,
      '{"More":{"Name":["no"]},"Title":"Name","List":["Name",{"Name":[1]}],"total":3,"Name":["a"]}',
    ],
    ["a name with escapes, or in another case", json, '{"Title":"t","n\\u0061me":["a","b"],"Total":3}'],
    ["a byte order mark before JSON", json, '\ufeff{"Title":"t","Name":["a"],"Total":3}'],
  ];
  test.each(table)("%s", async (_title, wire, body) => {
    const bytes = encoder.encode(body);
    const want = (await wire.whole({ fetch: fetching(wire, bytes) }).call(list, request)).Name ?? [];
    const stream = (places: readonly number[]): Promise<string[]> =>
      collect(wire.streamed({ fetch: fetching(wire, bytes, places) }).stream(listedNames, request));
    expect(await stream([])).toEqual(want);
    expect(await stream(everywhere)).toEqual(want);
    const places = fc.array(fc.nat(bytes.length), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(places, async (some) => expect(await stream(some)).toEqual(want)),
      { numRuns: 40 },
    );
  });

  test("UTF-16", async () => {
    const body = `\ufeff${envelope(`${title}<Name>ß😀</Name>${total}`)}`;
    const bytes = new Uint8Array(body.length * 2);
    for (let at = 0; at < body.length; at++) new DataView(bytes.buffer).setUint16(at * 2, body.charCodeAt(at));
    const fetch: Fetch = async () => piecedReply(cut(bytes, everywhere), "text/xml").reply;
    expect(await collect(soap.streamed({ fetch }).stream(listedNames, request))).toEqual(["ß😀"]);
  });
});

test.each([
  ["SOAP", soap, envelope("<Title>t</Title><Name>a</Name><Total>3</Total>")],
  ["JSON", json, '{"Title":"t","Name":["a"],"Total":3}'],
])("headers and interceptors work as for any call over %s", async (_title, wire, body) => {
  const sent: unknown[] = [];
  const options: TransportOptions = {
    fetch: async (_url, { method, headers }) => {
      sent.push([method, new Headers(headers).get("x-one"), new Headers(headers).get("x-two")]);
      return piecedReply([encoder.encode(body)], wire.contentType).reply;
    },
    headers: async () => ({ "x-one": "1" }),
    interceptors: [
      (next) => (call) => {
        sent.push([call.operation.name, call.request]);
        call.headers.set("x-two", "2");
        return next(call);
      },
    ],
  };
  expect(await collect(wire.streamed(options).stream(listedNames, request))).toEqual(["a"]);
  expect(sent).toEqual([
    ["List", request],
    ["POST", "1", "2"],
  ]);
});

describe("the same texts are refused in pieces as in one", () => {
  const noise = [..."<>/&;\"' []{},:\\=!-?ax", "]]>", "<!--", "-->", "<Name>", "</Name>", "<Name/>", "xmlns=''"];
  test.each([
    [
      "XML",
      soap,
      envelope("<Title>t</Title> <Name a='1'>a</Name><!-- c --><Name>&lt;<![CDATA[b]]></Name><Total>3</Total>"),
    ],
    ["JSON", json, '{"Title":"t","Name":["a", "b\\"]" ],"More":[{"x":["y"]}],"Total":3}'],
  ])("%s", async (_title, wire, body) => {
    const mutation = fc.record({ at: fc.nat(body.length), drop: fc.nat(6), insert: fc.constantFrom("", ...noise) });
    const cuts = fc.array(fc.nat(body.length), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 2 }), cuts, async (mutations, places) => {
        const mutated = mutations.reduce(
          (text, { at, drop, insert }) => text.slice(0, at) + insert + text.slice(at + drop),
          body,
        );
        const bytes = encoder.encode(mutated);
        const whole = await wire
          .whole({ fetch: fetching(wire, bytes) })
          .call(list, request)
          .then(
            (reply) => reply.Name ?? [],
            (error: unknown) => kindOf(error),
          );
        const fetch = fetching(wire, bytes, places);
        const pieces = await collect(wire.streamed({ fetch }).stream(listedNames, request)).catch(kindOf);
        expect({ mutated, items: pieces }).toEqual({ mutated, items: whole });
      }),
      { numRuns: 800 },
    );
  });
});

function kindOf(error: unknown): string {
  return isCallError(error) ? error.kind : String(error);
}
