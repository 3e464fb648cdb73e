import { createHash } from "node:crypto";

/** A short name for the id of a message, which a caller may have chosen. */
export function messageDigest(operation: string, messageId: string): string {
  return createHash("sha256").update(`${operation} ${messageId}`).digest("base64url");
}
