import type { SecurityPolicy } from "@stubwright/runtime";
import type { MessageSecurity } from "@stubwright/runtime/server";
import type { Decrypter } from "../encryption/decrypter.js";
import type { SignedPart } from "../message/check-message-signature.js";
import type { AssertionCheck } from "../saml/check-assertion.js";
import type { AgreedSecurity, SignatureTrust } from "../security-options.js";
import { createServerSecurity, type ReplySecurity, type ServerSecurityOptions } from "../server-security.js";
import type { Signer } from "../signature/signer.js";
import type { UsernameTokenCheck } from "../tokens/username-token.js";
import { required } from "./required.js";

/** Whom a server believes, and with which keys it answers. Only what the policy asks for is needed. */
export interface ServerCredentials
  extends Pick<AgreedSecurity, "replayCache" | "now">,
    Pick<ServerSecurityOptions, "onRefusal"> {
  readonly usernameToken?: UsernameTokenCheck | undefined;
  readonly assertion?: AssertionCheck | undefined;
  /** Whose signatures of requests count. */
  readonly trust?: SignatureTrust | undefined;
  /** The service's own keys, for encrypted requests. */
  readonly decryption?: readonly Decrypter[] | undefined;
  /** The service's own key, for signatures of replies. */
  readonly signer?: Signer | undefined;
}

/**
 * Checks requests and secures replies as the policy of a contract asks: for `ListenerOptions.messageSecurity`. Throws if
 * a credential is missing. TLS and its certificates are the server's (`https.createServer`).
 */
export function serverSecurityByPolicy(policy: SecurityPolicy, credentials: ServerCredentials): MessageSecurity {
  const { usernameToken, assertion, requestSignature, requestEncryption, timestamp } = policy;
  const { replayCache, now, onRefusal } = credentials;
  return createServerSecurity({
    usernameToken:
      usernameToken &&
      userCheck(required(credentials.usernameToken, "usernameToken", "a UsernameToken"), usernameToken),
    assertion: assertion && required(credentials.assertion, "assertion", "an assertion"),
    signature: requestSignature && {
      signed: [...requestSignature.headers, ...(requestSignature.tokens ? signedTokens : [])],
      ...required(credentials.trust, "trust", "signed requests"),
    },
    decryption: requestEncryption && { keys: required(credentials.decryption, "decryption", "encrypted requests") },
    timestamp: { isRequired: timestamp },
    reply: replySecurity(policy, credentials),
    replayCache,
    now,
    onRefusal,
  });
}

const signedTokens: readonly SignedPart[] = ["username-token", "assertion"];

/** A digest that the policy asks for is not replaced by a password as text. */
function userCheck(check: UsernameTokenCheck, passwordType: "text" | "digest"): UsernameTokenCheck {
  if ("password" in check) return { passwordTypes: [passwordType], ...check };
  if (passwordType === "text") return check;
  throw new Error("The policy asks for passwords as digests: set usernameToken.password, as a hash cannot check them.");
}

function replySecurity(policy: SecurityPolicy, { signer }: ServerCredentials): ReplySecurity | undefined {
  const { replySignature, replyEncryption, signatureConfirmation, timestamp } = policy;
  if (!timestamp && (replySignature ?? replyEncryption) === undefined) return undefined;
  return {
    signature: replySignature && {
      signer: required(signer, "signer", "signed replies"),
      keyReference: replySignature.keyReference,
      headers: replySignature.headers,
    },
    confirmation: signatureConfirmation,
    encryption: replyEncryption && { ...replyEncryption, certificate: "caller" },
  };
}
