import { expect, test } from "@jest/globals";
import { type CallContext, ServiceFault } from "../server.js";
import type { Listing } from "../testing/listing-contract.js";
import { createListingListener } from "../testing/listing-listener.js";
import { startServer } from "../testing/test-server.js";
import type { OpenContent } from "../values/open-content.js";

const reply: Listing = { Title: "t", Name: ["a"], Total: 1 };

const request = `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><List xmlns="urn:listing:types"><Title>a</Title><Total>1</Total></List></s:Body></s:Envelope>`;

/** What comes back, and how often the service's own mistakes are reported, where a handler sets a block and then answers so. */
async function answered(
  block: readonly [name: string, content: OpenContent],
  answer: () => Listing,
): Promise<{ readonly status: number; readonly text: string; readonly reported: number }> {
  let reported = 0;
  const serve = (_request: Listing, context: CallContext): Listing => {
    context.replySoapHeaders.set(...block);
    return answer();
  };
  const { url, close } = await startServer(createListingListener(serve, { onError: () => reported++ }));
  const response = await fetch(`${url}/soap11`, {
    method: "POST",
    headers: { "Content-Type": "text/xml" },
    body: request,
  });
  const text = await response.text();
  await close();
  return { status: response.status, text, reported };
}

function refuse(): never {
  throw new ServiceFault("Client", "No.");
}

const session = ["{urn:session}Session", { "#text": "<7>" }] as const;

const header = '<s:Header><Session xmlns="urn:session">&lt;7&gt;</Session></s:Header>';

test("an undeclared block is sent with the reply and with a fault", async () => {
  expect(await answered(session, () => reply)).toMatchObject({ status: 200, text: expect.stringContaining(header) });
  expect(await answered(session, refuse)).toMatchObject({ status: 500, text: expect.stringContaining(header) });
});

test.each([["Session"], ["@a"], ["#text"], ["{}Session"], ["{urn:session}a b"]])(
  "a block named %s is the service's mistake, which is reported",
  async (name) => {
    for (const answer of [() => reply, refuse]) {
      const { status, text, reported } = await answered([name, {}], answer);
      expect({ status, reported }).toEqual({ status: 500, reported: 1 });
      expect(text).toContain("The service failed.");
    }
  },
);
