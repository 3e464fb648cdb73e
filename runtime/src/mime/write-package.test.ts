import { describe, expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { base64Binary, encodeBase64, hexBinary } from "../simple-types/binary.js";
import { list } from "../simple-types/list.js";
import { string } from "../simple-types/strings.js";
import { XmlWriter } from "../xml/xml-writer.js";
import { writePackage } from "./write-package.js";
import { readPackage } from "./xop-package.js";

const text11 = "text/xml; charset=utf-8";
const bytes = Uint8Array.from({ length: 40 }, (_value, index) => index);
const base64 = encodeBase64(bytes);

type Encode = (xml: XmlWriter) => void;

/** A message in the element `m`. */
function message(encode: Encode): Encode {
  return (xml) => xml.element("m", undefined, encode);
}

function textOf(encode: Encode): string {
  const xml = new XmlWriter();
  encode(xml);
  return xml.toString();
}

/** The package as text, its random name as `N`. */
function written(encode: Encode, from = 40, contentType = text11, text = textOf(encode)): readonly string[] {
  const { contentType: packageType, bytes: all } = writePackage({ text, contentType, encode }, from);
  const [, name = ""] = /boundary="(\w{36})"/.exec(packageType) ?? [];
  return [packageType, Buffer.from(all).toString("latin1")].map((shown) => shown.replaceAll(name, "N"));
}

const include = (part: number): string =>
  `<xop:Include xmlns:xop="http://www.w3.org/2004/08/xop/include" href="cid:${part}.N@stubwright"/>`;

test("a value stands in its own part, and an xop:Include in its place", () => {
  const encode = message((xml) => {
    xml.value("v", base64Binary, bytes);
    xml.value("w", string, "é");
  });
  expect(written(encode)).toEqual([
    'multipart/related; type="application/xop+xml"; start="<root.N@stubwright>"; start-info="text/xml"; boundary="N"',
    [
      "",
      "--N",
      'Content-Type: application/xop+xml; charset=UTF-8; type="text/xml"',
      "Content-Transfer-Encoding: binary",
      "Content-ID: <root.N@stubwright>",
      "",
      `<m><v>${include(0)}</v><w>Ã©</w></m>`,
      "--N",
      "Content-Type: application/octet-stream",
      "Content-Transfer-Encoding: binary",
      "Content-ID: <0.N@stubwright>",
      "",
      Buffer.from(bytes).toString("latin1"),
      "--N--",
      "",
    ].join("\r\n"),
  ]);
});

test("the action of SOAP 1.2 is a parameter of the message's type, within quotes within quotes", () => {
  const [packageType, text] = written(
    (xml) => xml.raw("<m/>"),
    0,
    'application/soap+xml; charset=utf-8; action="urn:\\"a"',
  );
  const type = '"application/soap+xml; action=\\"urn:\\\\\\"a\\""';
  expect(packageType).toContain(`; start-info=${type};`);
  expect(text).toContain(`; type=${type}\r\n`);
});

const other = Uint8Array.from({ length: 39 }, () => 7);
const many = list(base64Binary, "Many");

test.each<readonly [what: string, encode: Encode, from: number, want: string]>([
  ["no values", (xml) => xml.value("v", string, "x"), 0, "<v>x</v>"],
  ["one with a prefix", (xml) => xml.value("p:v", base64Binary, bytes), 40, `<p:v>${include(0)}</p:v>`],
  ["one that is too short", (xml) => xml.value("v", base64Binary, bytes), 41, `<v>${base64}</v>`],
  ["one of less than 32 bytes", (xml) => xml.value("v", base64Binary, bytes.subarray(0, 3)), 0, "<v>AAEC</v>"],
  ["several", (xml) => xml.values("v", base64Binary, [bytes, bytes]), 0, `<v>${include(0)}</v><v>${include(1)}</v>`],
  [
    "a text of the same letters",
    (xml) => {
      xml.value("w", string, base64);
      xml.value("v", base64Binary, bytes);
    },
    0,
    `<w>${base64}</w><v>${include(0)}</v>`,
  ],
  [
    "two of one length",
    (xml) => {
      xml.value("v", base64Binary, bytes);
      xml.value("w", base64Binary, other);
    },
    39,
    `<v>${include(0)}</v><w>${include(1)}</w>`,
  ],
  [
    "one with attributes",
    (xml) =>
      xml.element("v", bytes, (inner, value) => {
        inner.attribute("a", string, `> ' "`);
        inner.attribute("b", base64Binary, value);
        inner.text(base64Binary, value);
      }),
    0,
    `<v a="> ' &quot;" b="${base64}">${include(0)}</v>`,
  ],
  ["one in a list", (xml) => xml.value("v", many, [bytes]), 0, `<v>${base64}</v>`],
  [
    "one in hexadecimal, and a text of its base64",
    (xml) => {
      xml.value("v", hexBinary, bytes);
      xml.value("w", string, base64);
    },
    0,
    `<v>${Buffer.from(bytes).toString("hex").toUpperCase()}</v><w>${base64}</w>`,
  ],
])("%s: the root says so", (_what, encode, from, want) => {
  expect(written(message(encode), from)[1]).toContain(`\r\n\r\n<m>${want}</m>\r\n--N`);
});

test("what is put around a message and into it stays as it is", () => {
  const encode = message((xml) => xml.value("v", base64Binary, bytes));
  const signed = `<s:E xmlns:s="a>b/"><s:H><v id='1'>other</v><!-- <v>x</v> --></s:H>${textOf(encode).replace("<m>", '<m id="1">')}</s:E>`;
  expect(written(encode, 0, text11, signed)[1]).toContain(signed.replace(base64, include(0)));
});

function repeated(values: readonly Uint8Array[]) {
  const encode = message((xml) => xml.values("v", base64Binary, values));
  return { encode, text: textOf(encode) };
}

describe("what was written is read as the message by itself", () => {
  const content = fc.uint8Array({ maxLength: 80 });
  test("whatever the bytes are", () => {
    fc.assert(
      fc.property(fc.array(content, { maxLength: 5 }), fc.nat(60), (values, from) => {
        const { text, encode } = repeated(values);
        const { contentType, bytes: all } = writePackage({ text, contentType: text11, encode }, from);
        expect(readPackage(all, contentType, undefined)).toEqual({ contentType: "text/xml", text, attachments: [] });
      }),
    );
  });

  test("of many megabytes", () => {
    const values = Array.from({ length: 300 }, (_value, index) => new Uint8Array(40_000).fill(index));
    const { text, encode } = repeated(values);
    const { contentType, bytes: all } = writePackage({ text, contentType: text11, encode }, 0);
    expect(all.length).toBeLessThan(12_100_000);
    expect(readPackage(all, contentType, undefined).text).toBe(text);
  });

  test("of more values than a package may have: those that are left stay in the message", () => {
    const values = Array.from({ length: 1001 }, (_value, index) => Uint8Array.from({ length: 32 }, () => index % 251));
    const { text, encode } = repeated(values);
    const { contentType, bytes: all } = writePackage({ text, contentType: text11, encode }, 0);
    expect(Buffer.from(all).toString("latin1").split("Content-ID:").length - 1).toBe(1000);
    expect(readPackage(all, contentType, undefined).text).toBe(text);
  });
});
