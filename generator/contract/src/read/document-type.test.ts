import { expect, test } from "@jest/globals";
import { Diagnostics } from "../diagnostics/diagnostics.js";
import { readXml } from "./read-xml.js";
import { attributeOf, textOf } from "./xml-tree.js";

/** What is read of a document: the text of its root and its attribute `b`, or why it is refused. */
function read(text: string): string {
  const diagnostics = new Diagnostics();
  const root = readXml("a.xml", text, diagnostics);
  if (root === undefined) return diagnostics.list.map(({ arguments: { reason } }) => String(reason)).join();
  const attribute = attributeOf(root, "b");
  return JSON.stringify(attribute === undefined ? textOf(root) : [textOf(root), attribute.value]);
}

/** What an internal subset makes of `&e;` in content. */
const entities: readonly (readonly [subset: string, want: string])[] = [
  [`<!ENTITY e "&f;"><!ENTITY f "x">`, `"x"`],
  [`<!ENTITY e "&e;">`, "the entity e refers to itself"],
  [`<!ENTITY e "&f;"><!ENTITY f "1&e;">`, "the entity e refers to itself"],
  [`<!ENTITY e "&f;">`, "the entity f is not declared"],
  [`<!ENTITY e "&constructor;">`, "the entity constructor is not declared"],
  [`<!ENTITY e "&#38;#60;&#38;lt;&lt;">`, `"<<<"`],
  [`<!ENTITY e "&#38;">`, "an entity holds an & that begins no reference"],
  [`<!ENTITY lt "&#38;#60;"><!ENTITY amp "nothing"><!ENTITY e "&lt;&amp;">`, `"<&"`],
  [`<!ENTITY e "right"><!ENTITY e "wrong">`, `"right"`],
  [`<?p <!ENTITY e "wrong"> ?><!-- <!ENTITY e "wrong"> --><!ENTITY e "right">`, `"right"`],
  [`<!ENTITY % q "<!ENTITY e 'wrong'>"><!ENTITY e 'right'>`, `"right"`],
  [`<!ENTITY e "x\ty&#9;z">`, `"x\\ty\\tz"`],
  [`<!ENTITY e "<b/>">`, "the entity e holds markup: write it out where it is used"],
  [`<!ENTITY e "&#60;">`, "the entity e holds markup: write it out where it is used"],
  [`<!ENTITY e "]]>">`, "the entity e holds ]]>"],
  [`<!ENTITY e "&#xD800;">`, "a character reference refers to a character that XML does not have"],
  [`<!ENTITY e "x"><!ENTITY f "&#1;">`, "a character reference refers to a character that XML does not have"],
  [`<!ENTITY e "&#xD7FF;&#xE000;&#xFFFD;&#x10000;&#x10FFFF;">`, `"\ud7ff\ue000\ufffd\u{10000}\u{10ffff}"`],
  [`<!ENTITY e "&#xFFFE;">`, "a character reference refers to a character that XML does not have"],
  [`<!ENTITY e "&#x110000;">`, "a character reference refers to a character that XML does not have"],
  [`%p;<!ENTITY e "x">`, "an entity is used that is not declared (external entities are never read)"],
  [`<!ENTITY % s ''><!ENTITY e "x"> %s; <!ENTITY e "y">`, `"x"`],
];

test.each(entities)("%s", (subset, want) => {
  expect(read(`<!DOCTYPE a [${subset}]><a>&e;</a>`)).toBe(want);
});

/** What an internal subset makes of attributes. */
const attributes: readonly (readonly [subset: string, element: string, want: string])[] = [
  [`<!ENTITY e "x\n&#10;&#38;#10;y">`, `<a b="&e;"/>`, `["","x  \\ny"]`],
  [`<!ENTITY e "'&#34;">`, `<a b="&e;"/>`, `["","'\\""]`],
  [`<!ENTITY e "1 &#60; 2">`, `<a b="&e;"/>`, "the entity e holds markup: write it out where it is used"],
  [`<!ATTLIST a b CDATA "d">`, "<a/>", `["","d"]`],
  [`<!ATTLIST a b CDATA "d">`, `<a b="e"/>`, `["","e"]`],
  [`<!ENTITY e "x"><!ATTLIST a b CDATA #FIXED "1&e;&#38;">`, "<a/>", `["","1x&"]`],
  [`<!ATTLIST a b CDATA "&e;"><!ENTITY e "x">`, "<a/>", "the entity e is not declared"],
  [`<!ATTLIST a b NMTOKENS #IMPLIED>`, `<a b="  1   2 "/>`, `["","1 2"]`],
  [`<!ATTLIST a b (x|y) "x"><!ATTLIST a b CDATA "y">`, "<a/>", `["","x"]`],
  [`<!ATTLIST a c:b CDATA "d" xmlns:c CDATA #FIXED "urn:c">`, "<a>t</a>", `"t"`],
];

test.each(attributes)("%s and %s", (subset, element, want) => {
  expect(read(`<!DOCTYPE a [${subset}]>${element}`)).toBe(want);
});

test("a namespace may be declared by default, for names and for values", () => {
  const text = '<!DOCTYPE p:a [<!ATTLIST p:a xmlns:p CDATA #FIXED "urn:p" xmlns CDATA "urn:d">]><p:a><b/></p:a>';
  const root = readXml("a.xml", text, new Diagnostics());
  expect([root?.namespace, root?.children[0]?.namespace]).toEqual(["urn:p", "urn:d"]);
  expect(root?.declarations).toEqual(
    new Map([
      ["p", "urn:p"],
      ["", "urn:d"],
    ]),
  );
});

