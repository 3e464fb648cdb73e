import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createClientSecurity } from "./index.js";
import { assertionText, signedAssertion } from "./testing/assertions.js";
import { type AttackedService, startAttacked } from "./testing/attacked-service.js";
import { type Authority, makeIdentity } from "./testing/certificates.js";
import { type AttackRow, documentedRows } from "./testing/documented-rows.js";
import { pay, recordingTransport } from "./testing/exchange.js";
import { changed, elementText, securedPayment } from "./testing/messages.js";

let issuer: Authority;
let mallory: Authority;
let service: AttackedService;

beforeAll(async () => {
  [issuer, mallory] = await Promise.all([makeIdentity("issuer"), makeIdentity("mallory")]);
  const issuers = { "https://idp.example": [issuer.certificate], "https://other.example": [mallory.certificate] };
  service = await startAttacked({ assertion: { issuers, audience: ["urn:other", "urn:pay"] } });
});
afterAll(() => service.close());

test("an assertion of SAML 2.0 is passed by the client and verified by the server; the handler learns who calls", async () => {
  let asked = 0;
  const assertion = async (): Promise<string> => {
    asked += 1;
    return `<?xml version="1.0"?>\n${signedAssertion(issuer)}\n`;
  };
  const { transport } = recordingTransport(service.url, createClientSecurity({ assertion }));
  expect(await transport.call(pay, { amount: "1" })).toEqual({ amount: "1" });
  expect(await transport.call(pay, { amount: "2" })).toEqual({ amount: "2" });
  expect(asked).toBe(2);
  const caller = {
    assertion: { issuer: "https://idp.example", subject: "ann", attributes: { role: ["payer", "clerk"] } },
  };
  expect(service.made.at(-1)).toEqual({ payment: { amount: "2" }, caller });
});

test("an assertion may come again while it is valid, unless it is for one use", async () => {
  const assertion = signedAssertion(issuer);
  for (const _ of [1, 2]) {
    expect((await service.attacked(await securedPayment({ assertion }))).harm).toEqual(["paid"]);
  }
});

type Row = readonly [...AttackRow, assertion: () => string | Promise<string>];
const minute = 60_000;
const wrapped = (around: (signed: string) => string, id?: string): string => {
  const evilText = assertionText({ subject: "root", ...(id === undefined ? {} : { id }) });
  const signed = signedAssertion(issuer, id === undefined ? {} : { id });
  return changed(evilText, "</saml:Issuer>", (match) => match + around(signed));
};

const rows: readonly Row[] = [
  ["an assertion without a signature", "FailedAuthentication", () => assertionText()],
  ["an assertion that a stranger has signed", "FailedAuthentication", () => signedAssertion(mallory)],
  [
    "an assertion that another issuer has signed",
    "FailedAuthentication",
    () => signedAssertion(issuer, { issuer: "https://other.example" }),
  ],
  [
    "an issuer whose name is a property of every object",
    "FailedAuthentication",
    () => signedAssertion(mallory, { issuer: "constructor" }),
  ],
  [
    "another subject in a signed assertion",
    "FailedAuthentication",
    () => changed(signedAssertion(issuer), ">ann<", ">root<"),
  ],
  [
    "a comment in the subject of a signed assertion",
    "InvalidSecurity",
    () => changed(signedAssertion(issuer, { subject: "annette" }), ">annette<", ">ann<!---->ette<"),
  ],
  [
    "a signed assertion inside of the signature of another one",
    "InvalidSecurity",
    () => {
      const signed = signedAssertion(issuer);
      const signature = elementText(signed, "ds:Signature").replace(
        "</ds:Signature>",
        `<ds:Object>${signed}</ds:Object></ds:Signature>`,
      );
      return changed(assertionText({ subject: "root" }), "</saml:Issuer>", (match) => match + signature);
    },
  ],
  [
    "a signature that covers another assertion, which stands beside it",
    "FailedAuthentication",
    () => wrapped((signed) => elementText(signed, "ds:Signature") + signed),
  ],
  [
    "a signature that covers another assertion with the same id",
    "FailedAuthentication",
    () => wrapped((signed) => elementText(signed, "ds:Signature") + signed, "_same"),
  ],
  [
    "two assertions, of which one is signed",
    "InvalidSecurity",
    () => assertionText({ subject: "root" }) + signedAssertion(issuer),
  ],
  [
    "an assertion for another audience",
    "FailedAuthentication",
    () => signedAssertion(issuer, { audience: "urn:bank" }),
  ],
  ["an assertion for everybody", "FailedAuthentication", () => signedAssertion(issuer, { audience: undefined })],
  [
    "an assertion for us and, in another restriction, for others only",
    "FailedAuthentication",
    () =>
      signedAssertion(issuer, {
        conditions: "<saml:AudienceRestriction><saml:Audience>urn:bank</saml:Audience></saml:AudienceRestriction>",
      }),
  ],
  ["an expired assertion", "FailedAuthentication", () => signedAssertion(issuer, { until: -2 * minute })],
  ["an assertion that is not valid yet", "FailedAuthentication", () => signedAssertion(issuer, { from: 2 * minute })],
  ["an assertion without an end", "FailedAuthentication", () => signedAssertion(issuer, { until: undefined })],
  [
    "an assertion whose confirmation has expired",
    "FailedAuthentication",
    () =>
      signedAssertion(issuer, {
        confirmation: `<saml:SubjectConfirmationData NotOnOrAfter="${new Date(Date.now() - 2 * minute).toISOString()}"/>`,
      }),
  ],
  [
    "an assertion for the holder of a key",
    "FailedAuthentication",
    () => signedAssertion(issuer, { method: "holder-of-key" }),
  ],
  [
    "an assertion with an unknown condition",
    "FailedAuthentication",
    () => signedAssertion(issuer, { conditions: "<saml:Condition/>" }),
  ],
  [
    "an assertion for one use that comes again",
    "FailedAuthentication",
    async () => {
      const assertion = signedAssertion(issuer, { conditions: "<saml:OneTimeUse/>" });
      expect((await service.attacked(await securedPayment({ assertion }))).harm).toEqual(["paid"]);
      return assertion;
    },
  ],
  [
    "an assertion of SAML 1.1",
    "UnsupportedSecurityToken",
    () =>
      signedAssertion(issuer).replaceAll(
        "urn:oasis:names:tc:SAML:2.0:assertion",
        "urn:oasis:names:tc:SAML:1.0:assertion",
      ),
  ],
  [
    "an encrypted assertion",
    "UnsupportedSecurityToken",
    () => '<saml:EncryptedAssertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"/>',
  ],
  ["no assertion", "InvalidSecurity", () => ""],
];

describe("attacks by assertions", () => {
  test.each(rows)("%s: %s", async (_title, code, make) => {
    const assertion = await make();
    const text = await securedPayment({});
    const {
      code: answered,
      harm,
      reasons,
    } = await service.attacked(
      assertion === "" ? text : changed(text, "</wsse:Security>", (match) => assertion + match),
    );
    expect([answered, harm]).toEqual([code, []]);
    expect(reasons).toHaveLength(1);
  });

  test("the docs list them with their refusals", () => {
    expect(documentedRows("SAML assertions")).toEqual(rows.map(([title, code]) => [title, code]));
  });
});
