import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { wsu } from "./names.js";
import { type Attack, type AttackedService, startAttacked } from "./testing/attacked-service.js";
import { type Authority, makeIdentity } from "./testing/certificates.js";
import { documentedRows } from "./testing/documented-rows.js";
import { postEnvelope } from "./testing/exchange.js";
import { changed, elementText, evil, partlySignedPayment, paymentEnvelope, signedPayment } from "./testing/messages.js";

let ann: Authority;
let service: AttackedService;

beforeAll(async () => {
  ann = await makeIdentity("ann");
  service = await startAttacked({ signature: { certificates: [ann.certificate], signed: ["{urn:h}Session"] } });
});
afterAll(() => service.close());

const signedBody = (text: string): string => elementText(text, "soap:Body");
const bodyId = (text: string): string => /wsu:Id="([^"]*)"/.exec(signedBody(text))?.[1] ?? "";
const evilBody = (id = ""): string => `<soap:Body${id}>${evil}</soap:Body>`;
const withId = (id: string): string => ` xmlns:wsu="${wsu}" wsu:Id="${id}"`;
/** The signed Body elsewhere, and an evil one in its place. */
const moved = (text: string, place: string, around: (body: string) => string, id = ""): string => {
  const body = signedBody(text);
  return changed(changed(text, body, evilBody(id)), place, (match) => around(body) + match);
};
const signedInfoOf = (text: string): string => elementText(text, "ds:SignedInfo");

