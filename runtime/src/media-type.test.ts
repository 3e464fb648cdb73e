import { expect, test } from "@jest/globals";
import { parseMediaType } from "./media-type.js";

const rows: readonly (readonly [header: string, essence: string, charset: string | undefined])[] = [
  ["text/xml", "text/xml", undefined],
  ["Text/XML ; Charset=UTF-8", "text/xml", "utf-8"],
  ['application/soap+xml; action="urn:a;charset=none"; charset="utf-8"', "application/soap+xml", "utf-8"],
  ['text/xml; x="say \\"charset=none\\";"', "text/xml", undefined],
  ['text/xml; charset="utf\\-8"', "text/xml", "utf-8"],
  ['text/xml; charset=""', "text/xml", undefined],
  ["text/xml; charset=", "text/xml", undefined],
  ["text/xml;charset = utf-8 ;x", "text/xml", "utf-8"],
];

test.each(rows)("%s", (header, essence, charset) => {
  expect(parseMediaType(header)).toEqual({ essence, charset });
});
