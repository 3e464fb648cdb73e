import type { ClientMessageSecurity } from "@stubwright/runtime";
import type { EncryptionOptions } from "./encryption/encrypt-body.js";
import type { IncomingSecurity } from "./message/open-envelope.js";
import { openEnvelope } from "./message/open-envelope.js";
import { type SecuredEnvelope, secureEnvelope } from "./message/secure-envelope.js";
import { SecurityRefusal } from "./refusal.js";
import type { AssertionSource } from "./saml/assertion-markup.js";
import { type AgreedSecurity, incomingSecurity } from "./security-options.js";
import type { SignatureOptions } from "./signature/sign-message.js";
import type { UsernameTokenOptions } from "./tokens/username-token.js";

/** What a client's requests are secured with, and what it asks of replies. */
export interface ClientSecurityOptions {
  readonly usernameToken?: UsernameTokenOptions | undefined;
  /** An assertion of SAML 2.0, as its issuer has signed it. A function is asked for each request. */
  readonly assertion?: AssertionSource | undefined;
  readonly signature?: SignatureOptions | undefined;
  readonly encryption?: EncryptionOptions | undefined;
  /** Milliseconds until a request expires. Default: 300,000. `false` for no Timestamp. */
  readonly lifetimeMs?: number | false | undefined;
  /** Whether the receiver must understand the header. Default: true. */
  readonly mustUnderstand?: boolean | undefined;
  /** Whom the header is for, if not the service itself: an intermediary's URI. */
  readonly actor?: string | undefined;
  /** What replies must have. By default, they are decoded as they come. */
  readonly reply?: ReplyChecks | undefined;
  /** The time, in milliseconds since 1970. */
  readonly now?: (() => number) | undefined;
}

/** What a client asks of replies. */
export interface ReplyChecks extends Omit<AgreedSecurity, "usernameToken" | "assertion" | "actor" | "now"> {
  /** Whether a reply must say, signed, the value of the request's signature. Default: false. */
  readonly confirmation?: boolean | undefined;
}

/** Secures a client's messages: for `SoapTransportOptions.messageSecurity`. Throws for options that cannot be. */
export function createClientSecurity(options: ClientSecurityOptions): ClientMessageSecurity {
  const { reply, now = Date.now } = options;
  const incoming = reply && incomingSecurity({ ...reply, now });
  if (reply?.confirmation === true && reply.signature === undefined) {
    throw new Error("A confirmation counts only if it is signed: reply.signature is missing.");
  }
  return {
    secure: async ({ text }) => {
      const secured = await secureEnvelope(text, outgoingOf(options, now()));
      if (incoming === undefined) return { text: secured.text };
      const confirmed = reply?.confirmation === true ? (secured.signatureValue ?? null) : undefined;
      return { text: secured.text, openReply: (envelope) => openReply(envelope, { ...incoming, confirmed }) };
    },
  };
}

function outgoingOf(options: ClientSecurityOptions, now: number): Parameters<typeof secureEnvelope>[1] {
  const { lifetimeMs = 300_000, mustUnderstand = true } = options;
  return {
    now,
    lifetimeMs: lifetimeMs === false ? undefined : lifetimeMs,
    usernameToken: options.usernameToken,
    assertion: options.assertion,
    signature: options.signature,
    encryption: options.encryption,
    confirmed: undefined,
    mustUnderstand,
    actor: options.actor,
  };
}

/** Unlike a server's caller, the owner of a client learns why a reply is refused. */
async function openReply(
  envelope: Parameters<typeof openEnvelope>[0],
  incoming: IncomingSecurity,
): Promise<SecuredEnvelope["text"]> {
  try {
    return (await openEnvelope(envelope, incoming)).text;
  } catch (error) {
    if (error instanceof SecurityRefusal) throw new Error(error.reason, { cause: error });
    throw error;
  }
}
