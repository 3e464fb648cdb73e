import { type ClientSecurityOptions, createClientSecurity, type KeySignerOptions, keySigner } from "../index.js";
import { soap11 } from "../names.js";
import { type SignatureOptions, signMessage } from "../signature/sign-message.js";
import { childElements } from "../tree/elements.js";
import { parseEnvelope, securityHeader } from "../tree/envelope-tree.js";
import { writeElement } from "../tree/write-tree.js";

/** What an envelope holds beside its security. */
interface EnvelopeContent {
  readonly blocks?: string | undefined;
  /** Default: a payment of 100. */
  readonly body?: string | undefined;
}

const honest = '<p:Pay xmlns:p="urn:pay"><p:amount>100</p:amount></p:Pay>';

/** An envelope with a payment. */
export function paymentEnvelope({ blocks = "", body = honest }: EnvelopeContent = {}): string {
  return `<soap:Envelope xmlns:soap="${soap11}"><soap:Header>${blocks}</soap:Header><soap:Body>${body}</soap:Body></soap:Envelope>`;
}

/** A payment with the given security. */
export async function securedPayment(options: ClientSecurityOptions, content?: EnvelopeContent): Promise<string> {
  const envelope = { text: paymentEnvelope(content), version: "1.1", url: "", action: "" } as const;
  return (await createClientSecurity(options).secure(envelope)).text;
}

/** How a signed payment differs from a plain one. */
interface SignedPaymentOptions extends Omit<ClientSecurityOptions, "signature"> {
  readonly signature?: Partial<SignatureOptions>;
}

/** A payment that somebody has signed. */
export function signedPayment(
  identity: KeySignerOptions,
  options: SignedPaymentOptions = {},
  content?: EnvelopeContent,
): Promise<string> {
  const { signer = keySigner(identity), ...signature } = options.signature ?? {};
  return securedPayment({ ...options, signature: { ...signature, signer } }, content);
}

/** A payment with a Timestamp, of which only one part is signed. */
export async function partlySignedPayment(identity: KeySignerOptions, part: "Body" | "Timestamp"): Promise<string> {
  const tree = parseEnvelope(await securedPayment({}));
  const security = securityHeader(tree, undefined);
  if (security === undefined) throw new Error("There is no Security header.");
  const parts = part === "Body" ? [tree.body] : childElements(security);
  await signMessage(tree, security, parts, { signer: keySigner(identity) }, () => `id-${Math.random()}`);
  return writeElement(tree.envelope);
}

/** The first element of a name in a text, with its prefix, its tags and its content. */
export function elementText(text: string, name: string): string {
  const found = new RegExp(`<${name}[ >/](?:.*?</${name}>|[^<]*/>)`, "s").exec(text)?.[0];
  if (found === undefined) throw new Error(`There is no ${name} in ${text}.`);
  return found;
}

/** A text with something in place of the first match. Throws where there is none: an attack that changes nothing is none. */
export function changed(text: string, from: string | RegExp, to: string | ((match: string) => string)): string {
  const result = text.replace(from, typeof to === "string" ? () => to : to);
  if (result === text) throw new Error(`Nothing to change: ${String(from)}.`);
  return result;
}

/** The payment of an attacker, for a Body of its own. */
export const evil = '<p:Pay xmlns:p="urn:pay"><p:amount>666</p:amount></p:Pay>';
