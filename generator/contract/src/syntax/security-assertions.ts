import type { XmlElement } from "../read/xml-tree.js";
import { nestedAssertions } from "./policy-alternatives.js";

/** The namespaces of WS-SecurityPolicy 1.1, 1.2 and 1.3, and of CXF's algorithm suites with AES-GCM. */
const securityNamespaces: readonly string[] = [
  "http://schemas.xmlsoap.org/ws/2005/07/securitypolicy",
  "http://docs.oasis-open.org/ws-sx/ws-securitypolicy/200702",
  "http://docs.oasis-open.org/ws-sx/ws-securitypolicy/200802",
  "http://cxf.apache.org/custom/security-policy",
];

/** Whether an assertion is one of WS-SecurityPolicy. */
export function isSecurityAssertion({ namespace }: XmlElement): boolean {
  return securityNamespaces.includes(namespace);
}

/** Assertions of WS-SecurityPolicy, each with those of the policies nested in it. */
export function withNested(assertions: readonly XmlElement[]): readonly XmlElement[] {
  return assertions
    .filter(isSecurityAssertion)
    .flatMap((assertion) => [assertion, ...withNested(nestedAssertions(assertion))]);
}

/** The first assertion of these names among some and those nested in them. */
export function findAssertion(assertions: readonly XmlElement[], ...names: readonly string[]): XmlElement | undefined {
  return withNested(assertions).find(({ local }) => names.includes(local));
}

/** Whether some assertions, or those nested in them, have one of these names. */
export function hasAssertion(assertions: readonly XmlElement[], ...names: readonly string[]): boolean {
  return findAssertion(assertions, ...names) !== undefined;
}

/** Assertions that are fulfilled as they are, or that say how others are meant. */
const fulfilled: ReadonlySet<string> = new Set([
  ...["TransportBinding", "TransportToken", "HttpsToken", "RequireClientCertificate"],
  ...["AsymmetricBinding", "InitiatorToken", "InitiatorSignatureToken", "RecipientToken"],
  ...["RecipientSignatureToken", "RecipientEncryptionToken", "InitiatorEncryptionToken"],
  ...["AlgorithmSuite", "Layout", "Lax", "Strict", "IncludeTimestamp", "OnlySignEntireHeadersAndBody"],
  ...["X509Token", "WssX509V3Token10", "WssX509V3Token11"],
  ...["RequireKeyIdentifierReference", "RequireIssuerSerialReference", "RequireThumbprintReference"],
  ...["SupportingTokens", "SignedSupportingTokens", "EncryptedSupportingTokens", "SignedEncryptedSupportingTokens"],
  ...["EndorsingSupportingTokens", "SignedEndorsingSupportingTokens"],
  ...["UsernameToken", "WssUsernameToken10", "WssUsernameToken11", "HashPassword", "Created", "Nonce"],
  ...["SamlToken", "WssSamlV20Token11"],
  ...["Wss10", "Wss11", "MustSupportRefKeyIdentifier", "MustSupportRefIssuerSerial", "MustSupportRefThumbprint"],
  ...["MustSupportRefExternalURI", "MustSupportRefEmbeddedToken", "MustSupportRefEncryptedKey"],
  ...["RequireSignatureConfirmation", "SignedParts", "EncryptedParts"],
  // What these ask for concerns tokens that a token service issues, and such tokens are not supported.
  ...["Trust10", "Trust13", "MustSupportClientChallenge", "MustSupportServerChallenge", "MustSupportIssuedTokens"],
  ...["RequireClientEntropy", "RequireServerEntropy", "MustNotSendCancel", "MustNotSendRenew"],
]);

const reasons: Readonly<Record<string, string>> = {
  SymmetricBinding: "messages are not signed or encrypted with a shared or derived key",
  EncryptBeforeSigning: "messages are signed before they are encrypted",
  EncryptSignature: "only the Body is encrypted",
  ProtectTokens: "the certificate that is sent along is not signed",
  LaxTsFirst: "the place of the Timestamp in the header is not guaranteed",
  LaxTsLast: "the place of the Timestamp in the header is not guaranteed",
  NoPassword: "a UsernameToken always has a password",
  RequireDerivedKeys: "keys are not derived",
  RequireEmbeddedTokenReference: "tokens are referred to, not embedded",
  SignedElements: "parts by XPath are not signed",
  EncryptedElements: "parts by XPath are not encrypted",
  ContentEncryptedElements: "parts by XPath are not encrypted",
  RequiredElements: "parts by XPath are not looked for",
  RequiredParts: "header blocks are not looked for",
  WssX509V1Token11: "certificates are X.509 version 3",
  WssSamlV11Token10: "assertions are those of SAML 2.0",
  WssSamlV11Token11: "assertions are those of SAML 2.0",
  IssuedToken: "no token service is asked",
  SecureConversationToken: "sessions of WS-SecureConversation are not supported",
  KerberosToken: "Kerberos is not supported",
  KeyValueToken: "a key without a certificate proves nobody's identity",
  HttpBasicAuthentication: "give the transport an Authorization header instead",
  HttpDigestAuthentication: "HTTP Digest is not supported",
};

/** Why an assertion cannot be fulfilled; undefined if it can, as far as its name tells. */
export function reasonAgainst({ local }: XmlElement): string | undefined {
  if (fulfilled.has(local) || isAlgorithmSuite(local)) return undefined;
  return Object.hasOwn(reasons, local) ? reasons[local] : "this assertion is not known";
}

const suites = /^(?:Basic(?:128|192|256)|TripleDes)(?:GCM)?(?:Sha256|Sha384|Sha512)?(?:Rsa15)?$/;

/** Whether an assertion names an algorithm suite (WS-SecurityPolicy 1.2 section 6.1). */
export function isAlgorithmSuite(local: string): boolean {
  return suites.test(local);
}
