import { createHash, X509Certificate } from "node:crypto";
import { ds, exclusiveC14n, wsu, xmlns } from "../names.js";
import { binarySecurityTokenMarkup, type KeyReference, keyReferenceMarkup } from "../tokens/key-reference.js";
import { childElements, nameOf, requiredChild } from "../tree/elements.js";
import type { EnvelopeTree } from "../tree/envelope-tree.js";
import { insertMarkup } from "../tree/insert-markup.js";
import { escapeAttribute } from "../tree/write-tree.js";
import { digestUri, signatureAlgorithms } from "./algorithms.js";
import { canonical } from "./canonical.js";
import type { Signer } from "./signer.js";

/** How messages are signed. */
export interface SignatureOptions {
  readonly signer: Signer;
  /** How the certificate is named. Default: `binary-security-token`, which sends it along. */
  readonly keyReference?: KeyReference | undefined;
  /** Header blocks to sign, as `{namespace}name`, beside the Body and what the Security header has of ours. */
  readonly headers?: readonly `{${string}}${string}`[] | undefined;
}

/** Signs elements of a message, appends the Signature to the Security header, and returns its value as base64. */
export async function signMessage(
  { document, header }: EnvelopeTree,
  security: Element,
  parts: readonly Element[],
  { signer, keyReference = "binary-security-token", headers = [] }: SignatureOptions,
  ids: () => string,
): Promise<string> {
  const certificate = new X509Certificate(signer.certificate);
  const { hash, uri } = signatureAlgorithms[signer.algorithm];
  const tokenId = ids();
  const method = exclusiveC14n;
  const blocks = header === undefined ? [] : childElements(header).filter((block) => isAmong(headers, block));
  const references = [...parts, ...blocks].map((element) => {
    const id = idOf(element, ids);
    const digest = createHash(hash).update(canonical(element)).digest("base64");
    return `<ds:Reference URI="#${escapeAttribute(id)}"><ds:Transforms><ds:Transform Algorithm="${method}"/></ds:Transforms><ds:DigestMethod Algorithm="${digestUri(hash)}"/><ds:DigestValue>${digest}</ds:DigestValue></ds:Reference>`;
  });
  if (keyReference === "binary-security-token") {
    insertMarkup(document, security, binarySecurityTokenMarkup(tokenId, certificate), security.firstChild);
  }
  const info = `<ds:SignedInfo><ds:CanonicalizationMethod Algorithm="${method}"/><ds:SignatureMethod Algorithm="${uri}"/>${references.join("")}</ds:SignedInfo>`;
  const key = `<ds:KeyInfo>${keyReferenceMarkup(certificate, keyReference, tokenId)}</ds:KeyInfo>`;
  const markup = `<ds:Signature xmlns:ds="${ds}">${info}<ds:SignatureValue/>${key}</ds:Signature>`;
  const signature = insertMarkup(document, security, markup);
  const bytes = new TextEncoder().encode(canonical(requiredChild(signature, ds, "SignedInfo")));
  const value = Buffer.from(await signer.sign(bytes)).toString("base64");
  requiredChild(signature, ds, "SignatureValue").appendChild(document.createTextNode(value));
  return value;
}

function isAmong(names: readonly string[], block: Element): boolean {
  return names.includes(nameOf(block));
}

/** The id of an element, which gets one where it has none. An assertion of SAML has its own. */
export function idOf(element: Element, ids: () => string): string {
  const known = element.getAttributeNS(wsu, "Id") || element.getAttribute("ID") || element.getAttribute("Id");
  if (known) return known;
  const id = ids();
  element.setAttributeNS(xmlns, "xmlns:wsu", wsu);
  element.setAttributeNS(wsu, "wsu:Id", id);
  return id;
}
