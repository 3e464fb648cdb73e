import { expect, test } from "@jest/globals";
import { createSoapStreamTransport, createSoapTransport, type SoapTransportOptions } from "../index.js";
import { note } from "../testing/echo-contract.js";
import { type Listing, list } from "../testing/listing-contract.js";
import { listedNames } from "../testing/streamed-listing.js";

const request: Listing = { Title: "all", Total: 1 };
const listing = "<ListResponse><Title>t</Title><Name>a</Name><Total>1</Total></ListResponse>";

/** Answers with a Body behind a header block that must be understood. */
function options(body: string, understoodHeaders: readonly string[] | undefined): SoapTransportOptions {
  const envelope =
    '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/" xmlns="urn:listing:types">' +
    `<s:Header><Trace s:mustUnderstand="1"><Id>7</Id></Trace></s:Header><s:Body>${body}</s:Body></s:Envelope>`;
  const fetch = async (): Promise<Response> => new Response(envelope, { headers: { "Content-Type": "text/xml" } });
  return { url: "http://test/soap11", fetch, understoodHeaders };
}

const ways: Readonly<Record<string, (understood: readonly string[] | undefined) => Promise<unknown>>> = {
  "a call": (understood) => createSoapTransport(options(listing, understood)).call(list, request),
  "a one-way call": (understood) => createSoapTransport(options("", understood)).send(note, { Text: "a" }),
  "a streamed call": async (understood) => {
    const transport = createSoapStreamTransport(options(listing, understood));
    for await (const name of transport.stream(listedNames, request)) expect(name).toBe("a");
  },
};

test.each(Object.entries(ways))("%s: a block that the settings list as understood is allowed", async (_way, call) => {
  await expect(call(["{urn:listing:types}Trace"])).resolves.not.toThrow();
});

test.each(Object.entries(ways))("%s: any other block with mustUnderstand is refused", async (_way, call) => {
  for (const understood of [undefined, ["{urn:other}Trace"]]) {
    await expect(call(understood)).rejects.toMatchObject({
      kind: "protocol",
      message: expect.stringContaining("Trace"),
    });
  }
});
