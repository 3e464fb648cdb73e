// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { XmlReader, XmlWriter } from "@stubwright/runtime/codec";
import {
  boolean,
  decimal,
  decodeAnyContent,
  elementTable,
  encodeAnyContent,
  int,
  neverNil,
  nextIn,
  string,
  unbounded,
} from "@stubwright/runtime/codec";
import {
  amountTypes,
  lineContent,
  listBoundDeclaration,
  listContent,
  listFreeDeclaration,
  listLimitDeclaration,
  listLineDeclaration,
  listNoteDeclaration,
  noteTypes,
  pageNoteDeclaration,
} from "./content.js";
import { rootsNamespace } from "./namespaces.js";
import type * as types from "./types.js";
import {
  listLeftScalar,
  listOftenScalar,
  listOnceScalar,
  listRightScalar,
  listRowCellScalar,
  listVersionScalar,
} from "./values.js";

const plainNoteElements = /* @__PURE__ */ elementTable(rootsNamespace, "Note", [["Text", 0, 1]]);

export function decodePlainNote(xml: XmlReader): types.PlainNote {
  const note: types.PlainNote = {};
  while (xml.next(plainNoteElements)) note.Text = xml.value(string);
  return note;
}

export function encodePlainNote(xml: XmlWriter, note: types.PlainNote): void {
  if (note.Text !== undefined) xml.value("Text", string, note.Text);
}

export function decodeNote(xml: XmlReader): types.Note {
  switch (xml.typeOf(noteTypes)) {
    case "Note":
      return decodePlainNote(xml);
    case "Signed":
      return decodeSigned(xml);
    case "Blank":
      return decodeBlank(xml);
  }
}

export function encodeNote(xml: XmlWriter, note: types.Note): void {
  switch (note.$type) {
    case "Signed":
      xml.type("Signed");
      encodeSigned(xml, note);
      break;
    case "Blank":
      xml.type("Blank");
      encodeBlank(xml, note);
      break;
    default:
      encodePlainNote(xml, note);
  }
}

const signedElements = /* @__PURE__ */ elementTable(rootsNamespace, "Signed", [["Text", 0, 1]]);

export function decodeSigned(xml: XmlReader): types.Signed {
  const byAttribute = xml.attribute("", "by", string);
  const signed: types.Signed = { $type: "Signed" };
  if (byAttribute !== undefined) signed.by = byAttribute;
  while (xml.next(signedElements)) signed.Text = xml.value(string);
  return signed;
}

export function encodeSigned(xml: XmlWriter, signed: types.Signed): void {
  if (signed.by !== undefined) xml.attribute("by", string, signed.by);
  if (signed.Text !== undefined) xml.value("Text", string, signed.Text);
}

const blankElements = /* @__PURE__ */ elementTable(rootsNamespace, "Blank", []);

export function decodeBlank(xml: XmlReader): types.Blank {
  const blank: types.Blank = { $type: "Blank" };
  xml.next(blankElements);
  return blank;
}

export function encodeBlank(_xml: XmlWriter, _blank: types.Blank): void {}

export function decodePlainAmount(xml: XmlReader): types.PlainAmount {
  const unitAttribute = xml.attribute("", "unit", string);
  const amount: types.PlainAmount = { $value: xml.content(decimal, rootsNamespace, "Amount") };
  if (unitAttribute !== undefined) amount.unit = unitAttribute;
  return amount;
}

export function encodePlainAmount(xml: XmlWriter, amount: types.PlainAmount): void {
  if (amount.unit !== undefined) xml.attribute("unit", string, amount.unit);
  xml.text(decimal, amount.$value);
}

export function decodeAmount(xml: XmlReader): types.Amount {
  switch (xml.typeOf(amountTypes)) {
    case "Amount":
      return decodePlainAmount(xml);
    case "Weight":
      return decodeWeight(xml);
  }
}

export function encodeAmount(xml: XmlWriter, amount: types.Amount): void {
  switch (amount.$type) {
    case "Weight":
      xml.type("Weight");
      encodeWeight(xml, amount);
      break;
    default:
      encodePlainAmount(xml, amount);
  }
}

export function decodeWeight(xml: XmlReader): types.Weight {
  const unitAttribute = xml.attribute("", "unit", string);
  const netAttribute = xml.attribute("", "net", boolean);
  const weight: types.Weight = { $type: "Weight", $value: xml.content(decimal, rootsNamespace, "Weight") };
  if (unitAttribute !== undefined) weight.unit = unitAttribute;
  if (netAttribute !== undefined) weight.net = netAttribute;
  return weight;
}

