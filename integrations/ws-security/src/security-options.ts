import type { Decrypter } from "./encryption/decrypter.js";
import type { SignedPart } from "./message/check-message-signature.js";
import type { IncomingSecurity } from "./message/open-envelope.js";
import { memoryReplayCache, type ReplayCache } from "./message/replay-cache.js";
import type { AssertionCheck } from "./saml/check-assertion.js";
import { type CertificateTrust, knownCertificates } from "./tokens/certificates.js";
import type { UsernameTokenCheck } from "./tokens/username-token.js";

/** Whose signatures count, and what they must cover beside the Body and the Timestamp. */
export interface SignatureTrust extends CertificateTrust {
  /** Parts that must be signed if they are there. Default: the UsernameToken. */
  readonly signed?: readonly SignedPart[] | undefined;
}

/** What is asked of messages that come in. Each part that is set, a message must have; a token that nobody checks is refused. */
export interface AgreedSecurity {
  readonly usernameToken?: UsernameTokenCheck | undefined;
  readonly assertion?: AssertionCheck | undefined;
  readonly signature?: SignatureTrust | undefined;
  /** With which keys the Body is decrypted. `isRequired` tells whether it must be encrypted; default: true. */
  readonly decryption?: { readonly keys: readonly Decrypter[]; readonly isRequired?: boolean } | undefined;
  /** How old messages may be, and whether they must say so. */
  readonly timestamp?: TimestampOptions | undefined;
  /** Default: one in memory, for one instance. */
  readonly replayCache?: ReplayCache | undefined;
  /** Whose Security header is read, if not that without an actor. */
  readonly actor?: string | undefined;
  /** The time, in milliseconds since 1970. */
  readonly now?: (() => number) | undefined;
}

/** How old messages may be. */
export interface TimestampOptions {
  /** Milliseconds from the creation of a message, or of a digest, until it is refused. Default: 300,000. */
  readonly maxAgeMs?: number | undefined;
  /** Milliseconds by which clocks may differ. Default: 60,000. */
  readonly clockSkewMs?: number | undefined;
  /** Whether messages must have a Timestamp. Default: true. Those that are signed always must. */
  readonly isRequired?: boolean | undefined;
}

/** Fills in the defaults, and reads certificates. Throws for options that ask for nothing, or contradict each other. */
export function incomingSecurity(agreed: AgreedSecurity): IncomingSecurity {
  const { usernameToken, assertion, signature, decryption, timestamp = {}, now = Date.now } = agreed;
  const needsTimestamp = timestamp.isRequired ?? true;
  if ((usernameToken ?? assertion ?? signature ?? decryption) === undefined && timestamp.isRequired !== true) {
    throw new Error("Security asks for nothing: set usernameToken, assertion, signature or decryption.");
  }
  if (signature !== undefined && !needsTimestamp) {
    throw new Error("A signed message needs a Timestamp: without one, it could be replayed for ever.");
  }
  return {
    freshness: { maxAgeMs: timestamp.maxAgeMs ?? 300_000, clockSkewMs: timestamp.clockSkewMs ?? 60_000, now },
    needsTimestamp,
    usernameToken,
    assertion,
    signature: signature && { known: knownCertificates(signature), signed: signature.signed ?? ["username-token"] },
    decryption: decryption && { keys: decryption.keys, isRequired: decryption.isRequired ?? true },
    confirmed: undefined,
    replay: agreed.replayCache ?? memoryReplayCache({ now }),
    actor: agreed.actor,
  };
}
