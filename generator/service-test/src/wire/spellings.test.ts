import { expect, test } from "@jest/globals";
import { spellingsOf } from "./spellings.js";
import { readXml, type XmlNode } from "./xml-node.js";

const body = '<Order xmlns="urn:a" id="1" xml:lang="de"><name>a &amp; b</name><note xmlns="urn:b"/></Order>';

function meaning(node: XmlNode): unknown {
  const text = node.children.length > 0 ? "" : node.text;
  return [
    node.namespace,
    node.local,
    node.attributes.map(({ local, value }) => [local, value]),
    text,
    node.children.map(meaning),
  ];
}

function messageIn(text: string): unknown {
  const read = readXml(text);
  if (!("root" in read)) throw new Error(`${read.problem}: ${text}`);
  const message = read.root.children.find(({ local }) => local === "Body")?.children[0];
  return message && meaning(message);
}

test("every spelling has the same message", () => {
  const original = messageIn(`<e xmlns="urn:e"><Body>${body}</Body></e>`);
  const spellings = spellingsOf("1.1", body);
  expect(spellings.length).toBeGreaterThan(15);
  for (const { label, body: spelled } of spellings) {
    const bytes = typeof spelled === "string" ? Buffer.from(spelled) : Buffer.from(spelled);
    const text = new TextDecoder(bytes[0] === 0xff ? "utf-16le" : "utf-8").decode(bytes);
    expect({ label, message: messageIn(text) }).toEqual({ label, message: original });
  }
});

test("a message with a name as a value keeps its prefixes", () => {
  const named = '<Order xmlns="urn:a" xmlns:p="urn:p">p:name</Order>';
  expect(spellingsOf("1.1", named).every(({ body: spelled }) => !String(spelled).includes("ns1:Order"))).toBe(true);
});
