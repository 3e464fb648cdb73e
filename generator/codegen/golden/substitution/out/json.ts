// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import { followContent, int, memberTable, once, string, tagged, tags } from "@stubwright/runtime/codec";
import { markContent, pictureContent, sheetContent, stampContent } from "./content.js";
import type * as types from "./types.js";

const stampMembers = /* @__PURE__ */ memberTable({ optional: ["circle", "square"] });

// The content model accepts exactly one branch. The compiler cannot know that, so the body returns all members.
export function decodeStamp(json: JsonReader): types.Stamp;
export function decodeStamp(json: JsonReader): types.StampMembers {
  const sent = json.object(stampMembers);
  const stamp: types.StampMembers = {};
  if (sent.circle !== undefined) stamp.circle = json.member("circle", sent.circle).value(string);
  if (sent.square !== undefined) stamp.square = json.member("square", sent.square).value(string);
  json.closeObject();
  followContent(json, stampContent, [...once("circle", stamp.circle), ...once("square", stamp.square)]);
  return stamp;
}

export function encodeStamp(json: JsonWriter, stamp: types.Stamp): void {
  json.openObject();
  if (stamp.circle !== undefined) json.member("circle").value(string, stamp.circle);
  if (stamp.square !== undefined) json.member("square").value(string, stamp.square);
  json.closeObject();
}

const pictureMembers = /* @__PURE__ */ memberTable({ required: ["title"], optional: ["$choice"] });

export function decodePicture(json: JsonReader): types.Picture {
  const sent = json.object(pictureMembers);
  const picture: types.Picture = { title: json.member("title", sent.title).value(string) };
  if (sent.$choice !== undefined) picture.$choice = json.member("$choice", sent.$choice).items(decodePictureChoiceItem);
  json.closeObject();
  followContent(json, pictureContent, [...once("title", picture.title), ...tags(picture.$choice)]);
  return picture;
}

function decodePictureChoiceItem(json: JsonReader): types.PictureChoiceItem {
  return tagged<types.PictureChoiceItem>(json, {
    circle: (reader) => ({ circle: reader.value(string) }),
    square: (reader) => ({ square: reader.value(string) }),
  });
}

export function encodePicture(json: JsonWriter, picture: types.Picture): void {
  json.openObject();
  json.member("title").value(string, picture.title);
  if (picture.$choice !== undefined) json.member("$choice").items(picture.$choice, encodePictureChoiceItem);
  json.closeObject();
}

function encodePictureChoiceItem(json: JsonWriter, item: types.PictureChoiceItem): void {
  json.openObject();
  if ("circle" in item) json.member("circle").value(string, item.circle);
  else json.member("square").value(string, item.square);
  json.closeObject();
}

const markMembers = /* @__PURE__ */ memberTable({ required: ["weight"], optional: ["$choice"] });

export function decodeMark(json: JsonReader): types.Mark {
  const sent = json.object(markMembers);
  const mark: types.Mark = { weight: json.member("weight", sent.weight).value(int) };
  if (sent.$choice !== undefined) mark.$choice = json.member("$choice", sent.$choice).items(decodeMarkChoiceItem);
  json.closeObject();
  followContent(json, markContent, [...once("weight", mark.weight), ...tags(mark.$choice)]);
  return mark;
}

function decodeMarkChoiceItem(json: JsonReader): types.MarkChoiceItem {
  return tagged<types.MarkChoiceItem>(json, {
    bold: (reader) => ({ bold: decodeMark(reader) }),
    faint: (reader) => ({ faint: decodeMark(reader) }),
  });
}

export function encodeMark(json: JsonWriter, mark: types.Mark): void {
  json.openObject();
  json.member("weight").value(int, mark.weight);
  if (mark.$choice !== undefined) json.member("$choice").items(mark.$choice, encodeMarkChoiceItem);
  json.closeObject();
}

function encodeMarkChoiceItem(json: JsonWriter, item: types.MarkChoiceItem): void {
  json.openObject();
  if ("bold" in item) encodeMark(json.member("bold"), item.bold);
  else encodeMark(json.member("faint"), item.faint);
  json.closeObject();
}

const sheetMembers = /* @__PURE__ */ memberTable({ optional: ["bold", "faint"] });

// The content model accepts exactly one branch. The compiler cannot know that, so the body returns all members.
export function decodeSheet(json: JsonReader): types.Sheet;
export function decodeSheet(json: JsonReader): types.SheetMembers {
  const sent = json.object(sheetMembers);
  const sheet: types.SheetMembers = {};
  if (sent.bold !== undefined) sheet.bold = decodeMark(json.member("bold", sent.bold));
  if (sent.faint !== undefined) sheet.faint = decodeMark(json.member("faint", sent.faint));
  json.closeObject();
  followContent(json, sheetContent, [...once("bold", sheet.bold), ...once("faint", sheet.faint)]);
  return sheet;
}

export function encodeSheet(json: JsonWriter, sheet: types.Sheet): void {
  json.openObject();
  if (sheet.bold !== undefined) encodeMark(json.member("bold"), sheet.bold);
  if (sheet.faint !== undefined) encodeMark(json.member("faint"), sheet.faint);
  json.closeObject();
}
