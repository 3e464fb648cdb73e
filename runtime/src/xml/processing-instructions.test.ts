import { describe, expect, test } from "@jest/globals";
import { DecodeError } from "../errors/decode-error.js";
import { string } from "../simple-types/strings.js";
import { passInstruction } from "./processing-instructions.js";
import { acceptedByLibxml2 } from "./testing/libxml2.js";
import type { XmlReaderOptions } from "./xml-reader.js";
import { XmlTextReader } from "./xml-text-reader.js";

function read(text: string, options: XmlReaderOptions): string {
  const xml = new XmlTextReader(text, options);
  xml.root();
  const parts: string[] = [];
  for (;;) {
    parts.push(xml.characters());
    if (xml.child() === undefined) break;
    parts.push(xml.value(string));
  }
  xml.end();
  return parts.join("|");
}

const documents: readonly (readonly [text: string, want: string])[] = [
  ["<?a?><a>x</a>", "x"],
  ["<a>x</a><?a b?>", "x"],
  ["<?xml version='1.0'?><?xml-stylesheet href='a'?><!--c--><?b?><a/>", ""],
  ["<a><?p <b>&?>x<?q ]]>?>y<b>1<?r?>2</b><?s?></a>", "xy|12|"],
  ["<a><?p?><b/><?p?></a>", "||"],
  ["<a><?my-xml?>x<?xml-my a?></a>", "x"],
];

const malformed = [
  "<a><?p</a>",
  "<a><?p:q?></a>",
  "<a><?XML a?></a>",
  "<a><? p?></a>",
  "<a><?p+?></a>",
  "<a><?xml version='1.0'?></a>",
];

describe("processing instructions", () => {
  test.each(documents)("%s is read without them", (text, want) => {
    expect(read(text, { instructions: passInstruction })).toBe(want);
    expect(acceptedByLibxml2(text)).toBe(true);
  });

  test.each(documents)("%s is refused unless it is said", (text) => {
    expect(() => read(text, {})).toThrow(DecodeError);
  });

  test.each(malformed)("%s is refused", (text) => {
    expect(() => read(text, { instructions: passInstruction })).toThrow(DecodeError);
    expect(acceptedByLibxml2(text) ?? false).toBe(false);
  });
});
