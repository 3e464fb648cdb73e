import { expect, test } from "@jest/globals";
import { decodeText } from "./decode-text.js";

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));
const declared = (encoding: string, text: string): Uint8Array =>
  bytes(`<?xml version="1.0" encoding="${encoding}"?>${text}`);
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

const rows: readonly (readonly [name: string, document: Uint8Array, want: string])[] = [
  ["windows-1252", declared("windows-1252", "\x80\x93\x9f\xe9"), "€“Ÿé"],
  ["a hole of windows-1252", declared("CP1252", "\x81"), "bad-bytes cp1252"],
  ["ISO-8859-1", declared("ISO-8859-1", "\x80\x85\xe9"), "\x80\x85é"],
  ["ASCII", declared("US-ASCII", "e"), "e"],
  ["ASCII with more", declared("US-ASCII", "\xc3\xa9"), "bad-bytes us-ascii"],
  ["windows-1251", declared("windows-1251", "\xe9"), "й"],
  ["an encoding behind 200 bytes", bytes(`<?xml version="1.0" ${" ".repeat(300)}encoding="latin1"?>\xe9`), "é"],
  [
    "ISO-8859-1 behind a comment",
    bytes('<!-- > -->\n<?xml version="1.0" encoding="ISO-8859-1"?>\xe9'),
    "<!-- > -->\né",
  ],
  [
    "ISO-8859-1 behind a licence",
    bytes(`<!--${" licence".repeat(1000)}-->\n<?xml version="1.0" encoding="ISO-8859-1"?>\xe9`),
    `<!--${" licence".repeat(1000)}-->\né`,
  ],
  ["an encoding that a comment has", utf8('<!--<?xml encoding="latin1"?>--><a/>é'), "<!----><a/>é"],
  ["an instruction that is no declaration", utf8("<?xml-stylesheet encoding='latin1'?>é"), "é"],
  ["a mark", utf8("\ufeff<a/>é"), "<a/>é"],
  ["two marks", utf8("\ufeff\ufeff<a/>"), "\ufeff<a/>"],
  ["UTF-16 with a mark", Uint8Array.of(0xff, 0xfe, 0x3c, 0, 0xe9, 0), "<é"],
  ["UTF-16 with a mark, high bytes first", Uint8Array.of(0xfe, 0xff, 0, 0x3c, 0, 0xe9), "<é"],
  ["UTF-16 without a mark", Uint8Array.of(0x3c, 0, 0x3f, 0, 0xe9, 0), "<?é"],
  ["UTF-16 without a mark, high bytes first", Uint8Array.of(0, 0x3c, 0, 0x3f, 0, 0xe9), "<?é"],
  ["UTF-8 that says UTF-16", declared("utf-16", ""), ""],
];

test.each(rows)("%s", (_name, document, want) => {
  const decoded = decodeText(document);
  const found =
    decoded.kind === "text" ? decoded.text.replace(/<\?xml[ -].*?\?>/s, "") : `${decoded.kind} ${decoded.encoding}`;
  expect(found).toBe(want);
});
