import { randomUUID } from "node:crypto";
import { type EncryptionOptions, encryptBody } from "../encryption/encrypt-body.js";
import { wsse, wsse11, wsu } from "../names.js";
import { type AssertionSource, assertionMarkup } from "../saml/assertion-markup.js";
import { type SignatureOptions, signMessage } from "../signature/sign-message.js";
import { timestampMarkup } from "../tokens/timestamp.js";
import { type UsernameTokenOptions, usernameTokenMarkup } from "../tokens/username-token.js";
import { childElements } from "../tree/elements.js";
import { type EnvelopeTree, parseEnvelope } from "../tree/envelope-tree.js";
import { insertMarkup } from "../tree/insert-markup.js";
import { escapeAttribute, writeElement } from "../tree/write-tree.js";

/** What an envelope is secured with. */
export interface OutgoingSecurity {
  /** The time. */
  readonly now: number;
  /** Milliseconds from now until the message expires; undefined for no Timestamp. */
  readonly lifetimeMs: number | undefined;
  readonly usernameToken: UsernameTokenOptions | undefined;
  readonly assertion: AssertionSource | undefined;
  readonly signature: SignatureOptions | undefined;
  readonly encryption: EncryptionOptions | undefined;
  /** The value of the request's signature, `null` where it had none; undefined for no confirmation. */
  readonly confirmed: string | null | undefined;
  readonly mustUnderstand: boolean;
  readonly actor: string | undefined;
}

/** An envelope with its Security header. */
export interface SecuredEnvelope {
  readonly text: string;
  /** The value of its signature, as base64. */
  readonly signatureValue: string | undefined;
}

/** Adds a Security header to an envelope: tokens first, then the signature of them and of the Body, then the encryption of the Body. */
export async function secureEnvelope(text: string, outgoing: OutgoingSecurity): Promise<SecuredEnvelope> {
  const tree = withHeader(parseEnvelope(text));
  const { document, envelope, header, body } = tree;
  const markup = securityMarkup(envelope, outgoing, await ownTokens(outgoing));
  const security = insertMarkup(document, header, markup);
  const { signature, encryption } = outgoing;
  const signatureValue =
    signature && (await signMessage(tree, security, [body, ...childElements(security)], signature, newId));
  if (encryption !== undefined) encryptBody(tree, security, encryption, newId);
  return { text: `<?xml version="1.0" encoding="utf-8"?>${writeElement(envelope)}`, signatureValue };
}

/** An id that no element of the message has yet. */
function newId(): string {
  return `id-${randomUUID()}`;
}

function withHeader(tree: EnvelopeTree): EnvelopeTree & { readonly header: Element } {
  const { document, envelope, body, header } = tree;
  if (header !== undefined) return { ...tree, header };
  const prefix = envelope.prefix ? `${envelope.prefix}:` : "";
  const made = document.createElementNS(envelope.namespaceURI, `${prefix}Header`);
  envelope.insertBefore(made, body);
  return { ...tree, header: made };
}

async function ownTokens({ now, lifetimeMs, usernameToken, assertion, confirmed }: OutgoingSecurity): Promise<string> {
  const lifetime = lifetimeMs === undefined ? undefined : { created: now, expires: now + lifetimeMs };
  return [
    lifetime === undefined ? "" : timestampMarkup(newId(), lifetime),
    usernameToken === undefined ? "" : usernameTokenMarkup(newId(), usernameToken, now),
    assertion === undefined ? "" : await assertionMarkup(assertion),
    confirmed === undefined ? "" : confirmationMarkup(newId(), confirmed),
  ].join("");
}

/** WS-Security 1.1, section 8.5: a request without a signature is confirmed, too. */
function confirmationMarkup(id: string, value: string | null): string {
  const confirmed = value === null ? "" : ` Value="${escapeAttribute(value)}"`;
  return `<wsse11:SignatureConfirmation xmlns:wsse11="${wsse11}" wsu:Id="${id}"${confirmed}/>`;
}

function securityMarkup(envelope: Element, { mustUnderstand, actor }: OutgoingSecurity, tokens: string): string {
  const namespace = envelope.namespaceURI ?? "";
  const role = namespace.endsWith("/soap/envelope/") ? "actor" : "role";
  const attributes = [
    mustUnderstand ? ' S:mustUnderstand="1"' : "",
    actor === undefined ? "" : ` S:${role}="${escapeAttribute(actor)}"`,
  ].join("");
  const names = `xmlns:wsse="${wsse}" xmlns:wsu="${wsu}"`;
  const soap = attributes === "" ? "" : ` xmlns:S="${namespace}"${attributes}`;
  return `<wsse:Security ${names}${soap}>${tokens}</wsse:Security>`;
}
