import { describe, expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { encodeBase64 } from "../scalars/binary.js";
import { writePackage } from "./write-package.js";
import { readPackage } from "./xop-package.js";

const text11 = "text/xml; charset=utf-8";
const octets = Uint8Array.from({ length: 40 }, (_value, index) => index);
const base64 = encodeBase64(octets);
const message = (content: string): string => `<m a="${base64}">${content}</m>`;

/** The package as text, its random name as `N`. */
function written(text: string, values: readonly unknown[], from = 40, contentType = text11): readonly string[] {
  const { contentType: packageType, octets: all } = writePackage({ text, contentType, values }, from);
  const [, name = ""] = /boundary="(\w{36})"/.exec(packageType) ?? [];
  return [packageType, Buffer.from(all).toString("latin1")].map((shown) => shown.replaceAll(name, "N"));
}

const include = (part: number): string =>
  `<xop:Include xmlns:xop="http://www.w3.org/2004/08/xop/include" href="cid:${part}.N@stubwright"/>`;

test("a value stands in its own part, and an xop:Include in its place", () => {
  expect(written(`<m><v>${base64}</v><w>é</w></m>`, [{ v: octets, w: "é" }])).toEqual([
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
      Buffer.from(octets).toString("latin1"),
      "--N--",
      "",
    ].join("\r\n"),
  ]);
});

test("the action of SOAP 1.2 is a parameter of the message's type, within quotes within quotes", () => {
  const [packageType, text] = written("<m/>", [], 0, 'application/soap+xml; charset=utf-8; action="urn:\\"a"');
  const type = '"application/soap+xml; action=\\"urn:\\\\\\"a\\""';
  expect(packageType).toContain(`; start-info=${type};`);
  expect(text).toContain(`; type=${type}\r\n`);
});

const other = Uint8Array.from({ length: 39 }, () => 7);

test.each<readonly [what: string, content: string, values: readonly unknown[], from: number, want: string]>([
  ["no values", "x", [{ v: "x" }], 0, "x"],
  ["one deep in lists", `<v>${base64}</v>`, [{ a: [{ b: [octets] }] }, undefined, null], 40, `<v>${include(0)}</v>`],
  ["one of a header block", `<v>${base64}</v>`, [{}, { Block: octets }], 40, `<v>${include(0)}</v>`],
  ["one that is too short", `<v>${base64}</v>`, [octets], 41, `<v>${base64}</v>`],
  ["none that are not the message's", `<v>${base64}</v>`, [other], 0, `<v>${base64}</v>`],
  ["one in two places", `<v>${base64}</v><v>${base64}</v>`, [octets], 0, `<v>${include(0)}</v><v>${include(1)}</v>`],
  [
    "two of one length",
    `<v>${base64}</v>text<v>${encodeBase64(other)}</v>`,
    [other, octets],
    39,
    `<v>${include(0)}</v>text<v>${include(1)}</v>`,
  ],
  [
    "one that is what another element says",
    "<v>true</v><w>true</w>",
    [Buffer.from("true", "base64")],
    0,
    "<v>true</v><w>true</w>",
  ],
  ["one of no octets", "<v></v><w></w>", [new Uint8Array()], 0, "<v></v><w></w>"],
  [
    "one beside an element",
    `<v>${base64}<x/></v><v><x/>${base64}</v>`,
    [octets],
    0,
    `<v>${base64}<x/></v><v><x/>${base64}</v>`,
  ],
  ["one behind a comment", `<v><!-- x -->${base64}</v>`, [octets], 0, `<v><!-- x -->${base64}</v>`],
  ["one behind another", `<v>${base64}</v>${base64}<w/>`, [octets], 0, `<v>${include(0)}</v>${base64}<w/>`],
  ["one in a list", `<v>${base64} ${base64}</v>`, [[octets, octets]], 0, `<v>${base64} ${base64}</v>`],
  [
    "one as hexBinary",
    `<v>${Buffer.from(octets).toString("hex")}</v>`,
    [octets],
    0,
    `<v>${Buffer.from(octets).toString("hex")}</v>`,
  ],
])("%s: the root says so", (_what, content, values, from, want) => {
  expect(written(message(content), values, from)[1]).toContain(`\r\n\r\n${message(want)}\r\n--N`);
});

test("values that hold themselves are looked at once", () => {
  const value: { self?: unknown; octets: Uint8Array } = { octets };
  value.self = value;
  expect(written(`<v>${base64}</v>`, [value])[1]).toContain(include(0));
});

describe("what was written is read as the message by itself", () => {
  const content = fc.uint8Array({ maxLength: 80 });
  test("whatever the octets are", () => {
    fc.assert(
      fc.property(fc.array(content, { maxLength: 5 }), fc.nat(60), (values, from) => {
        const text = `<m>${values.map((value) => `<v>${encodeBase64(value)}</v>`).join("")}</m>`;
        const { contentType, octets: all } = writePackage({ text, contentType: text11, values }, from);
        expect(readPackage(all, contentType, undefined)).toEqual({ contentType: "text/xml", text });
      }),
    );
  });

  test("of many megabytes", () => {
    const values = Array.from({ length: 300 }, (_value, index) => new Uint8Array(40_000).fill(index));
    const text = `<m>${values.map((value) => `<v>${encodeBase64(value)}</v>`).join("")}</m>`;
    const { contentType, octets: all } = writePackage({ text, contentType: text11, values }, 0);
    expect(all.length).toBeLessThan(12_100_000);
    expect(readPackage(all, contentType, undefined).text).toBe(text);
  });

  test("of more values than a package may have: those that are left stay in the message", () => {
    const values = Array.from({ length: 1001 }, (_value, index) => Uint8Array.from({ length: 32 }, () => index % 251));
    const text = `<m>${values.map((value) => `<v>${encodeBase64(value)}</v>`).join("")}</m>`;
    const { contentType, octets: all } = writePackage({ text, contentType: text11, values }, 0);
    expect(Buffer.from(all).toString("latin1").split("Content-ID:").length - 1).toBe(1000);
    expect(readPackage(all, contentType, undefined).text).toBe(text);
  });
});
