import { expect, test } from "@jest/globals";
import type { RequestReplyOperation } from "../contract/operation.js";
import { createMtomTransport } from "../index.js";
import { base64Binary } from "../simple-types/binary.js";
import { type EchoReply, type EchoRequest, echo } from "../testing/echo-contract.js";

interface Blocks {
  readonly Seal: Uint8Array;
}

const sealed: RequestReplyOperation<EchoRequest, EchoReply, object, Blocks> = {
  ...echo,
  requestHeaders: {
    Seal: {
      element: { namespace: "urn:echo:types", name: "Seal" },
      decodeXml: (xml) => xml.value(base64Binary),
      encodeXml: (xml, value) => xml.text(base64Binary, value),
      decodeJson: (json) => json.value(base64Binary),
      encodeJson: (json, value) => json.value(base64Binary, value),
    },
  },
};

test("values of header blocks are sent beside the envelope, like those of the message", async () => {
  const Seal = Uint8Array.from({ length: 50 }, (_value, index) => 200 + index);
  let sent: unknown;
  const transport = createMtomTransport({
    url: "http://test/soap11",
    packFromBytes: 0,
    fetch: async (_url, { body }) => {
      sent = body;
      return new Response("", { status: 500 });
    },
  });
  await transport.call(sealed, { Level: 1 }, { soapHeaders: { Seal } }).catch(() => undefined);
  const text = Buffer.from(sent instanceof Uint8Array ? sent : []).toString("latin1");
  expect(text).toMatch(/<Seal xmlns="urn:echo:types"><xop:Include [^>]*href="cid:0\.\w+@stubwright"\/><\/Seal>/);
  expect(text).toContain(Buffer.from(Seal).toString("latin1"));
});
