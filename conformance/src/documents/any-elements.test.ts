import { expect, test } from "@jest/globals";
import type { AnyElement } from "@stubwright/runtime";
import {
  type DocumentCodec,
  decodeAnyElement,
  decodeAnyElementJson,
  encodeAnyElement,
  encodeAnyElementJson,
  JsonReader,
  JsonWriter,
  XmlTextReader,
  XmlWriter,
} from "@stubwright/runtime/codec";
import { XmlDocument, XmlElement } from "libxml2-wasm";
import { compileGolden } from "../testing/generated-modules.js";
import { infosetDifference, infosetOf } from "../testing/xml-infoset.js";

/** Lists all values of an element and its descendants. Prefixes are replaced by the namespaces that libxml2 finds. */
function meanings(element: XmlElement): readonly string[] {
  const { namespaces } = element;
  const mean = (text: string): string =>
    text.replace(/([\w.-]+):(?=[\w*])/g, (written, prefix: string) => {
      const namespace = namespaces[prefix];
      return namespace === undefined ? written : `{${namespace}}`;
    });
  const found = element.attrs.map(({ namespaceUri, name, value }) => `{${namespaceUri}}${name}=${mean(value)}`).sort();
  for (let node = element.firstChild; node !== null; node = node.next) {
    if (node instanceof XmlElement) found.push(...meanings(node));
    else found.push(mean(node.content));
  }
  return found;
}

function meaningsOf(xml: string): readonly string[] {
  const document = XmlDocument.fromString(xml);
  try {
    return meanings(document.root);
  } finally {
    document.dispose();
  }
}

function read(xml: string): AnyElement {
  const reader = new XmlTextReader(xml);
  reader.root();
  const element = decodeAnyElement(reader);
  reader.end();
  return element;
}

function overJson(element: AnyElement): AnyElement {
  const writer = new JsonWriter();
  encodeAnyElementJson(writer, element);
  const reader = new JsonReader(JSON.parse(writer.toString()));
  const decoded = decodeAnyElementJson(reader);
  reader.end();
  return decoded;
}

const topics = "http://www.onvif.org/ver10/topics";
const xs = "http://www.w3.org/2001/XMLSchema";

test.each<[string, string]>([
  [
    "a topic of ONVIF, its prefix declared far outside",
    `<s:Body xmlns:s="urn:s" xmlns:tns1="${topics}" xmlns:b="urn:b"><b:Filter><b:TopicExpression Dialect="urn:c">` +
      "tns1:RuleEngine/CellMotionDetector</b:TopicExpression></b:Filter></s:Body>",
  ],
  [
    "a schema in a message",
    `<xs:schema xmlns:xs="${xs}" xmlns:d="urn:d" targetNamespace="urn:d"><xs:element name="a" type="xs:string"/>` +
      '<xs:element name="b" type="d:B"/><xs:complexType name="B"><xs:sequence><xs:element ref="d:a"/>' +
      `</xs:sequence></xs:complexType></xs:schema>`,
  ],
  ["XPath", '<f:filter xmlns:f="urn:f" xmlns:p="urn:p">//p:a[@p:b="1"]/child::p:*</f:filter>'],
  [
    "one prefix for several namespaces",
    '<a xmlns:p="urn:1" b="p:x"><p:c xmlns:p="urn:2" p:d="p:x">p:y<a xmlns="" xmlns:p="urn:1">p:z</a></p:c><p:e>p:x</p:e></a>',
  ],
  [
    "prefixes that the writer would take",
    '<a xmlns:x0="urn:1" xmlns:x1="urn:2" x0:a="x1:b" x1:a="x0:b">x0:a<x1:b x1:c="x0:d">x1:e</x1:b></a>',
  ],
  ["text and elements by turns", '<a xmlns:p="urn:p">p:x<b>p:y</b>p:z<c xmlns="urn:c"/><![CDATA[and p:u]]></a>'],
  ["texts that only look like it", '<a xmlns:p="urn:p" b="http://p/x" c="12:30">no:prefix p: x<b>xml:lang</b></a>'],
  ["the type of an element", `<a xmlns:i="${xs}-instance" xmlns:p="urn:p"><b i:type="p:T">p:x</b></a>`],
])("%s: nothing is lost from XML to JSON and back", (_name, xml) => {
  const element = read(xml);
  const json = overJson(element);
  expect(json).toEqual(element);
  const writer = new XmlWriter();
  encodeAnyElement(writer, json);
  const written = writer.toString();
  expect(infosetDifference(infosetOf(xml), infosetOf(written))).toBeUndefined();
  expect(meaningsOf(written)).toEqual(meaningsOf(xml));
  expect(read(written)).toEqual(element);
});

test("ordinary values have no prefixes", () => {
  const xml = '<p:a xmlns:p="urn:p" b="http://x/">12:30, p : x<p:c p:d="p"/></p:a>';
  expect(JSON.stringify(read(xml))).not.toContain("namespaces");
});

test("JSON with wrong prefixes is refused with the reason", () => {
  const reader = new JsonReader({ name: "{}a", namespaces: { p: 1 } });
  decodeAnyElementJson(reader);
  expect(() => reader.end()).toThrow(
    expect.objectContaining({ issues: [expect.objectContaining({ code: "type", pointer: "/namespaces" })] }),
  );
});

test("values of xs:anyType may bind the prefixes of generated tags to other namespaces", async () => {
  const { documents }: { documents: Record<string, DocumentCodec<unknown>> } = await import(
    compileGolden("names")("documents")
  );
  const codec = documents["{urn:golden:names}root"];
  const xml =
    '<n:root xmlns:n="urn:golden:names"><class>c</class><größe>1</größe><a.b><address xmlns:b="urn:golden:billing">' +
    '<b:iban>i</b:iban><b:remark xmlns:a="urn:a" xmlns:t="urn:t" a="t:x">a:x</b:remark>' +
    '<b:mark xmlns:i="urn:i" xmlns:a="urn:golden:billing">i:x a:x</b:mark><b:tag xmlns:a="urn:other">a:x</b:tag>' +
    "</address></a.b></n:root>";
  const written = codec?.encode(codec.decode(xml)) ?? "";
  expect(meaningsOf(written)).toEqual(meaningsOf(xml));
  expect(infosetDifference(infosetOf(xml), infosetOf(written))).toBeUndefined();
});
