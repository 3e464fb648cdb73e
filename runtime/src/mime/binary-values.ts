import { encodeBase64 } from "../scalars/binary.js";

/** The base64 text of anything shorter may be what another element says: `true` is one of three octets. */
const shortest = 32;

/** The binary values of at least so many octets, and of at least 32, in what a message is made of, by their base64 text. */
export function binaryValues(message: readonly unknown[], from: number): Map<string, Uint8Array> {
  const found = new Map<string, Uint8Array>();
  const seen = new Set<object>();
  const left: unknown[] = [...message];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value !== "object" || value === null || seen.has(value)) continue;
    seen.add(value);
    if (!(value instanceof Uint8Array)) for (const inner of Object.values(value)) left.push(inner);
    else if (value.length >= Math.max(from, shortest)) found.set(encodeBase64(value), value);
  }
  return found;
}
