/**
 * The id that a caller gives its message in the header `Idempotency-Key`; undefined if there is none. The quotes of a
 * structured field's string (RFC 8941) are taken off.
 */
export function idempotencyKey(headers: Headers): string | undefined {
  const text = headers.get("idempotency-key")?.trim() ?? "";
  const inside = /^"((?:[^"\\]|\\.)*)"$/.exec(text)?.[1]?.replace(/\\(.)/g, "$1") ?? text;
  return inside === "" ? undefined : inside;
}
