import { createHmac, createSign } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { wsse, wsu } from "./names.js";
import { canonical } from "./signature/canonical.js";
import { type Attack, type AttackedService, startAttacked } from "./testing/attacked-service.js";
import { type Authority, makeIdentity } from "./testing/certificates.js";
import { documentedRows } from "./testing/documented-rows.js";
import { changed, elementText, signedPayment } from "./testing/messages.js";
import { parseTree } from "./tree/xml-tree.js";

let ann: Authority;
let mallory: Authority;
let heir: Authority;
let stale: Authority;
let short: Authority;
let service: AttackedService;

beforeAll(async () => {
  const authority = await makeIdentity("authority", { isAuthority: true });
  ann = await makeIdentity("ann", { issuer: authority });
  const past = { from: new Date(Date.now() - 7_200_000), to: new Date(Date.now() - 3_600_000) };
  [mallory, heir, stale, short] = await Promise.all([
    makeIdentity("ann"),
    makeIdentity("heir", { issuer: ann }),
    makeIdentity("stale", { issuer: authority, ...past }),
    makeIdentity("short", { issuer: authority, keyType: "rsa-1024" }),
  ]);
  service = await startAttacked({
    signature: { certificates: [ann.certificate], authorities: [authority.certificate] },
  });
});
afterAll(() => service.close());