/** Well-formed document types: each as it stands between `<!DOCTYPE` and `>`. */
const wellFormed: readonly string[] = [
  " a",
  "\ta\n",
  ' a SYSTEM "x.dtd" ',
  ` a PUBLIC "-//W3C//DTD XMLSCHEMA 200102//EN" 'XMLSchema.dtd' []`,
  " a [ ] ",
  " a [<!ELEMENT a EMPTY><!ELEMENT b ANY><!ELEMENT c (#PCDATA)><!ELEMENT d (#PCDATA|a | b)*>]",
  " a [<!ELEMENT a (b , (c|d+)?, e*)*><!ELEMENT b (c)>]",
  ` a [<!NOTATION n PUBLIC "p"><!NOTATION m SYSTEM "s"><!ENTITY e SYSTEM "s" NDATA n><!ENTITY % p PUBLIC "p" "s">]`,
  " a [<!ATTLIST a><!ATTLIST a b ID #REQUIRED c NOTATION (n|m) #IMPLIED d ENTITIES #IMPLIED>]",
  " a [<?p?><?p x ? y?><!-- - -->]",
];

test.each(wellFormed)("<!DOCTYPE%s> is well-formed", (documentType) => {
  expect(read(`<!DOCTYPE${documentType}><a>t</a>`)).toBe('"t"');
});

const malformed: readonly (readonly [documentType: string, reason: string])[] = [
  ["", "the document type declaration is malformed"],
  ["a", "the document type declaration is malformed"],
  [" 1", "the document type declaration is malformed"],
  [" a b", "the document type declaration is malformed"],
  [' a PUBLIC "p"', "the document type declaration is malformed"],
  [' a PUBLIC "{" "s"', "the document type declaration is malformed"],
  [' a SYSTEM"x"', "the document type declaration is malformed"],
  [" a [] x", "a declaration is expected here"],
  [" a [garbage]", "a declaration is expected here"],
  [" a [<!FOO a>]", "<!FOO is malformed"],
  [" a [<!ELEMENT a (b,c|d)>]", "<!ELEMENT is malformed"],
  [" a [<!ELEMENT a (#PCDATA|b)>]", "<!ELEMENT is malformed"],
  [" a [<!ELEMENT a (b)) >]", "<!ELEMENT is malformed"],
  [" a [<!ELEMENT a b>]", "<!ELEMENT is malformed"],
  [" a [<!ENTITY e x>]", "<!ENTITY is malformed"],
  [' a [<!ENTITY e "50%">]', "<!ENTITY is malformed"],
  [' a [<!ENTITY e "a & b">]', "<!ENTITY is malformed"],
  [' a [<!ENTITY a:b "x">]', "<!ENTITY is malformed"],
  [' a [<!ENTITY % e SYSTEM "x" NDATA n>]', "<!ENTITY is malformed"],
  [" a [<!ATTLIST a b CDATA>]", "<!ATTLIST is malformed"],
  [' a [<!ATTLIST a b CDATA "<">]', "<!ATTLIST is malformed"],
  [" a [<!NOTATION n>]", "<!NOTATION is malformed"],
  [" a [<!-- x -- y -->]", "malformed comment"],
  [" a [<?xml version='1.0'?>]", "a declaration is expected here"],
];

test.each(malformed)("<!DOCTYPE%s> is refused: %s", (documentType, reason) => {
  expect(read(`<!DOCTYPE${documentType}><a/>`)).toBe(reason);
});

const tooLong = "the document's entities and default values are too long together";

function chain(length: number): string {
  return Array.from({ length }, (_, index) => `<!ENTITY e${index} "&e${index + 1};">`).join("");
}

function names(count: number): string {
  return Array.from({ length: count }, (_, index) => `n${index} CDATA "d"`).join(" ");
}

test.each([
  ["long entities", `<!ENTITY e "${"x".repeat(90_000)}">`, "&e;".repeat(200), tooLong],
  ["deep content", `<!ELEMENT a ${"(".repeat(50_000)}b${")".repeat(50_000)}>`, "", "<!ELEMENT is malformed"],
  ["long content", `<!ELEMENT a (${"b,".repeat(100_000)}c)>`, "t", '"t"'],
  ["a long comment", `<!--${"-x".repeat(3_000_000)}-->`, "t", '"t"'],
  ["a long instruction", `<?p ${"?".repeat(6_000_000)}?>`, "t", '"t"'],
  ["chained entities", chain(3000), "&e0;", "entities refer to each other in too long a chain"],
  [
    "defaults of long entities",
    `<!ENTITY e "${"x".repeat(90_000)}"><!ATTLIST b c CDATA "&e;">`,
    "<b/>".repeat(200),
    tooLong,
  ],
  ["many defaults", `<!ATTLIST b ${names(500)}>`, "<b/>".repeat(5000), tooLong],
  ["spaces", `<!ELEMENT a (b${" ".repeat(100_000)}c)>`, "t", "<!ELEMENT is malformed"],
  ["spaces in a list", `<!ATTLIST a b CDATA${" ".repeat(100_000)}x>`, "t", "<!ATTLIST is malformed"],
  ["a long value", `<!ENTITY e "${"x&lt;".repeat(10_000)}">`, "t", '"t"'],
])("%s take no time", (_name, subset, content, want) => {
  expect(read(`<!DOCTYPE a [${subset}]><a>${content}</a>`)).toBe(want);
});
