// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import {
  boolean,
  decimal,
  decodeAnyContentJson,
  each,
  encodeAnyContentJson,
  fixedContent,
  followContent,
  int,
  memberTable,
  notBlocked,
  once,
  string,
  tagged,
  tags,
} from "@stubwright/runtime/codec";
import {
  amountTypes,
  lineContent,
  listBoundDeclaration,
  listContent,
  listFreeDeclaration,
  listLimitDeclaration,
  listLineDeclaration,
  noteTypes,
} from "./content.js";
import type * as types from "./types.js";
import {
  listLeftScalar,
  listOftenScalar,
  listOnceScalar,
  listRightScalar,
  listRowCellScalar,
  listVersionScalar,
} from "./values.js";

const plainNoteMembers = /* @__PURE__ */ memberTable({ optional: ["Text"] });

export function decodePlainNote(json: JsonReader): types.PlainNote {
  const sent = json.object(plainNoteMembers);
  const note: types.PlainNote = {};
  if (sent.Text !== undefined) note.Text = json.member("Text", sent.Text).value(string);
  json.closeObject();
  return note;
}

export function encodePlainNote(json: JsonWriter, note: types.PlainNote): void {
  json.openObject();
  if (note.Text !== undefined) json.member("Text").value(string, note.Text);
  json.closeObject();
}

export function decodeNote(json: JsonReader): types.Note {
  switch (json.typeOf(noteTypes)) {
    case "Note":
      return decodePlainNote(json);
    case "Signed":
      return decodeSigned(json);
    case "Blank":
      return decodeBlank(json);
  }
}

export function encodeNote(json: JsonWriter, note: types.Note): void {
  switch (note.$type) {
    case "Signed":
      encodeSigned(json, note);
      break;
    case "Blank":
      encodeBlank(json, note);
      break;
    default:
      encodePlainNote(json, note);
  }
}

const signedMembers = /* @__PURE__ */ memberTable({ optional: ["by", "Text"] });

export function decodeSigned(json: JsonReader): types.Signed {
  const sent = json.object(signedMembers);
  const signed: types.Signed = { $type: "Signed" };
  if (sent.by !== undefined) signed.by = json.member("by", sent.by).value(string);
  if (sent.Text !== undefined) signed.Text = json.member("Text", sent.Text).value(string);
  json.closeObject();
  return signed;
}

export function encodeSigned(json: JsonWriter, signed: types.Signed): void {
  json.openObject();
  json.member("$type").value(string, "Signed");
  if (signed.by !== undefined) json.member("by").value(string, signed.by);
  if (signed.Text !== undefined) json.member("Text").value(string, signed.Text);
  json.closeObject();
}

const blankMembers = /* @__PURE__ */ memberTable({});

export function decodeBlank(json: JsonReader): types.Blank {
  json.object(blankMembers);
  const blank: types.Blank = { $type: "Blank" };
  json.closeObject();
  return blank;
}

export function encodeBlank(json: JsonWriter, _blank: types.Blank): void {
  json.openObject();
  json.member("$type").value(string, "Blank");
  json.closeObject();
}

const plainAmountMembers = /* @__PURE__ */ memberTable({ required: ["$value"], optional: ["unit"] });

export function decodePlainAmount(json: JsonReader): types.PlainAmount {
  const sent = json.object(plainAmountMembers);
  const amount: types.PlainAmount = { $value: json.member("$value", sent.$value).value(decimal) };
  if (sent.unit !== undefined) amount.unit = json.member("unit", sent.unit).value(string);
  json.closeObject();
  return amount;
}

export function encodePlainAmount(json: JsonWriter, amount: types.PlainAmount): void {
  json.openObject();
  if (amount.unit !== undefined) json.member("unit").value(string, amount.unit);
  json.member("$value").value(decimal, amount.$value);
  json.closeObject();
}

export function decodeAmount(json: JsonReader): types.Amount {
  switch (json.typeOf(amountTypes)) {
    case "Amount":
      return decodePlainAmount(json);
    case "Weight":
      return decodeWeight(json);
  }
}

export function encodeAmount(json: JsonWriter, amount: types.Amount): void {
  switch (amount.$type) {
    case "Weight":
      encodeWeight(json, amount);
      break;
    default:
      encodePlainAmount(json, amount);
  }
}

const weightMembers = /* @__PURE__ */ memberTable({ required: ["$value"], optional: ["unit", "net"] });

export function decodeWeight(json: JsonReader): types.Weight {
  const sent = json.object(weightMembers);
  const weight: types.Weight = { $type: "Weight", $value: json.member("$value", sent.$value).value(decimal) };
  if (sent.unit !== undefined) weight.unit = json.member("unit", sent.unit).value(string);
  if (sent.net !== undefined) weight.net = json.member("net", sent.net).value(boolean);
  json.closeObject();
  return weight;
}

export function encodeWeight(json: JsonWriter, weight: types.Weight): void {
  json.openObject();
  json.member("$type").value(string, "Weight");
  if (weight.unit !== undefined) json.member("unit").value(string, weight.unit);
  if (weight.net !== undefined) json.member("net").value(boolean, weight.net);
  json.member("$value").value(decimal, weight.$value);
  json.closeObject();
}

const lineMembers = /* @__PURE__ */ memberTable({ optional: ["content", "$content"] });

