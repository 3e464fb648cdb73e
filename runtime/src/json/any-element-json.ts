import { string } from "../simple-types/strings.js";
import { takesNamespace, type Wildcard } from "../values/names.js";
import { type AnyContent, type AnyElement, isOpenContent } from "../values/open-content.js";
import { elementName, expandedParts, isDeclarable } from "./expanded-names.js";
import type { JsonReader } from "./json-reader.js";
import type { JsonWriter } from "./json-writer.js";
import { type Members, memberTable } from "./member-table.js";

const elementMembers = /* @__PURE__ */ memberTable({
  required: ["name"],
  optional: ["attributes", "namespaces", "content"],
});

const contentMembers = /* @__PURE__ */ memberTable({ optional: ["attributes", "namespaces", "content"] });

/** Reads an element that the contract does not name from its JSON form. */
export function decodeAnyElementJson(json: JsonReader): AnyElement {
  const sent = json.object(elementMembers);
  const element: AnyElement = { name: json.member("name", sent.name).value(elementName) };
  decodeMembers(json, sent, element, () => true);
  json.closeObject();
  return element;
}

/**
 * Reads the attributes and content of an element of type `xs:anyType` from its JSON form. Refuses the attribute
 * `xsi:nil`, as the declaration of the element decides whether it may be null.
 */
export function decodeAnyContentJson(json: JsonReader): AnyContent {
  const content: AnyContent = {};
  const isTaken: TakesAttribute = (namespace, local) => namespace !== instanceNamespace || local !== "nil";
  decodeMembers(json, json.object(contentMembers), content, isTaken);
  json.closeObject();
  return content;
}

function decodeMembers(
  json: JsonReader,
  sent: Members<keyof AnyContent>,
  to: AnyContent,
  isTaken: TakesAttribute,
): void {
  if (sent.attributes !== undefined)
    to.attributes = decodeAttributes(json.member("attributes", sent.attributes), isTaken);
  if (sent.namespaces !== undefined) to.namespaces = decodeNamespaces(json.member("namespaces", sent.namespaces));
  if (sent.content !== undefined) to.content = json.member("content", sent.content).items(decodeItem);
}

function decodeItem(json: JsonReader): string | AnyElement {
  return json.isText() ? json.value(string) : decodeAnyElementJson(json);
}

/** Whether an attribute is allowed at a place. */
type TakesAttribute = (namespace: string, local: string) => boolean;

/** An attribute that the contract declares on an element which also has an attribute wildcard. */
type DeclaredAttribute = readonly [namespace: string, local: string];

/**
 * Reads attributes that the contract does not name from an object of texts. Names must be XML names, accepted by the
 * wildcard, and not declared.
 */
export function decodeOtherAttributesJson(
  json: JsonReader,
  wildcard: Wildcard,
  declared: readonly DeclaredAttribute[] = [],
): { [name: string]: string } {
  return decodeAttributes(json, (namespace, local) => {
    const isDeclared = declared.some(([uri, name]) => uri === namespace && name === local);
    return !isDeclared && !isInstanceName(namespace, local) && takesNamespace(wildcard, namespace);
  });
}

/** Whether an attribute is one of XSD's own (XSD 1.0 Part 1, 2.6). The codec reads and writes these. */
function isInstanceName(namespace: string, local: string): boolean {
  if (namespace !== instanceNamespace) return false;
  return /^(?:type|nil|schemaLocation|noNamespaceSchemaLocation)$/.test(local);
}

const instanceNamespace = "http://www.w3.org/2001/XMLSchema-instance";

/** Reads attributes by name: `{namespace}local`, or `local` in no namespace. */
function decodeAttributes(json: JsonReader, isTaken: TakesAttribute): { [name: string]: string } {
  const attributes = new Map<string, string>();
  for (const [name, text] of decodeTexts(json)) {
    const { namespace, local } = expandedParts(name) ?? noName;
    const written = namespace === "" ? local : `{${namespace}}${local}`;
    if (local === "" || written === "xmlns") json.report("value", `${JSON.stringify(name)} is not an attribute name`);
    else if (!isTaken(namespace, local)) json.report("unexpected", `the attribute ${name} is not allowed here`);
    else if (attributes.has(written)) json.report("repeated", `the attribute ${written} occurs twice`);
    else if (namesNoType(written, text)) json.report("value", `${JSON.stringify(text)} is not a type name`);
    attributes.set(written, text);
  }
  return Object.fromEntries(attributes);
}

const noName = { namespace: "", local: "" };

/** Whether an attribute is xsi:type with a value in braces that is not a name. */
function namesNoType(name: string, text: string): boolean {
  return name === `{${instanceNamespace}}type` && text.startsWith("{") && expandedParts(text) === undefined;
}

/** Reads the namespaces of the prefixes that values use. */
function decodeNamespaces(json: JsonReader): { [prefix: string]: string } {
  const texts = decodeTexts(json);
  for (const [prefix, namespace] of texts) {
    if (!isDeclarable(prefix, namespace))
      json.report("value", `the prefix ${JSON.stringify(prefix)} cannot stand for ${JSON.stringify(namespace)}`);
  }
  return Object.fromEntries(texts);
}

/** The members of an object whose values are texts. */
function decodeTexts(json: JsonReader): readonly (readonly [name: string, text: string])[] {
  const value = json.raw();
  if (value === undefined) return [];
  const entries = isOpenContent(value) ? Object.entries(value) : undefined;
  if (entries === undefined || entries.some(([, text]) => typeof text !== "string")) {
    json.report("type", "an object of texts is expected here");
    return [];
  }
  return entries.map(([name, text]) => [name, String(text)]);
}

/** Writes an element that the contract does not name in its JSON form. */
export function encodeAnyElementJson(json: JsonWriter, element: AnyElement): void {
  json.openObject();
  json.member("name").value(string, element.name);
  encodeMembers(json, element);
  json.closeObject();
}

/** Writes the attributes and content of an element of type `xs:anyType` in their JSON form. */
export function encodeAnyContentJson(json: JsonWriter, content: AnyContent): void {
  json.openObject();
  encodeMembers(json, content);
  json.closeObject();
}

function encodeMembers(json: JsonWriter, content: AnyContent): void {
  if (content.attributes !== undefined) encodeOtherAttributesJson(json.member("attributes"), content.attributes);
  if (content.namespaces !== undefined) encodeOtherAttributesJson(json.member("namespaces"), content.namespaces);
  if (content.content === undefined) return;
  json.member("content").openArray();
  for (const item of content.content) {
    if (typeof item === "string") json.value(string, item);
    else encodeAnyElementJson(json, item);
  }
  json.closeArray();
}

/** Writes an object of texts. */
export function encodeOtherAttributesJson(json: JsonWriter, attributes: { readonly [name: string]: string }): void {
  json.openObject();
  for (const [name, value] of Object.entries(attributes)) json.member(name).value(string, value);
  json.closeObject();
}
