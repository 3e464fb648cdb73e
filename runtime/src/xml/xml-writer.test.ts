import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { XmlElement } from "libxml2-wasm";
import { EncodeError } from "../errors/encode-error.js";
import { restrict } from "../simple-types/facets/restrict.js";
import { double } from "../simple-types/floats.js";
import { int } from "../simple-types/integers.js";
import { QName } from "../simple-types/qualified-names.js";
import { string } from "../simple-types/strings.js";
import { parseWithLibxml2 } from "./testing/libxml2.js";
import { XmlTextReader } from "./xml-text-reader.js";
import { XmlWriter } from "./xml-writer.js";

function write(build: (xml: XmlWriter) => void): string {
  const xml = new XmlWriter();
  build(xml);
  return xml.toString();
}

function refusal(build: (xml: XmlWriter) => void): unknown {
  try {
    build(new XmlWriter());
  } catch (error) {
    if (error instanceof EncodeError) return { code: error.issue.code, pointer: error.issue.pointer };
    throw error;
  }
  return "written";
}

test("numbers of lists are written as they are, the same ones again", () => {
  const numbers = fc.oneof(
    fc.integer({ min: -2, max: 101 }),
    fc.double({ min: -1, max: 101, noNaN: true }),
    fc.constant(-0),
  );
  fc.assert(
    fc.property(fc.array(numbers), (items) => {
      const want = items.map((item) => `<p:i>${double.format(item)}</p:i>`).join("");
      expect(write((xml) => xml.values("p:i", double, items))).toBe(want);
    }),
  );
});

test("what one type lets through, another may not, in elements of one name", () => {
  const small = restrict(int, "Small", { maxInclusive: "3" });
  const both = (xml: XmlWriter, value: number): void => {
    xml.values("i", int, [value]);
    xml.values("i", small, [value]);
  };
  expect(write((xml) => both(xml, 3))).toBe("<i>3</i><i>3</i>");
  expect(refusal((xml) => both(xml, 5))).toEqual({ code: "facet", pointer: "/i" });
  expect(write((xml) => xml.element("list", 0, () => xml.values("i", int, [])))).toBe("<list/>");
});

describe("what is written", () => {
  const rows: readonly (readonly [want: string, build: (xml: XmlWriter) => void])[] = [
    ["<a>1</a>", (xml) => xml.value("a", int, 1)],
    ["<p:a>x &amp; &lt;y&gt; &quot;</p:a>".replace("&quot;", '"'), (xml) => xml.value("p:a", string, 'x & <y> "')],
    ["<a></a>", (xml) => xml.value("a", string, "")],
    ["<a>]]&gt;&#13;\n\t</a>", (xml) => xml.value("a", string, "]]>\r\n\t")],
    ['<a xmlns:q1="urn:a">q1:x</a>', (xml) => xml.value("a", QName, "{urn:a}x")],
    ["<a>xml:lang</a>", (xml) => xml.value("a", QName, "{http://www.w3.org/XML/1998/namespace}lang")],
    ['<a i:nil="true"/>', (xml) => xml.nil("a")],
    ["<a/>", (xml) => xml.element("a", 1, () => {})],
    [
      "<a><b>1</b><c/></a>",
      (xml) =>
        xml.element("a", 1, (inner, value) => {
          inner.value("b", int, value);
          inner.element("c", 0, () => {});
        }),
    ],
    [
      '<a b="&lt;&amp;>&quot;\'&#9;&#10;&#13;" c="1">x</a>',
      (xml) =>
        xml.element("a", "x", (inner, value) => {
          inner.attribute("b", string, "<&>\"'\t\n\r");
          inner.attribute("c", int, 1);
          inner.text(string, value);
        }),
    ],
    [
      '<a b=""/>',
      (xml) =>
        xml.element("a", "", (inner, value) => {
          inner.attribute("b", string, value);
          inner.text(string, value);
        }),
    ],
    [
      '<a xmlns="u" xmlns:p="v"><p:b>1</p:b></a>',
      (xml) => {
        xml.open("a", 'xmlns="u" xmlns:p="v"');
        xml.value("p:b", int, 1);
        xml.close("a");
      },
    ],
    [
      '<a><!--x--><b i:nil="true"/></a>',
      (xml) => {
        xml.open("a");
        xml.raw("<!--x-->");
        xml.nil("b");
        xml.close("a");
      },
    ],
  ];
  test.each(rows)("%s", (want, build) => {
    expect(write(build)).toBe(want);
  });
});