export function decodeLine(json: JsonReader): types.Line {
  const sent = json.object(lineMembers);
  const line: types.Line = {};
  if (sent.content !== undefined) line.content = json.member("content", sent.content).value(string);
  if (sent.$content !== undefined) line.$content = json.member("$content", sent.$content).items(decodeLineContentItem);
  json.closeObject();
  followContent(json, lineContent, [...tags(line.$content)]);
  return line;
}

function decodeLineContentItem(json: JsonReader): types.LineContentItem {
  if (json.isText()) return json.value(string);
  return tagged<types.LineContentItem>(json, {
    Mark: (reader) => ({ Mark: reader.value(int) }),
  });
}

export function encodeLine(json: JsonWriter, line: types.Line): void {
  json.openObject();
  if (line.content !== undefined) json.member("content").value(string, line.content);
  if (line.$content !== undefined) json.member("$content").items(line.$content, encodeLineContentItem);
  json.closeObject();
}

function encodeLineContentItem(json: JsonWriter, item: types.LineContentItem): void {
  if (typeof item === "string") {
    json.value(string, item);
    return;
  }
  json.openObject();
  json.member("Mark").value(int, item.Mark);
  json.closeObject();
}

const pageMembers = /* @__PURE__ */ memberTable({ optional: ["Note"] });

export function decodePage(json: JsonReader): types.Page {
  const sent = json.object(pageMembers);
  const page: types.Page = {};
  if (sent.Note !== undefined)
    page.Note = json
      .member("Note", sent.Note)
      .items((reader) => decodeNote(notBlocked(reader, noteTypes, ["extension"])));
  json.closeObject();
  return page;
}

export function encodePage(json: JsonWriter, page: types.Page): void {
  json.openObject();
  if (page.Note !== undefined) json.member("Note").items(page.Note, encodeNote);
  json.closeObject();
}

const listMembers = /* @__PURE__ */ memberTable({
  required: ["Once"],
  optional: ["Version", "Often", "Limit", "Row", "Bound", "Line", "Note", "Free", "Left", "Right"],
});

// The content model accepts exactly one branch. The compiler cannot know that, so the body returns all members.
export function decodeList(json: JsonReader): types.List;
export function decodeList(json: JsonReader): types.ListMembers {
  const sent = json.object(listMembers);
  const list: types.ListMembers = { Once: json.member("Once", sent.Once).value(listOnceScalar) };
  if (sent.Version !== undefined) list.Version = json.member("Version", sent.Version).value(listVersionScalar);
  if (sent.Often !== undefined) list.Often = json.member("Often", sent.Often).values(listOftenScalar, { max: 3 });
  if (sent.Limit !== undefined)
    list.Limit = fixedContent(json.member("Limit", sent.Limit), decodeAmount, listLimitDeclaration, decimal);
  if (sent.Row !== undefined) list.Row = decodeListRow(json.member("Row", sent.Row));
  if (sent.Bound !== undefined)
    list.Bound = json
      .member("Bound", sent.Bound)
      .items((reader) => fixedContent(reader, decodeAmount, listBoundDeclaration, decimal), { max: 2 });
  if (sent.Line !== undefined)
    list.Line = fixedContent(json.member("Line", sent.Line), decodeLine, listLineDeclaration, "$content");
  if (sent.Note !== undefined)
    list.Note = decodeNote(notBlocked(json.member("Note", sent.Note), noteTypes, ["restriction"]));
  if (sent.Free !== undefined)
    list.Free = fixedContent(json.member("Free", sent.Free), decodeAnyContentJson, listFreeDeclaration, "content");
  if (sent.Left !== undefined) list.Left = json.member("Left", sent.Left).value(listLeftScalar);
  if (sent.Right !== undefined) list.Right = json.member("Right", sent.Right).nillable(listRightScalar);
  json.closeObject();
  followContent(json, listContent, [
    ...once("Version", list.Version),
    ...once("Once", list.Once),
    ...each("Often", list.Often),
    ...once("Limit", list.Limit),
    ...once("Row", list.Row),
    ...each("Bound", list.Bound),
    ...once("Line", list.Line),
    ...once("Note", list.Note),
    ...once("Free", list.Free),
    ...once("Left", list.Left),
    ...once("Right", list.Right),
  ]);
  return list;
}

export function encodeList(json: JsonWriter, list: types.List): void {
  json.openObject();
  if (list.Version !== undefined) json.member("Version").value(listVersionScalar, list.Version);
  json.member("Once").value(listOnceScalar, list.Once);
  if (list.Often !== undefined) json.member("Often").values(listOftenScalar, list.Often);
  if (list.Limit !== undefined) encodeAmount(json.member("Limit"), list.Limit);
  if (list.Row !== undefined) encodeListRow(json.member("Row"), list.Row);
  if (list.Bound !== undefined) json.member("Bound").items(list.Bound, encodeAmount);
  if (list.Line !== undefined) encodeLine(json.member("Line"), list.Line);
  if (list.Note !== undefined) encodeNote(json.member("Note"), list.Note);
  if (list.Free !== undefined) encodeAnyContentJson(json.member("Free"), list.Free);
  if (list.Left !== undefined) json.member("Left").value(listLeftScalar, list.Left);
  if (list.Right === null) json.member("Right").nil();
  else if (list.Right !== undefined) json.member("Right").value(listRightScalar, list.Right);
  json.closeObject();
}

export function decodeListRow(json: JsonReader): number[] {
  return json.values(listRowCellScalar, { max: 3 });
}

export function encodeListRow(json: JsonWriter, items: number[]): void {
  json.values(listRowCellScalar, items);
}
