// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { XmlReader, XmlWriter } from "@stubwright/runtime/codec";
import { nextIn, required, string } from "@stubwright/runtime/codec";
import { pictureContent, stampContent } from "./content.js";
import type { Picture, PictureChoiceItem, Stamp, StampMembers } from "./types.js";

// Its content model lets exactly one branch through, which the compiler cannot follow: the body gives all members.
export function decodeStamp(xml: XmlReader): Stamp;
export function decodeStamp(xml: XmlReader): StampMembers {
  const stamp: StampMembers = {};
  for (;;) {
    switch (nextIn(xml, stampContent)) {
      case "circle":
        stamp.circle = xml.value(string);
        break;
      case "square":
        stamp.square = xml.value(string);
        break;
      case undefined:
        return stamp;
    }
  }
}

export function encodeStamp(xml: XmlWriter, stamp: Stamp): void {
  if (stamp.circle !== undefined) xml.value("circle", string, stamp.circle);
  if (stamp.square !== undefined) xml.value("square", string, stamp.square);
}

export function decodePicture(xml: XmlReader): Picture {
  const picture: Partial<Picture> = {};
  for (;;) {
    switch (nextIn(xml, pictureContent)) {
      case "title":
        picture.title = xml.value(string);
        break;
      case "circle":
        (picture.$choice ??= []).push({ circle: xml.value(string) });
        break;
      case "square":
        (picture.$choice ??= []).push({ square: xml.value(string) });
        break;
      case undefined:
        return {
          ...picture,
          title: required(picture.title),
        };
    }
  }
}

export function encodePicture(xml: XmlWriter, picture: Picture): void {
  xml.value("title", string, picture.title);
  for (const item of picture.$choice ?? []) encodePictureChoiceItem(xml, item);
}

function encodePictureChoiceItem(xml: XmlWriter, item: PictureChoiceItem): void {
  if ("circle" in item) xml.value("circle", string, item.circle);
  else xml.value("square", string, item.square);
}
