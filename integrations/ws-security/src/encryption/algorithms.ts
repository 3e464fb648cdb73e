import { ds, xenc, xenc11 } from "../names.js";
import { refuse } from "../refusal.js";
import { attributeOf, childElements, isNamed } from "../tree/elements.js";

/** How messages are encrypted: AES in GCM, which notices every change. There is no CBC, as it lets an attacker decrypt. */
export type EncryptionAlgorithmName = `aes${"128" | "192" | "256"}-gcm`;

/** What one algorithm is to Node. */
export interface EncryptionAlgorithm {
  readonly cipher: "aes-128-gcm" | "aes-192-gcm" | "aes-256-gcm";
  readonly keyBytes: 16 | 24 | 32;
}

/** Sizes of AES-GCM in XML Encryption 1.1 (section 5.2.4), in bytes. */
export const nonceBytes = 12;
export const tagBytes = 16;

const algorithms: Readonly<Record<EncryptionAlgorithmName, EncryptionAlgorithm>> = {
  "aes128-gcm": { cipher: "aes-128-gcm", keyBytes: 16 },
  "aes192-gcm": { cipher: "aes-192-gcm", keyBytes: 24 },
  "aes256-gcm": { cipher: "aes-256-gcm", keyBytes: 32 },
};

/** The algorithm of a name. */
export function encryptionAlgorithm(name: EncryptionAlgorithmName): EncryptionAlgorithm {
  return algorithms[name];
}

/** The algorithm of an EncryptionMethod. Throws `SecurityRefusal`. */
export function contentAlgorithm(method: Element): EncryptionAlgorithm {
  const uri = attributeOf(method, "Algorithm");
  const name = uri.startsWith(xenc11) ? uri.slice(xenc11.length) : "";
  if (!isAlgorithm(name)) return refuse("UnsupportedAlgorithm", `Encryption by ${uri} is not supported.`);
  return algorithms[name];
}

function isAlgorithm(name: string): name is EncryptionAlgorithmName {
  return Object.hasOwn(algorithms, name);
}

/** The hash of RSA-OAEP and of its mask. SHA-1 is the original algorithm's (RFC 8017 appendix B.1), and not weak here. */
export type OaepHash = "sha1" | "sha256" | "sha384" | "sha512";

const digestUris: ReadonlyMap<string, OaepHash> = new Map([
  [`${ds}sha1`, "sha1"],
  [`${xenc}sha256`, "sha256"],
  ["http://www.w3.org/2001/04/xmldsig-more#sha384", "sha384"],
  [`${xenc}sha512`, "sha512"],
]);

/** The hash of an EncryptionMethod of RSA-OAEP. Throws `SecurityRefusal` for another one, also for RSA with PKCS #1 1.5. */
export function oaepHash(method: Element): OaepHash {
  const uri = attributeOf(method, "Algorithm");
  const digest = childElements(method).find((child) => isNamed(child, ds, "DigestMethod"));
  const mask = childElements(method).find((child) => isNamed(child, xenc11, "MGF"));
  const isWhole = childElements(method).every((child) => child === digest || child === mask);
  const hash = digest === undefined ? "sha1" : digestUris.get(attributeOf(digest, "Algorithm"));
  const maskUri = mask === undefined ? `${xenc11}mgf1sha1` : attributeOf(mask, "Algorithm");
  const isOaep = uri === `${xenc}rsa-oaep-mgf1p` || uri === `${xenc11}rsa-oaep`;
  // Node has one hash for both.
  if (!isOaep || !isWhole || hash === undefined || maskUri !== `${xenc11}mgf1${hash}`) {
    return refuse("UnsupportedAlgorithm", `Keys encrypted by ${uri} with such parameters are not supported.`);
  }
  return hash;
}
