import type { Plan, PlannedDocument } from "../plan/plan.js";
import { type Code, code, literal, moduleSymbol, typeSymbol, valueSymbol, word } from "../print/code.js";
import { SourceFile } from "../print/source-file.js";

const codec = "@stubwright/runtime/codec";
const xml = moduleSymbol("xml", "./xml.js");

/** documents.ts: a codec for whole documents of each global element, for tools, tests and message validation. */
export function emitDocuments(plan: Plan): SourceFile | undefined {
  if (plan.documents.length === 0) return undefined;
  const out = new SourceFile("./documents.js");
  out.doc("A codec for the documents of each global element.");
  out.line`export interface Documents {`;
  for (const document of plan.documents) {
    const type = document.nillable ? code`${document.type} | null` : document.type;
    out.line`  ${literal(document.name)}: ${typeSymbol("DocumentCodec", codec)}<${type}>;`;
  }
  out.line`}`;
  out.line``;
  out.doc("Every global element's codec, by `{namespace}local`.");
  out.line`export const documents: Documents = {`;
  for (const document of plan.documents) emitDocument(out, document);
  out.line`};`;
  return out;
}

function emitDocument(out: SourceFile, document: PlannedDocument): void {
  const make = valueSymbol(document.nillable ? "nillableDocumentCodec" : "documentCodec", codec);
  const [decode, encode] = functionsOf(document);
  out.line`  ${literal(document.name)}: ${make}(`;
  out.line`    {`;
  out.line`      namespace: ${literal(document.namespace)},`;
  out.line`      name: ${literal(document.local)},`;
  out.line`      tag: ${literal(document.tag)},`;
  out.line`      declarations: ${literal(document.declarations)},`;
  out.line`    },`;
  out.line`    ${decode},`;
  out.line`    ${encode},`;
  out.line`  ),`;
}

function functionsOf(document: PlannedDocument): readonly [decode: Code, encode: Code] {
  const { value } = document;
  switch (value.kind) {
    case "coded":
      return [code`${xml}.${word(value.decode)}`, code`${xml}.${word(value.encode)}`];
    case "anyContent":
      return [code`${valueSymbol("decodeAnyContent", codec)}`, code`${valueSymbol("encodeAnyContent", codec)}`];
    case "scalar":
      return [code`(xml) => xml.value(${value.scalar})`, code`(xml, value) => xml.text(${value.scalar}, value)`];
  }
}
