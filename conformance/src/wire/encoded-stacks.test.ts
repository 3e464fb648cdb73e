import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createSoapTransport } from "@stubwright/runtime";
import type { RequestReplyOperation } from "@stubwright/runtime/codec";
import { createListener, handle } from "@stubwright/runtime/server";
import { compileGolden } from "../testing/generated-modules.js";
import { TestServers } from "./test-servers.js";

/** The contract's types, as far as this test needs them. */
interface First {
  readonly stops: readonly unknown[] | null;
}
interface FirstResponse {
  readonly return: unknown;
}
type Operation = RequestReplyOperation<First, FirstResponse>;

/** Shortened messages of programs in other languages, with their prefixes. */
const prefixes = `xmlns:e="http://schemas.xmlsoap.org/soap/encoding/" xmlns:xsd="http://www.w3.org/2001/XMLSchema"
  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:n="urn:golden:encoded" xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"`;

function envelope(body: string): string {
  return `<s:Envelope ${prefixes}><s:Body s:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/">${body}</s:Body></s:Envelope>`;
}

const arrayOfString = {
  attributes: { "{http://schemas.xmlsoap.org/soap/encoding/}arrayType": "xsd:string[1]" },
  namespaces: { xsd: "http://www.w3.org/2001/XMLSchema" },
  content: [
    {
      name: "{}item",
      attributes: { "{http://www.w3.org/2001/XMLSchema-instance}type": "{http://www.w3.org/2001/XMLSchema}string" },
      content: ["a"],
    },
  ],
};

let operation: Operation;
let url: string;
const servers = new TestServers();
let received: unknown;

beforeAll(async () => {
  const module: { readonly first: Operation } = await import(compileGolden("rpc-encoded")("operations"));
  operation = module.first;
  const first = handle(operation, async (request: First): Promise<FirstResponse> => {
    received = request;
    return { return: request.stops?.[0] ?? null };
  });
  const contract = (): Promise<never> => Promise.reject(new Error("Nobody asks for the WSDL."));
  url = await servers.start(createListener([first], { soapPath: "/soap11", contract }));
});

afterAll(() => servers.closeAll());

async function send(body: string): Promise<string> {
  const headers = { "Content-Type": "text/xml; charset=utf-8", SOAPAction: '""' };
  const reply = await fetch(`${url}/soap11`, { method: "POST", headers, body: envelope(body) });
  return reply.text();
}

describe("a server reads the messages of other clients", () => {
  test.each<[stack: string, body: string, want: readonly unknown[] | null]>([
    [
      "PHP: the same object twice, null as xsi:nil",
      `<n:First><stops e:arrayType="n:Stop[2]" xsi:type="n:ArrayOfStop"><item xsi:type="n:Stop" id="ref1"><name xsi:nil="true"/><minute
        xsi:type="xsd:int">1</minute><note xsi:nil="true"/></item><item href="#ref1"/></stops></n:First>`,
      [
        { name: null, minute: 1 },
        { name: null, minute: 1 },
      ],
    ],
    [
      "SOAP::Lite: members that a hash does not have",
      `<First xmlns="urn:golden:encoded"><stops xsi:type="e:Array" e:arrayType="xsd:anyType[1]"><item><minute xsi:type="xsd:int">1</minute></item>
        </stops></First>`,
      [{ name: null, minute: 1 }],
    ],
    ["suds and Mono: no element for null", "<n:First/>", null],
    [
      "gSOAP: no element for a null pointer in a struct",
      `<n:First><stops e:arrayType="n:Stop[1]" xsi:type="e:Array"><item xsi:type="n:Stop"><minute>1</minute></item></stops></n:First>`,
      [{ name: null, minute: 1 }],
    ],
    [
      "Axis: objects behind the message, an array as an object of any type",
      `<n:First><stops e:arrayType="n:Stop[1]" xsi:type="e:Array"><stops href="#id0"/></stops></n:First>
        <multiRef id="id0" e:root="0" xsi:type="n:Stop"><name xsi:type="e:string" xsi:nil="true"/><minute href="#id1"/><note xsi:type="xsd:string"
        xsi:nil="true"/><extra xsi:type="e:Array" e:arrayType="xsd:string[1]"><extra xsi:type="xsd:string">a</extra></extra></multiRef>
        <multiRef id="id1" e:root="0" xsi:type="xsd:int">1</multiRef>`,
      [{ name: null, minute: 1, extra: arrayOfString }],
    ],
    ["NuSOAP: null with a type", `<n:First><stops xsi:nil="true" xsi:type="n:ArrayOfStop"/></n:First>`, null],
  ])("%s", async (_stack, body, want) => {
    received = undefined;
    await send(body);
    expect(received).toEqual({ stops: want });
  });

  test("a number cannot be left out", async () => {
    expect(await send(`<n:First><stops><item><name>a</name></item></stops></n:First>`)).toContain("minute is missing.");
  });

  test("an array in xs:anyType is written as an array again", async () => {
    const reply = await send(
      `<n:First><stops><item><minute>1</minute><extra e:arrayType="xsd:string[1]"><i xsi:type="xsd:string">a</i></extra></item></stops></n:First>`,
    );
    expect(reply).toMatch(/<extra [^>]*arrayType="xsd:string\[1\]"/);
  });
});

describe("a client reads the messages of other servers", () => {
  const stop = "<minute>1</minute>";
  const want = { name: null, minute: 1 };
  test.each<[stack: string, body: string, want: unknown]>([
    [
      "SOAP::Lite: the return value has a name of no meaning",
      `<FirstResponse xmlns="urn:golden:encoded"><s-gensym7>${stop}</s-gensym7></FirstResponse>`,
      want,
    ],
    [
      "SOAPpy: another name",
      `<n:FirstResponse e:root="1"><Result xsi:type="n:Stop">${stop}</Result></n:FirstResponse>`,
      want,
    ],
    ["SOAP::Lite: null", `<FirstResponse xmlns="urn:golden:encoded"><s-gensym9 xsi:nil="true"/></FirstResponse>`, null],
    ["gSOAP: null", "<n:FirstResponse></n:FirstResponse>", null],
    [
      "Axis: null in an optional member",
      `<n:FirstResponse><return href="#id0"/></n:FirstResponse><multiRef id="id0" e:root="0" xsi:type="n:Stop"><name xsi:type="xsd:string"
        xsi:nil="true"/><minute xsi:type="xsd:int">1</minute><note xsi:type="xsd:string" xsi:nil="true"/></multiRef>`,
      want,
    ],
    [
      "something beside the return value",
      `<n:FirstResponse><more>x</more><return>${stop}</return></n:FirstResponse>`,
      want,
    ],
  ])("%s", async (_stack, body, wanted) => {
    const answer = async (): Promise<Response> =>
      new Response(envelope(body), { headers: { "Content-Type": "text/xml; charset=utf-8" } });
    const transport = createSoapTransport({ url: "http://localhost/", fetch: answer });
    expect(await transport.call({ soap: operation }, { stops: null })).toEqual({ return: wanted });
  });
});
