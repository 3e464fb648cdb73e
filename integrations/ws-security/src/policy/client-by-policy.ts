import type { ClientMessageSecurity, SecurityPolicy } from "@stubwright/runtime";
import { type ClientSecurityOptions, createClientSecurity, type ReplyChecks } from "../client-security.js";
import type { Decrypter } from "../encryption/decrypter.js";
import type { AssertionSource } from "../saml/assertion-markup.js";
import type { SignatureTrust } from "../security-options.js";
import type { Signer } from "../signature/signer.js";
import { required } from "./required.js";

/** Who a client is, and whom it trusts. Only what the policy asks for is needed. */
export interface ClientCredentials {
  readonly username?: string | undefined;
  readonly password?: string | undefined;
  /** An assertion of SAML 2.0, as its issuer has signed it. */
  readonly assertion?: AssertionSource | undefined;
  /** The client's own key, for signatures. */
  readonly signer?: Signer | undefined;
  /** The client's own keys, for encrypted replies. */
  readonly decryption?: readonly Decrypter[] | undefined;
  /** The service's certificate, as PEM or DER, for which requests are encrypted. */
  readonly serviceCertificate?: string | Uint8Array | undefined;
  /** Whose signatures of replies count. Default: that of `serviceCertificate`. */
  readonly trust?: SignatureTrust | undefined;
  /** The time, in milliseconds since 1970. */
  readonly now?: (() => number) | undefined;
}

/**
 * Secures a client's messages as the policy of a contract asks: for `SoapTransportOptions.messageSecurity`. Throws if a
 * credential is missing. TLS and its certificates are the transport's (`fetch`).
 */
export function clientSecurityByPolicy(policy: SecurityPolicy, credentials: ClientCredentials): ClientMessageSecurity {
  return createClientSecurity(clientOptions(policy, credentials));
}

function clientOptions(policy: SecurityPolicy, credentials: ClientCredentials): ClientSecurityOptions {
  const { usernameToken, assertion, requestSignature, requestEncryption, timestamp } = policy;
  const { now } = credentials;
  return {
    usernameToken: usernameToken && {
      username: required(credentials.username, "username", "a UsernameToken"),
      password: required(credentials.password, "password", "a UsernameToken"),
      passwordType: usernameToken,
    },
    assertion: assertion && required(credentials.assertion, "assertion", "an assertion"),
    signature: requestSignature && {
      signer: required(credentials.signer, "signer", "signed requests"),
      keyReference: requestSignature.keyReference,
      headers: requestSignature.headers,
    },
    encryption: requestEncryption && {
      ...requestEncryption,
      certificate: required(credentials.serviceCertificate, "serviceCertificate", "encrypted requests"),
    },
    lifetimeMs: timestamp ? undefined : false,
    reply: replyChecks(policy, credentials),
    now,
  };
}

function replyChecks(policy: SecurityPolicy, credentials: ClientCredentials): ReplyChecks | undefined {
  const { replySignature, replyEncryption, signatureConfirmation } = policy;
  if ((replySignature ?? replyEncryption) === undefined) return undefined;
  const { serviceCertificate } = credentials;
  const trust = credentials.trust ?? (serviceCertificate && { certificates: [serviceCertificate] });
  return {
    signature: replySignature && {
      signed: replySignature.headers,
      ...required(trust || undefined, "serviceCertificate or trust", "signed replies"),
    },
    decryption: replyEncryption && { keys: required(credentials.decryption, "decryption", "encrypted replies") },
    confirmation: signatureConfirmation,
  };
}
