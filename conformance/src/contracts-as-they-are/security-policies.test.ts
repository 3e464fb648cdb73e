import { describe, expect, test } from "@jest/globals";
import { generateWritten } from "./written-files.js";

const wsp = 'xmlns:wsp="http://schemas.xmlsoap.org/ws/2004/09/policy"';
const sp = 'xmlns:sp="http://docs.oasis-open.org/ws-sx/ws-securitypolicy/200702"';
const old = 'xmlns:sp="http://schemas.xmlsoap.org/ws/2005/07/securitypolicy"';
const utility = 'xmlns:wsu="http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-utility-1.0.xsd"';

/** A policy as a child of the definitions. */
const policy = (id: string, assertions: string, version = sp): string =>
  `<wsp:Policy wsu:Id="${id}" ${wsp} ${utility} ${version}><wsp:ExactlyOne><wsp:All>${assertions}</wsp:All></wsp:ExactlyOne></wsp:Policy>`;
const refer = (id: string): string => `<wsp:PolicyReference URI="#${id}" ${wsp}/>`;
const nested = (...assertions: readonly string[]): string => `<wsp:Policy>${assertions.join("")}</wsp:Policy>`;

/** A contract of one operation with policies, and the places that refer to them. */
function wsdl(policies: string, at: { readonly binding?: string; readonly input?: string; readonly output?: string }) {
  return `<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:s="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:t="urn:t" targetNamespace="urn:t">
${policies}
<types><xs:schema targetNamespace="urn:t"><xs:element name="Ask" type="xs:int"/><xs:element name="Answer" type="xs:int"/></xs:schema></types>
<message name="In"><part name="p" element="t:Ask"/></message><message name="Out"><part name="p" element="t:Answer"/></message>
<portType name="P"><operation name="Ask"><input message="t:In"/><output message="t:Out"/></operation></portType>
<binding name="AskSoap" type="t:P">${at.binding ?? ""}<s:binding transport="http://schemas.xmlsoap.org/soap/http"/><operation name="Ask"><s:operation soapAction="Ask"/>
<input>${at.input ?? ""}<s:body use="literal"/></input><output>${at.output ?? ""}<s:body use="literal"/></output></operation></binding>
<service name="S"><port name="P" binding="t:AskSoap"><s:address location="https://localhost/"/></port></service></definitions>`;
}

const never = 'sp:IncludeToken="http://docs.oasis-open.org/ws-sx/ws-securitypolicy/200702/IncludeToken/Never"';
const toRecipient =
  'sp:IncludeToken="http://docs.oasis-open.org/ws-sx/ws-securitypolicy/200702/IncludeToken/AlwaysToRecipient"';
const suite = (name: string): string => `<sp:AlgorithmSuite>${nested(`<sp:${name}/>`)}</sp:AlgorithmSuite>`;
const certificate = (include: string, ...how: readonly string[]): string =>
  nested(`<sp:X509Token ${include}>${nested(...how, "<sp:WssX509V3Token10/>")}</sp:X509Token>`);
const username = (...how: readonly string[]): string =>
  nested(`<sp:UsernameToken ${toRecipient}>${nested(...how, "<sp:WssUsernameToken10/>")}</sp:UsernameToken>`);
const overTls = (token = "<sp:HttpsToken/>"): string =>
  `<sp:TransportBinding>${nested(
    `<sp:TransportToken>${nested(token)}</sp:TransportToken>`,
    suite("Basic256"),
    `<sp:Layout>${nested("<sp:Lax/>")}</sp:Layout>`,
    "<sp:IncludeTimestamp/>",
  )}</sp:TransportBinding>`;
const asymmetric = (algorithms: string, ...more: readonly string[]): string =>
  `<sp:AsymmetricBinding>${nested(
    `<sp:InitiatorToken>${certificate(toRecipient)}</sp:InitiatorToken>`,
    `<sp:RecipientToken>${certificate(never, "<sp:RequireThumbprintReference/>")}</sp:RecipientToken>`,
    suite(algorithms),
    `<sp:Layout>${nested("<sp:Strict/>")}</sp:Layout>`,
    ...more,
  )}</sp:AsymmetricBinding>`;
const bodySigned = "<sp:SignedParts><sp:Body/></sp:SignedParts>";
const gcm = '<c:Basic128GCM xmlns:c="http://cxf.apache.org/custom/security-policy"/>';

async function outcome(text: string) {
  const { diagnostics, files } = await generateWritten({ "c.wsdl": text });
  const told = diagnostics.filter(({ code }) => code.startsWith("wsdl-security"));
  return {
    codes: told.map(({ code }) => code),
    unsupported: told.flatMap(({ arguments: { name } }) => (name === undefined ? [] : [name])),
    security: files.find(({ path }) => path === "security.ts")?.text,
  };
}

