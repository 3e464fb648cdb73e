import { X509Certificate } from "node:crypto";
import { base64Binary, ds, subjectKeyIdentifier, thumbprintSha1, wsse, x509v3 } from "../names.js";
import { refuse } from "../refusal.js";
import {
  attributeOf,
  childElements,
  isNamed,
  leafBytes,
  leafText,
  nameOf,
  optionalChild,
  requiredChild,
} from "../tree/elements.js";
import { escapeText } from "../tree/write-tree.js";
import { referenced, type XmlTree } from "../tree/xml-tree.js";
import { isSameName, writeName } from "./distinguished-name.js";
import { keyIdentifierOf, serialOf, thumbprintOf } from "./key-identifier.js";

/** How a message names the certificate of a key (X.509 Token Profile 1.1, section 3.2). */
export type KeyReference = "binary-security-token" | "issuer-serial" | "subject-key-identifier" | "thumbprint";

/** The markup that carries a certificate. The prefixes `wsse` and `wsu` must be declared around it. */
export function binarySecurityTokenMarkup(id: string, { raw }: X509Certificate): string {
  const text = raw.toString("base64");
  return `<wsse:BinarySecurityToken EncodingType="${base64Binary}" ValueType="${x509v3}" wsu:Id="${id}">${text}</wsse:BinarySecurityToken>`;
}

/** The markup that names a certificate, in a KeyInfo. `tokenId` is that of the token that carries it. Throws where it has no such name. */
export function keyReferenceMarkup(certificate: X509Certificate, reference: KeyReference, tokenId: string): string {
  return `<wsse:SecurityTokenReference xmlns:wsse="${wsse}">${named(certificate, reference, tokenId)}</wsse:SecurityTokenReference>`;
}

function named(certificate: X509Certificate, reference: KeyReference, tokenId: string): string {
  switch (reference) {
    case "binary-security-token":
      return `<wsse:Reference URI="#${tokenId}" ValueType="${x509v3}"/>`;
    case "issuer-serial": {
      const issuer = `<ds:X509IssuerName>${escapeText(writeName(certificate.issuer))}</ds:X509IssuerName>`;
      const serial = `<ds:X509SerialNumber>${serialOf(certificate)}</ds:X509SerialNumber>`;
      return `<ds:X509Data xmlns:ds="${ds}"><ds:X509IssuerSerial>${issuer}${serial}</ds:X509IssuerSerial></ds:X509Data>`;
    }
    case "subject-key-identifier": {
      const identifier = keyIdentifierOf(certificate);
      if (identifier === undefined) throw new Error(`The certificate ${certificate.subject} has no key identifier.`);
      return keyIdentifierMarkup(subjectKeyIdentifier, identifier);
    }
    case "thumbprint":
      return keyIdentifierMarkup(thumbprintSha1, thumbprintOf(certificate));
  }
}

function keyIdentifierMarkup(type: string, identifier: Buffer): string {
  const text = identifier.toString("base64");
  return `<wsse:KeyIdentifier EncodingType="${base64Binary}" ValueType="${type}">${text}</wsse:KeyIdentifier>`;
}

/** Where a reference may lead. */
export interface ReferenceScope {
  readonly tree: XmlTree;
  /** Our Security header: a token elsewhere in the message is none. */
  readonly security: Element;
  /** Those that are known beside the message. */
  readonly certificates: readonly X509Certificate[];
}

/**
 * The certificate that a KeyInfo, or a token reference alone, names, which nobody has found trustworthy yet. Throws
 * `SecurityRefusal`.
 */
export function namedCertificate(keyInfo: Element, scope: ReferenceScope): X509Certificate {
  const [only, ...others] = isNamed(keyInfo, ds, "KeyInfo") ? childElements(keyInfo) : [keyInfo];
  if (only === undefined || others.length > 0) return refuse("InvalidSecurity", "A KeyInfo must have one child.");
  if (isNamed(only, ds, "X509Data")) return certificateOfData(only, scope);
  if (!isNamed(only, wsse, "SecurityTokenReference")) return unsupported(only);
  const [reference, ...more] = childElements(only);
  if (reference === undefined || more.length > 0) {
    return refuse("InvalidSecurity", "A SecurityTokenReference must have one child.");
  }
  if (isNamed(reference, ds, "X509Data")) return certificateOfData(reference, scope);
  if (isNamed(reference, wsse, "Reference")) return certificateOfToken(reference, scope);
  if (isNamed(reference, wsse, "KeyIdentifier")) return certificateOfIdentifier(reference, scope);
  return unsupported(reference);
}

function unsupported(element: Element): never {
  return refuse("UnsupportedSecurityToken", `Keys named by ${nameOf(element)} are not supported.`);
}

function certificateOfToken(reference: Element, { tree, security }: ReferenceScope): X509Certificate {
  const token = referenced(tree, attributeOf(reference, "URI"));
  if (token.parentNode !== security || !isNamed(token, wsse, "BinarySecurityToken")) {
    return refuse("SecurityTokenUnavailable", "The reference is not to a token of the Security header.");
  }
  const [encoding, type] = [attributeOf(token, "EncodingType"), attributeOf(token, "ValueType")];
  if (encoding !== "" && encoding !== base64Binary) refuse("InvalidSecurityToken", "The token is not in base64.");
  if (type !== x509v3) refuse("UnsupportedSecurityToken", `Tokens of the type ${type} are not supported.`);
  return readCertificate(leafBytes(token));
}

function certificateOfData(data: Element, { certificates }: ReferenceScope): X509Certificate {
  // Where there is more than the certificate, all of it must be about that one (XML Signature 1.1, section 4.5.4).
  const certificate = optionalChild(data, ds, "X509Certificate");
  if (certificate !== undefined) return readCertificate(leafBytes(certificate));
  const [only, ...others] = childElements(data);
  if (only === undefined || others.length > 0)
    return refuse("InvalidSecurity", "An X509Data names no one certificate.");
  if (!isNamed(only, ds, "X509IssuerSerial")) return unsupported(only);
  const issuer = leafText(requiredChild(only, ds, "X509IssuerName"));
  const serial = leafText(requiredChild(only, ds, "X509SerialNumber"));
  const found = certificates.find((one) => serialOf(one) === serial && isSameName(issuer, one.issuer));
  return found ?? unknown(`the serial number ${serial} of ${issuer}`);
}

function certificateOfIdentifier(identifier: Element, { certificates }: ReferenceScope): X509Certificate {
  const bytes = leafBytes(identifier);
  const shown = bytes.toString("hex");
  switch (attributeOf(identifier, "ValueType")) {
    case subjectKeyIdentifier:
      return certificates.find((one) => keyIdentifierOf(one)?.equals(bytes)) ?? unknown(`the key identifier ${shown}`);
    case thumbprintSha1:
      return certificates.find((one) => thumbprintOf(one).equals(bytes)) ?? unknown(`the thumbprint ${shown}`);
    default:
      return unsupported(identifier);
  }
}

function unknown(what: string): never {
  return refuse("SecurityTokenUnavailable", `No certificate is known by ${what}.`);
}

function readCertificate(bytes: Buffer): X509Certificate {
  try {
    return new X509Certificate(bytes);
  } catch (cause) {
    return refuse("InvalidSecurityToken", "The certificate cannot be read.", cause);
  }
}
