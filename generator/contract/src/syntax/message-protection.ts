import type { PolicyEncryption, PolicySignature, SecurityPolicy } from "@stubwright/runtime";
import type { Span } from "../diagnostics/span.js";
import { attributeOf, type XmlElement } from "../read/xml-tree.js";
import type { PolicyAlternative } from "./policy-alternatives.js";
import { findAssertion, hasAssertion, isAlgorithmSuite, reasonAgainst, withNested } from "./security-assertions.js";

/** An assertion that generated code with `@stubwright/ws-security` cannot fulfil. */
export interface UnsupportedAssertion {
  readonly name: string;
  readonly reason: string;
  readonly at: Span;
}

/** The assertions that count for the messages of a binding. */
export interface SecuredMessages {
  /** Those about all messages. */
  readonly endpoint: PolicyAlternative;
  /** Those about requests, with those about all messages. */
  readonly request: PolicyAlternative;
  readonly reply: PolicyAlternative;
  /** Whether TLS protects the messages, so that their parts need no protection. */
  readonly isTransport: boolean;
}

/** How the messages of a binding are signed and encrypted. */
type MessageProtection = Pick<
  SecurityPolicy,
  "requestSignature" | "replySignature" | "signatureConfirmation" | "requestEncryption" | "replyEncryption"
>;

/** How messages are signed and encrypted (WS-SecurityPolicy 1.2 sections 4.1, 4.2, 7.5 and 8). */
export function messageProtection(messages: SecuredMessages): MessageProtection {
  const { endpoint, request, reply } = messages;
  const caller = certificateOf(endpoint, "InitiatorToken", "InitiatorSignatureToken");
  const service = certificateOf(endpoint, "RecipientToken", "RecipientSignatureToken");
  const signer = caller ?? endorserOf(endpoint);
  const isRequestSigned = hasAssertion(request, "SignedParts") || (messages.isTransport && signer !== undefined);
  const isReplySigned = service !== undefined && hasAssertion(reply, "SignedParts");
  const receiver = certificateOf(endpoint, "RecipientToken", "RecipientEncryptionToken");
  const sender = certificateOf(endpoint, "InitiatorToken", "InitiatorEncryptionToken");
  return {
    ...(signer !== undefined && isRequestSigned
      ? { requestSignature: signatureBy(signer, request, hasAssertion(endpoint, ...signedTokens)) }
      : {}),
    ...(isReplySigned ? { replySignature: signatureBy(service, reply, false) } : {}),
    ...(isReplySigned && hasAssertion(endpoint, "RequireSignatureConfirmation") ? { signatureConfirmation: true } : {}),
    ...(receiver !== undefined && hasAssertion(request, "EncryptedParts")
      ? { requestEncryption: encryptionFor(receiver, endpoint) }
      : {}),
    ...(sender !== undefined && hasAssertion(reply, "EncryptedParts")
      ? { replyEncryption: encryptionFor(sender, endpoint) }
      : {}),
  };
}

const signedTokens: readonly string[] = ["SignedSupportingTokens", "SignedEncryptedSupportingTokens"];

/** The X509Token in a property of an AsymmetricBinding. */
function certificateOf(endpoint: PolicyAlternative, ...properties: readonly string[]): XmlElement | undefined {
  const binding = findAssertion(endpoint, "AsymmetricBinding");
  const property = binding && findAssertion([binding], ...properties);
  return property && findAssertion([property], "X509Token");
}

function endorserOf(endpoint: PolicyAlternative): XmlElement | undefined {
  const tokens = findAssertion(endpoint, "EndorsingSupportingTokens", "SignedEndorsingSupportingTokens");
  return tokens && findAssertion([tokens], "X509Token");
}

function signatureBy(token: XmlElement, assertions: PolicyAlternative, tokens: boolean): PolicySignature {
  const included = token.attributes.find(({ local }) => local === "IncludeToken")?.value.trim() ?? "";
  const headers = listedParts(assertions, "SignedParts").flatMap((part) => (part.kind === "header" ? [part.name] : []));
  return {
    keyReference: included.endsWith("/Never") ? keyReference(token, assertions) : "binary-security-token",
    tokens,
    headers: [...new Set(headers)],
  };
}

/** How a certificate is named that is not sent along: as its token says, or as receivers must support. */
function keyReference(token: XmlElement, endpoint: PolicyAlternative): PolicyEncryption["keyReference"] {
  if (hasAssertion([token], "RequireThumbprintReference")) return "thumbprint";
  if (hasAssertion([token], "RequireIssuerSerialReference")) return "issuer-serial";
  if (hasAssertion([token], "RequireKeyIdentifierReference")) return "subject-key-identifier";
  return hasAssertion(endpoint, "MustSupportRefThumbprint") ? "thumbprint" : "issuer-serial";
}

