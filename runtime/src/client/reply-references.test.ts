import { expect, test } from "@jest/globals";
import { createSoapTransport, type Transport } from "../index.js";
import { echo } from "../testing/echo-contract.js";

/** The caller of a service that always sends this message. */
function receiving(message: string): Transport {
  const soap = "http://schemas.xmlsoap.org/soap/envelope/";
  const reply = `<s:Envelope xmlns:s="${soap}"><s:Body>${message}</s:Body></s:Envelope>`;
  const headers = { "Content-Type": "text/xml" };
  return createSoapTransport({ url: "http://test/soap11", fetch: async () => new Response(reply, { headers }) });
}

// As gSOAP writes a graph: the second element has no content of its own, and would be read as an empty text.
test.each([
  ["a text", '<Level id="_1">1</Level><Text href="#_1"/>', "/Text/@href"],
  ["the message", '<Level>1</Level></EchoResponse><EchoResponse href="#_1">', "more than one child"],
])("a reply that refers to data elsewhere is refused: %s", async (_title, content, said) => {
  const call = receiving(`<EchoResponse xmlns="urn:echo:types">${content}</EchoResponse>`).call(echo, {});
  await expect(call).rejects.toMatchObject({ kind: "protocol", message: expect.stringContaining(said) });
});

const others = ['xmlns:x="urn:x" x:ref="_1"', 'xmlns:x="http://www.w3.org/1999/xlink" x:href="#_1"'];

test.each(['href="/games/1"', 'href=""', 'link="#_1"', 'id="_1"', ...others])(
  "an unknown attribute that is no such reference is passed over: %s",
  async (attribute) => {
    const reply = `<EchoResponse xmlns="urn:echo:types"><Level ${attribute}>1</Level></EchoResponse>`;
    expect(await receiving(reply).call(echo, {})).toEqual({ Level: 1 });
  },
);