const hmac = (text: string): string => {
  const named = changed(text, /http[^"]*#rsa-sha256/, "http://www.w3.org/2001/04/xmldsig-more#hmac-sha256");
  const info = parseTree(named).document.getElementsByTagName("ds:SignedInfo")[0] as Element;
  const value = createHmac("sha256", ann.certificate).update(canonical(info)).digest("base64");
  return changed(named, /(?<=<ds:SignatureValue>)[^<]*/, value);
};
const shortSigner = () => ({
  algorithm: "rsa-sha256" as const,
  certificate: short.certificate,
  sign: (bytes: Uint8Array) => createSign("sha256").update(bytes).sign(short.privateKey),
});
const transform = (text: string, uri: string): string => changed(text, /(?<=<ds:Transform Algorithm=")[^"]*/, uri);

const algorithms: readonly Attack[] = [
  [
    "RSA with SHA-1",
    "UnsupportedAlgorithm",
    (text) => changed(text, /http[^"]*#rsa-sha256/, "http://www.w3.org/2000/09/xmldsig#rsa-sha1"),
  ],
  ["RSA with MD5", "UnsupportedAlgorithm", (text) => changed(text, "#rsa-sha256", "#rsa-md5")],
  [
    "digests by SHA-1",
    "UnsupportedAlgorithm",
    (text) => changed(text, "http://www.w3.org/2001/04/xmlenc#sha256", "http://www.w3.org/2000/09/xmldsig#sha1"),
  ],
  ["HMAC with the public certificate as its key", "UnsupportedAlgorithm", hmac],
  [
    "a truncated HMAC",
    "UnsupportedAlgorithm",
    (text) =>
      changed(
        text,
        /<ds:SignatureMethod [^>]*\/>/,
        (match) => `${match.slice(0, -2)}><ds:HMACOutputLength>1</ds:HMACOutputLength></ds:SignatureMethod>`,
      ),
  ],
  ["RSA's signature called ECDSA", "FailedCheck", (text) => changed(text, "#rsa-sha256", "#ecdsa-sha256")],
  ["a key of 1024 bits", "FailedCheck", () => signedPayment(ann, { signature: { signer: shortSigner() } })],
  [
    "inclusive canonicalization",
    "UnsupportedAlgorithm",
    (text) =>
      changed(
        text,
        /(?<=<ds:CanonicalizationMethod Algorithm=")[^"]*/,
        "http://www.w3.org/TR/2001/REC-xml-c14n-20010315",
      ),
  ],
  [
    "canonicalization with comments",
    "UnsupportedAlgorithm",
    (text) => transform(text, "http://www.w3.org/2001/10/xml-exc-c14n#WithComments"),
  ],
  [
    "a transform by XPath",
    "UnsupportedAlgorithm",
    (text) => transform(text, "http://www.w3.org/TR/1999/REC-xpath-19991116"),
  ],
  [
    "a transform by XPath Filter 2",
    "UnsupportedAlgorithm",
    (text) => transform(text, "http://www.w3.org/2002/06/xmldsig-filter2"),
  ],
  [
    "a transform by XSLT",
    "UnsupportedAlgorithm",
    (text) => transform(text, "http://www.w3.org/TR/1999/REC-xslt-19991116"),
  ],
  [
    "a transform to base64",
    "UnsupportedAlgorithm",
    (text) => transform(text, "http://www.w3.org/2000/09/xmldsig#base64"),
  ],
  [
    "a token transform (STR-Transform)",
    "UnsupportedAlgorithm",
    (text) =>
      transform(
        text,
        "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-soap-message-security-1.0#STR-Transform",
      ),
  ],
  [
    "ten thousand prefixes to canonicalize with",
    "InvalidSecurity",
    (text) =>
      changed(text, /(<ds:Transform [^>]*)\/>/, (match) => {
        const list = Array.from({ length: 10_000 }, (_, index) => `p${index}`).join(" ");
        const inclusive = `<e:InclusiveNamespaces xmlns:e="http://www.w3.org/2001/10/xml-exc-c14n#" PrefixList="${list}"/>`;
        return `${match.slice(0, -2)}>${inclusive}</ds:Transform>`;
      }),
  ],
  [
    "a hundred references",
    "InvalidSecurity",
    (text) => changed(text, elementText(text, "ds:Reference"), (match) => match.repeat(100)),
  ],
];

const reference = (text: string, uri: string): string => changed(text, /(?<=<ds:Reference URI=")[^"]*/, uri);
const keyInfo = (text: string, content: string): string =>
  changed(text, /(?<=<ds:KeyInfo>).*(?=<\/ds:KeyInfo>)/s, content);

const references: readonly Attack[] = [
  ["a reference to a URL", "FailedCheck", (text) => reference(text, "http://127.0.0.1:1/x.xml")],
  ["a reference to a file", "FailedCheck", (text) => reference(text, "file:///etc/passwd")],
  ["a reference to the whole document", "FailedCheck", (text) => reference(text, "")],
  ["a reference by XPointer", "FailedCheck", (text) => reference(text, "#xpointer(/)")],
  ["a reference to nothing", "FailedCheck", (text) => reference(text, "#nothing")],
  ["a key that the message brings along", "UnsupportedSecurityToken", (text) => keyInfo(text, "<ds:KeyValue/>")],
  [
    "a key to fetch from a URL",
    "UnsupportedSecurityToken",
    (text) => keyInfo(text, '<ds:RetrievalMethod URI="http://127.0.0.1:1/"/>'),
  ],
  [
    "a token to fetch from a URL",
    "FailedCheck",
    (text) => changed(text, /(?<=<wsse:Reference URI=")[^"]*/, "http://127.0.0.1:1/"),
  ],
  [
    "a token outside of the Security header",
    "SecurityTokenUnavailable",
    (text) => {
      const token = elementText(text, "wsse:BinarySecurityToken");
      return changed(
        changed(text, token, ""),
        "</soap:Header>",
        `<w:W xmlns:w="urn:w" xmlns:wsse="${wsse}" xmlns:wsu="${wsu}">${token}</w:W></soap:Header>`,
      );
    },
  ],
  [
    "a certificate that is none",
    "InvalidSecurityToken",
    (text) => changed(text, /(?<=<wsse:BinarySecurityToken[^>]*>)[^<]*/, "AAAA"),
  ],
  [
    "an unknown thumbprint",
    "SecurityTokenUnavailable",
    () => signedPayment(mallory, { signature: { keyReference: "thumbprint" } }),
  ],
  ["another's certificate of the same name", "FailedAuthentication", () => signedPayment(mallory)],
  ["a certificate that a caller has issued", "FailedAuthentication", () => signedPayment(heir)],
  ["an expired certificate", "FailedAuthentication", () => signedPayment(stale)],
  [
    "ann's certificate beside another's signature",
    "FailedCheck",
    async (text) => {
      const token = elementText(text, "wsse:BinarySecurityToken").replace(/^<[^>]*>/, "");
      return changed(
        await signedPayment(mallory),
        /(?<=<wsse:BinarySecurityToken[^>]*>)[^<]*<\/wsse:BinarySecurityToken>/,
        token,
      );
    },
  ],
];

const parsing: readonly Attack[] = [
  ["a DTD", "Client", (text) => changed(text, "<soap:Envelope", "<!DOCTYPE soap:Envelope><soap:Envelope")],
  [
    "an external entity",
    "Client",
    (text) =>
      changed(
        changed(text, "<soap:Envelope", '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><soap:Envelope'),
        ">100<",
        ">&e;<",
      ),
  ],
  [
    "elements 10,000 deep",
    "Client",
    (text) => changed(text, "</soap:Header>", `${"<d>".repeat(10_000)}${"</d>".repeat(10_000)}</soap:Header>`),
  ],
  [
    "elements 10,000 deep in the Security header",
    "Client",
    (text) => changed(text, "</wsse:Security>", `${"<d>".repeat(10_000)}${"</d>".repeat(10_000)}</wsse:Security>`),
  ],
  [
    "300,000 elements",
    "Client",
    (text) => changed(text, "</wsse:Security>", `${"<d/>".repeat(250_000)}</wsse:Security>`),
  ],
  [
    "a thousand tokens",
    "InvalidSecurity",
    (text) => changed(text, "</wsse:Security>", `${"<wsse:BinarySecurityToken/>".repeat(1000)}</wsse:Security>`),
  ],
  [
    "a message of more than the limit",
    "Client",
    (text) => changed(text, "</soap:Header>", `<d>${"x".repeat(1_100_000)}</d></soap:Header>`),
  ],
  [
    "a value in a processing instruction, which canonicalizes like text",
    "Client",
    (text) => changed(text, ">100<", "><?x 100?><"),
  ],
  [
    "a comment in a digest",
    "InvalidSecurity",
    (text) => changed(text, /<ds:DigestValue>.../, (match) => `${match}<!---->`),
  ],
  [
    "a second SignedInfo",
    "InvalidSecurity",
    (text) => changed(text, "<ds:SignatureValue>", (match) => elementText(text, "ds:SignedInfo") + match),
  ],
  [
    "an attribute that canonicalization takes for a declaration",
    "InvalidSecurity",
    (text) => changed(text, "<p:amount>", '<p:amount xmlnsx="666">'),
  ],
  [
    "markup in the name of a namespace",
    "InvalidSecurity",
    (text) => changed(text, '<p:Pay xmlns:p="urn:pay">', "<p:Pay xmlns:p='urn:pay\">&lt;p:amount>100&lt;/p:amount>'>"),
  ],
];

describe.each([
  ["algorithms", algorithms],
  ["references and keys", references],
  ["parsing", parsing],
] as const)("attacks by %s", (_group, rows) => {
  test.each(rows)("%s: %s", async (_title, code, attack) => {
    const outcome = await service.attacked(await attack(await signedPayment(ann)));
    expect([outcome.code, outcome.harm]).toEqual([code, []]);
    // The reader refuses a message before its security is looked at.
    expect(outcome.reasons).toHaveLength(code === "Client" ? 0 : 1);
  });
});

test("the docs list these attacks with their refusals", () => {
  const rows = [...algorithms, ...references, ...parsing];
  expect(documentedRows("Algorithms, keys and parsing")).toEqual(rows.map(([title, code]) => [title, code]));
});