function encryptionFor(token: XmlElement, endpoint: PolicyAlternative): PolicyEncryption {
  return { algorithm: algorithmOf(suiteOf(endpoint)?.local ?? ""), keyReference: keyReference(token, endpoint) };
}

function algorithmOf(suite: string): PolicyEncryption["algorithm"] {
  if (suite.includes("128")) return "aes128-gcm";
  return suite.includes("192") ? "aes192-gcm" : "aes256-gcm";
}

function suiteOf(endpoint: PolicyAlternative): XmlElement | undefined {
  return withNested(endpoint).find(({ local }) => isAlgorithmSuite(local));
}

/** A part of a message that SignedParts or EncryptedParts lists (WS-SecurityPolicy 1.2 section 4.1.1). */
type ListedPart =
  | { readonly kind: "body"; readonly at: Span }
  | { readonly kind: "header"; readonly name: `{${string}}${string}`; readonly at: Span }
  | { readonly kind: "other"; readonly at: Span };

function listedParts(assertions: PolicyAlternative, name: "SignedParts" | "EncryptedParts"): readonly ListedPart[] {
  return assertions
    .filter(({ local }) => local === name)
    .flatMap(({ children, at }) =>
      children.length > 0 ? children.map(listedPart) : [{ kind: name === "SignedParts" ? "other" : "body", at }],
    );
}

function listedPart(part: XmlElement): ListedPart {
  const { local, at } = part;
  const name = attributeOf(part, "Name")?.value.trim();
  if (local === "Body") return { kind: "body", at };
  if (local !== "Header" || name === undefined) return { kind: "other", at };
  return { kind: "header", name: `{${attributeOf(part, "Namespace")?.value.trim() ?? ""}}${name}`, at };
}

/** What of the assertions cannot be fulfilled by messages with this protection. */
export function unsupportedAssertions(
  messages: SecuredMessages,
  protection: MessageProtection,
): readonly UnsupportedAssertion[] {
  const { endpoint, request, reply } = messages;
  const asked = new Set([...withNested(endpoint), ...withNested(request), ...withNested(reply)]);
  const byName = [...asked].flatMap((assertion) => {
    const reason = reasonAgainst(assertion);
    return reason === undefined ? [] : [{ name: assertion.local, reason, at: assertion.at }];
  });
  return [...byName, ...(messages.isTransport ? [] : unprotected(messages, protection))];
}

function unprotected(messages: SecuredMessages, protection: MessageProtection): readonly UnsupportedAssertion[] {
  const { endpoint, request, reply } = messages;
  const both = [...new Set([...request, ...reply])];
  const tokens = findAssertion(endpoint, "EncryptedSupportingTokens", "SignedEncryptedSupportingTokens");
  return [
    ...listedParts(both, "SignedParts").flatMap(({ kind, at }) =>
      kind === "other" ? [{ name: "SignedParts", reason: "only the Body and named header blocks are signed", at }] : [],
    ),
    ...listedParts(both, "EncryptedParts").flatMap(({ kind, at }) =>
      kind === "body" ? [] : [{ name: "EncryptedParts", reason: "only the Body is encrypted", at }],
    ),
    ...(tokens === undefined ? [] : [{ name: tokens.local, reason: "only TLS encrypts tokens", at: tokens.at }]),
    ...unsupportedBinding(messages, protection),
  ];
}

function unsupportedBinding(
  { endpoint, request, reply }: SecuredMessages,
  protection: MessageProtection,
): readonly UnsupportedAssertion[] {
  const binding = findAssertion(endpoint, "AsymmetricBinding");
  if (binding === undefined) return [];
  const against = (reason: string, { local: name, at } = binding): UnsupportedAssertion => ({ name, reason, at });
  const { requestSignature, replySignature, requestEncryption, replyEncryption } = protection;
  const isSigned = (requestSignature ?? replySignature) !== undefined;
  const suite = suiteOf(endpoint);
  const isLost =
    hasAssertion([...request, ...reply], "SignedParts", "EncryptedParts") && requestSignature === undefined;
  return [
    ...(isLost ? [against("requests are signed, and by a certificate only")] : []),
    ...(isSigned && !hasAssertion(endpoint, "IncludeTimestamp")
      ? [against("a signed message without a Timestamp could be replayed for ever")]
      : []),
    ...(isSigned && suite !== undefined && !/Sha256|Sha384|Sha512|GCM/.test(suite.local)
      ? [against("signatures use SHA-256 or better", suite)]
      : []),
    ...((requestEncryption ?? replyEncryption) !== undefined && suite?.local.includes("GCM") !== true
      ? [against("the Body is encrypted by AES-GCM, not by AES-CBC", suite)]
      : []),
  ];
}
