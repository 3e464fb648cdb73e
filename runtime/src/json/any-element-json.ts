import type { AnyContent, AnyElement } from "../any-element.js";
import { string } from "../scalars/strings.js";
import type { JsonReader } from "./json-reader.js";
import type { JsonWriter } from "./json-writer.js";
import { type Members, memberTable } from "./member-table.js";

const elementMembers = /* @__PURE__ */ memberTable({
  required: ["name"],
  optional: ["attributes", "namespaces", "content"],
});
const contentMembers = /* @__PURE__ */ memberTable({ optional: ["attributes", "namespaces", "content"] });

/** Reads an element of whatever name from its JSON form. */
export function decodeAnyElementJson(json: JsonReader): AnyElement {
  const sent = json.object(elementMembers);
  const element: AnyElement = { name: json.member("name", sent.name).value(string) };
  decodeMembers(json, sent, element);
  json.closeObject();
  return element;
}

/** Reads attributes and content of an element of type `xs:anyType` from its JSON form. */
export function decodeAnyContentJson(json: JsonReader): AnyContent {
  const content: AnyContent = {};
  decodeMembers(json, json.object(contentMembers), content);
  json.closeObject();
  return content;
}

function decodeMembers(json: JsonReader, sent: Members<keyof AnyContent>, to: AnyContent): void {
  if (sent.attributes !== undefined)
    to.attributes = decodeOtherAttributesJson(json.member("attributes", sent.attributes));
  if (sent.namespaces !== undefined)
    to.namespaces = decodeOtherAttributesJson(json.member("namespaces", sent.namespaces));
  if (sent.content !== undefined) to.content = json.member("content", sent.content).items(decodeItem);
}

function decodeItem(json: JsonReader): string | AnyElement {
  return json.isText() ? json.value(string) : decodeAnyElementJson(json);
}

/** Reads an object of texts. */
export function decodeOtherAttributesJson(json: JsonReader): { [name: string]: string } {
  const value = json.raw();
  if (value === undefined) return {};
  const entries =
    value !== null && typeof value === "object" && !Array.isArray(value) ? Object.entries(value) : undefined;
  if (entries === undefined || entries.some(([, text]) => typeof text !== "string")) {
    json.report("type", "an object of texts is wanted here");
    return {};
  }
  return Object.fromEntries(entries.map(([name, text]) => [name, String(text)]));
}

/** Writes an element of whatever name in its JSON form. */
export function encodeAnyElementJson(json: JsonWriter, element: AnyElement): void {
  json.openObject();
  json.member("name").value(string, element.name);
  encodeMembers(json, element);
  json.closeObject();
}

/** Writes attributes and content of an element of type `xs:anyType` in their JSON form. */
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
