import { expect, test } from "@jest/globals";
import { isXml, parameterOf, parseMediaType } from "./media-type.js";

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

const soap12 = "application/soap+xml; charset=utf-8";
test.each<readonly [header: string, action: string | undefined]>([
  [soap12, undefined],
  [`${soap12};Action=urn:a:B`, "urn:a:B"],
  [`${soap12}; ACTION = "urn:a:B"; x=y`, "urn:a:B"],
  [`${soap12}; start-info="x;action=y"; action="urn:a;B"`, "urn:a;B"],
  [`${soap12}; action="urn:\\"a\\""`, 'urn:"a"'],
  [`${soap12}; action=""`, undefined],
])("the action of %s", (header, action) => {
  expect(parameterOf(header, "action")).toBe(action);
});

test.each<readonly [header: string, isOne: boolean]>([
  ["text/xml", true],
  ["application/xml", true],
  ["application/soap+xml; charset=utf-8", true],
  ["application/xml-dtd", false],
  ["application/json", false],
])("whether %s is XML (RFC 7303 section 4.2)", (header, isOne) => {
  const essence = parseMediaType(header)?.essence ?? "";
  expect(isXml({ essence, charset: undefined })).toBe(isOne);
});