export function encodeWeight(xml: XmlWriter, weight: types.Weight): void {
  if (weight.unit !== undefined) xml.attribute("unit", string, weight.unit);
  if (weight.net !== undefined) xml.attribute("net", boolean, weight.net);
  xml.text(decimal, weight.$value);
}

export function decodeLine(xml: XmlReader): types.Line {
  const contentAttribute = xml.attribute("", "content", string);
  const line: types.Line = {};
  if (contentAttribute !== undefined) line.content = contentAttribute;
  for (;;) {
    const text = xml.characters();
    if (text !== "") (line.$content ??= []).push(text);
    const next = nextIn(xml, lineContent);
    if (next === undefined) break;
    switch (next) {
      case "Mark":
        (line.$content ??= []).push({ Mark: xml.value(int) });
        break;
    }
  }
  return line;
}

export function encodeLine(xml: XmlWriter, line: types.Line): void {
  if (line.content !== undefined) xml.attribute("content", string, line.content);
  for (const item of line.$content ?? []) encodeLineContentItem(xml, item);
}

function encodeLineContentItem(xml: XmlWriter, item: types.LineContentItem): void {
  if (typeof item === "string") xml.text(string, item);
  else xml.value("Mark", int, item.Mark);
}

const pageElements = /* @__PURE__ */ elementTable(rootsNamespace, "", [["Note", 0, unbounded]]);

export function decodePage(xml: XmlReader): types.Page {
  const page: types.Page = {};
  while (xml.next(pageElements)) (page.Note ??= []).push(decodeNote(xml.declare(pageNoteDeclaration)));
  return page;
}

export function encodePage(xml: XmlWriter, page: types.Page): void {
  if (page.Note !== undefined) xml.elements("Note", page.Note, encodeNote);
}

// The content model accepts exactly one branch. The compiler cannot know that, so the body returns all members.
export function decodeList(xml: XmlReader): types.List;
export function decodeList(xml: XmlReader): types.ListMembers {
  const list: types.ListMembers = {};
  for (;;) {
    const next = nextIn(xml, listContent);
    if (next === undefined) break;
    switch (next) {
      case "Version":
        list.Version = neverNil(xml).value(listVersionScalar);
        break;
      case "Once":
        list.Once = neverNil(xml).value(listOnceScalar);
        break;
      case "Often":
        (list.Often ??= []).push(neverNil(xml).value(listOftenScalar));
        break;
      case "Limit":
        list.Limit = decodeAmount(neverNil(xml.declare(listLimitDeclaration)));
        break;
      case "Row":
        list.Row = decodeListRow(xml);
        break;
      case "Bound":
        (list.Bound ??= []).push(decodeAmount(xml.declare(listBoundDeclaration)));
        break;
      case "Line":
        list.Line = decodeLine(neverNil(xml.declare(listLineDeclaration)));
        break;
      case "Note":
        list.Note = decodeNote(xml.declare(listNoteDeclaration));
        break;
      case "Free":
        list.Free = decodeAnyContent(neverNil(xml.declare(listFreeDeclaration)));
        break;
      case "Left":
        list.Left = neverNil(xml).value(listLeftScalar);
        break;
      case "Right":
        list.Right = xml.nillable(listRightScalar);
        break;
    }
  }
  return list;
}

export function encodeList(xml: XmlWriter, list: types.List): void {
  if (list.Version !== undefined) xml.value("Version", listVersionScalar, list.Version);
  xml.value("Once", listOnceScalar, list.Once);
  if (list.Often !== undefined) xml.values("Often", listOftenScalar, list.Often);
  if (list.Limit !== undefined) xml.element("Limit", list.Limit, encodeAmount);
  if (list.Row !== undefined) xml.element("Row", list.Row, encodeListRow);
  if (list.Bound !== undefined) xml.elements("Bound", list.Bound, encodeAmount);
  if (list.Line !== undefined) xml.element("Line", list.Line, encodeLine);
  if (list.Note !== undefined) xml.element("Note", list.Note, encodeNote);
  if (list.Free !== undefined) xml.element("Free", list.Free, encodeAnyContent);
  if (list.Left !== undefined) xml.value("Left", listLeftScalar, list.Left);
  if (list.Right === null) xml.nil("Right");
  else if (list.Right !== undefined) xml.value("Right", listRightScalar, list.Right);
}

const listRowElements = /* @__PURE__ */ elementTable(rootsNamespace, "", [["Cell", 0, 3]]);

export function decodeListRow(xml: XmlReader): number[] {
  const items: number[] = [];
  while (xml.next(listRowElements)) items.push(neverNil(xml).value(listRowCellScalar));
  return items;
}

export function encodeListRow(xml: XmlWriter, items: number[]): void {
  xml.values("Cell", listRowCellScalar, items);
}
