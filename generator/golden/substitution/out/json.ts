// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import { followContent, memberTable, once, string, tagged, tags } from "@stubwright/runtime/codec";
import { pictureContent, stampContent } from "./content.js";
import type { Picture, PictureChoiceItem, Stamp, StampMembers } from "./types.js";

const stampMembers = /* @__PURE__ */ memberTable({ optional: ["circle", "square"] });

// Its content model lets exactly one branch through, which the compiler cannot follow: the body gives all members.
export function decodeStamp(json: JsonReader): Stamp;
export function decodeStamp(json: JsonReader): StampMembers {
  const sent = json.object(stampMembers);
  const stamp: StampMembers = {};
  if (sent.circle !== undefined) stamp.circle = json.member("circle", sent.circle).value(string);
  if (sent.square !== undefined) stamp.square = json.member("square", sent.square).value(string);
  json.closeObject();
  followContent(json, stampContent, [...once("circle", stamp.circle), ...once("square", stamp.square)]);
  return stamp;
}

export function encodeStamp(json: JsonWriter, stamp: Stamp): void {
  json.openObject();
  if (stamp.circle !== undefined) json.member("circle").value(string, stamp.circle);
  if (stamp.square !== undefined) json.member("square").value(string, stamp.square);
  json.closeObject();
}

const pictureMembers = /* @__PURE__ */ memberTable({ required: ["title"], optional: ["$choice"] });

export function decodePicture(json: JsonReader): Picture {
  const sent = json.object(pictureMembers);
  const picture: Picture = { title: json.member("title", sent.title).value(string) };
  if (sent.$choice !== undefined) picture.$choice = json.member("$choice", sent.$choice).items(decodePictureChoiceItem);
  json.closeObject();
  followContent(json, pictureContent, [...once("title", picture.title), ...tags(picture.$choice)]);
  return picture;
}

function decodePictureChoiceItem(json: JsonReader): PictureChoiceItem {
  return tagged<PictureChoiceItem>(json, {
    circle: (reader) => ({ circle: reader.value(string) }),
    square: (reader) => ({ square: reader.value(string) }),
  });
}

export function encodePicture(json: JsonWriter, picture: Picture): void {
  json.openObject();
  json.member("title").value(string, picture.title);
  if (picture.$choice !== undefined) json.member("$choice").items(picture.$choice, encodePictureChoiceItem);
  json.closeObject();
}

function encodePictureChoiceItem(json: JsonWriter, item: PictureChoiceItem): void {
  json.openObject();
  if ("circle" in item) json.member("circle").value(string, item.circle);
  else json.member("square").value(string, item.square);
  json.closeObject();
}
