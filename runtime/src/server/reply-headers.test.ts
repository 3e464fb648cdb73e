import { expect, test } from "@jest/globals";
import type { RequestReplyOperation } from "../contract/operation.js";
import { createJsonTransport, createSoapTransport } from "../index.js";
import { createInProcessTransport, createListener, handle } from "../server.js";
import { type EchoReply, type EchoRequest, echo } from "../testing/echo-contract.js";
import { startServer } from "../testing/test-server.js";
import { textCodec } from "../testing/text-codec.js";

interface Blocks {
  readonly Session: string;
}

const operation: RequestReplyOperation<EchoRequest, EchoReply, object, object, Blocks> = {
  ...echo,
  replyHeaders: {
    Session: textCodec("urn:echo:types", "Session"),
  },
};

const jsonHeader = '{"Session":"s1"}';

test.each<[given: string, reply: Partial<Blocks>, json: string | null]>([
  ["one", { Session: "s1" }, jsonHeader],
  ["none", {}, null],
])(
  "a handler that sets %s of the declared header blocks: the caller gets these over each wire",
  async (_title, blocks, json) => {
    const serving = handle(operation, (_request, _context, { reply }) => {
      Object.assign(reply, blocks);
      return { Level: 1 };
    });
    const contract = () => Promise.reject(new Error("There is no contract."));
    const { url, close } = await startServer(createListener([serving], { soapPath: "/soap11", contract }));
    const sent: (string | null)[] = [];
    const watched = async (address: string, init: RequestInit): Promise<Response> => {
      const response = await fetch(address, init);
      sent.push(response.headers.get("soap-headers"));
      return response;
    };
    const seen: object[] = [];
    for (const transport of [
      createJsonTransport({ baseUrl: url, fetch: watched }),
      createSoapTransport({ url: `${url}/soap11`, fetch: watched }),
      createInProcessTransport([serving]),
      createInProcessTransport([serving], { wire: "soap" }),
    ]) {
      await transport.call(operation, {}, { onReplyHeaders: (headers) => void seen.push(headers) });
    }
    expect(seen).toEqual([blocks, blocks, blocks, blocks]);
    expect(sent).toEqual([json, null]);
    await close();
  },
);