const wrapping: readonly Attack[] = [
  [
    "the signed Body in a header block, another Body in its place",
    "FailedCheck",
    (text) => moved(text, "</soap:Header>", (body) => `<w:W xmlns:w="urn:w">${body}</w:W>`),
  ],
  [
    "the signed Body inside of the Body that is decoded",
    "FailedCheck",
    (text) => changed(text, signedBody(text), `<soap:Body><w:W xmlns:w="urn:w">${signedBody(text)}</w:W></soap:Body>`),
  ],
  [
    "the signed Body and another one with the same id",
    "FailedCheck",
    (text) => moved(text, "</soap:Header>", (body) => `<w:W xmlns:w="urn:w">${body}</w:W>`, withId(bodyId(text))),
  ],
  [
    "the same id as another kind of attribute (`ID`)",
    "FailedCheck",
    (text) => moved(text, "</soap:Header>", (body) => `<w:W xmlns:w="urn:w">${body}</w:W>`, ` ID="${bodyId(text)}"`),
  ],
  [
    "the signed Body in an Object of the Signature",
    "InvalidSecurity",
    (text) => moved(text, "</ds:Signature>", (body) => `<ds:Object>${body}</ds:Object>`),
  ],
  [
    "the signed Body in the Security header",
    "UnsupportedSecurityToken",
    (text) => moved(text, "</wsse:Security>", (body) => body),
  ],
  ["the signed Body in the KeyInfo", "InvalidSecurity", (text) => moved(text, "</ds:KeyInfo>", (body) => body)],
  [
    "a second Body behind the signed one",
    "Client",
    (text) => changed(text, "</soap:Envelope>", `${evilBody()}</soap:Envelope>`),
  ],
  ["a second Body before the signed one", "Client", (text) => changed(text, "<soap:Body", `${evilBody()}<soap:Body`)],
  [
    "a second Header that holds the signed Body",
    "Client",
    (text) => moved(text, "<soap:Header>", (body) => `<soap:Header><w:W xmlns:w="urn:w">${body}</w:W></soap:Header>`),
  ],
  [
    "the signed envelope inside of another one's Header",
    "InvalidSecurity",
    (text) =>
      changed(
        paymentEnvelope({ blocks: text.replace(/^<\?xml[^>]*\?>/, "") }),
        /<p:amount>100<\/p:amount>(?!.*<p:amount>)/s,
        "<p:amount>666</p:amount>",
      ),
  ],
  [
    "the signed Timestamp elsewhere, a fresh one in its place",
    "FailedCheck",
    (text) => {
      const timestamp = elementText(text, "wsu:Timestamp");
      const fresh = timestamp.replace(/wsu:Id="[^"]*"/, 'wsu:Id="fresh"');
      const wrapped = `<w:W xmlns:w="urn:w" xmlns:wsu="${wsu}">${timestamp}</w:W></soap:Header>`;
      return changed(changed(text, timestamp, fresh), "</soap:Header>", wrapped);
    },
  ],
  [
    "two Timestamps",
    "InvalidSecurity",
    (text) =>
      changed(
        text,
        "<wsu:Timestamp",
        (match) => `<wsu:Timestamp wsu:Id="x"><wsu:Created>2020-01-01T00:00:00Z</wsu:Created></wsu:Timestamp>${match}`,
      ),
  ],
  [
    "two Signatures",
    "InvalidSecurity",
    (text) => changed(text, "</wsse:Security>", (match) => elementText(text, "ds:Signature") + match),
  ],
  [
    "two Security headers",
    "InvalidSecurity",
    (text) =>
      changed(
        text,
        "</soap:Header>",
        (match) => elementText(text, "wsse:Security").replaceAll(/wsu:Id="/g, 'wsu:Id="b') + match,
      ),
  ],
  [
    "the Security header for somebody else",
    "InvalidSecurity",
    (text) => changed(text, "<wsse:Security ", '<wsse:Security soap:actor="urn:other" '),
  ],
];

const unsigned: readonly Attack[] = [
  ["no Security header", "InvalidSecurity", (text) => changed(text, elementText(text, "wsse:Security"), "")],
  ["no Signature", "InvalidSecurity", (text) => changed(text, elementText(text, "ds:Signature"), "")],
  [
    "a Signature without references",
    "InvalidSecurity",
    (text) => changed(text, /<ds:Reference .*<\/ds:Reference>/s, ""),
  ],
  ["a Body that is not signed", "FailedCheck", () => partlySignedPayment(ann, "Timestamp")],
  ["a Timestamp that is not signed", "FailedCheck", () => partlySignedPayment(ann, "Body")],
  ["a signed message without a Timestamp", "InvalidSecurity", () => signedPayment(ann, { lifetimeMs: false })],
  [
    "a header block that must be signed, added later",
    "FailedCheck",
    (text) => changed(text, "</soap:Header>", '<h:Session xmlns:h="urn:h">7</h:Session></soap:Header>'),
  ],
  ["a changed Body", "FailedCheck", (text) => changed(text, ">100<", ">666<")],
  [
    "a changed Timestamp",
    "FailedCheck",
    (text) => changed(text, /(?<=<wsu:Expires>)\d+/, (year) => String(Number(year) + 1)),
  ],
  [
    "a changed SignedInfo",
    "FailedCheck",
    (text) => changed(text, signedInfoOf(text), signedInfoOf(text).replace(/#id-/, "#od-")),
  ],
  [
    "a changed signature value",
    "FailedCheck",
    (text) => changed(text, /<ds:SignatureValue>..../, "<ds:SignatureValue>AAAA"),
  ],
];

const timely: readonly Attack[] = [
  ["an expired message", "MessageExpired", () => signedPayment(ann, { now: () => Date.now() - 3_600_000 })],
  [
    "an old message that says it is good for long",
    "MessageExpired",
    () => signedPayment(ann, { now: () => Date.now() - 600_000, lifetimeMs: 86_400_000 }),
  ],
  ["a message from the future", "MessageExpired", () => signedPayment(ann, { now: () => Date.now() + 600_000 })],
  ["a time without a time zone", "InvalidSecurity", (text) => changed(text, /(?<=<wsu:Created>[^<]*)Z/, "")],
  [
    "a replayed message",
    "FailedCheck",
    async (text) => {
      await postEnvelope(service.url, text);
      return text;
    },
  ],
  [
    "a replayed message, written in another way",
    "FailedCheck",
    async (text) => {
      await postEnvelope(service.url, text);
      return changed(text, /<ds:SignatureValue>.{9}/, (match) => `${match}\n `);
    },
  ],
];

describe.each([
  ["wrapping", wrapping],
  ["unsigned parts", unsigned],
  ["time", timely],
] as const)("attacks by %s", (_group, rows) => {
  test.each(rows)("%s: %s", async (_title, code, attack) => {
    const outcome = await service.attacked(await attack(await signedPayment(ann)));
    expect([outcome.code, outcome.harm]).toEqual([code, []]);
    // The reader refuses a message before its security is looked at.
    expect(outcome.reasons).toHaveLength(code === "Client" ? 0 : 1);
  });
});

test("the docs list these attacks with their refusals", () => {
  const rows = [...wrapping, ...unsigned, ...timely];
  expect(documentedRows("What is signed, and when")).toEqual(rows.map(([title, code]) => [title, code]));
});

test("an attack's message is taken without the attack, so that it is the attack that is refused", async () => {
  const { length } = service.made;
  const session = { blocks: '<h:Session xmlns:h="urn:h">7</h:Session>' };
  const signed = await signedPayment(ann, { signature: { headers: ["{urn:h}Session"] } }, session);
  for (const text of [await signedPayment(ann), signed]) {
    expect(await postEnvelope(service.url, text)).toMatchObject({ status: 200 });
  }
  expect(service.made.slice(length)).toMatchObject(Array(2).fill({ payment: { amount: "100" } }));
});

test("what is decoded is what is signed, also with comments and CDATA in it", async () => {
  const text = changed(await signedPayment(ann), ">100<", ">1<!-- x -->0<![CDATA[0]]><");
  expect(await postEnvelope(service.url, text)).toMatchObject({ status: 200 });
  expect(service.made.at(-1)).toMatchObject({ payment: { amount: "100" } });
});
