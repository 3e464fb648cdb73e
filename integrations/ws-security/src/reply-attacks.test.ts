import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createSoapTransport } from "@stubwright/runtime";
import { createClientSecurity, createServerSecurity, keyDecrypter, keySigner } from "./index.js";
import { type Authority, makeIdentity } from "./testing/certificates.js";
import { documentedReasons } from "./testing/documented-rows.js";
import { pay, startService, type TestService } from "./testing/exchange.js";
import { changed, elementText, evil } from "./testing/messages.js";

let ann: Authority;
let shop: Authority;
let mallory: Authority;
let service: TestService;
let other: TestService;
let silent: TestService;

beforeAll(async () => {
  [ann, shop, mallory] = await Promise.all([makeIdentity("ann"), makeIdentity("shop"), makeIdentity("shop")]);
  const serve = (identity: Authority, confirmation: boolean): Promise<TestService> => {
    const reply = { signature: { signer: keySigner(identity) }, confirmation };
    return startService({
      messageSecurity: createServerSecurity({ signature: { certificates: [ann.certificate] }, reply }),
    });
  };
  [service, other, silent] = await Promise.all([serve(shop, true), serve(mallory, true), serve(shop, false)]);
});
afterAll(() => Promise.all([service.close(), other.close(), silent.close()]));

/** A call whose reply somebody on the way changes. */
function callThrough(change: (reply: string) => string, url = service.url): Promise<unknown> {
  const transport = createSoapTransport({
    url,
    messageSecurity: createClientSecurity({
      signature: { signer: keySigner(ann) },
      reply: { signature: { certificates: [shop.certificate] }, confirmation: true },
    }),
    fetch: async (to, init) => {
      const reply = await fetch(to, init);
      const text = change(await reply.text());
      return new Response(text, { status: reply.status, headers: { "Content-Type": "text/xml" } });
    },
  });
  return transport.call(pay, { amount: "1" });
}

const evilReply = evil.replaceAll("p:Pay", "p:PayResponse");
let earlier = "";
type Row = readonly [title: string, reason: string, change: (reply: string) => string];
const rows: readonly Row[] = [
  [
    "a reply without a Security header",
    "The message has no Security header.",
    (text) => changed(text, elementText(text, "wsse:Security"), ""),
  ],
  ["a changed reply", "is wrong.", (text) => changed(text, ">1<", ">9<")],
  [
    "a signed reply in a header block, another one in its place",
    "The signature does not cover",
    (text) => {
      const body = elementText(text, "s:Body");
      return changed(
        changed(text, body, `<s:Body>${evilReply}</s:Body>`),
        "</s:Header>",
        `<w:W xmlns:w="urn:w">${body}</w:W></s:Header>`,
      );
    },
  ],
  ["the reply to another request", "The message does not confirm the request.", () => earlier],
  [
    "a reply without its confirmation",
    "No element has the id",
    (text) => changed(text, elementText(text, "wsse11:SignatureConfirmation"), ""),
  ],
  [
    "a changed confirmation",
    "is wrong.",
    (text) => changed(text, /(?<=SignatureConfirmation[^>]*Value=")[^"]*/, "AAAA"),
  ],
];

describe("attacks by replies", () => {
  test("the reply is taken without the attack", async () => {
    const take = (text: string): string => {
      earlier = text;
      return text;
    };
    expect(await callThrough(take)).toEqual({ amount: "1" });
  });

  test.each(rows)("%s", async (_title, reason, change) => {
    const failure = await callThrough(change).catch((error: unknown) => error);
    expect(failure).toMatchObject({ kind: "protocol", message: expect.stringContaining("not secured as agreed: ") });
    expect(String(failure)).toContain(reason);
  });

  test("a reply of another key", async () => {
    const call = callThrough((text) => text, other.url);
    await expect(call).rejects.toThrow("Nobody trusted has issued");
  });

  test("a reply that confirms nothing", async () => {
    const call = callThrough((text) => text, silent.url);
    await expect(call).rejects.toThrow("The message does not confirm the request.");
  });

  test("a Fault that nobody has signed is not taken for the service's", async () => {
    const fault = (text: string): string =>
      text.replace(
        /<s:Header>.*<\/s:Body>/s,
        "<s:Body><s:Fault><faultcode>s:Client</faultcode><faultstring>Pay again.</faultstring></s:Fault></s:Body>",
      );
    await expect(callThrough(fault)).rejects.toMatchObject({
      kind: "protocol",
      message: expect.stringMatching(/no Security header.*unverified Fault: Pay again\./),
    });
  });

  test("a reply that must be encrypted and is not", async () => {
    const transport = createSoapTransport({
      url: service.url,
      messageSecurity: createClientSecurity({
        signature: { signer: keySigner(ann) },
        reply: { signature: { certificates: [shop.certificate] }, decryption: { keys: [keyDecrypter(ann)] } },
      }),
    });
    await expect(transport.call(pay, {})).rejects.toThrow("The Body is not encrypted.");
  });

  test("the docs list them", () => {
    expect(documentedReasons()).toEqual(rows.map(([title]) => title));
  });
});
