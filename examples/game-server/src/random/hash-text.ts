/** FNV-1a, 32 bit, over the UTF-8 octets of `text`: an unsigned 32-bit number that seeds a generator. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const octet of new TextEncoder().encode(text)) hash = Math.imul(hash ^ octet, 0x01000193);
  return hash >>> 0;
}
