/** What makes text of octets, also of octets that come in pieces. Throws `TypeError` for octets that the encoding does not have. */
export interface OctetDecoder {
  decode(octets: Uint8Array, options?: TextDecodeOptions): string;
}

/** What windows-1252 has from 0x80 to 0x9F. */
const windows = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** A decoder of an encoding that `TextDecoder` knows. That of Node takes windows-1252 for ISO 8859-1, which has no characters there. */
export function octetDecoder(encoding: string): OctetDecoder {
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
  if (encoding !== "windows-1252") return decoder;
  return {
    decode: (octets, options) =>
      decoder
        .decode(octets, options)
        .replace(/[\u0080-\u009f]/g, (character) => windows.charAt(character.charCodeAt(0) - 0x80)),
  };
}
