import { ValueError } from "../errors/value-error.js";
import { isOpenContent, type OpenContent, type OpenValue } from "../values/open-content.js";
import type { XmlAttribute } from "./attribute-list.js";
import { isBlank } from "./characters.js";
import { xsiNamespace } from "./namespace-scope.js";
import { attributeMember, elementMember, textMember } from "./open-member.js";
import { isTextInBase64, textInBase64 } from "./text-in-base64.js";
import type { XmlReader } from "./xml-reader.js";

export { encodeOpenXml } from "./open-content-writer.js";

/**
 * Reads the current element to its end as open content. Elements of `namespace` become members by their plain name, of
 * another namespace `{namespace}name`, of none `{}name`; attributes are `@name`; text beside children or attributes is
 * `#text`, without the white space between elements; `xsi:nil="true"` is null. If xsi:type says base64, as SOAP::Lite
 * writes text outside ASCII, the member is the decoded text.
 */
export function decodeOpenXml(xml: XmlReader, namespace: string): OpenContent {
  xml.notNil();
  return readMembers(xml, namespace, () => xml.refuse("unexpected", "Elements are expected here, not text."));
}

/**
 * Like `decodeOpenXml`, for an element that may also contain text, such as a header block or the detail of a Fault. The
 * text is `#text`.
 */
export function decodeOpenBlock(xml: XmlReader, namespace: string): OpenContent {
  let text = "";
  const members = readMembers(xml, namespace, (run) => {
    text += run;
  });
  return text === "" ? members : { ...members, [textMember]: text };
}

function readMembers(xml: XmlReader, namespace: string, onText: (run: string) => void): OpenContent {
  const members: Members = new Map();
  readAttributes(xml, members);
  for (;;) {
    const run = xml.characters();
    if (!isBlank(run)) onText(run);
    if (!readChild(xml, namespace, members)) return Object.fromEntries(members);
  }
}

/**
 * Members by name, in order; a repeated name already has an array. A map, because any name must become plain data,
 * `__proto__` included.
 */
type Members = Map<string, OpenValue>;

function readChild(xml: XmlReader, namespace: string, members: Members): boolean {
  const child = xml.child();
  if (child === undefined) return false;
  const name = elementMember(child.namespace, child.name, namespace);
  const value = readElement(xml, namespace);
  const earlier = members.get(name);
  if (earlier === undefined) members.set(name, value);
  else if (Array.isArray(earlier)) earlier.push(value);
  else members.set(name, [earlier, value]);
  return true;
}

function readElement(xml: XmlReader, namespace: string): OpenValue {
  const members: Members = new Map();
  const isBase64 = readAttributes(xml, members);
  const content = xml.nilOr(() => readContent(xml, namespace, members));
  if (content === null) return members.size === 0 ? null : Object.fromEntries(members);
  return isBase64 ? withText(content) : content;
}

/**
 * Whether xsi:type says that a text is base64, as SOAP::Lite writes text outside ASCII. Not in documents: there the
 * schema decides.
 */
function saysBase64(xml: XmlReader, { namespace, name, value }: XmlAttribute): boolean {
  if (namespace !== xsiNamespace || name !== "type" || xml.schema !== undefined) return false;
  const type = value.trim();
  const colon = Math.max(type.indexOf(":"), 0);
  const typeName = { namespace: xml.resolve(type.slice(0, colon)) ?? "", name: type.slice(colon + 1) };
  return isTextInBase64(typeName, { name: "text", family: "string" }) === true;
}

/** Replaces base64 by the text that it encodes. Base64 of bytes that are not text stays as it is. */
function withText(content: OpenValue): OpenValue {
  if (typeof content === "string") return textOrBytes(content);
  const text = isOpenContent(content) ? content[textMember] : undefined;
  return isOpenContent(content) && typeof text === "string" ? { ...content, [textMember]: textOrBytes(text) } : content;
}

function textOrBytes(base64: string): string {
  try {
    return textInBase64(base64);
  } catch (error) {
    if (error instanceof ValueError) return base64;
    throw error;
  }
}

function readContent(xml: XmlReader, namespace: string, members: Members): OpenValue {
  const attributes = members.size;
  let everything = "";
  let beside = "";
  for (;;) {
    const run = xml.characters();
    everything += run;
    if (!isBlank(run)) beside += run;
    if (!readChild(xml, namespace, members)) break;
  }
  if (members.size === 0) return everything;
  const text = members.size === attributes ? everything : beside;
  if (text !== "") members.set(textMember, text);
  return Object.fromEntries(members);
}

/** Reads the attributes of the start tag. Returns whether they say that the text is base64. */
function readAttributes(xml: XmlReader, members: Members): boolean {
  let isBase64 = false;
  for (const attribute of xml.attributes()) {
    isBase64 ||= saysBase64(xml, attribute);
    if (attribute.namespace === xsiNamespace) continue;
    members.set(attributeMember(attribute.namespace, attribute.name), attribute.value);
  }
  return isBase64;
}
