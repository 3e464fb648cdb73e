import type { PlannedElement, PlannedMessage, PlannedRoot, PlannedValue } from "../plan/plan.js";
import { type Code, code, codeText, literal, moduleSymbol, valueSymbol, word } from "../print/code.js";
import { lineWidth } from "../print/line-width.js";
import type { SourceFile } from "../print/source-file.js";

const codec = "@stubwright/runtime/codec";
const xml = moduleSymbol("xml", "./xml.js");
const json = moduleSymbol("json", "./json.js");

/** How much of a codec is printed: all of it, or what reads or writes on one wire. */
export type CodecSide = "Message" | "JsonDecoder" | "JsonEncoder" | "XmlDecoder" | "XmlEncoder";

/** Where a codec stands, and how much of it. */
export interface CodecPlace {
  readonly key: Code;
  readonly indent: Code;
  readonly side: CodecSide;
}

/** The type of a message's value: null included. */
export function messageType(message: PlannedMessage): Code {
  return message.nillable ? code`${message.type} | null` : message.type;
}

/** `request: { element, decodeXml, … },`: the codec of what a Body, header block or fault detail holds. */
export function emitCodec(out: SourceFile, element: PlannedElement, place: CodecPlace): void {
  emitMembers(out, element, place, [code`{`, code`}`]);
}

/** Like `emitCodec`, of a message: one whose element may be nil, and one without an element. */
export function emitMessageCodec(out: SourceFile, message: PlannedMessage, place: CodecPlace): void {
  if (!message.nillable) {
    emitCodec(out, message, place);
    return;
  }
  const nillable = valueSymbol(`nillable${place.side}`, codec);
  emitMembers(out, message, place, [code`/* @__PURE__ */ ${nillable}<${message.type}>({`, code`})`]);
}

type Brackets = readonly [opening: Code, closing: Code];

/** A codec of one member stands on one line if it fits there. */
function emitMembers(out: SourceFile, element: PlannedElement, place: CodecPlace, [opening, closing]: Brackets): void {
  const { key, indent } = place;
  const members = codecMembers(element, place);
  const [first] = members;
  if (first !== undefined && members.length === 1) {
    const flat = code`${indent}${key}: ${opening} ${first} ${closing},`;
    if (codeText(flat).length <= lineWidth) {
      out.add(flat);
      return;
    }
  }
  out.line`${indent}${key}: ${opening}`;
  for (const member of members) out.line`${indent}  ${member},`;
  out.line`${indent}${closing},`;
}

function codecMembers({ value, root }: PlannedElement, { indent, side }: CodecPlace): readonly Code[] {
  const { decodeXml, encodeXml } = root === undefined ? emptyXml(value) : xmlMembers(value);
  const { decodeJson, encodeJson } = jsonMembers(value);
  switch (side) {
    case "Message":
      return [elementMember(root, indent), decodeXml, encodeXml, decodeJson, encodeJson];
    case "JsonDecoder":
      return [decodeJson];
    case "JsonEncoder":
      return [encodeJson];
    case "XmlDecoder":
      return [nameMember(root), decodeXml];
    case "XmlEncoder":
      return [elementMember(root, indent), encodeXml];
  }
}

function elementMember(root: PlannedRoot | undefined, indent: Code): Code {
  if (root === undefined) return emptyElement();
  return code`element: {
${indent}    namespace: ${literal(root.namespace)},
${indent}    name: ${literal(root.local)},
${indent}    tag: ${literal(root.tag)},
${indent}    declarations: ${literal(root.declarations)},
${indent}  }`;
}

/** What a reader needs of it. */
function nameMember(root: PlannedRoot | undefined): Code {
  if (root === undefined) return emptyElement();
  return code`element: { namespace: ${literal(root.namespace)}, name: ${literal(root.local)} }`;
}

function emptyElement(): Code {
  return code`element: ${valueSymbol("emptyBody", codec)}`;
}

interface XmlMembers {
  readonly decodeXml: Code;
  readonly encodeXml: Code;
}

/** An empty Body is an object without members. */
function emptyXml(value: PlannedValue): XmlMembers {
  if (value.kind !== "coded") throw new Error("An empty message is a record.");
  return { decodeXml: code`decodeXml: () => ({})`, encodeXml: code`encodeXml: () => undefined` };
}

function xmlMembers(value: PlannedValue): XmlMembers {
  switch (value.kind) {
    case "coded":
      return {
        decodeXml: code`decodeXml: ${xml}.${word(value.decode)}`,
        encodeXml: code`encodeXml: ${xml}.${word(value.encode)}`,
      };
    case "anyContent":
      return {
        decodeXml: code`decodeXml: ${valueSymbol("decodeAnyContent", codec)}`,
        encodeXml: code`encodeXml: ${valueSymbol("encodeAnyContent", codec)}`,
      };
    case "scalar":
      return {
        decodeXml: code`decodeXml: (xml) => xml.value(${value.scalar})`,
        encodeXml: code`encodeXml: (xml, value) => xml.text(${value.scalar}, value)`,
      };
  }
}

interface JsonMembers {
  readonly decodeJson: Code;
  readonly encodeJson: Code;
}

function jsonMembers(value: PlannedValue): JsonMembers {
  switch (value.kind) {
    case "coded":
      return {
        decodeJson: code`decodeJson: ${json}.${word(value.decode)}`,
        encodeJson: code`encodeJson: ${json}.${word(value.encode)}`,
      };
    case "anyContent":
      return {
        decodeJson: code`decodeJson: ${valueSymbol("decodeAnyContentJson", codec)}`,
        encodeJson: code`encodeJson: ${valueSymbol("encodeAnyContentJson", codec)}`,
      };
    case "scalar":
      return {
        decodeJson: code`decodeJson: (json) => json.value(${value.scalar})`,
        encodeJson: code`encodeJson: (json, value) => json.value(${value.scalar}, value)`,
      };
  }
}
