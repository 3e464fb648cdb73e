import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { XmlCData, XmlElement, XmlText } from "libxml2-wasm";
import { acceptedByLibxml2, parseWithLibxml2 } from "./testing/libxml2.js";
import { mutatedDocument } from "./testing/mutated-document.js";
import { verdict } from "./testing/verdict.js";
import type { XmlReader } from "./xml-reader.js";
import { XmlTextReader } from "./xml-text-reader.js";

/** What a document says, however it is written. */
interface Tree {
  readonly name: string;
  readonly attributes: readonly string[];
  readonly content: readonly (Tree | string)[];
}

class Content {
  readonly parts: (Tree | string)[] = [];

  text(text: string): void {
    const last = this.parts.at(-1);
    if (typeof last === "string") this.parts[this.parts.length - 1] = last + text;
    else if (text !== "") this.parts.push(text);
  }
}

function describeAttribute(namespace: string, name: string, value: string): string {
  return `{${namespace}}${name}=${value}`;
}

function readTree(xml: XmlReader, namespace: string, local: string): Tree {
  const attributes = xml.attributes().map(({ namespace: of, name, value }) => describeAttribute(of, name, value));
  const content = new Content();
  for (;;) {
    content.text(xml.characters());
    const child = xml.child();
    if (child === undefined)
      return { name: `{${namespace}}${local}`, attributes: attributes.sort(), content: content.parts };
    content.parts.push(readTree(xml, child.namespace, child.name));
  }
}

function ourTree(document: string): Tree {
  const xml = new XmlTextReader(document);
  const root = xml.root();
  const tree = readTree(xml, root.namespace, root.name);
  xml.end();
  return tree;
}

function theirTree(element: XmlElement): Tree {
  const content = new Content();
  for (let node = element.firstChild; node !== null; node = node.next) {
    if (node instanceof XmlElement) content.parts.push(theirTree(node));
    else if (node instanceof XmlText || node instanceof XmlCData) content.text(node.content);
  }
  const attributes = element.attrs.map((attribute) =>
    describeAttribute(attribute.namespaceUri, attribute.name, attribute.value),
  );
  return { name: `{${element.namespaceUri}}${element.name}`, attributes: attributes.sort(), content: content.parts };
}

test("we read from a document what libxml2 reads from it", () => {
  fc.assert(
    fc.property(mutatedDocument, (document) => {
      if (verdict(document) !== "accepted" || acceptedByLibxml2(document) !== true) return;
      const parsed = parseWithLibxml2(document);
      const theirs = theirTree(parsed.root);
      parsed.dispose();
      expect(ourTree(document)).toEqual(theirs);
    }),
    { numRuns: 3000 },
  );
});
