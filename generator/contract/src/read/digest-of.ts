import { createHash } from "node:crypto";

/** The SHA-256 of a text, as UTF-8, or of octets, in hexadecimal. */
export function digestOf(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}
