import { constants, type KeyObject } from "node:crypto";
import { refuse } from "../refusal.js";

/** The signature algorithms, RSA with at least 2048 bits. There is none with SHA-1 or MD5, and no HMAC. */
export type SignatureAlgorithmName = `${"rsa" | "rsa-pss" | "ecdsa"}-sha${"256" | "384" | "512"}`;

/** What one signature algorithm is to Node. */
export interface SignatureAlgorithm {
  readonly uri: string;
  readonly hash: "sha256" | "sha384" | "sha512";
  readonly keyType: "rsa" | "ec";
  /** How signatures are padded or encoded. */
  readonly form: SignatureForm;
}

interface SignatureForm {
  readonly padding?: number;
  readonly saltLength?: number;
  readonly dsaEncoding?: "ieee-p1363";
}

const more = "http://www.w3.org/2001/04/xmldsig-more#";
const more2007 = "http://www.w3.org/2007/05/xmldsig-more#";

const pkcs1: SignatureForm = { padding: constants.RSA_PKCS1_PADDING };
const pss: SignatureForm = {
  padding: constants.RSA_PKCS1_PSS_PADDING,
  saltLength: constants.RSA_PSS_SALTLEN_DIGEST,
};
const pair: SignatureForm = { dsaEncoding: "ieee-p1363" };

/** RFC 9231 sections 2.3.2, 2.3.6 and 2.3.10. */
export const signatureAlgorithms: Readonly<Record<SignatureAlgorithmName, SignatureAlgorithm>> = {
  "rsa-sha256": { uri: `${more}rsa-sha256`, hash: "sha256", keyType: "rsa", form: pkcs1 },
  "rsa-sha384": { uri: `${more}rsa-sha384`, hash: "sha384", keyType: "rsa", form: pkcs1 },
  "rsa-sha512": { uri: `${more}rsa-sha512`, hash: "sha512", keyType: "rsa", form: pkcs1 },
  "rsa-pss-sha256": { uri: `${more2007}sha256-rsa-MGF1`, hash: "sha256", keyType: "rsa", form: pss },
  "rsa-pss-sha384": { uri: `${more2007}sha384-rsa-MGF1`, hash: "sha384", keyType: "rsa", form: pss },
  "rsa-pss-sha512": { uri: `${more2007}sha512-rsa-MGF1`, hash: "sha512", keyType: "rsa", form: pss },
  "ecdsa-sha256": { uri: `${more}ecdsa-sha256`, hash: "sha256", keyType: "ec", form: pair },
  "ecdsa-sha384": { uri: `${more}ecdsa-sha384`, hash: "sha384", keyType: "ec", form: pair },
  "ecdsa-sha512": { uri: `${more}ecdsa-sha512`, hash: "sha512", keyType: "ec", form: pair },
};

const byUri = new Map(Object.values(signatureAlgorithms).map((algorithm) => [algorithm.uri, algorithm]));

/** The algorithm of a URI. Throws `SecurityRefusal`. */
export function signatureAlgorithm(uri: string): SignatureAlgorithm {
  return byUri.get(uri) ?? refuse("UnsupportedAlgorithm", `Signatures by ${uri} are not supported.`);
}

/** Whether a key is of an algorithm's kind, and long enough. */
export function fits(key: KeyObject, { keyType }: SignatureAlgorithm): boolean {
  if (key.asymmetricKeyType !== keyType) return false;
  return keyType === "ec" || (key.asymmetricKeyDetails?.modulusLength ?? 0) >= 2048;
}

const digests: ReadonlyMap<string, SignatureAlgorithm["hash"]> = new Map([
  ["http://www.w3.org/2001/04/xmlenc#sha256", "sha256"],
  [`${more}sha384`, "sha384"],
  ["http://www.w3.org/2001/04/xmlenc#sha512", "sha512"],
]);

/** The digest of a URI. Throws `SecurityRefusal`. */
export function digestAlgorithm(uri: string): SignatureAlgorithm["hash"] {
  return digests.get(uri) ?? refuse("UnsupportedAlgorithm", `Digests by ${uri} are not supported.`);
}

/** The URI of a digest. */
export function digestUri(hash: SignatureAlgorithm["hash"]): string {
  for (const [uri, name] of digests) if (name === hash) return uri;
  throw new Error(`There is no digest ${hash}.`);
}
