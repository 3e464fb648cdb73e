import { describe, expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { DecodeError } from "../errors/decode-error.js";
import { isPackage } from "./package-type.js";
import { readPackage, refuseAttachments } from "./xop-package.js";

const xop = 'xmlns:x="http://www.w3.org/2004/08/xop/include"';
const packageType =
  'multipart/related; type="application/xop+xml"; start="<root@a>"; start-info="text/xml"; boundary=B';
const rootType = 'Content-Type: application/xop+xml; charset=UTF-8; type="text/xml"';
const include = (id: string): string => `<x:Include ${xop} href="cid:${id}"/>`;

interface Part {
  readonly headers: readonly string[];
  readonly body: string | Uint8Array;
}

/** A package as RFC 2046 section 5.1 says, written by nothing that is tested here. */
function packaged(parts: readonly Part[], boundary = "B"): Buffer {
  const written = parts.flatMap(({ headers, body }) => [
    Buffer.from(`--${boundary}\r\n${headers.map((header) => `${header}\r\n`).join("")}\r\n`),
    Buffer.from(body),
    Buffer.from("\r\n"),
  ]);
  return Buffer.concat([...written, Buffer.from(`--${boundary}--\r\n`)]);
}

const root = (body: string | Uint8Array, ...headers: readonly string[]): Part => ({
  headers: [...(headers.length === 0 ? [rootType] : headers), "Content-ID: <root@a>"],
  body,
});
const value = (id: string, body: string | Uint8Array, ...headers: readonly string[]): Part => ({
  headers: [`Content-ID: <${id}>`, ...headers],
  body,
});

function read(bytes: Uint8Array, contentType = packageType): string {
  try {
    const { text, attachments } = readPackage(bytes, contentType, undefined);
    refuseAttachments(attachments);
    return text;
  } catch (error) {
    if (error instanceof DecodeError) return `${error.issues[0]?.code}: ${error.message}`;
    throw error;
  }
}

test.each([
  ["Multipart/Related; boundary=a", true],
  [`multipart/related; boundary="${"a".repeat(70)}"`, true],
  [`multipart/related; boundary=${"a".repeat(71)}`, false],
  ['multipart/related; boundary=""', false],
  ["multipart/related", false],
  ["multipart/form-data; boundary=a", false],
  ["text/xml", false],
  [undefined, false],
])("%s is the type of a package: %s", (contentType, want) => expect(isPackage(contentType)).toBe(want));

describe("values stand in the places of the elements that include them", () => {
  const one = `<m><v>${include("p@a")}</v></m>`;
  const base64 = (text: string): string => `<m><v>${Buffer.from(text).toString("base64")}</v></m>`;
  test.each<readonly [what: string, given: readonly Part[], want: string]>([
    ["one", [root(one), value("p@a", "hello")], "<m><v>aGVsbG8=</v></m>"],
    ["before the root", [value("p@a", "hello"), root(one)], "<m><v>aGVsbG8=</v></m>"],
    ["of no bytes", [root(one), value("p@a", "")], "<m><v></v></m>"],
    ["with line ends", [root(one), value("p@a", "\r\n--\r\n")], "<m><v>DQotLQ0K</v></m>"],
    ["with what begins like the boundary", [root(one), value("p@a", "\r\n--Bx\r\n")], "<m><v>DQotLUJ4DQo=</v></m>"],
    ["with what begins like the end", [root(one), value("p@a", "\r\n--B--x\r\n--B-")], base64("\r\n--B--x\r\n--B-")],
    [
      "with a boundary between other line ends",
      [root(one), value("p@a", "\n--B\n--B\r--B")],
      base64("\n--B\n--B\r--B"),
    ],
    ["as binary", [root(one), value("p@a", "a", "content-transfer-encoding: Binary")], "<m><v>YQ==</v></m>"],
    [
      "as base64",
      [root(one), value("p@a", "aGVs\r\nbG8=", "Content-Transfer-Encoding: base64")],
      "<m><v>aGVsbG8=</v></m>",
    ],
    [
      "with a header of two lines",
      [root(one), value("p@a", "a", "Content-Type: image/png;\r\n name=a")],
      "<m><v>YQ==</v></m>",
    ],
    [
      "whose id is percent-encoded",
      [root(`<m>${include("http%3A%2F%2Fa%2F1")}</m>`), value("http://a/1", "a")],
      "<m>YQ==</m>",
    ],
    [
      "whose id is percent-encoded in the part as well (JAX-WS 2.0)",
      [root(`<m>${include("1@urn%3Aa")}</m>`), value("1@urn%3Aa", "a")],
      "<m>YQ==</m>",
    ],
    [
      "whose id has percent signs, which are percent-encoded",
      [root(`<m><v>${include("a%2540")}</v><v>${include("a%40")}</v></m>`), value("a@", "a"), value("a%40", "b")],
      "<m><v>Yg==</v><v>YQ==</v></m>",
    ],
    [
      "two, with text and elements around",
      [root(`<m>a<v>\n${include("2")} </v><b/>&amp;<v>${include("1")}</v></m>`), value("1", "a"), value("2", "b")],
      "<m>a<v>\nYg== </v><b/>&amp;<v>YQ==</v></m>",
    ],
    [
      "in an envelope whose lines end with CRLF",
      [root(`<m>\r\n  <v>${include("1")}</v>\r\n<w>\r${include("2")}</w></m>`), value("1", "a"), value("2", "b")],
      "<m>\n  <v>YQ==</v>\n<w>\nYg==</w></m>",
    ],
    [
      "with white space around the URL (xs:anyURI, XSD 1.0 Part 2, 3.2.17)",
      [root(`<m>${include("1 ").replace("cid", " cid")}</m>`), value("1", "a")],
      "<m>YQ==</m>",
    ],
    [
      "of an element with an end tag, by any prefix",
      [root(`<m xmlns="http://www.w3.org/2004/08/xop/include"><Include href="CID:1"> </Include></m>`), value("1", "a")],
      `<m xmlns="http://www.w3.org/2004/08/xop/include">YQ==</m>`,
    ],
    [
      "but not of text that looks like one",
      [root(`<m ${xop}><!-- <x:Include href="cid:1"/> --><![CDATA[<x:Include href="cid:1"/>]]><x:Other/></m>`)],
      `<m ${xop}><!-- <x:Include href="cid:1"/> --><![CDATA[<x:Include href="cid:1"/>]]><x:Other/></m>`,
    ],
    [
      "of a root in base64",
      [root(Buffer.from(one).toString("base64"), rootType, "Content-Transfer-Encoding: base64"), value("p@a", "a")],
      "<m><v>YQ==</v></m>",
    ],
    ["none: a plain envelope", [root("<m/>", "Content-Type: text/xml")], "<m/>"],
    [
      "in the charset of the root part",
      [root(Buffer.from("<m>\u00e9</m>", "utf16le"), 'Content-Type: text/xml; charset="utf-16le"')],
      "<m>\u00e9</m>",
    ],
  ])("%s", (_what, given, want) => expect(read(packaged(given))).toBe(want));

  test("what stands before the first boundary and after the last is no part", () => {
    const bytes = packaged([root("<m/>")]);
    expect(read(Buffer.concat([Buffer.from("a preamble\r\n"), bytes, Buffer.from("an epilogue")]))).toBe("<m/>");
  });

  // RFC 2046 section 5.1.1: transport padding.
  test.each([" ", "\t", " \t "])("a boundary may have white space behind it: %j", (padding) => {
    const bytes = packaged([root(one), value("p@a", "a")]).toString();
    expect(read(Buffer.from(bytes.replace(/--B(--)?/g, `$&${padding}`)))).toBe("<m><v>YQ==</v></m>");
    expect(read(Buffer.from(bytes.replace(/--B(--)?\r\n$/, `$&${padding}`)))).toBe("<m><v>YQ==</v></m>");
  });

  test("line ends may all be LF, as Python's email package writes them", () => {
    const bytes = packaged([root(one), value("p@a", "a\n", "Content-Type: image/png;\r\n name=a")]).toString();
    const sent = bytes.replaceAll("\r\n", "\n");
    expect([sent, `a preamble\n\n${sent}`].map((text) => read(Buffer.from(text)))).toEqual([
      "<m><v>YQo=</v></m>",
      "<m><v>YQo=</v></m>",
    ]);
  });

  test("a part may be its headers alone", () => {
    const bytes = Buffer.from("\r\n--B\r\nContent-ID: <p@a>\r\n\r\n--B--");
    expect(read(Buffer.concat([packaged([root(one)]).subarray(0, -"\r\n--B--\r\n".length), bytes]))).toBe(
      "<m><v></v></m>",
    );
  });

  test("whatever their bytes are", () => {
    const parts = fc.array(fc.uint8Array({ maxLength: 40 }), { minLength: 1, maxLength: 5 });
    const boundaries = fc.stringMatching(/^[\w'()+,./:=?-]{20,70}$/);
    fc.assert(
      fc.property(parts, boundaries, (values, boundary) => {
        const text = `<m>${values.map((_value, index) => `<v>${include(`${index}@a`)}</v>`).join("")}</m>`;
        const bytes = packaged([root(text), ...values.map((byte, index) => value(`${index}@a`, byte))], boundary);
        const want = values.map((byte) => `<v>${Buffer.from(byte).toString("base64")}</v>`).join("");
        expect(read(bytes, `multipart/related; start="<root@a>"; boundary="${boundary}"`)).toBe(`<m>${want}</m>`);
      }),
    );
  });
});

test.each([
  ["type of the root part", packageType, rootType, "text/xml"],
  [
    "start-info",
    'multipart/related; start-info="application/soap+xml"; boundary=B',
    "Content-Type: application/xop+xml",
    "application/soap+xml",
  ],
  ["neither", "multipart/related; boundary=B", "Content-Type: application/xop+xml", "text/xml"],
  ["a root part of another type", packageType, "Content-Type: application/json", "application/json"],
  ["a root part without a type", packageType, "X-Nothing: x", "text/xml"],
  [
    "the action of the package",
    'multipart/related; boundary=B; action="urn:a"',
    'Content-Type: application/xop+xml; type="application/soap+xml"',
    'application/soap+xml; action="urn:a"',
  ],
  [
    "the action in start-info",
    'multipart/related; boundary=B; start-info="application/soap+xml; action=\\"urn:a\\""',
    'Content-Type: application/xop+xml; type="application/soap+xml"',
    'application/soap+xml; action="urn:a"',
  ],
  [
    "the action beside the type of the root part",
    'multipart/related; boundary=B; start-info="application/soap+xml"',
    'Content-Type: application/xop+xml; type="application/soap+xml"; action="urn:a"',
    'application/soap+xml; action="urn:a"',
  ],
  [
    "the action of the root part",
    'multipart/related; boundary=B; action="urn:b"',
    'Content-Type: application/xop+xml; type="application/soap+xml; action=\\"urn:a\\""',
    'application/soap+xml; action="urn:a"',
  ],
])("the message's media type by %s", (_what, contentType, header, want) => {
  expect(readPackage(packaged([root("<m/>", header)]), contentType, undefined).contentType).toBe(want);
});

describe("what is refused", () => {
  const twice = `<m><v>${include("1")}</v><v>${include("1")}</v></m>`;
  test.each<readonly [what: string, bytes: Uint8Array, want: string]>([
    ["another boundary", packaged([root("<m/>")], "C"), "syntax: The package does not end with its boundary."],
    ["no end", packaged([root("<m/>")]).subarray(0, -5), "syntax: The package does not end with its boundary."],
    ["nothing", new Uint8Array(), "syntax: The package does not end with its boundary."],
    ["no part", packaged([]), "syntax: The package has no root part <root@a>."],
    ["no root", packaged([value("1", "a")]), "syntax: The package has no root part <root@a>."],
    [
      "headers without an end",
      Buffer.from("--B\r\nA: b\r\n--B--"),
      "syntax: A part of the package has no empty line after its headers.",
    ],
    [
      "headers without a colon",
      packaged([root("<m/>", "Content")]),
      "syntax: A part of the package has a malformed header, or one twice.",
    ],
    [
      "a header twice",
      packaged([root("<m/>", "a: b", "A: b")]),
      "syntax: A part of the package has a malformed header, or one twice.",
    ],
    [
      "a root of wrong base64",
      packaged([root("PG0vP", rootType, "Content-Transfer-Encoding: base64")]),
      "value: A part of the package is not base64 text.",
    ],
    [
      "a root in quoted-printable",
      packaged([root("<m/>", rootType, "Content-Transfer-Encoding: quoted-printable")]),
      "forbidden: A part of the package has a transfer encoding other than binary and base64.",
    ],
    [
      "an end that goes on",
      Buffer.from("--B\r\n\r\n<m/>\r\n--B--x"),
      "syntax: The package does not end with its boundary.",
    ],
    ["half an end", Buffer.from("--B\r\n\r\n<m/>\r\n--B-"), "syntax: The package does not end with its boundary."],
    ["a boundary before LF", Buffer.from("--B\n\r\n<m/>\r\n--B--"), "syntax: The package has no root part <root@a>."],
    [
      "quoted-printable",
      packaged([root(`<m>${include("1")}</m>`), value("1", "a", "Content-Transfer-Encoding: quoted-printable")]),
      "forbidden: A part of the package has a transfer encoding other than binary and base64.",
    ],
    [
      "markup for base64",
      packaged([root(`<m>${include("1")}</m>`), value("1", "<a/>", "Content-Transfer-Encoding: base64")]),
      "value: A part of the package is not base64 text.",
    ],
    [
      "a part without an id",
      packaged([root("<m/>"), { headers: [], body: "a" }]),
      "syntax: A part of the package has no Content-ID.",
    ],
    [
      "an id twice",
      packaged([root("<m/>"), value("1", "a"), value("1", "a")]),
      "repeated: Two parts of the package have the Content-ID 1.",
    ],
    [
      "a part that is not there",
      packaged([root(`<m>${include("1")}</m>`)]),
      "missing: The package has no part 1, or an element before has it.",
    ],
    [
      "a part in two places",
      packaged([root(twice), value("1", "a")]),
      "missing: The package has no part 1, or an element before has it.",
    ],
    [
      "an attachment",
      packaged([root(`<m ${xop}/>`), value("1", "a")]),
      "unexpected: No element of the message includes the attachment 1.",
    ],
    [
      "text before it",
      packaged([root(`<m>a${include("1")}</m>`), value("1", "a")]),
      "unexpected: xop:Include must be the only content of its element.",
    ],
    [
      "an element before it",
      packaged([root(`<m><a/>${include("1")}</m>`), value("1", "a")]),
      "unexpected: xop:Include must be the only content of its element.",
    ],
    [
      "an element after it",
      packaged([root(`<m>${include("1")}<a/></m>`), value("1", "a")]),
      "unexpected: xop:Include must be the only content of its element.",
    ],
    [
      "another URL",
      packaged([root(`<m><x:Include ${xop} href="http://a/1"/></m>`)]),
      "value: The href of xop:Include must be a cid URL.",
    ],
    ["no URL", packaged([root(`<m><x:Include ${xop}/></m>`)]), "value: The href of xop:Include must be a cid URL."],
    [
      "percent signs alone",
      packaged([root(`<m>${include("%")}</m>`)]),
      "value: The href of xop:Include is not percent-encoded as it should be.",
    ],
    [
      "a document type",
      packaged([root(`<!DOCTYPE m><m ${xop}/>`)]),
      "forbidden: A document type declaration is not allowed (line 1, column 1).",
    ],
    [
      "too many parts",
      packaged([root("<m/>"), ...Array.from({ length: 1001 }, (_, at) => value(`${at}`, ""))]),
      "limit: The package has more than 1000 parts.",
    ],
    [
      "longer headers",
      packaged([root("<m/>", `A: ${"b".repeat(20_000)}`)]),
      "syntax: A part of the package has no empty line after its headers.",
    ],
  ])("%s", (_what, bytes, want) => expect(read(bytes)).toBe(want));
});