describe("a policy that is supported becomes a constant of security.ts", () => {
  test.each<[title: string, text: string, want: readonly string[]]>([
    [
      "a password over TLS, as WCF's TransportWithMessageCredential",
      wsdl(
        policy(
          "p",
          `${overTls()}<sp:SignedSupportingTokens>${username()}</sp:SignedSupportingTokens><sp:Wss11>${nested()}</sp:Wss11>`,
        ),
        { binding: refer("p") },
      ),
      ["export const askSoapSecurity: SecurityPolicy = {", 'transport: "tls", timestamp: true, usernameToken: "text"'],
    ],
    [
      "a digest, an optional assertion is left out",
      wsdl(
        policy(
          "p",
          `<sp:SupportingTokens>${username("<sp:HashPassword/>")}</sp:SupportingTokens><sp:SymmetricBinding wsp:Optional="true"/>`,
        ),
        { binding: refer("p") },
      ),
      ['transport: "any", timestamp: false, usernameToken: "digest"'],
    ],
    [
      "a client certificate, in the draft that WCF writes",
      wsdl(policy("p", overTls('<sp:HttpsToken RequireClientCertificate="true"/>'), old), { binding: refer("p") }),
      ['transport: "tls-with-client-certificate", timestamp: true'],
    ],
    [
      "an assertion that endorses nothing",
      wsdl(
        policy(
          "p",
          `${overTls()}<sp:SupportingTokens>${nested(`<sp:SamlToken ${toRecipient}>${nested("<sp:WssSamlV20Token11/>")}</sp:SamlToken>`)}</sp:SupportingTokens>`,
        ),
        { binding: refer("p") },
      ),
      ["assertion: true"],
    ],
    [
      "signed requests and replies, with parts at the messages",
      wsdl(
        policy(
          "b",
          asymmetric("Basic256Sha256", "<sp:IncludeTimestamp/>", "<sp:OnlySignEntireHeadersAndBody/>") +
            `<sp:Wss11>${nested("<sp:RequireSignatureConfirmation/>")}</sp:Wss11>`,
        ) +
          policy("i", '<sp:SignedParts><sp:Body/><sp:Header Name="Session" Namespace="urn:s"/></sp:SignedParts>') +
          policy("o", bodySigned),
        { binding: refer("b"), input: refer("i"), output: refer("o") },
      ),
      [
        'requestSignature: { keyReference: "binary-security-token", tokens: false, headers: ["{urn:s}Session"] }',
        'replySignature: { keyReference: "thumbprint", tokens: false, headers: [] }',
        "signatureConfirmation: true",
      ],
    ],
    [
      "encryption by AES-GCM, as CXF names it",
      wsdl(
        policy(
          "b",
          `${asymmetric("X", "<sp:IncludeTimestamp/>").replace("<sp:X/>", gcm)}${bodySigned}<sp:EncryptedParts><sp:Body/></sp:EncryptedParts>`,
        ),
        { binding: refer("b") },
      ),
      [
        'requestEncryption: { algorithm: "aes128-gcm", keyReference: "thumbprint" }',
        'replyEncryption: { algorithm: "aes128-gcm", keyReference: "issuer-serial" }',
      ],
    ],
    [
      "the alternative that can be fulfilled",
      wsdl(policy("p", "<sp:SymmetricBinding/>").replace("</wsp:All>", `</wsp:All><wsp:All>${overTls()}</wsp:All>`), {
        binding: refer("p"),
      }),
      ['transport: "tls", timestamp: true'],
    ],
  ])("%s", async (_, text, want) => {
    const { codes, unsupported, security } = await outcome(text);
    expect({ codes, unsupported }).toEqual({ codes: ["wsdl-security-asked"], unsupported: [] });
    const flat = security?.replace(/\s+/g, " ").replaceAll(", }", " }");
    for (const part of want) expect(flat).toContain(part);
  });
});

describe("a policy that is not supported is told, and leaves no constant", () => {
  test.each<[title: string, assertions: string, names: readonly string[]]>([
    ["a shared key", "<sp:SymmetricBinding/>", ["SymmetricBinding"]],
    [
      "CBC",
      `${asymmetric("Basic256Sha256", "<sp:IncludeTimestamp/>")}${bodySigned}<sp:EncryptedParts><sp:Body/></sp:EncryptedParts>`,
      ["Basic256Sha256"],
    ],
    ["SHA-1", asymmetric("Basic256", "<sp:IncludeTimestamp/>") + bodySigned, ["Basic256"]],
    ["no Timestamp", asymmetric("Basic256Sha256") + bodySigned, ["AsymmetricBinding"]],
    [
      "encryption first",
      asymmetric("Basic256Sha256", "<sp:IncludeTimestamp/>", "<sp:EncryptBeforeSigning/>") + bodySigned,
      ["EncryptBeforeSigning"],
    ],
    [
      "parts by XPath",
      asymmetric("Basic256Sha256", "<sp:IncludeTimestamp/>") + "<sp:SignedElements/>" + bodySigned,
      ["SignedElements"],
    ],
    [
      "an encrypted header block",
      `${asymmetric("Basic256Sha256", "<sp:IncludeTimestamp/>")}${bodySigned}<sp:EncryptedParts><sp:Header Name="a" Namespace="b"/></sp:EncryptedParts>`,
      ["Basic256Sha256", "EncryptedParts"],
    ],
    [
      "an issued token",
      `${overTls()}<sp:SupportingTokens>${nested("<sp:IssuedToken/>")}</sp:SupportingTokens>`,
      ["IssuedToken"],
    ],
    ["no password", `<sp:SupportingTokens>${username("<sp:NoPassword/>")}</sp:SupportingTokens>`, ["NoPassword"]],
    ["something unknown", `${overTls()}<sp:Invented/>`, ["Invented"]],
  ])("%s", async (_, assertions, names) => {
    const found = await outcome(wsdl(policy("p", assertions), { binding: refer("p") }));
    expect(found.unsupported).toEqual(names);
    expect(new Set(found.codes)).toEqual(new Set(["wsdl-security-unsupported"]));
    expect(found.security).toBeUndefined();
  });

  test("policies that refer to each other come to an end", async () => {
    const circle = policy("a", refer("b")) + policy("b", refer("a"));
    expect(await outcome(wsdl(circle, { binding: refer("a") }))).toMatchObject({ codes: [], security: undefined });
  });
});
