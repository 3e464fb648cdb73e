import { notInSpace, wrongKind } from "./refusals.js";
import type { SimpleType } from "./simple-type.js";
import { collapse } from "./white-space.js";

/** xs:base64Binary (3.2.16): bytes; base64 text in JSON. */
export const base64Binary: SimpleType<Uint8Array> = /* @__PURE__ */ binaryType("xs:base64Binary", {
  parse: (literal) => decodeBase64("xs:base64Binary", literal.replaceAll(" ", "")),
  format: encodeBase64,
});

/** xs:hexBinary (3.2.15): bytes, written in upper case; base64 text in JSON. */
export const hexBinary: SimpleType<Uint8Array> = /* @__PURE__ */ binaryType("xs:hexBinary", {
  primitive: "hexBinary",
  parse: decodeHex,
  format: (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0").toUpperCase()).join(""),
});

interface BinaryText {
  readonly primitive?: "hexBinary";
  readonly parse: (literal: string) => Uint8Array;
  readonly format: (bytes: Uint8Array) => string;
}

function binaryType(name: string, { primitive, ...text }: BinaryText): SimpleType<Uint8Array> {
  const check = (value: unknown): Uint8Array => {
    if (!(value instanceof Uint8Array)) throw wrongKind(name, value);
    return value;
  };
  return {
    name,
    family: "binary",
    ...(primitive === undefined ? {} : { primitive }),
    whiteSpace: "collapse",
    placeholder: new Uint8Array(),
    parse: (literal) => text.parse(collapse(literal)),
    format: (value) => text.format(check(value)),
    fromJson: (value) => {
      if (typeof value !== "string") throw wrongKind(name, value);
      return decodeBase64(name, value);
    },
    toJson: (value) => encodeBase64(check(value)),
  };
}

/** Decodes base64 strictly: no white space, complete padding, unused bits zero. */
function decodeBase64(name: string, text: string): Uint8Array {
  const end = text.slice(-4);
  const wellFormed =
    text.length % 4 === 0 &&
    /^[A-Za-z\d+/]*={0,2}$/.test(text) &&
    (!end.endsWith("=") || /^(?:..[AEIMQUYcgkosw048]|.[AQgw]=)=$/.test(end));
  if (!wellFormed) throw notInSpace(name, text);
  const characters = atob(text);
  const bytes = new Uint8Array(characters.length);
  for (let index = 0; index < bytes.length; index++) bytes[index] = characters.charCodeAt(index);
  return bytes;
}

/** Encodes bytes as base64. It works in pieces, as the number of arguments of a call is limited. */
export function encodeBase64(bytes: Uint8Array): string {
  const piece = 8192;
  let characters = "";
  for (let at = 0; at < bytes.length; at += piece) {
    characters += String.fromCharCode(...bytes.subarray(at, at + piece));
  }
  return btoa(characters);
}

function decodeHex(literal: string): Uint8Array {
  if (literal.length % 2 !== 0 || !/^[\da-fA-F]*$/.test(literal)) throw notInSpace("xs:hexBinary", literal);
  const bytes = new Uint8Array(literal.length / 2);
  for (let index = 0; index < bytes.length; index++) {
    bytes[index] = Number.parseInt(literal.slice(index * 2, index * 2 + 2), 16);
  }
  return bytes;
}
