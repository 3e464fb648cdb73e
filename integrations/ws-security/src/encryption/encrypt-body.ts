import { constants, createCipheriv, publicEncrypt, randomBytes, X509Certificate } from "node:crypto";
import { ds, encryptedKeyType, wsse, xenc, xenc11 } from "../names.js";
import { type KeyReference, keyReferenceMarkup } from "../tokens/key-reference.js";
import type { EnvelopeTree } from "../tree/envelope-tree.js";
import { insertMarkup } from "../tree/insert-markup.js";
import { writeContent } from "../tree/write-tree.js";
import { type EncryptionAlgorithmName, encryptionAlgorithm, nonceBytes } from "./algorithms.js";

/** How the content of the Body is encrypted. */
export interface EncryptionOptions {
  /** The receiver's certificate, of an RSA key, as PEM or DER. */
  readonly certificate: string | Uint8Array;
  /** Default: `aes256-gcm`. */
  readonly algorithm?: EncryptionAlgorithmName | undefined;
  /** How the certificate is named. Default: `issuer-serial`. */
  readonly keyReference?: Exclude<KeyReference, "binary-security-token"> | undefined;
  /** The hash of RSA-OAEP. Default: `sha256`; `sha1` is for receivers that know only `rsa-oaep-mgf1p`. */
  readonly oaepHash?: "sha1" | "sha256" | undefined;
}

/** Puts the Body's content into an EncryptedData, and its key first into the Security header (XML Encryption 1.1). */
export function encryptBody(
  { document, body }: EnvelopeTree,
  security: Element,
  { certificate, algorithm = "aes256-gcm", keyReference = "issuer-serial", oaepHash = "sha256" }: EncryptionOptions,
  ids: () => string,
): void {
  const receiver = new X509Certificate(certificate);
  const { cipher, keyBytes } = encryptionAlgorithm(algorithm);
  const [key, nonce] = [randomBytes(keyBytes), randomBytes(nonceBytes)];
  const aes = createCipheriv(cipher, key, nonce);
  const data = Buffer.concat([nonce, aes.update(writeContent(body), "utf8"), aes.final(), aes.getAuthTag()]);
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  const sentKey = publicEncrypt({ key: receiver.publicKey, padding, oaepHash }, key);
  const [keyId, dataId] = [ids(), ids()];
  const name = `<ds:KeyInfo xmlns:ds="${ds}">${keyReferenceMarkup(receiver, keyReference, "")}</ds:KeyInfo>`;
  const list = `<xenc:ReferenceList><xenc:DataReference URI="#${dataId}"/></xenc:ReferenceList>`;
  insertMarkup(
    document,
    security,
    `<xenc:EncryptedKey xmlns:xenc="${xenc}" Id="${keyId}">${oaepMethod(oaepHash)}${name}${cipherData(sentKey)}${list}</xenc:EncryptedKey>`,
    security.firstChild,
  );
  while (body.firstChild) body.removeChild(body.firstChild);
  const reference = `<wsse:SecurityTokenReference xmlns:wsse="${wsse}"><wsse:Reference URI="#${keyId}" ValueType="${encryptedKeyType}"/></wsse:SecurityTokenReference>`;
  const method = `<xenc:EncryptionMethod Algorithm="${xenc11}${algorithm}"/>`;
  insertMarkup(
    document,
    body,
    `<xenc:EncryptedData xmlns:xenc="${xenc}" Id="${dataId}" Type="${xenc}Content">${method}<ds:KeyInfo xmlns:ds="${ds}">${reference}</ds:KeyInfo>${cipherData(data)}</xenc:EncryptedData>`,
  );
}

function oaepMethod(hash: "sha1" | "sha256"): string {
  if (hash === "sha1") {
    return `<xenc:EncryptionMethod Algorithm="${xenc}rsa-oaep-mgf1p"><ds:DigestMethod xmlns:ds="${ds}" Algorithm="${ds}sha1"/></xenc:EncryptionMethod>`;
  }
  return `<xenc:EncryptionMethod Algorithm="${xenc11}rsa-oaep"><ds:DigestMethod xmlns:ds="${ds}" Algorithm="${xenc}sha256"/><xenc11:MGF xmlns:xenc11="${xenc11}" Algorithm="${xenc11}mgf1sha256"/></xenc:EncryptionMethod>`;
}

function cipherData(bytes: Buffer): string {
  const value = `<xenc:CipherValue>${bytes.toString("base64")}</xenc:CipherValue>`;
  return `<xenc:CipherData>${value}</xenc:CipherData>`;
}
