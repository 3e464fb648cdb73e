import { EncodeError } from "../errors/encode-error.js";
import { type IssueCode, pointerOf } from "../errors/issue.js";
import { string } from "../simple-types/strings.js";
import { isPlainObject, type OpenContent, type OpenValue } from "../values/open-content.js";
import { xmlNamespace } from "./namespace-scope.js";
import { type OpenMember, readMember } from "./open-member.js";
import type { XmlWriter } from "./xml-writer.js";

/** The deepest nesting that is written. More is a mistake, such as an object that contains itself. */
const deepest = 100;

type OpenName = Extract<OpenMember, { kind: "element" | "attribute" }>;

/** The context of a value: the payload's namespace, the default namespace in scope, and the depth. */
interface Place {
  readonly payload: string;
  readonly default: string;
  readonly depth: number;
}

/**
 * Writes open content into the element that was just opened: the inverse of `decodeOpenXml`. `inScope` is the default
 * namespace there; the default is the members' namespace. Numbers and booleans are written as text, null as `i:nil`, an
 * array as repeated elements, an empty array as nothing. Throws `EncodeError` for content that XML cannot express: an
 * array in an array, a name that is not an XML name, text directly in the payload.
 */
export function encodeOpenXml(
  xml: XmlWriter,
  namespace: string,
  value: OpenContent,
  inScope: string = namespace,
): void {
  if (!isObject(value)) fail(xml, "type", "The payload must be an object.");
  if (value["#text"] !== undefined) fail(xml, "unexpected", "The payload cannot have text of its own.");
  writeObject(xml, value, { payload: namespace, default: inScope, depth: 1 });
}

function writeObject(xml: XmlWriter, value: OpenContent, place: Place): void {
  if (place.depth > deepest) fail(xml, "limit", `The content is more than ${deepest} deep.`);
  const children: [OpenName, OpenValue][] = [];
  let prefixes = 0;
  let text: OpenValue = "";
  for (const [key, content] of Object.entries(value)) {
    if (content === undefined) continue;
    const member =
      readMember(key) ?? fail(xml, "value", "The name is neither that of an element nor of an attribute.", key);
    if (member.kind === "text") text = content;
    else if (member.kind === "element") children.push([member, content]);
    else if (content !== null) writeAttribute(xml, member, formatText(xml, content, key), ++prefixes);
  }
  if (text !== null) xml.text(string, formatText(xml, text, "#text"));
  for (const [member, content] of children) writeMember(xml, member, content, place);
}

function writeAttribute(xml: XmlWriter, member: OpenName, text: string, number: number): void {
  const prefix = member.namespace === xmlNamespace ? "xml" : `p${number}`;
  if (member.namespace === undefined) {
    xml.attribute(member.name, string, text);
  } else {
    if (prefix !== "xml") xml.attribute(`xmlns:${prefix}`, string, member.namespace);
    xml.attribute(`${prefix}:${member.name}`, string, text);
  }
}

function writeMember(xml: XmlWriter, member: OpenName, content: OpenValue, place: Place): void {
  for (const item of Array.isArray(content) ? content : [content]) {
    if (Array.isArray(item)) fail(xml, "type", "An array in an array cannot be written as XML.", member.name);
    writeElement(xml, member, item, place);
  }
}

function writeElement(xml: XmlWriter, member: OpenName, content: OpenValue, place: Place): void {
  const namespace = member.namespace ?? place.payload;
  const isXml = namespace === xmlNamespace;
  const tag = isXml ? `xml:${member.name}` : member.name;
  const declared = isXml ? place.default : namespace;
  xml.open(tag);
  if (declared !== place.default) xml.attribute("xmlns", string, declared);
  if (content === null) xml.attribute("i:nil", string, "true");
  else if (isObject(content))
    writeObject(xml, content, { payload: place.payload, default: declared, depth: place.depth + 1 });
  else xml.text(string, formatText(xml, content));
  xml.close(tag);
}

function formatText(xml: XmlWriter, value: OpenValue, member?: string): string {
  switch (typeof value) {
    case "string":
      return value;
    case "boolean":
    case "number":
      return String(value).replace("Infinity", "INF");
    default:
      return fail(xml, "type", "A string, a number or a boolean is expected here.", member);
  }
}

function isObject(value: OpenValue): value is OpenContent {
  return isPlainObject(value);
}

function fail(xml: XmlWriter, code: IssueCode, detail: string, member?: string): never {
  const step = member === undefined ? "" : pointerOf([member]);
  throw new EncodeError({ pointer: xml.pointer + step, code, detail });
}
