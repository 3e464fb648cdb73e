import { SignedXml } from "xml-crypto";
import { saml2 } from "../names.js";
import type { Identity } from "./certificates.js";

/** What an assertion of a test says. */
export interface AssertionFacts {
  readonly id?: string;
  readonly issuer?: string;
  readonly subject?: string;
  readonly audience?: string | undefined;
  readonly method?: string;
  /** Milliseconds from now. */
  readonly from?: number;
  readonly until?: number | undefined;
  readonly conditions?: string;
  readonly confirmation?: string;
}

const minute = 60_000;
const time = (offset: number): string => new Date(Date.now() + offset).toISOString();

/** The text of an assertion that nobody has signed. */
export function assertionText(facts: AssertionFacts = {}): string {
  const { id = `_${Math.random().toString(16).slice(2)}`, issuer = "https://idp.example", subject = "ann" } = facts;
  const { method = "bearer", from = -minute, conditions = "", confirmation = "" } = facts;
  const until = "until" in facts ? facts.until : 5 * minute;
  const audience = "audience" in facts ? facts.audience : "urn:pay";
  const restriction = `<saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction>`;
  const end = until === undefined ? "" : ` NotOnOrAfter="${time(until)}"`;
  return [
    `<saml:Assertion xmlns:saml="${saml2}" ID="${id}" Version="2.0" IssueInstant="${time(0)}">`,
    `<saml:Issuer>${issuer}</saml:Issuer>`,
    `<saml:Subject><saml:NameID>${subject}</saml:NameID>`,
    `<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:${method}">${confirmation}</saml:SubjectConfirmation></saml:Subject>`,
    `<saml:Conditions NotBefore="${time(from)}"${end}>${audience === undefined ? "" : restriction}${conditions}</saml:Conditions>`,
    '<saml:AttributeStatement><saml:Attribute Name="role"><saml:AttributeValue>payer</saml:AttributeValue><saml:AttributeValue>clerk</saml:AttributeValue></saml:Attribute></saml:AttributeStatement>',
    "</saml:Assertion>",
  ].join("");
}

/** An assertion with its issuer's signature, made by xml-crypto: a judge from outside. */
export function signedAssertion(issuer: Identity, facts: AssertionFacts = {}): string {
  return signAssertion(issuer, assertionText(facts));
}

/** The text of an assertion with a signature in it. */
export function signAssertion({ privateKey, certificate }: Identity, text: string): string {
  const signed = new SignedXml({
    privateKey,
    publicCert: certificate,
    signatureAlgorithm: "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
    canonicalizationAlgorithm: "http://www.w3.org/2001/10/xml-exc-c14n#",
  });
  signed.addReference({
    xpath: "/*",
    transforms: ["http://www.w3.org/2000/09/xmldsig#enveloped-signature", "http://www.w3.org/2001/10/xml-exc-c14n#"],
    digestAlgorithm: "http://www.w3.org/2001/04/xmlenc#sha256",
  });
  const location = { reference: "/*/*[local-name()='Issuer']", action: "after" } as const;
  signed.computeSignature(text, { prefix: "ds", location });
  return signed.getSignedXml();
}