describe("what cannot be written", () => {
  const rows: readonly (readonly [pointer: string, code: string, build: (xml: XmlWriter) => void])[] = [
    ["/a", "value", (xml) => xml.value("p:a", string, "\u0000")],
    ["/a", "value", (xml) => xml.value("a", string, "x\ud800y")],
    ["/a", "value", (xml) => xml.value("a", string, "\udc00\ud800")],
    ["/a", "value", (xml) => xml.value("a", string, "\uffff")],
    ["/a", "value", (xml) => xml.value("a", string, "\u000b")],
    [
      "/a/b/c",
      "value",
      (xml) => xml.element("p:a", 1, (a) => a.element("b", 1, (b) => b.value("p:c", string, "\u0001"))),
    ],
    ["/a/@b", "value", (xml) => xml.element("a", 1, (a) => a.attribute("p:b", string, "\ufffe"))],
    ["/a", "value", (xml) => xml.element("a", 1, (a) => a.text(string, "\u0007"))],
    [
      "/Id",
      "value",
      (xml) => {
        xml.open("s:Envelope");
        xml.open("Order");
        xml.markRoot();
        xml.value("Id", string, "\u0000");
      },
    ],
  ];
  test.each(rows)("%s %s", (pointer, code, build) => {
    expect(refusal(build)).toEqual({ pointer, code });
  });

  test("a value that is none of its type", () => {
    expect(refusal((xml) => xml.value("a", int, 1.5))).toMatchObject({ pointer: "/a" });
  });

  test("an error that is none of the value passes through", () => {
    const broken = {
      ...string,
      format: () => {
        throw new RangeError("bug");
      },
    };
    expect(() => write((xml) => xml.value("a", broken, ""))).toThrow(RangeError);
  });

  test("an attribute after content is a mistake of the program", () => {
    expect(() =>
      write((xml) => {
        xml.open("a");
        xml.text(string, "x");
        xml.attribute("b", string, "y");
      }),
    ).toThrow("after the content");
  });
});

/** Text that XML can carry, rich in what must be escaped. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom("&", "<", ">", '"', "'", "\r", "\n", "\t", " ", "]]>", "&amp;", "<!--"),
      fc.string({ unit: "binary" }),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join("").replace(/[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ""));

test("any text comes back, read by libxml2 and by us", () => {
  fc.assert(
    fc.property(text, text, (content, attribute) => {
      const document = write((xml) =>
        xml.element("a", content, (inner, value) => {
          inner.attribute("b", string, attribute);
          inner.text(string, value);
        }),
      );
      const theirs = parseWithLibxml2(document);
      expect([theirs.root.content, theirs.root.attr("b")?.value]).toEqual([content, attribute]);
      theirs.dispose();
      const ours = new XmlTextReader(document);
      ours.root();
      expect(ours.attributes()).toEqual([{ namespace: "", name: "b", value: attribute }]);
      expect(ours.text()).toBe(content);
      ours.end();
    }),
    { numRuns: 1000 },
  );
});

test("libxml2 sees the elements that were written", () => {
  const document = parseWithLibxml2(
    write((xml) => {
      xml.open("a", 'xmlns="u" xmlns:i="http://www.w3.org/2001/XMLSchema-instance"');
      xml.value("b", int, 1);
      xml.nil("c");
      xml.close("a");
    }),
  );
  const names: string[] = [];
  for (let node = document.root.firstChild; node !== null; node = node.next)
    if (node instanceof XmlElement) names.push(`{${node.namespaceUri}}${node.name}`);
  document.dispose();
  expect(names).toEqual(["{u}b", "{u}c"]);
});
