import type { OpenContent, OpenValue } from "../contract/open-content.js";
import { isBlank } from "./characters.js";
import { xsiNamespace } from "./namespace-scope.js";
import { attributeMember, elementMember, textMember } from "./open-member.js";
import type { XmlReader } from "./xml-reader.js";

export { encodeOpenXml } from "./open-content-writer.js";

/**
 * Reads the content of the current element as open content, to the end of the element. Elements of `namespace` are
 * members by their plain name, of another `{namespace}name`, of none `{}name`; attributes are `@name`; text beside
 * children or attributes is `#text`, without the runs of white space between elements; `xsi:nil="true"` is null.
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
  readAttributes(xml, members);
  const content = xml.nilOr(() => readContent(xml, namespace, members));
  return content ?? (members.size === 0 ? null : Object.fromEntries(members));
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

function readAttributes(xml: XmlReader, members: Members): void {
  for (const attribute of xml.attributes()) {
    if (attribute.namespace === xsiNamespace) continue;
    members.set(attributeMember(attribute.namespace, attribute.name), attribute.value);
  }
}
