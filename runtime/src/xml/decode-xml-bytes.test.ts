import { describe, expect, test } from "@jest/globals";
import { DecodeError } from "../errors/decode-error.js";
import { decodeXmlBytes } from "./decode-xml-bytes.js";
import { acceptedByLibxml2 } from "./testing/libxml2.js";

const utf8Mark = [0xef, 0xbb, 0xbf];
const beMark = [0xfe, 0xff];
const leMark = [0xff, 0xfe];

function utf8(text: string): number[] {
  return [...new TextEncoder().encode(text)];
}

function utf16(text: string, order: "be" | "le"): number[] {
  return Array.from({ length: text.length }, (_, index) => text.charCodeAt(index)).flatMap((code) =>
    order === "be" ? [code >> 8, code & 255] : [code & 255, code >> 8],
  );
}

function decode(bytes: readonly number[], charset?: string): string {
  try {
    return decodeXmlBytes(Uint8Array.from(bytes), charset);
  } catch (error) {
    if (error instanceof DecodeError) return `${error.issues[0]?.code}`;
    throw error;
  }
}

const plain = "<a>é€😀</a>";
const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>${plain}`;

describe("encodings that are read", () => {
  const rows: readonly (readonly [
    name: string,
    bytes: readonly number[],
    charset: string | undefined,
    want: string,
  ])[] = [
    ["UTF-8", utf8(plain), undefined, plain],
    ["UTF-8 with a mark", [...utf8Mark, ...utf8(plain)], undefined, plain],
    ["UTF-8 declared", utf8(declared("UTF-8")), undefined, declared("UTF-8")],
    ["UTF-8 with everything", [...utf8Mark, ...utf8(declared("utf-8"))], "UTF-8", declared("utf-8")],
    ["utf8, as many write it", utf8(plain), "utf8", plain],
    [
      "US-ASCII declared",
      utf8('<?xml version="1.0" encoding="US-ASCII"?><a/>'),
      undefined,
      '<?xml version="1.0" encoding="US-ASCII"?><a/>',
    ],
    ["Latin-1 by charset", latin1("<a>é</a>"), "ISO-8859-1", "<a>é</a>"],
    ["the charset over the declaration", utf8(declared("ISO-8859-1")), "utf-8", declared("ISO-8859-1")],
    [
      "Latin-1 declared",
      latin1("<?xml version='1.0' encoding='latin1'?><a>é</a>"),
      undefined,
      "<?xml version='1.0' encoding='latin1'?><a>é</a>",
    ],
    ["what Windows calls so", [...utf8("<a>"), 0x80, ...utf8("</a>")], "windows-1252", "<a>€</a>"],
    ["Shift JIS", [...utf8("<a>"), 0x82, 0xa0, ...utf8("</a>")], "Shift_JIS", "<a>あ</a>"],
    ["GBK, by one of its names", [...utf8("<a>"), 0xc4, 0xe3, ...utf8("</a>")], "gb2312", "<a>你</a>"],
    ["US-ASCII by charset", utf8("<a/>"), "us-ascii", "<a/>"],
    ["UTF-16BE with a mark", [...beMark, ...utf16(declared("UTF-16"), "be")], undefined, declared("UTF-16")],
    ["UTF-16LE with a mark", [...leMark, ...utf16(declared("utf-16"), "le")], "utf-16", declared("utf-16")],
    ["UTF-16LE with a mark, so named", [...leMark, ...utf16(plain, "le")], "utf-16le", plain],
    ["UTF-16BE without a mark", utf16(declared("UTF-16"), "be"), undefined, declared("UTF-16")],
    ["UTF-16LE without a mark", utf16(declared("UTF-16LE"), "le"), undefined, declared("UTF-16LE")],
    ["UTF-16BE by charset", utf16(plain, "be"), "UTF-16BE", plain],
    ["UTF-16 without a mark by charset", utf16(plain, "le"), "utf-16", plain],
    ["UTF-16 by charset, in the order that goes unsaid", utf16(plain, "be"), "utf-16", plain],
    ["the charset over what the bytes look like", utf8("<a/>"), "utf-16be", "\u3c61\u2f3e"],
    [
      "a declaration without an encoding",
      utf8(`<?xml version="1.0"?>${plain}`),
      undefined,
      `<?xml version="1.0"?>${plain}`,
    ],
    ["the charset over the declaration (RFC 7303)", utf8(declared("utf-16")), "utf-8", declared("utf-16")],
    ["nothing", [], undefined, ""],
  ];
  test.each(rows)("%s", (_name, bytes, charset, want) => {
    expect(decode(bytes, charset)).toBe(want);
    if (charset === undefined && want.endsWith(plain)) expect(acceptedByLibxml2(Uint8Array.from(bytes))).toBe(true);
  });
});

describe("bytes that are refused", () => {
  const rows: readonly (readonly [
    name: string,
    bytes: readonly number[],
    charset: string | undefined,
    want: string,
  ])[] = [
    ["Latin-1 bytes", [...utf8("<a>"), 0xe9, ...utf8("</a>")], undefined, "syntax"],
    ["an overlong form", [...utf8("<a>"), 0xc0, 0xbc, ...utf8("</a>")], undefined, "syntax"],
    ["a surrogate in UTF-8", [...utf8("<a>"), 0xed, 0xa0, 0x80, ...utf8("</a>")], undefined, "syntax"],
    ["beyond U+10FFFF", [...utf8("<a>"), 0xf4, 0x90, 0x80, 0x80, ...utf8("</a>")], undefined, "syntax"],
    ["a cut-off character", [...utf8("<a>"), 0xe2, 0x82], undefined, "syntax"],
    ["a lone surrogate in UTF-16", [...leMark, ...utf16("<a>\ud800</a>", "le")], undefined, "syntax"],
    ["an odd number of bytes in UTF-16", [...leMark, ...utf16("<a/>", "le"), 0], undefined, "syntax"],
    ["a mark against the charset", [...utf8Mark, ...utf8(plain)], "utf-16", "syntax"],
    ["a mark of the other order", [...leMark, ...utf16(plain, "le")], "utf-16be", "syntax"],
    ["UTF-8 that declares UTF-16", utf8(declared("UTF-16")), undefined, "syntax"],
    ["and says so in apostrophes", utf8(`<?xml version='1.0' encoding='UTF-16'?>${plain}`), undefined, "syntax"],
    ["UTF-16 that declares UTF-8", [...beMark, ...utf16(declared("UTF-8"), "be")], undefined, "syntax"],
    ["UTF-16LE that declares UTF-16BE", [...leMark, ...utf16(declared("UTF-16BE"), "le")], undefined, "syntax"],
    ["an encoding that nobody knows", utf8(declared("x-mine")), undefined, "forbidden"],
    ["bytes that the declared encoding does not have", [...utf8(declared("Shift_JIS")), 0xff], undefined, "syntax"],
    [
      "bytes that the charset does not have",
      latin1('<?xml version="1.0" encoding="latin1"?><a>é</a>'),
      "utf-8",
      "syntax",
    ],
    ["two marks", [...utf8Mark, ...utf8Mark, ...utf8("<a/>")], undefined, "syntax"],
    ["two marks in UTF-16", [...leMark, ...leMark, ...utf16("<a/>", "le")], undefined, "syntax"],
    ["a mark against another charset", [...utf8Mark, ...utf8(plain)], "iso-8859-1", "syntax"],
    ["UTF-7", utf8(plain), "utf-7", "forbidden"],
    ["UTF-32LE with a mark", [0xff, 0xfe, 0, 0, 0x3c, 0, 0, 0], undefined, "forbidden"],
    ["UTF-32BE with a mark", [0, 0, 0xfe, 0xff, 0, 0, 0, 0x3c], undefined, "forbidden"],
    ["UTF-32LE", [0x3c, 0, 0, 0, 0x61, 0, 0, 0], undefined, "forbidden"],
    ["EBCDIC", [0x4c, 0x6f, 0xa7, 0x94, 0x93], undefined, "forbidden"],
  ];
  test.each(rows)("%s", (_name, bytes, charset, want) => {
    expect(decode(bytes, charset)).toBe(want);
  });
});

function latin1(text: string): readonly number[] {
  return [...text].map((character) => character.charCodeAt(0));
}
