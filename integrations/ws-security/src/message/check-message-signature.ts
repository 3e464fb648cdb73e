import type { X509Certificate } from "node:crypto";
import { refuse } from "../refusal.js";
import { readSignature } from "../signature/read-signature.js";
import { verifySignature } from "../signature/verify-signature.js";
import { checkTrust, type KnownCertificates } from "../tokens/certificates.js";
import { namedCertificate } from "../tokens/key-reference.js";
import { attributeOf, childElements, nameOf } from "../tree/elements.js";
import type { EnvelopeTree } from "../tree/envelope-tree.js";
import type { Freshness } from "./clock.js";
import type { SecurityContent } from "./read-security.js";
import type { ReplayCache } from "./replay-cache.js";

/** A part of a message that must be signed if it is there: a token, or each header block of a name. */
export type SignedPart = "username-token" | "assertion" | `{${string}}${string}`;

/** What a message's signature must be. The Body and the Timestamp must always be signed. */
export interface SignatureCheck {
  readonly known: KnownCertificates;
  readonly signed: readonly SignedPart[];
}

/** A signature that was found good. */
export interface CheckedSignature {
  readonly certificate: X509Certificate;
  /** As base64. */
  readonly value: string;
}

/** A message with its Security header. */
interface SignedMessage {
  readonly tree: EnvelopeTree;
  readonly security: Element;
  readonly content: SecurityContent;
  /** The last moment at which it is taken. */
  readonly expires: number;
}

/** What a check shares with those of other parts. */
interface SignatureTerms {
  readonly freshness: Freshness;
  readonly replay: ReplayCache;
  readonly confirmed: string | null | undefined;
}

/** Checks the signature of a message: who has signed, what is signed, and that it comes once. Throws `SecurityRefusal`. */
export async function checkMessageSignature(
  { tree, security, content, expires }: SignedMessage,
  { known, signed }: SignatureCheck,
  { freshness, replay, confirmed }: SignatureTerms,
): Promise<CheckedSignature> {
  const { signature: element } = content;
  if (element === undefined) return refuse("InvalidSecurity", "The message is not signed.");
  const signature = readSignature(element);
  const { keyInfo } = signature;
  if (keyInfo === undefined) return refuse("InvalidSecurity", "The signature names no key.");
  const certificate = namedCertificate(keyInfo, { tree, security, certificates: known.certificates });
  await checkTrust(certificate, known, freshness.now());
  const covered = verifySignature(tree, signature, certificate.publicKey);
  const missing = requiredParts(tree, content, signed).find((part) => !covered.has(part));
  if (missing !== undefined) refuse("FailedCheck", `The signature does not cover ${nameOf(missing)}.`);
  checkConfirmation(content, covered, confirmed);
  const value = signature.value.toString("base64");
  if (!(await replay.add(`signature ${value}`, expires))) refuse("FailedCheck", "The message has come before.");
  return { certificate, value };
}

function requiredParts(
  { body, header }: EnvelopeTree,
  { timestamp, usernameToken, assertion }: SecurityContent,
  signed: readonly SignedPart[],
): readonly Element[] {
  if (timestamp === undefined) return refuse("InvalidSecurity", "A signed message needs a Timestamp.");
  const blocks = header === undefined ? [] : childElements(header);
  const others = signed.flatMap((part) => {
    switch (part) {
      case "username-token":
        return usernameToken ?? [];
      case "assertion":
        return assertion ?? [];
      default:
        return blocks.filter((block) => nameOf(block) === part);
    }
  });
  return [body, timestamp, ...others];
}

/** The reply must say, signed, which signature it answers (WS-Security 1.1, section 8.5). */
function checkConfirmation(
  { confirmations }: SecurityContent,
  covered: ReadonlySet<Element>,
  confirmed: string | null | undefined,
): void {
  if (confirmed === undefined) return;
  const isConfirmed = confirmations.some(
    (element) => covered.has(element) && attributeOf(element, "Value") === (confirmed ?? ""),
  );
  if (!isConfirmed || confirmations.length > 1) refuse("FailedCheck", "The message does not confirm the request.");
}
