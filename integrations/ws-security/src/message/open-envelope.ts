import type { ArrivedEnvelope } from "@stubwright/runtime/server";
import { decryptBody } from "../encryption/decrypt-body.js";
import type { Decrypter } from "../encryption/decrypter.js";
import { refuse } from "../refusal.js";
import { type AssertedCaller, type AssertionCheck, checkAssertion } from "../saml/check-assertion.js";
import { checkTimestamp } from "../tokens/timestamp.js";
import { checkUsernameToken, type UsernameTokenCheck } from "../tokens/username-token.js";
import { type EnvelopeTree, parseEnvelope, securityHeader } from "../tree/envelope-tree.js";
import { writeElement } from "../tree/write-tree.js";
import { type CheckedSignature, checkMessageSignature, type SignatureCheck } from "./check-message-signature.js";
import type { Freshness } from "./clock.js";
import { readSecurity, type SecurityContent } from "./read-security.js";
import type { ReplayCache } from "./replay-cache.js";

/** What a message must have to be taken. A token for which there is no check is refused. */
export interface IncomingSecurity {
  readonly freshness: Freshness;
  readonly needsTimestamp: boolean;
  readonly usernameToken: UsernameTokenCheck | undefined;
  readonly assertion: AssertionCheck | undefined;
  readonly signature: SignatureCheck | undefined;
  readonly decryption: { readonly keys: readonly Decrypter[]; readonly isRequired: boolean } | undefined;
  /** The value that the message must confirm, `null` for none; undefined where it need not. */
  readonly confirmed: string | null | undefined;
  readonly replay: ReplayCache;
  readonly actor: string | undefined;
}

/** A message that is secure as agreed. */
export interface OpenedEnvelope {
  /** Written from the very nodes that were verified, without the Security header. */
  readonly text: string;
  readonly sender: Sender;
}

/** Who has sent a message, by each token that was checked. */
export interface Sender {
  readonly username?: string;
  readonly assertion?: AssertedCaller;
  readonly signature?: CheckedSignature;
}

/** Opens an envelope. Throws `SecurityRefusal`, and whatever a key or a lookup elsewhere has thrown. */
export async function openEnvelope(arrived: ArrivedEnvelope, incoming: IncomingSecurity): Promise<OpenedEnvelope> {
  const tree = parseEnvelope(await decrypted(arrived, incoming));
  const security = headerOf(tree, incoming);
  const content = readSecurity(security);
  checkUnexpected(content, incoming);
  const expires = checkTime(content, incoming);
  const signature =
    incoming.signature &&
    (await checkMessageSignature({ tree, security, content, expires }, incoming.signature, incoming));
  const username = await usernameOf(content, incoming);
  const assertion = await assertionOf(tree, content, incoming);
  security.parentNode?.removeChild(security);
  return {
    text: writeElement(tree.envelope),
    sender: {
      ...(username === undefined ? {} : { username }),
      ...(assertion === undefined ? {} : { assertion }),
      ...(signature === undefined ? {} : { signature }),
    },
  };
}

function headerOf(tree: EnvelopeTree, { actor }: IncomingSecurity): Element {
  return securityHeader(tree, actor) ?? refuse("InvalidSecurity", "The message has no Security header.");
}

/** The text with its Body in clear. */
async function decrypted({ text, admit }: ArrivedEnvelope, incoming: IncomingSecurity): Promise<string> {
  const { decryption } = incoming;
  if (decryption === undefined) return text;
  const tree = parseEnvelope(text);
  const security = headerOf(tree, incoming);
  const { encryptedKey } = readSecurity(security);
  if (encryptedKey === undefined) {
    return decryption.isRequired ? refuse("InvalidSecurity", "The Body is not encrypted.") : text;
  }
  const clear = await decryptBody(tree, security, encryptedKey, decryption.keys);
  try {
    admit(clear);
  } catch (cause) {
    return refuse("FailedCheck", "What was encrypted is not the content of a Body.", cause);
  }
  return clear;
}

function checkUnexpected(content: SecurityContent, incoming: IncomingSecurity): void {
  const unexpected = (["usernameToken", "assertion", "signature"] as const).find(
    (kind) => content[kind] !== undefined && incoming[kind] === undefined,
  );
  if (unexpected !== undefined) refuse("UnsupportedSecurityToken", `Nobody checks the ${unexpected} of messages.`);
  if (content.encryptedKey !== undefined) refuse("UnsupportedSecurityToken", "There is no key to decrypt with.");
}

/** The last moment at which the message is taken. */
function checkTime({ timestamp }: SecurityContent, { freshness, needsTimestamp }: IncomingSecurity): number {
  if (timestamp !== undefined) return checkTimestamp(timestamp, freshness);
  if (needsTimestamp) refuse("InvalidSecurity", "The message has no Timestamp.");
  return freshness.now() + freshness.maxAgeMs + freshness.clockSkewMs;
}

async function usernameOf({ usernameToken }: SecurityContent, incoming: IncomingSecurity): Promise<string | undefined> {
  if (incoming.usernameToken === undefined) return undefined;
  if (usernameToken === undefined) return refuse("InvalidSecurity", "The message has no UsernameToken.");
  return checkUsernameToken(usernameToken, incoming.usernameToken, incoming);
}

async function assertionOf(
  tree: EnvelopeTree,
  { assertion }: SecurityContent,
  incoming: IncomingSecurity,
): Promise<AssertedCaller | undefined> {
  if (incoming.assertion === undefined) return undefined;
  if (assertion === undefined) return refuse("InvalidSecurity", "The message has no assertion.");
  return checkAssertion(tree, assertion, incoming.assertion, incoming);
}
