import { isOpenContent, type OpenContent, type OpenValue } from "../contract/open-content.js";
import { ValueError } from "../errors/value-error.js";
import type { XmlAttribute } from "./attribute-list.js";
import { isBlank } from "./characters.js";
import { xsiNamespace } from "./namespace-scope.js";
import { attributeMember, elementMember, textMember } from "./open-member.js";
import { isTextInBase64, textInBase64 } from "./text-in-base64.js";
import type { XmlReader } from "./xml-reader.js";

export { encodeOpenXml } from "./open-content-writer.js";

/**
 * Reads the content of the current element as open content, to the end of the element. Elements of `namespace` are
 * members by their plain name, of another `{namespace}name`, of none `{}name`; attributes are `@name`; text beside
 * children or attributes is `#text`, without the runs of white space between elements; `xsi:nil="true"` is null. A text that says
 * that it is the base64 of another, as SOAP::Lite writes what is not ASCII, is that one.
 */
export function decodeOpenXml(xml: XmlReader, namespace: string): OpenContent {
  xml.notNil();
  return readMembers(xml, namespace, () => xml.refuse("unexpected", "Elements are expected here, not text."));
}

/** The same of an element that may hold text, as a header block or the detail of a Fault: `#text`. */
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

/** By name, in order; what is repeated is an array already. `Object.fromEntries` makes own data of any name, `__proto__` too. */
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

/** Whether what xsi:type says calls a text base64, as SOAP::Lite does of text outside ASCII. In documents, which a schema rules, it may not. */
function saysBase64(xml: XmlReader, { namespace, name, value }: XmlAttribute): boolean {
  if (namespace !== xsiNamespace || name !== "type" || xml.schema !== undefined) return false;
  const type = value.trim();
  const colon = Math.max(type.indexOf(":"), 0);
  const typeName = { namespace: xml.resolve(type.slice(0, colon)) ?? "", name: type.slice(colon + 1) };
  return isTextInBase64(typeName, { name: "text", family: "string" }) === true;
}

/** Content with the text that its base64 is of; as it is, where that is of octets. */
function withText(content: OpenValue): OpenValue {
  if (typeof content === "string") return textOrOctets(content);
  const text = isOpenContent(content) ? content[textMember] : undefined;
  return isOpenContent(content) && typeof text === "string"
    ? { ...content, [textMember]: textOrOctets(text) }
    : content;
}

function textOrOctets(base64: string): string {
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

/** Reads what the start tag says, and whether it calls the text of the element base64. */
function readAttributes(xml: XmlReader, members: Members): boolean {
  let isBase64 = false;
  for (const attribute of xml.attributes()) {
    isBase64 ||= saysBase64(xml, attribute);
    if (attribute.namespace === xsiNamespace) continue;
    members.set(attributeMember(attribute.namespace, attribute.name), attribute.value);
  }
  return isBase64;
}
