import { createHash, type KeyObject, timingSafeEqual, verify } from "node:crypto";
import { refuse } from "../refusal.js";
import { referenced, type XmlTree } from "../tree/xml-tree.js";
import { fits } from "./algorithms.js";
import { canonical } from "./canonical.js";
import type { ReadSignature, SignedReference } from "./read-signature.js";

/**
 * Verifies a signature with a key that is trusted, and returns the elements that it covers, each a node of the given tree
 * (XML Signature 1.1, section 3.2). The value is verified before any reference is followed. Throws `SecurityRefusal`.
 *
 * xml-crypto does the canonicalization and Node the cryptography. `SignedXml` of xml-crypto is not used: it parses the text again, so
 * that what it verifies are not the nodes that are decoded, and its keys must be in memory.
 */
export function verifySignature(tree: XmlTree, signature: ReadSignature, key: KeyObject): ReadonlySet<Element> {
  verifyValue(signature, key);
  return new Set(signature.references.map((reference) => verifyReference(tree, signature, reference)));
}

/** Verifies that a signature inside of an element covers that element and nothing else. Throws `SecurityRefusal`. */
export function verifyEnveloped(tree: XmlTree, signature: ReadSignature, key: KeyObject): void {
  verifyValue(signature, key);
  const { element, references } = signature;
  const [reference, ...others] = references;
  const target = element.parentNode;
  const isWhole = reference?.isEnveloped === true && others.length === 0 && referenced(tree, reference.uri) === target;
  if (!isWhole) refuse("FailedCheck", "The signature does not cover the element that it stands in.");
  const next = element.nextSibling;
  target?.removeChild(element);
  try {
    checkDigest(target as Element, reference as SignedReference);
  } finally {
    target?.insertBefore(element, next);
  }
}

function verifyValue({ signedInfo, prefixes, algorithm, value }: ReadSignature, key: KeyObject): void {
  if (!fits(key, algorithm)) refuse("FailedCheck", `The key does not fit ${algorithm.uri}, or is too short.`);
  const bytes = Buffer.from(canonical(signedInfo, prefixes));
  if (!isVerified()) refuse("FailedCheck", "The signature value is wrong.");

  function isVerified(): boolean {
    try {
      return verify(algorithm.hash, bytes, { key, ...algorithm.form }, value);
    } catch {
      return false;
    }
  }
}

function verifyReference(tree: XmlTree, { element }: ReadSignature, reference: SignedReference): Element {
  const target = referenced(tree, reference.uri);
  if (contains(target, element)) refuse("FailedCheck", "The signature covers an element that it stands in.");
  checkDigest(target, reference);
  return target;
}

function contains(target: Element, node: Node): boolean {
  for (let up: Node | null = node; up !== null; up = up.parentNode) if (up === target) return true;
  return false;
}

function checkDigest(target: Element, { hash, digest, prefixes, uri }: SignedReference): void {
  const actual = createHash(hash).update(canonical(target, prefixes)).digest();
  if (actual.length !== digest.length || !timingSafeEqual(actual, digest)) {
    refuse("FailedCheck", `The digest of ${uri} is wrong.`);
  }
}
