import type { AnyContent, AnyElement } from "../any-element.js";
import { string } from "../scalars/strings.js";
import { isBlank } from "./characters.js";
import type { XmlReader } from "./xml-reader.js";
import type { XmlWriter } from "./xml-writer.js";

/** Reads the current element, whatever it is, to its end. */
export function decodeAnyElement(xml: XmlReader): AnyElement {
  const { namespace, name } = xml.name();
  return { name: `{${namespace}}${name}`, ...decodeAnyContent(xml) };
}

/** Reads attributes and content of the current element to its end. White space between elements is not kept. */
export function decodeAnyContent(xml: XmlReader): AnyContent {
  const attributes = xml.attributes().map(({ namespace, name, value }) => [expandedName(namespace, name), value]);
  const runs: (string | AnyElement)[] = [];
  for (;;) {
    const text = xml.characters();
    if (text !== "") runs.push(text);
    if (xml.child() === undefined) break;
    runs.push(decodeAnyElement(xml));
  }
  const hasElements = runs.some((run) => typeof run !== "string");
  const hasText = runs.some((run) => typeof run === "string" && !isBlank(run));
  const content = hasElements && !hasText ? runs.filter((run) => typeof run !== "string") : runs;
  return {
    ...(attributes.length > 0 ? { attributes: Object.fromEntries(attributes) } : {}),
    ...(content.length > 0 ? { content } : {}),
  };
}

/** Writes an element of whatever name. */
export function encodeAnyElement(xml: XmlWriter, element: AnyElement): void {
  const { namespace, local } = splitName(element.name);
  const tag = namespace === "" ? local : `n:${local}`;
  xml.open(tag, namespace === "" ? 'xmlns=""' : `xmlns:n="${escapeNamespace(namespace)}"`);
  encodeAnyContent(xml, element);
  xml.close(tag);
}

/** Writes attributes and content into the element just opened. */
export function encodeAnyContent(xml: XmlWriter, content: AnyContent): void {
  if (content.attributes !== undefined) encodeOtherAttributes(xml, content.attributes);
  for (const item of content.content ?? []) {
    if (typeof item === "string") xml.text(string, item);
    else encodeAnyElement(xml, item);
  }
}

/** Reads the attributes of the current start tag that the contract does not name; undefined where there are none. */
export function decodeOtherAttributes(xml: XmlReader): { [name: string]: string } | undefined {
  const entries = xml.otherAttributes().map(({ namespace, name, value }) => [expandedName(namespace, name), value]);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** Writes attributes of whatever names into the start tag just opened. */
export function encodeOtherAttributes(xml: XmlWriter, attributes: { readonly [name: string]: string }): void {
  for (const [index, [name, value]] of Object.entries(attributes).entries()) {
    const { namespace, local } = name.startsWith("{") ? splitName(name) : { namespace: "", local: name };
    if (namespace === "") xml.attribute(local, string, value);
    else if (namespace === "http://www.w3.org/XML/1998/namespace") xml.attribute(`xml:${local}`, string, value);
    else {
      xml.attribute(`xmlns:x${index}`, string, namespace);
      xml.attribute(`x${index}:${local}`, string, value);
    }
  }
}

function expandedName(namespace: string, name: string): string {
  return namespace === "" ? name : `{${namespace}}${name}`;
}

function splitName(name: string): { readonly namespace: string; readonly local: string } {
  const end = name.startsWith("{") ? name.indexOf("}") : -1;
  return { namespace: name.slice(1, Math.max(end, 1)), local: name.slice(end + 1) };
}

function escapeNamespace(namespace: string): string {
  return namespace.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
