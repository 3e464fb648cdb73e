import type { PlannedElement, PlannedRoot } from "../plan/plan.js";
import type { PlannedValue } from "../plan/planned-type.js";
import { brokenObject, type Code, code, codecEntry, join, literal, propertyName, valueSymbol } from "../print/code.js";
import { jsonFunctions } from "./json-value.js";
import { xmlFunctions } from "./xml-value.js";

/** The part of a codec that is printed: all of it, or what reads or writes on one wire. */
export type CodecSide = "Message" | "JsonDecoder" | "JsonEncoder" | "XmlDecoder" | "XmlEncoder";

/** The codec of a Body, header block or fault detail: `{ element, decodeXml, … }`. */
export function codecCode(element: PlannedElement, side: CodecSide): Code {
  const members = codecMembers(element, side);
  const object = members.length === 1 ? code`{ ${join(members, ", ")} }` : brokenObject(members);
  if (!element.nillable) return object;
  return code`/* @__PURE__ */ ${valueSymbol(`nillable${side}`, codecEntry)}<${element.type}>(${object})`;
}

function codecMembers(element: PlannedElement, side: CodecSide): readonly Code[] {
  const { value, root } = element;
  const { decodeXml, encodeXml } = root === undefined ? emptyXml(value) : xmlMembers(element);
  const { decode, encode } = jsonFunctions(element);
  const [decodeJson, encodeJson] = [code`decodeJson: ${decode}`, code`encodeJson: ${encode}`];
  switch (side) {
    case "Message":
      return [elementMember(root), decodeXml, encodeXml, decodeJson, encodeJson];
    case "JsonDecoder":
      return [decodeJson];
    case "JsonEncoder":
      return [encodeJson];
    case "XmlDecoder":
      return [nameMember(root), decodeXml];
    case "XmlEncoder":
      return [elementMember(root), encodeXml];
  }
}

function elementMember(root: PlannedRoot | undefined): Code {
  return root === undefined ? emptyElement() : code`element: ${rootCode(root)}`;
}

/** The facts of an element that a writer needs. */
export function rootCode(root: PlannedRoot): Code {
  const { namespace, local, prefix, declarations } = root;
  const facts = [code`namespace: ${namespace}`, code`name: ${literal(local)}`];
  if (prefix !== undefined) facts.push(code`prefix: ${literal(prefix)}`);
  if (declarations !== undefined) facts.push(code`declarations: ${literal(declarations)}`);
  facts.push(...bodyFacts(root));
  return root.attachments === undefined ? code`{ ${join(facts, ", ")} }` : brokenObject(facts);
}

function attachmentsCode(attachments: NonNullable<PlannedRoot["attachments"]>): Code {
  const members = attachments.map(({ part, mediaType }) => code`${propertyName(part)}: ${literal(mediaType)}`);
  return code`/* @__PURE__ */ ${valueSymbol("messageAttachments", codecEntry)}({ ${join(members, ", ")} })`;
}

function bodyFacts({ bare, attachments }: PlannedRoot): readonly Code[] {
  return [
    ...(bare === undefined ? [] : [code`bare: true`]),
    ...(attachments === undefined ? [] : [code`attachments: ${attachmentsCode(attachments)}`]),
  ];
}

/** The facts of an element that a reader needs. */
function nameMember(root: PlannedRoot | undefined): Code {
  if (root === undefined) return emptyElement();
  const facts = [code`namespace: ${root.namespace}`, code`name: ${literal(root.local)}`, ...bodyFacts(root)];
  return code`element: { ${join(facts, ", ")} }`;
}

function emptyElement(): Code {
  return code`element: ${valueSymbol("emptyBody", codecEntry)}`;
}

interface XmlMembers {
  readonly decodeXml: Code;
  readonly encodeXml: Code;
}

/** The codec of an empty Body, which is an object without members in TypeScript. */
function emptyXml(value: PlannedValue): XmlMembers {
  if (value.kind !== "coded") throw new Error("An empty message is a record.");
  return { decodeXml: code`decodeXml: () => ({})`, encodeXml: code`encodeXml: () => undefined` };
}

function xmlMembers(element: PlannedElement): XmlMembers {
  const { decode, encode } = xmlFunctions(element);
  return { decodeXml: code`decodeXml: ${messageDecoder(element, decode)}`, encodeXml: code`encodeXml: ${encode}` };
}

function messageDecoder({ encoding }: PlannedElement, decode: Code): Code {
  if (encoding === undefined) return decode;
  const { parts, ignoredNamespaces, unqualified } = encoding;
  const terms = [
    ...listMember(code`parts`, parts.map(literal)),
    ...listMember(code`ignoredNamespaces`, ignoredNamespaces),
    ...(unqualified === undefined ? [] : [code`unqualified: ${literal(unqualified)}`]),
  ];
  const given = terms.length === 0 ? code`` : code`, { ${join(terms, ", ")} }`;
  return code`/* @__PURE__ */ ${valueSymbol("encodedMessage", codecEntry)}(${decode}${given})`;
}

function listMember(key: Code, items: readonly Code[]): readonly Code[] {
  return items.length === 0 ? [] : [code`${key}: [${join(items, ", ")}]`];
}
