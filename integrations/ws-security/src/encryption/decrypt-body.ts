import { createDecipheriv, randomBytes, X509Certificate } from "node:crypto";
import { ds, xenc } from "../names.js";
import { refuse } from "../refusal.js";
import { namedCertificate } from "../tokens/key-reference.js";
import { attributeOf, childElements, isNamed, leafBytes, requiredChild } from "../tree/elements.js";
import type { EnvelopeTree } from "../tree/envelope-tree.js";
import { writeElement } from "../tree/write-tree.js";
import { referenced } from "../tree/xml-tree.js";
import { contentAlgorithm, type EncryptionAlgorithm, nonceBytes, oaepHash, tagBytes } from "./algorithms.js";
import type { Decrypter } from "./decrypter.js";

/**
 * The text of an envelope whose Body's content an EncryptedKey of the Security header encrypts, with that content in its
 * place. Throws `SecurityRefusal`: whatever fails once a key is used, fails with the same words.
 */
export async function decryptBody(
  tree: EnvelopeTree,
  security: Element,
  encryptedKey: Element,
  decrypters: readonly Decrypter[],
): Promise<string> {
  const { body, envelope, document } = tree;
  const data = encryptedData(tree, encryptedKey);
  const algorithm = contentAlgorithm(requiredChild(data, xenc, "EncryptionMethod"));
  const key = await contentKey({ tree, security, encryptedKey }, decrypters, algorithm);
  const content = decryptContent(cipherValue(data), key, algorithm);
  // Spliced as text, not as nodes: the whole envelope is then admitted, parsed and verified as if it had come so.
  const place = `place-${randomBytes(16).toString("hex")}`;
  body.replaceChild(document.createTextNode(place), data);
  security.removeChild(encryptedKey);
  return writeElement(envelope).replace(place, () => content);
}

/** The one EncryptedData of a key, which must be all that the Body holds. */
function encryptedData(tree: EnvelopeTree, encryptedKey: Element): Element {
  const [reference, ...others] = childElements(requiredChild(encryptedKey, xenc, "ReferenceList"));
  if (reference === undefined || others.length > 0 || !isNamed(reference, xenc, "DataReference")) {
    return refuse("InvalidSecurity", "An EncryptedKey must be for one EncryptedData.");
  }
  const data = referenced(tree, attributeOf(reference, "URI"));
  const isContent = isNamed(data, xenc, "EncryptedData") && attributeOf(data, "Type") === `${xenc}Content`;
  const [only, ...more] = childElements(tree.body);
  if (!isContent || only !== data || more.length > 0) {
    return refuse("InvalidSecurity", "What is encrypted is not the content of the Body.");
  }
  return data;
}

/** The bytes of a CipherValue. A CipherReference, which leads elsewhere, is refused. */
function cipherValue(parent: Element): Buffer {
  return leafBytes(requiredChild(requiredChild(parent, xenc, "CipherData"), xenc, "CipherValue"));
}

/** A key on its way. */
interface SentKey {
  readonly tree: EnvelopeTree;
  readonly security: Element;
  readonly encryptedKey: Element;
}

/** The key of the content. One that cannot be decrypted is replaced by chance, so that nobody learns that it was wrong. */
async function contentKey(
  { tree, security, encryptedKey }: SentKey,
  decrypters: readonly Decrypter[],
  { keyBytes }: EncryptionAlgorithm,
): Promise<Uint8Array> {
  const hash = oaepHash(requiredChild(encryptedKey, xenc, "EncryptionMethod"));
  const certificates = decrypters.map(({ certificate }) => new X509Certificate(certificate));
  const named = namedCertificate(requiredChild(encryptedKey, ds, "KeyInfo"), { tree, security, certificates });
  const decrypter = decrypters[certificates.findIndex((one) => one.raw.equals(named.raw))];
  if (decrypter === undefined) return refuse("SecurityTokenUnavailable", `The key is for ${named.subject}.`);
  const value = cipherValue(encryptedKey);
  const chance = randomBytes(keyBytes);
  // RFC 8017, section 7.1.2: OpenSSL would read a key whose leading zeros are missing, or more of them.
  const { modulusLength } = named.publicKey.asymmetricKeyDetails ?? {};
  if (modulusLength !== undefined && value.length !== Math.ceil(modulusLength / 8)) return chance;
  try {
    const key = await decrypter.decrypt(value, hash);
    return key.length === keyBytes ? key : chance;
  } catch {
    return chance;
  }
}

function decryptContent(data: Buffer, key: Uint8Array, { cipher }: EncryptionAlgorithm): string {
  try {
    const aes = createDecipheriv(cipher, key, data.subarray(0, nonceBytes), { authTagLength: tagBytes });
    aes.setAuthTag(data.subarray(Math.max(nonceBytes, data.length - tagBytes)));
    const content = Buffer.concat([aes.update(data.subarray(nonceBytes, -tagBytes)), aes.final()]);
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(content);
  } catch (cause) {
    return refuse("FailedCheck", "The content cannot be decrypted.", cause);
  }
}
