import { expect, test } from "@jest/globals";
import { createJsonTransport, createSoapTransport } from "../index.js";
import { payWork } from "../simple-types/facets/work-budget.js";
import { type Listing, list } from "../testing/listing-contract.js";

const request: Listing = { Title: "all", Total: 1 };
const body = "<ListResponse xmlns='urn:listing:types'><Title>t</Title><Name>a</Name><Total>1</Total></ListResponse>";
const envelope = `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>${body}</s:Body></s:Envelope>`;

/** The operation, with a type in its reply that takes so many units of work. */
function costly(units: number): typeof list {
  const { decodeXml, decodeJson } = list.reply;
  return {
    ...list,
    reply: {
      ...list.reply,
      decodeXml: (xml) => {
        payWork(units);
        return decodeXml(xml);
      },
      decodeJson: (json) => {
        payWork(units);
        return decodeJson(json);
      },
    },
  };
}

const fetching = (text: string, type: string) => async () => new Response(text, { headers: { "Content-Type": type } });
const soap = { url: "http://test/soap11", fetch: fetching(envelope, "text/xml") };
const json = JSON.stringify({ Title: "t", Name: ["a"], Total: 1 });

test.each([
  ["SOAP", createSoapTransport(soap)],
  ["SOAP, leniently", createSoapTransport({ ...soap, lenient: () => undefined })],
  ["JSON", createJsonTransport({ baseUrl: "http://test", fetch: fetching(json, "application/json") })],
])("a reply over %s may take as much work as a request", async (_wire, transport) => {
  expect(await transport.call(costly(3_000_000), request)).toMatchObject({ Title: "t" });
  await expect(transport.call(costly(5_000_000), request)).rejects.toMatchObject({
    kind: "protocol",
    issues: [{ code: "limit" }],
  });
  // Nothing of it stays.
  expect(await transport.call(costly(3_000_000), request)).toMatchObject({ Title: "t" });
});
