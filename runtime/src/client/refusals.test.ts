import { expect, test } from "@jest/globals";
import { int } from "../codec.js";
import type { RequestReplyOperation } from "../contract/operation.js";
import { createJsonTransport, createSoapTransport, isDeclaredFault } from "../index.js";
import { type EchoReply, type EchoRequest, echo, note } from "../testing/echo-contract.js";

function answering(status: number, type: string, body: string): () => Promise<Response> {
  return async () => new Response(body, { status, headers: { "Content-Type": type } });
}

const full: RequestReplyOperation<EchoRequest, EchoReply, { Full: number; Late: number }> = {
  ...echo,
  faults: { Full: faultOf("Full"), Late: faultOf("Late") },
};

function faultOf(
  name: string,
): NonNullable<RequestReplyOperation<EchoRequest, EchoReply, { n: number }>["faults"]>["n"] {
  return {
    element: { namespace: "urn:echo:types", name },
    decodeXml: (xml) => xml.value(int),
    encodeXml: (xml, value) => xml.text(int, value),
    decodeJson: (json) => json.value(int),
    encodeJson: (json, value) => json.value(int, value),
  };
}

const problem = "application/problem+json";
const page = { kind: "protocol", message: `Echo: HTTP status 409 with ${problem}` };

test.each<[title: string, body: string, isDeclared: boolean, want: object]>([
  ["the first", '{"Full":7}', true, { kind: "problem", declared: { kind: "Full", detail: 7 } }],
  ["the second", '{"Late":8}', true, { kind: "problem", declared: { kind: "Late", detail: 8 } }],
  ["one with a detail that is not the contract's", '{"Full":"7"}', false, { kind: "problem", declared: undefined }],
  ["none", '{"title":"no","errors":"many"}', false, { kind: "problem", declared: undefined, errors: [] }],
  ["no object", "[]", false, page],
  ["no JSON", "{", false, page],
  ["nothing", "", false, page],
])("a problem over JSON with the declared fault: %s", async (_title, body, isDeclared, want) => {
  const transport = createJsonTransport({ baseUrl: "http://test", fetch: answering(409, problem, body) });
  const error: unknown = await transport.call(full, {}).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ status: 409, ...want });
  expect([isDeclaredFault(full, error), isDeclaredFault({ ...full, name: "Other" }, error)]).toEqual([
    isDeclared,
    false,
  ]);
});

test("an error of another kind is not a declared fault", () => {
  expect(isDeclaredFault(full, Object.assign(new Error("no"), { operation: "Echo", declared: {} }))).toBe(false);
});

test("a one-way message has failed if its reply has a failure status, even without a Fault in the envelope", async () => {
  const body = '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body/></s:Envelope>';
  const transport = createSoapTransport({ url: "http://test", fetch: answering(500, "text/xml", body) });
  const message = "Note: HTTP status 500 without a Fault";
  await expect(transport.send(note, {})).rejects.toMatchObject({ kind: "protocol", message });
});

test("elements of other namespaces in a Fault are skipped (SOAP 1.1 section 4.4)", async () => {
  const more = '<m:retry xmlns:m="urn:more"><faultstring>other</faultstring></m:retry>';
  const fault = `<s:Fault>${more}<faultcode>s:Server</faultcode>${more}<faultstring>Busy</faultstring>${more}</s:Fault>`;
  const body = `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>${fault}</s:Body></s:Envelope>`;
  const transport = createSoapTransport({ url: "http://test", fetch: answering(500, "text/xml", body) });
  await expect(transport.call(echo, {})).rejects.toMatchObject({ fault: { code: "Server", message: "Busy" } });
});
