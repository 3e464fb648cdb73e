import { describe, expect, test } from "@jest/globals";
import { DecodeError } from "../errors/decode-error.js";
import { decodeXmlBytes } from "./decode-xml-bytes.js";
import { XmlTextDecoder } from "./xml-text-decoder.js";

const mark = [0xef, 0xbb, 0xbf];
const bytes = (text: string): number[] => [...new TextEncoder().encode(text)];

const declared = bytes('<?xml version="1.0" encoding="UTF-16"?><a/>');

const documents: readonly (readonly [name: string, document: readonly number[], charset?: string])[] = [
  ["UTF-8", bytes("<a>é€😀</a>")],
  ["a mark", [...mark, ...bytes("<a/>")]],
  ["two marks", [...mark, ...mark, ...bytes("<a/>")]],
  ["a mark inside", bytes("<a>\ufeff\ufeff</a>")],
  ["UTF-16", [0xff, 0xfe, 0x3c, 0, 0x61, 0, 0x2f, 0, 0x3e, 0]],
  ["UTF-16 with two marks", [0xff, 0xfe, 0xff, 0xfe, 0x3c, 0, 0x61, 0, 0x2f, 0, 0x3e, 0]],
  ["a character that is cut off", [...bytes("<a>"), 0xe2, 0x82]],
  ["a byte that UTF-8 does not have", [...bytes("<a>text"), 0xff, ...bytes("</a>")]],
  ["a declaration of another encoding", declared],
  ["Latin-1 that says so", [...bytes('<?xml version="1.0" encoding="ISO-8859-1"?><a>'), 0xe9, ...bytes("</a>")]],
  ["the charset over the declaration", declared, "utf-8"],
  ["nothing", []],
];

describe("a document reads the same in pieces as whole", () => {
  for (const [name, document, charset] of documents) {
    test(name, () => {
      const whole = outcome(() => decodeXmlBytes(Uint8Array.from(document), charset));
      for (const size of [1, 2, 3, 5]) expect(outcome(() => inPieces(document, size, charset))).toEqual(whole);
    });
  }
});

function inPieces(document: readonly number[], size: number, charset: string | undefined): string {
  const decoder = new XmlTextDecoder(charset);
  let text = "";
  for (let at = 0; at < document.length; at += size) {
    text += decoder.decode(Uint8Array.from(document.slice(at, at + size)));
  }
  text += decoder.end();
  decoder.check(text);
  return text;
}

function outcome(decode: () => string): string {
  try {
    return decode();
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    return error.message;
  }
}
