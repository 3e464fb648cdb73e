import { ds, envelopedSignature, exclusiveC14n, wsse } from "../names.js";
import { refuse } from "../refusal.js";
import { attributeOf, childElements, isNamed, leafBytes, optionalChild } from "../tree/elements.js";
import { digestAlgorithm, type SignatureAlgorithm, signatureAlgorithm } from "./algorithms.js";

/** A Signature, read but not verified. */
export interface ReadSignature {
  readonly element: Element;
  readonly signedInfo: Element;
  /** The prefixes whose namespaces the canonical SignedInfo has. */
  readonly prefixes: readonly string[];
  readonly algorithm: SignatureAlgorithm;
  readonly references: readonly SignedReference[];
  readonly value: Buffer;
  /** A KeyInfo, or the token reference alone. */
  readonly keyInfo: Element | undefined;
}

/** What a signature says of one element. */
export interface SignedReference {
  readonly uri: string;
  /** Whether the signature itself is left out of the element. */
  readonly isEnveloped: boolean;
  readonly prefixes: readonly string[];
  readonly hash: SignatureAlgorithm["hash"];
  readonly digest: Buffer;
}

/** References at most: each costs a canonicalization. */
const mostReferences = 32;

/** Prefixes at most: each is looked for at each element. */
const mostPrefixes = 64;

/** Reads a Signature (XML Signature 1.1, section 4). Throws `SecurityRefusal` for whatever is not needed for messages. */
export function readSignature(element: Element): ReadSignature {
  const [signedInfo, value, keyInfo, ...others] = childElements(element);
  const isComplete = isPart(signedInfo, "SignedInfo") && isPart(value, "SignatureValue");
  if (!isComplete || others.length > 0 || (keyInfo !== undefined && !isKeyInfo(keyInfo))) {
    return refuse("InvalidSecurity", "A Signature is SignedInfo, SignatureValue and KeyInfo.");
  }
  const [canonicalization, method, ...references] = childElements(signedInfo);
  if (!isPart(canonicalization, "CanonicalizationMethod") || !isPart(method, "SignatureMethod")) {
    return refuse("InvalidSecurity", "A SignedInfo begins with CanonicalizationMethod and SignatureMethod.");
  }
  if (references.length === 0 || references.length > mostReferences) {
    refuse("InvalidSecurity", `A SignedInfo has 1 to ${mostReferences} references.`);
  }
  if (childElements(method).length > 0) refuse("UnsupportedAlgorithm", "SignatureMethod has parameters.");
  return {
    element,
    signedInfo,
    prefixes: prefixesOf(canonicalization),
    algorithm: signatureAlgorithm(attributeOf(method, "Algorithm")),
    references: references.map(readReference),
    value: leafBytes(value),
    keyInfo,
  };
}

function isPart(element: Element | undefined, name: string): element is Element {
  return element !== undefined && isNamed(element, ds, name);
}

/** node-soap's `WSSecurityCertWithToken` leaves out the KeyInfo around its token reference. */
function isKeyInfo(element: Element): boolean {
  return isPart(element, "KeyInfo") || isNamed(element, wsse, "SecurityTokenReference");
}

function readReference(element: Element): SignedReference {
  if (!isPart(element, "Reference"))
    return refuse("InvalidSecurity", "A SignedInfo has something other than a Reference.");
  const [transforms, method, value, ...others] = childElements(element);
  const isComplete = isPart(transforms, "Transforms") && isPart(method, "DigestMethod") && isPart(value, "DigestValue");
  if (!isComplete || others.length > 0) {
    return refuse("InvalidSecurity", "A Reference is Transforms, DigestMethod and DigestValue.");
  }
  return {
    uri: attributeOf(element, "URI"),
    ...readTransforms(transforms),
    hash: digestAlgorithm(attributeOf(method, "Algorithm")),
    digest: leafBytes(value),
  };
}

/** Takes exclusive canonicalization, once, and what leaves the signature out, before it. */
function readTransforms(transforms: Element): Pick<SignedReference, "isEnveloped" | "prefixes"> {
  const steps = childElements(transforms);
  if (!steps.every((step) => isPart(step, "Transform"))) {
    return refuse("InvalidSecurity", "Transforms has something other than a Transform.");
  }
  const isEnveloped = steps.length === 2 && attributeOf(steps[0] as Element, "Algorithm") === envelopedSignature;
  const last = steps.at(-1);
  if (last === undefined || steps.length > (isEnveloped ? 2 : 1)) {
    const names = steps.map((step) => attributeOf(step, "Algorithm")).join(", ");
    return refuse("UnsupportedAlgorithm", `The transforms ${names} are not supported.`);
  }
  return { isEnveloped, prefixes: prefixesOf(last) };
}

/** The prefixes that a use of exclusive canonicalization includes. Throws `SecurityRefusal` for other algorithms. */
function prefixesOf(method: Element): readonly string[] {
  const uri = attributeOf(method, "Algorithm");
  if (uri !== exclusiveC14n) refuse("UnsupportedAlgorithm", `Canonicalization by ${uri} is not supported.`);
  const inclusive = optionalChild(method, exclusiveC14n, "InclusiveNamespaces");
  if (childElements(method).length > (inclusive === undefined ? 0 : 1)) {
    refuse("UnsupportedAlgorithm", "Canonicalization has parameters that are not supported.");
  }
  if (inclusive === undefined) return [];
  const prefixes = attributeOf(inclusive, "PrefixList").split(/\s+/);
  if (prefixes.length > mostPrefixes) refuse("InvalidSecurity", `A PrefixList has at most ${mostPrefixes} prefixes.`);
  return prefixes.filter((prefix) => prefix !== "");
}
