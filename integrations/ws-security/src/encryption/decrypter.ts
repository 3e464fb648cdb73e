import { constants, createPrivateKey, privateDecrypt, X509Certificate } from "node:crypto";
import type { OaepHash } from "./algorithms.js";

/** Decrypts keys with a private key that may be anywhere: in memory, in an HSM, behind a service. */
export interface Decrypter {
  /** The certificate by which messages name the key, as PEM or DER. */
  readonly certificate: string | Uint8Array;
  /** Decrypts a key by RSA-OAEP. Whatever it throws refuses the message, with the same words as any other failure. */
  decrypt(encryptedKey: Uint8Array, hash: OaepHash): Uint8Array | Promise<Uint8Array>;
}

/** A private key with its certificate. */
export interface KeyDecrypterOptions {
  /** As PEM. */
  readonly privateKey: string;
  /** As PEM or DER. */
  readonly certificate: string | Uint8Array;
  readonly passphrase?: string | undefined;
}

/** Decrypts with a key in memory. Throws for a key that is not the certificate's. */
export function keyDecrypter({ privateKey, certificate, passphrase }: KeyDecrypterOptions): Decrypter {
  const key = createPrivateKey({ key: privateKey, passphrase });
  if (!new X509Certificate(certificate).checkPrivateKey(key)) throw new Error("The certificate is of another key.");
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  return {
    certificate,
    decrypt: (encryptedKey, hash) => privateDecrypt({ key, padding, oaepHash: hash }, encryptedKey),
  };
}
