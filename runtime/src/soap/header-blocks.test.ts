import { describe, expect, test } from "@jest/globals";
import { DecodeError } from "../errors/decode-error.js";
import { int } from "../simple-types/integers.js";
import { string } from "../simple-types/strings.js";
import { elementTable } from "../xml/element-table.js";
import type { XmlReader } from "../xml/xml-reader.js";
import type { XmlWriter } from "../xml/xml-writer.js";
import { checkMandatory, openEnvelope } from "./envelope-reader.js";
import { decodeHeaderBlocks, encodeHeaderBlocks, headerNames } from "./header-blocks.js";
import { soap11, soap12 } from "./soap-version.js";

interface Blocks {
  readonly Ticket: number;
  readonly Trace: string;
}

const ticket = elementTable("urn:h", "Ticket", [["Number", 1, 1]]);

const codecs = {
  Ticket: {
    element: { namespace: "urn:h", name: "Ticket" },
    decodeXml: (xml: XmlReader) => {
      let number = 0;
      while (xml.next(ticket)) number = xml.value(int);
      return number;
    },
    encodeXml: (xml: XmlWriter, value: number) => xml.value("Number", int, value),
  },
  Trace: {
    element: { namespace: "urn:h", name: "Trace" },
    decodeXml: (xml: XmlReader) => xml.value(string),
    encodeXml: (xml: XmlWriter, value: string) => xml.text(string, value),
  },
};

function read(content: string, version = soap11): unknown {
  const text = `<e:Envelope xmlns:e="${version.namespace}" xmlns="urn:h">${content}</e:Envelope>`;
  try {
    return decodeHeaderBlocks<Blocks>(text, {}, version, codecs);
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    return error.issues.map(({ code, pointer }) => `${code} ${pointer}`);
  }
}

const wsu = "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-utility-1.0.xsd";

test.each([
  ["a declared block", '<Ticket e:mustUnderstand="1"/>', []],
  ["another", '<Other e:mustUnderstand="1"/>', ["{urn:h}Other"]],
  ["a namesake", '<Ticket xmlns="urn:x" e:mustUnderstand="1"/>', ["{urn:x}Ticket"]],
  ["several", '<Other e:mustUnderstand="true"/><Ticket e:mustUnderstand="1"/><New/>', ["{urn:h}Other"]],
])("must be understood: %s", (_what, blocks, notUnderstood) => {
  const text = `<e:Envelope xmlns:e="${soap11.namespace}" xmlns="urn:h"><e:Header>${blocks}</e:Header><e:Body/></e:Envelope>`;
  const check = (): void =>
    checkMandatory(openEnvelope(text, {}, { versions: ["1.1"], understood: new Set() }), headerNames(codecs));
  if (notUnderstood.length === 0) expect(check).not.toThrow();
  else expect(check).toThrow(expect.objectContaining({ code: "MustUnderstand", notUnderstood }));
});

describe("the declared blocks of a Header are read", () => {
  test.each<[string, string, unknown, version?: typeof soap11]>([
    [
      "beside others",
      "<e:Header><Other/><Trace>a</Trace><Ticket><Number>1</Number></Ticket></e:Header>",
      { Trace: "a", Ticket: 1 },
    ],
    ["but no child of the Body", "<e:Body><Trace>a</Trace></e:Body>", {}],
    [
      "for the last receiver",
      `<e:Header><Trace e:role="${soap12.namespace}/role/ultimateReceiver"/></e:Header>`,
      { Trace: "" },
      soap12,
    ],
    ["for no named receiver", '<e:Header><Trace e:role=""/></e:Header>', { Trace: "" }, soap12],
    ["but none for somebody else", '<e:Header><Trace e:actor="urn:other">a</Trace></e:Header>', {}],
    [
      "whatever SOAP 1.1 says of them",
      '<e:Header><Trace e:mustUnderstand="1" e:actor="" e:encodingStyle="urn:s">a</Trace></e:Header>',
      { Trace: "a" },
    ],
    [
      "whatever SOAP 1.2 says of them",
      `<e:Header><Trace e:mustUnderstand="true" e:role="${soap12.namespace}/role/next" e:relay="1">a</Trace></e:Header>`,
      { Trace: "a" },
      soap12,
    ],
    [
      "with the name by which a signature refers to one",
      `<e:Header><Trace w:Id="i" xmlns:w="${wsu}"/></e:Header>`,
      { Trace: "" },
    ],
    ["and nothing else", '<e:Header><Trace e:other="1">a</Trace></e:Header>', ["unexpected /Trace/@other"]],
    ["and none of them twice", "<e:Header><Trace>a</Trace><Trace/></e:Header>", ["repeated /Trace"]],
    [
      "and once for us beside one for somebody else",
      '<e:Header><Trace>a</Trace><Trace e:actor="urn:other">b</Trace></e:Header>',
      { Trace: "a" },
    ],
    ["and what is wrong", "<e:Header><Ticket><Number>x</Number></Ticket></e:Header>", ["value /Ticket/Number"]],
  ])("%s", (_what, content, want, ...[version]) => {
    expect(read(content, version)).toEqual(want);
  });
});

test("a block may be called as a member that every object has", () => {
  const text = `<e:Envelope xmlns:e="${soap11.namespace}"><e:Header><valueOf xmlns="urn:h">a</valueOf></e:Header></e:Envelope>`;
  const named = { valueOf: { ...codecs.Trace, element: { namespace: "urn:h", name: "valueOf" } } };
  expect(decodeHeaderBlocks<Record<string, string>>(text, {}, soap11, named)).toEqual({ valueOf: "a" });
});

test.each<[Partial<Blocks> | undefined, string]>([
  [undefined, ""],
  [{}, ""],
  [{ Trace: "a" }, '<Trace xmlns="urn:h">a</Trace>'],
])("of %j those that are given are written", (blocks, want) => {
  expect(encodeHeaderBlocks<Blocks>(codecs, blocks)).toBe(want);
});
