/** WS-Security 1.1 (SOAP Message Security, with the profiles for UsernameToken, X.509 and SAML) for servers and clients of Stubwright. */
export { type ClientSecurityOptions, createClientSecurity, type ReplyChecks } from "./client-security.js";
export type { EncryptionAlgorithmName, OaepHash } from "./encryption/algorithms.js";
export { type Decrypter, type KeyDecrypterOptions, keyDecrypter } from "./encryption/decrypter.js";
export type { EncryptionOptions } from "./encryption/encrypt-body.js";
export type { SignedPart } from "./message/check-message-signature.js";
export { memoryReplayCache, type ReplayCache, type ReplayCacheOptions } from "./message/replay-cache.js";
export { type ClientCredentials, clientSecurityByPolicy } from "./policy/client-by-policy.js";
export { type ServerCredentials, serverSecurityByPolicy } from "./policy/server-by-policy.js";
export { type RefusalCode, SecurityRefusal } from "./refusal.js";
export type { AssertionSource } from "./saml/assertion-markup.js";
export type { AssertionCheck } from "./saml/check-assertion.js";
export type { AgreedSecurity, SignatureTrust, TimestampOptions } from "./security-options.js";
export {
  createServerSecurity,
  type EncryptFor,
  type ReplySecurity,
  type ServerSecurityOptions,
} from "./server-security.js";
export type { SignatureAlgorithmName } from "./signature/algorithms.js";
export type { SignatureOptions } from "./signature/sign-message.js";
export { type KeySignerOptions, keySigner, type Signer } from "./signature/signer.js";
export type { CertificateTrust } from "./tokens/certificates.js";
export type { KeyReference } from "./tokens/key-reference.js";
export type {
  PasswordCheck,
  PasswordLookup,
  PasswordType,
  UsernameTokenCheck,
  UsernameTokenOptions,
} from "./tokens/username-token.js";
