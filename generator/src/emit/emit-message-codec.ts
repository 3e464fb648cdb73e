import type { PlannedElement, PlannedMessage, PlannedValue } from "../plan/plan.js";
import { type Code, code, literal, moduleSymbol, valueSymbol, word } from "../print/code.js";
import type { SourceFile } from "../print/source-file.js";

const codec = "@stubwright/runtime/codec";
const xml = moduleSymbol("xml", "./xml.js");
const json = moduleSymbol("json", "./json.js");

/** The type of a message's value: null included. */
export function messageType(message: PlannedMessage): Code {
  return message.nillable ? code`${message.type} | null` : message.type;
}

/** `request: { element, decodeXml, … },`: the codec of what a Body, header block or fault detail holds. */
export function emitCodec(out: SourceFile, key: Code, element: PlannedElement, indent: Code): void {
  out.line`${indent}${key}: {`;
  emitRoot(out, element, indent);
  for (const line of codecLines(element)) out.line`${indent}  ${line},`;
  out.line`${indent}},`;
}

/** Like `emitCodec`, of a message: one whose element may be nil, and one without an element. */
export function emitMessageCodec(out: SourceFile, key: Code, message: PlannedMessage): void {
  const indent = code`  `;
  if (!message.nillable) {
    emitCodec(out, key, message, indent);
    return;
  }
  const nillable = code`${valueSymbol("nillableMessage", codec)}<${message.type}>`;
  out.line`  ${key}: ${nillable}({`;
  emitRoot(out, message, indent);
  for (const line of codecLines(message)) out.line`    ${line},`;
  out.line`  }),`;
}

function emitRoot(out: SourceFile, { root }: PlannedElement, indent: Code): void {
  if (root === undefined) {
    out.line`${indent}  element: ${valueSymbol("emptyBody", codec)},`;
    return;
  }
  out.line`${indent}  element: {`;
  out.line`${indent}    namespace: ${literal(root.namespace)},`;
  out.line`${indent}    name: ${literal(root.local)},`;
  out.line`${indent}    tag: ${literal(root.tag)},`;
  out.line`${indent}    declarations: ${literal(root.declarations)},`;
  out.line`${indent}  },`;
}

function codecLines({ value, root }: PlannedElement): readonly Code[] {
  if (root === undefined) return [...emptyXml(value), ...jsonLines(value)];
  return [...xmlLines(value), ...jsonLines(value)];
}

/** An empty Body is an object without members. */
function emptyXml(value: PlannedValue): readonly Code[] {
  if (value.kind !== "coded") throw new Error("An empty message is a record.");
  return [code`decodeXml: () => ({})`, code`encodeXml: () => undefined`];
}

function xmlLines(value: PlannedValue): readonly Code[] {
  switch (value.kind) {
    case "coded":
      return [code`decodeXml: ${xml}.${word(value.decode)}`, code`encodeXml: ${xml}.${word(value.encode)}`];
    case "anyContent":
      return [
        code`decodeXml: ${valueSymbol("decodeAnyContent", codec)}`,
        code`encodeXml: ${valueSymbol("encodeAnyContent", codec)}`,
      ];
    case "scalar":
      return [
        code`decodeXml: (xml) => xml.value(${value.scalar})`,
        code`encodeXml: (xml, value) => xml.text(${value.scalar}, value)`,
      ];
  }
}

function jsonLines(value: PlannedValue): readonly Code[] {
  switch (value.kind) {
    case "coded":
      return [code`decodeJson: ${json}.${word(value.decode)}`, code`encodeJson: ${json}.${word(value.encode)}`];
    case "anyContent":
      return [
        code`decodeJson: ${valueSymbol("decodeAnyContentJson", codec)}`,
        code`encodeJson: ${valueSymbol("encodeAnyContentJson", codec)}`,
      ];
    case "scalar":
      return [
        code`decodeJson: (json) => json.value(${value.scalar})`,
        code`encodeJson: (json, value) => json.value(${value.scalar}, value)`,
      ];
  }
}
