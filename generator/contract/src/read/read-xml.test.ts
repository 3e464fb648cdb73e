import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { Diagnostics } from "../diagnostics/diagnostics.js";
import { readXml } from "./read-xml.js";
import { textPositions } from "./text-positions.js";
import { attributeOf, namespaceOfPrefix, textOf } from "./xml-tree.js";

function read(text: string) {
  const diagnostics = new Diagnostics();
  const root = readXml("a.xml", text, diagnostics);
  const problems = diagnostics.list.map(
    ({ at, arguments: { reason, found } }) => `${at?.line}:${at?.column} ${reason ?? found}`,
  );
  return { root, problems };
}

describe("readXml", () => {
  test("elements and attributes know their places, also across lines, entities and > in values", () => {
    const { root } = read('<?xml version="1.0"?>\r\n<a  p = "x>y"\n\tq=\'&lt;"\' xmlns:n="urn:n" n:r="1">\r<b/></a>');
    expect(root?.at).toEqual({ uri: "a.xml", line: 2, column: 1 });
    expect(
      root?.attributes.map(({ namespace, local, value, at }) => [namespace, local, value, at.line, at.column]),
    ).toEqual([
      ["", "p", "x>y", 2, 5],
      ["", "q", '<"', 3, 2],
      ["urn:n", "r", "1", 3, 28],
    ]);
    expect(root?.children[0]?.at).toEqual({ uri: "a.xml", line: 4, column: 1 });
  });

  test("a comment of many megabytes may stand first", () => {
    const { root, problems } = read(`<!--${"a".repeat(20_000_000)}--><a/>`);
    expect({ local: root?.local, problems }).toEqual({ local: "a", problems: [] });
  });

  test.each([
    ["\r\n \t", 2, 3],
    ["<!-- a --><!-- <?xml?> > b -->\n", 2, 1],
  ])("a declaration behind %j is passed over with a warning, and places stay", (before, line, column) => {
    const diagnostics = new Diagnostics();
    const root = readXml("a.xml", `${before}<?xml version="1.0"\n?><a b="?>"/>`, diagnostics);
    const problems = diagnostics.list.map(({ code, severity, at }) => [code, severity, at?.line, at?.column]);
    expect(problems).toEqual([["xml-declaration-late", "warning", line, column]]);
    expect(root?.at).toEqual({ uri: "a.xml", line: line + 1, column: 3 });
    expect(root?.attributes.map(({ value, at }) => [value, at.line, at.column])).toEqual([["?>", line + 1, 6]]);
  });

  test.each(["<a/>", "<!-- -- -->", "x", "<?b?>", "<?xml version='1.0'?>", '\n<?xml version="1.0"?>'])(
    "a declaration behind %j is not",
    (before) => {
      expect(read(`${before}<?xml version="1.0"?><a/>`).root).toBeUndefined();
    },
  );

  test("names are expanded, and prefixes are looked up at their use", () => {
    const { root } = read('<a xmlns="urn:d" xmlns:p="urn:p"><p:b xmlns:p="urn:q" x="1"/><c xmlns=""/></a>');
    const [b, c] = root?.children ?? [];
    expect([root?.namespace, b?.namespace, b?.local, c?.namespace]).toEqual(["urn:d", "urn:q", "b", ""]);
    expect(b && attributeOf(b, "x")?.value).toBe("1");
    expect(b && [namespaceOfPrefix(b, "p"), namespaceOfPrefix(b, ""), namespaceOfPrefix(b, "z")]).toEqual([
      "urn:q",
      "urn:d",
      undefined,
    ]);
    expect(c && namespaceOfPrefix(c, "")).toBe("");
  });

  test("text keeps its order among children, CDATA included", () => {
    const { root } = read("<a>one <b>two</b><![CDATA[ <three>]]></a>");
    expect(root && textOf(root)).toBe("one two <three>");
  });

  test("internal entities of a DOCTYPE are replaced as text; parameter and external ones are not", () => {
    const doctype = `<!DOCTYPE a [<!ENTITY one "1"><!ENTITY two "&one;&#50;&lt;"><!ENTITY one "again"><!ENTITY % p "x">]>`;
    expect(read(`${doctype}<a b="&two;">&two;</a>`).root?.attributes[0]?.value).toBe("112<".slice(1));
    expect(read('<!DOCTYPE a [<!ENTITY f SYSTEM "file:///etc/passwd">]><a>&f;</a>').problems).toEqual([
      "1:60 an entity is used that is not declared (external entities are never read)",
    ]);
  });

  test("an entity that ends a CDATA section may stand in an attribute only", () => {
    const doctype = '<!DOCTYPE a [<!ENTITY e "]]>">]>';
    expect(read(`${doctype}<a b="&e;"/>`).root?.attributes[0]?.value).toBe("]]>");
    expect(read(`${doctype}<a>&e;</a>`).problems).toEqual(["1:38 the entity e holds ]]>"]);
  });

  test("attributes of a document type: without a value, with a trimmed value, with a namespace", () => {
    const declared = '<!ATTLIST a xmlns:o CDATA #IMPLIED xmlns:p CDATA "urn:p" t NMTOKENS " x  y " u CDATA " x  y ">';
    const { root, problems } = read(`<!DOCTYPE a [${declared}]><a><p:b/></a>`);
    expect(problems).toEqual([]);
    expect(root?.attributes.map(({ local, value }) => [local, value])).toEqual([
      ["t", "x y"],
      ["u", " x  y "],
    ]);
    expect(root && [namespaceOfPrefix(root, "p"), namespaceOfPrefix(root, "o")]).toEqual(["urn:p", undefined]);
    expect(root?.children[0]?.namespace).toBe("urn:p");
  });

  test("names have letters of any script after their prefix", () => {
    const { root, problems } = read('<p:élan xmlns:p="urn:p"/>');
    expect([root?.local, problems]).toEqual(["élan", []]);
  });

  test("an entity bomb stays small", () => {
    const levels = Array.from({ length: 30 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join("");
    const { problems } = read(`<!DOCTYPE a [<!ENTITY e0 "xxxxxxxxxx">${levels}]><a>&e30;</a>`);
    expect(problems).toHaveLength(1);
  });

  test.each([
    ["<a>\n  <b>\n</a>", "3:4 this closing tag does not close the open element b"],
    ["<a><b></c></a>", "1:10 this closing tag does not close the open element b"],
    ["<a><b/>", "1:7 element a is never closed"],
    ["<a><b x='1&c=2'/></a>", "1:11 an & that begins no reference; it is written &amp;"],
    [
      "<a>\n<b>AT&T; &amp; R & D</b></a>",
      "2:8 an entity is used that is not declared (external entities are never read)",
    ],
    ["<a>\n<b>&amp; R & D</b></a>", "2:12 an & that begins no reference; it is written &amp;"],
    ["<a><?cats & dogs?>", "1:18 element a is never closed"],
    ["<a><![CDATA[ & <![CDATA[", "1:24 element a is never closed"],
    ["<a><b>&lt;<![CDATA[ & ]]><!-- & --></b>", "1:39 element a is never closed"],
    ["<a x='1' x='2'/>", "1:16 attribute x is given twice"],
    ["<p:a/>", "1:1 namespace prefix p is not declared here; xmlns:p is missing"],
    [
      "<a>\n  <soap:b\n/></a>",
      '2:3 namespace prefix soap is not declared here; xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" is missing',
    ],
    [
      "<a>\n  <b xsi:nil='true'/></a>",
      '2:3 namespace prefix xsi is not declared here; xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" is missing',
    ],
    ["<a b=c/>", "1:6 an attribute value is not in quotes"],
    ["", "1:1 the document is empty"],
    ["\n ", "1:1 the document is empty"],
    ["<!-- nothing -->", "1:16 the document has no root element"],
    ["\n<!DOCTYPE html>\n<html><br></html>", "2:1 the document is an HTML page"],
    ["<html><head><meta charset=utf-8></head></html>", "1:1 the document is an HTML page"],
    ['{ "openapi": "3.1.0" }', "1:1 the document is JSON"],
    ["<n:1 xmlns:n='urn:n'/>", "1:22 n:1 is not a qualified name"],
    ["<a xmlns:1='urn:n'/>", "1:20 xmlns:1 is not a qualified name"],
    ["<?p? ?><a/>", "1:7 white space is missing behind the target of a processing instruction"],
    ["<?p??><a/>", "1:6 white space is missing behind the target of a processing instruction"],
    ["\ufeff<a/>", "1:1 the document begins with two byte order marks"],
    ["<?xml version='1.1'?><a>&#1;</a>", "1:28 malformed character entity"],
    ["<a/><b/>", "1:7 there is content outside the root element"],
  ])("%j: %s", (text, problem) => {
    expect(read(text).problems).toEqual([problem]);
  });

  test.each(["<?p?><a/>", "<?p ?x?><a/>", "<?p\n??><a/>", "<?xml version='1.1'?><a/>"])("%j is read", (text) => {
    expect(read(text).problems).toEqual([]);
  });

  test("nesting without end is refused", () => {
    expect(read("<a>".repeat(100_000)).problems[0]).toContain("nested more than 500 deep");
  });
});

test("a place counts the line endings before it", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom("x", "\n", "\r", "\r\n", "yy"), { maxLength: 30 }),
      fc.nat(40),
      (parts, at) => {
        const text = parts.join("");
        const offset = Math.min(at, text.length);
        const lines = text.slice(0, offset).split(/\r\n|\n|\r(?!\n)/);
        // An offset between CR and LF is on the line that they end.
        fc.pre(!(text[offset - 1] === "\r" && text[offset] === "\n"));
        const { line, column } = textPositions("u", text)(offset);
        expect([line, column]).toEqual([lines.length, (lines.at(-1) ?? "").length + 1]);
      },
    ),
  );
});
