import { createHash, type X509Certificate } from "node:crypto";

/** The extension 2.5.29.14, as DER writes the id (RFC 5280 section 4.2.1.2). */
const extensionId = Buffer.from([0x06, 0x03, 0x55, 0x1d, 0x0e]);
const [octetString, boolean] = [0x04, 0x01];

/** The SubjectKeyIdentifier that a certificate has; undefined where it has none. */
export function keyIdentifierOf({ raw }: X509Certificate): Buffer | undefined {
  const found = raw.indexOf(extensionId);
  if (found < 0) return undefined;
  let at = found + extensionId.length;
  // Whether the extension is critical.
  if (raw[at] === boolean) at += 3;
  // An OCTET STRING in the OCTET STRING that every extension's value is; each length is one byte.
  const [outer, , inner, length = 0] = raw.subarray(at, at + 4);
  if (outer !== octetString || inner !== octetString || length >= 0x80) return undefined;
  return raw.subarray(at + 4, at + 4 + length);
}

/** What WS-Security 1.1 names certificates by, beside stronger things: SHA-1 is the standard's choice, and secures nothing. */
export function thumbprintOf({ raw }: X509Certificate): Buffer {
  return createHash("sha1").update(raw).digest();
}

/** The serial number as `ds:X509SerialNumber` has it. */
export function serialOf({ serialNumber }: X509Certificate): string {
  return BigInt(`0x${serialNumber}`).toString();
}
