import type { OpenContent } from "@stubwright/runtime";
import { type MessageSecurity, ServiceFault } from "@stubwright/runtime/server";
import type { EncryptionOptions } from "./encryption/encrypt-body.js";
import { type OpenedEnvelope, openEnvelope, type Sender } from "./message/open-envelope.js";
import { secureEnvelope } from "./message/secure-envelope.js";
import { SecurityRefusal } from "./refusal.js";
import { type AgreedSecurity, incomingSecurity } from "./security-options.js";
import type { SignatureOptions } from "./signature/sign-message.js";

/** What a server asks of requests, and what it secures replies with. */
export interface ServerSecurityOptions extends AgreedSecurity {
  /** By default, replies and Faults go out as they are. */
  readonly reply?: ReplySecurity | undefined;
  /** Gets each request that is refused, with the reason that its sender does not learn. */
  readonly onRefusal?: ((refusal: SecurityRefusal) => void) | undefined;
}

/** What replies and Faults are secured with, beside their Timestamp. A Fault about the security itself is not secured. */
export interface ReplySecurity {
  readonly signature?: SignatureOptions | undefined;
  /** Whether a signed reply says which signature it answers. Default: false, as receivers of WS-Security 1.0 do not know that. */
  readonly confirmation?: boolean | undefined;
  /** Encrypts the Body for a certificate, or for that which has signed the request. */
  readonly encryption?: (Omit<EncryptionOptions, "certificate"> & { readonly certificate: EncryptFor }) | undefined;
  /** Milliseconds until a reply expires. Default: 300,000. */
  readonly lifetimeMs?: number | undefined;
}

/** A certificate, as PEM or DER, or the caller's. */
export type EncryptFor = "caller" | (string & {}) | Uint8Array;

/** Checks requests and secures replies: for `ListenerOptions.messageSecurity`. Throws for options that cannot be. */
export function createServerSecurity(options: ServerSecurityOptions): MessageSecurity {
  const incoming = incomingSecurity(options);
  const { reply, now = Date.now, onRefusal } = options;
  if (reply?.confirmation === true && reply.signature === undefined) {
    throw new Error("A confirmation counts only if it is signed: reply.signature is missing.");
  }
  if (reply?.encryption?.certificate === "caller" && options.signature === undefined) {
    throw new Error("A caller's certificate is known only if requests are signed: signature is missing.");
  }
  return {
    open: async (request) => {
      const { text, sender } = await opened(() => openEnvelope(request, incoming), onRefusal);
      const caller = callerOf(sender);
      if (reply === undefined) return { text, caller };
      return { text, caller, secureReply: (envelope) => secureReply(envelope, reply, { sender, now: now() }) };
    },
  };
}

/** Tells the sender no more than WS-Security's own code and text. */
async function opened(
  open: () => Promise<OpenedEnvelope>,
  onRefusal: ServerSecurityOptions["onRefusal"],
): Promise<OpenedEnvelope> {
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof SecurityRefusal)) throw error;
    onRefusal?.(error);
    throw new ServiceFault(error.faultCode, error.message, { status: 400 });
  }
}

/** What handlers find in `context.caller`: by each token that was checked, who has sent the message. */
function callerOf({ username, assertion, signature }: Sender): OpenContent {
  const caller: OpenContent = {};
  if (username !== undefined) caller.username = username;
  if (signature !== undefined) {
    const { subject, issuer, serialNumber, fingerprint256 } = signature.certificate;
    caller.certificate = { subject, issuer, serialNumber, fingerprint256 };
  }
  if (assertion !== undefined) {
    const { issuer, subject, attributes } = assertion;
    caller.assertion = { issuer, subject, attributes: { ...attributes } };
  }
  return caller;
}

/** Who is answered, and when. */
interface ReplyTerms {
  readonly sender: Sender;
  readonly now: number;
}

async function secureReply(text: string, reply: ReplySecurity, { sender, now }: ReplyTerms): Promise<string> {
  const { signature, confirmation = false, encryption, lifetimeMs = 300_000 } = reply;
  const secured = await secureEnvelope(text, {
    now,
    lifetimeMs,
    usernameToken: undefined,
    assertion: undefined,
    signature,
    encryption: encryption && { ...encryption, certificate: receiverOf(encryption.certificate, sender) },
    confirmed: confirmation ? (sender.signature?.value ?? null) : undefined,
    mustUnderstand: false,
    actor: undefined,
  });
  return secured.text;
}

function receiverOf(certificate: EncryptFor, { signature }: Sender): string | Uint8Array {
  if (certificate !== "caller") return certificate;
  if (signature === undefined) throw new Error("The request has no certificate to encrypt the reply for.");
  return signature.certificate.raw;
}
