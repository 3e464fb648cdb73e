import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { DecodeError } from "../errors/decode-error.js";
import { base64Binary, hexBinary } from "../simple-types/binary.js";
import { int } from "../simple-types/integers.js";
import { string } from "../simple-types/strings.js";
import { union } from "../simple-types/union.js";
import { findForbidden } from "./characters.js";
import type { XmlReader } from "./xml-reader.js";
import { XmlTextReader } from "./xml-text-reader.js";

type Decode = (xml: XmlReader) => unknown;

const asString: Decode = (xml) => xml.value(string);
const asInt: Decode = (xml) => xml.value(int);
const asBytes: Decode = (xml) => xml.value(base64Binary);
const asHex: Decode = (xml) => xml.value(hexBinary);

/** What a message's only value is read as; of what is refused, the issues. */
function read(decode: Decode, type: string, text: string): unknown {
  const names =
    'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:m="urn:m" xmlns:perl="http://namespaces.soaplite.com/perl"';
  const xml = new XmlTextReader(`<Message ${names}><Value xsi:type="${type}">${text}</Value></Message>`);
  try {
    xml.root();
    xml.child();
    const value = decode(xml);
    xml.child();
    xml.end();
    return value;
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    return error.issues.map(({ code, pointer, detail }) => `${code} ${pointer}: ${detail}`);
  }
}

describe("what xsi:type says of a simple value in a message", () => {
  test.each<[title: string, decode: Decode, type: string, text: string, want: unknown]>([
    ["a text as SOAP::Lite writes it", asString, "xsd:base64Binary", "w7w=", "ü"],
    ["white space in the base64", asString, " xsd:base64Binary ", "\n w7w\n = ", "ü"],
    ["no text", asString, "xsd:base64Binary", "", ""],
    ["a mark that is part of the text", asString, "xsd:base64Binary", "77u/YQ==", "\ufeffa"],
    ["a number", asInt, "xsd:base64Binary", "MTI=", 12],
    ["one of several types", (xml) => xml.value(union([int, string], "IntOrText")), "xsd:base64Binary", "w7w=", "ü"],
    [
      "bytes or a text",
      (xml) => xml.value(union([base64Binary, string], "BytesOrText")),
      "xsd:base64Binary",
      "YQ==",
      Uint8Array.of(97),
    ],
    ["the text of a complex type", (xml) => xml.content(string, "urn:m", "Noted"), "xsd:base64Binary", "w7w=", "ü"],
    [
      "the class of Perl that SOAP::Lite says",
      (xml) => xml.content(string, "urn:m", "Noted"),
      "perl:My__Noted",
      "12",
      "12",
    ],
    ["what that looks like", (xml) => xml.content(string, "urn:m", "Noted"), "xsd:int", "12", "12"],
    [
      "another complex type",
      (xml) => xml.content(string, "urn:m", "Noted"),
      "m:Other",
      "12",
      "type /Value/@type: The type {urn:m}Noted is expected here.",
    ],
    ["bytes", asBytes, "xsd:base64Binary", "w7w=", Uint8Array.of(0xc3, 0xbc)],
    ["hexadecimal bytes", asHex, "xsd:hexBinary", "C3BC", Uint8Array.of(0xc3, 0xbc)],
    ["bytes in what looks like a text", asBytes, "xsd:string", "w7w=", Uint8Array.of(0xc3, 0xbc)],
    ["what looks like a number", asString, "xsd:int", "12", "12"],
    ["what looks like a string", asInt, "xsd:string", "12", 12],
    ["a type of the contract", asString, "m:base64Binary", "w7w=", "w7w="],
    [
      "bytes that are no text",
      asString,
      "xsd:base64Binary",
      "/w==",
      "value /Value: The text is not base64 of UTF-8, as xsi:type says.",
    ],
    [
      "a character that XML does not have",
      asString,
      "xsd:base64Binary",
      "AA==",
      "value /Value: XML cannot carry the character U+0000.",
    ],
    [
      "no base64",
      asString,
      "xsd:base64Binary",
      "ü",
      "value /Value: The text is not base64 of UTF-8, as xsi:type says.",
    ],
    [
      "hexadecimal text",
      asString,
      "xsd:hexBinary",
      "C3BC",
      "type /Value/@type: The type {http://www.w3.org/2001/XMLSchema}hexBinary is not allowed here.",
    ],
    [
      "hexadecimal base64",
      asBytes,
      "xsd:hexBinary",
      "C3BC",
      "type /Value/@type: The type {http://www.w3.org/2001/XMLSchema}hexBinary is not allowed here.",
    ],
    [
      "base64 hexadecimal",
      asHex,
      "xsd:base64Binary",
      "C3BC",
      "type /Value/@type: The type {http://www.w3.org/2001/XMLSchema}base64Binary is not allowed here.",
    ],
  ])("%s", (_, decode, type, text, want) => {
    const isRefused = typeof want === "string" && / \/Value/.test(want);
    expect(read(decode, type, text)).toEqual(isRefused ? [want] : want);
  });

  test("any text comes back from its base64", () => {
    const texts = fc.string({ unit: "binary" }).filter((text) => findForbidden(text) < 0);
    fc.assert(
      fc.property(texts, (text) => {
        expect(read(asString, "xsd:base64Binary", Buffer.from(text).toString("base64"))).toBe(text);
      }),
    );
  });
});
