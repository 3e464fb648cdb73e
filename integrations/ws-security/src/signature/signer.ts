import { createPrivateKey, sign as signBytes, X509Certificate } from "node:crypto";
import { promisify } from "node:util";
import { fits, type SignatureAlgorithmName, signatureAlgorithms } from "./algorithms.js";

/** Signs with a key that may be anywhere: in memory, in an HSM, behind a service. */
export interface Signer {
  readonly algorithm: SignatureAlgorithmName;
  /** The certificate of the key, as PEM or DER. */
  readonly certificate: string | Uint8Array;
  /** Signs bytes, which are not hashed yet. A signature by ECDSA is `r` and `s` one after the other, as Web Crypto gives it. */
  sign(bytes: Uint8Array): Uint8Array | Promise<Uint8Array>;
}

/** A private key with its certificate. */
export interface KeySignerOptions {
  /** As PEM. */
  readonly privateKey: string;
  /** As PEM or DER. */
  readonly certificate: string | Uint8Array;
  /** Default: `rsa-sha256`, or `ecdsa-sha256` for such a key. */
  readonly algorithm?: SignatureAlgorithmName | undefined;
  readonly passphrase?: string | undefined;
}

const signInBackground = promisify(signBytes);

/** Signs with a key in memory. Throws for a key that is too short, or not the certificate's. */
export function keySigner({ privateKey, certificate, passphrase, ...options }: KeySignerOptions): Signer {
  const key = createPrivateKey({ key: privateKey, passphrase });
  const algorithm = options.algorithm ?? (key.asymmetricKeyType === "ec" ? "ecdsa-sha256" : "rsa-sha256");
  const { hash, form } = signatureAlgorithms[algorithm];
  if (!fits(key, signatureAlgorithms[algorithm])) throw new Error(`The key does not fit ${algorithm}.`);
  if (!new X509Certificate(certificate).checkPrivateKey(key)) throw new Error("The certificate is of another key.");
  return { algorithm, certificate, sign: (bytes) => signInBackground(hash, bytes, { key, ...form }) };
}
