// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { XmlReader, XmlWriter } from "@stubwright/runtime/codec";
import { int, nextIn, string, whole } from "@stubwright/runtime/codec";
import { markContent, pictureContent, sheetContent, stampContent } from "./content.js";
import type * as types from "./types.js";

// The content model accepts exactly one branch. The compiler cannot know that, so the body returns all members.
export function decodeStamp(xml: XmlReader): types.Stamp;
export function decodeStamp(xml: XmlReader): types.StampMembers {
  const stamp: types.StampMembers = {};
  for (;;) {
    const next = nextIn(xml, stampContent);
    if (next === undefined) break;
    switch (next) {
      case "circle":
        stamp.circle = xml.value(string);
        break;
      case "square":
        stamp.square = xml.value(string);
        break;
    }
  }
  return stamp;
}

export function encodeStamp(xml: XmlWriter, stamp: types.Stamp): void {
  if (stamp.circle !== undefined) xml.value("circle", string, stamp.circle);
  if (stamp.square !== undefined) xml.value("square", string, stamp.square);
}

export function decodePicture(xml: XmlReader): types.Picture {
  const picture: Partial<types.Picture> = {};
  for (;;) {
    const next = nextIn(xml, pictureContent);
    if (next === undefined) break;
    switch (next) {
      case "title":
        picture.title = xml.value(string);
        break;
      case "circle":
        (picture.$choice ??= []).push({ circle: xml.value(string) });
        break;
      case "square":
        (picture.$choice ??= []).push({ square: xml.value(string) });
        break;
    }
  }
  return whole<types.Picture>(picture);
}

export function encodePicture(xml: XmlWriter, picture: types.Picture): void {
  xml.value("title", string, picture.title);
  for (const item of picture.$choice ?? []) encodePictureChoiceItem(xml, item);
}

function encodePictureChoiceItem(xml: XmlWriter, item: types.PictureChoiceItem): void {
  if ("circle" in item) xml.value("circle", string, item.circle);
  else xml.value("square", string, item.square);
}

export function decodeMark(xml: XmlReader): types.Mark {
  const mark: Partial<types.Mark> = {};
  for (;;) {
    const next = nextIn(xml, markContent);
    if (next === undefined) break;
    switch (next) {
      case "weight":
        mark.weight = xml.value(int);
        break;
      case "bold":
        (mark.$choice ??= []).push({ bold: decodeMark(xml) });
        break;
      case "faint":
        (mark.$choice ??= []).push({ faint: decodeMark(xml) });
        break;
    }
  }
  return whole<types.Mark>(mark);
}

export function encodeMark(xml: XmlWriter, mark: types.Mark): void {
  xml.value("weight", int, mark.weight);
  for (const item of mark.$choice ?? []) encodeMarkChoiceItem(xml, item);
}

function encodeMarkChoiceItem(xml: XmlWriter, item: types.MarkChoiceItem): void {
  if ("bold" in item) xml.element("bold", item.bold, encodeMark);
  else xml.element("faint", item.faint, encodeMark);
}

// The content model accepts exactly one branch. The compiler cannot know that, so the body returns all members.
export function decodeSheet(xml: XmlReader): types.Sheet;
export function decodeSheet(xml: XmlReader): types.SheetMembers {
  const sheet: types.SheetMembers = {};
  for (;;) {
    const next = nextIn(xml, sheetContent);
    if (next === undefined) break;
    switch (next) {
      case "bold":
        sheet.bold = decodeMark(xml);
        break;
      case "faint":
        sheet.faint = decodeMark(xml);
        break;
    }
  }
  return sheet;
}

export function encodeSheet(xml: XmlWriter, sheet: types.Sheet): void {
  if (sheet.bold !== undefined) xml.element("bold", sheet.bold, encodeMark);
  if (sheet.faint !== undefined) xml.element("faint", sheet.faint, encodeMark);
}
