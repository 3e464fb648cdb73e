// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import {
  boolean,
  each,
  followContent,
  hasMember,
  int,
  memberTable,
  once,
  ownMembers,
  string,
  tagged,
  tags,
} from "@stubwright/runtime/codec";
import { eitherContent, houseTypes, logContent } from "./content.js";
import type * as types from "./types.js";

const plainHouseMembers = /* @__PURE__ */ memberTable({
  optional: ["isPrototypeOf", "constructor", "toString", "valueOf", "hasOwnProperty", "price"],
});

export function decodePlainHouse(json: JsonReader): types.PlainHouse {
  const sent = json.object(plainHouseMembers);
  const house: types.PlainHouse = Object.create(null);
  if (sent.isPrototypeOf !== undefined)
    house.isPrototypeOf = json.member("isPrototypeOf", sent.isPrototypeOf).value(string);
  if (sent.constructor !== undefined) house.constructor = json.member("constructor", sent.constructor).value(string);
  if (sent.toString !== undefined) house.toString = decodePart(json.member("toString", sent.toString));
  if (sent.valueOf !== undefined) house.valueOf = json.member("valueOf", sent.valueOf).values(int);
  if (sent.hasOwnProperty !== undefined)
    house.hasOwnProperty = json.member("hasOwnProperty", sent.hasOwnProperty).nillable(boolean);
  if (sent.price !== undefined) house.price = json.member("price", sent.price).value(int);
  json.closeObject();
  return house;
}

export function encodePlainHouse(json: JsonWriter, house: types.PlainHouse): void {
  house = ownMembers(house);
  json.openObject();
  if (house.isPrototypeOf !== undefined) json.member("isPrototypeOf").value(string, house.isPrototypeOf);
  if (house.constructor !== undefined) json.member("constructor").value(string, house.constructor);
  if (house.toString !== undefined) encodePart(json.member("toString"), house.toString);
  if (house.valueOf !== undefined) json.member("valueOf").values(int, house.valueOf);
  if (house.hasOwnProperty === null) json.member("hasOwnProperty").nil();
  else if (house.hasOwnProperty !== undefined) json.member("hasOwnProperty").value(boolean, house.hasOwnProperty);
  if (house.price !== undefined) json.member("price").value(int, house.price);
  json.closeObject();
}

export function decodeHouse(json: JsonReader): types.House {
  switch (json.typeOf(houseTypes)) {
    case "House":
      return decodePlainHouse(json);
    case "Special":
      return decodeSpecial(json);
  }
}

export function encodeHouse(json: JsonWriter, house: types.House): void {
  switch (house.$type) {
    case "Special":
      encodeSpecial(json, house);
      break;
    default:
      encodePlainHouse(json, house);
  }
}

const partMembers = /* @__PURE__ */ memberTable({ required: ["id", "valueOf"], optional: ["constructor"] });

export function decodePart(json: JsonReader): types.Part {
  const sent = json.object(partMembers);
  const part: types.Part = Object.assign(Object.create(null), {
    id: json.member("id", sent.id).value(int),
    valueOf: json.member("valueOf", sent.valueOf).value(int),
  });
  if (sent.constructor !== undefined) part.constructor = json.member("constructor", sent.constructor).value(string);
  json.closeObject();
  return part;
}

export function encodePart(json: JsonWriter, part: types.Part): void {
  part = ownMembers(part);
  json.openObject();
  json.member("id").value(int, part.id);
  json.member("valueOf").value(int, part.valueOf);
  if (part.constructor !== undefined) json.member("constructor").value(string, part.constructor);
  json.closeObject();
}

const eitherMembers = /* @__PURE__ */ memberTable({ required: ["id"], optional: ["constructor", "toString", "price"] });

// The content model accepts exactly one branch. The compiler cannot know that, so the body returns all members.
export function decodeEither(json: JsonReader): types.Either;
export function decodeEither(json: JsonReader): types.EitherMembers {
  const sent = json.object(eitherMembers);
  const either: types.EitherMembers = Object.assign(Object.create(null), { id: json.member("id", sent.id).value(int) });
  if (sent.constructor !== undefined) either.constructor = json.member("constructor", sent.constructor).value(string);
  if (sent.toString !== undefined)
    either.toString = json.member("toString", sent.toString).values(int, { min: 1, max: 2 });
  if (sent.price !== undefined) either.price = json.member("price", sent.price).value(int);
  json.closeObject();
  followContent(json, eitherContent, [
    ...once("constructor", either.constructor),
    ...each("toString", either.toString),
    ...once("price", either.price),
  ]);
  return either;
}

export function encodeEither(json: JsonWriter, either: types.Either): void {
  either = ownMembers(either);
  json.openObject();
  json.member("id").value(int, either.id);
  if (either.constructor !== undefined) json.member("constructor").value(string, either.constructor);
  if (either.toString !== undefined) json.member("toString").values(int, either.toString);
  if (either.price !== undefined) json.member("price").value(int, either.price);
  json.closeObject();
}

const logMembers = /* @__PURE__ */ memberTable({ optional: ["$content"] });

export function decodeLog(json: JsonReader): types.Log {
  const sent = json.object(logMembers);
  const log: types.Log = {};
  if (sent.$content !== undefined) log.$content = json.member("$content", sent.$content).items(decodeLogContentItem);
  json.closeObject();
  followContent(json, logContent, [...tags(log.$content)]);
  return log;
}

function decodeLogContentItem(json: JsonReader): types.LogContentItem {
  if (json.isText()) return json.value(string);
  return tagged<types.LogContentItem>(json, {
    constructor: (reader: JsonReader) => ({ constructor: reader.value(string) }),
    toString: (reader: JsonReader) => ({ toString: reader.nillable(int) }),
    price: (reader) => ({ price: reader.value(int) }),
  });
}

export function encodeLog(json: JsonWriter, log: types.Log): void {
  json.openObject();
  if (log.$content !== undefined) json.member("$content").items(log.$content, encodeLogContentItem);
  json.closeObject();
}

function encodeLogContentItem(json: JsonWriter, item: types.LogContentItem): void {
  if (typeof item === "string") {
    json.value(string, item);
    return;
  }
  json.openObject();
  if (hasMember(item, "constructor")) json.member("constructor").value(string, item.constructor);
  else if (hasMember(item, "toString")) {
    if (item.toString === null) json.member("toString").nil();
    else json.member("toString").value(int, item.toString);
  } else json.member("price").value(int, item.price);
  json.closeObject();
}

const noteMembers = /* @__PURE__ */ memberTable({ required: ["$value"], optional: ["valueOf"] });

export function decodeNote(json: JsonReader): types.Note {
  const sent = json.object(noteMembers);
  const note: types.Note = Object.assign(Object.create(null), {
    $value: json.member("$value", sent.$value).value(string),
  });
  if (sent.valueOf !== undefined) note.valueOf = json.member("valueOf", sent.valueOf).value(int);
  json.closeObject();
  return note;
}

export function encodeNote(json: JsonWriter, note: types.Note): void {
  note = ownMembers(note);
  json.openObject();
  if (note.valueOf !== undefined) json.member("valueOf").value(int, note.valueOf);
  json.member("$value").value(string, note.$value);
  json.closeObject();
}

const specialMembers = /* @__PURE__ */ memberTable({
  optional: ["isPrototypeOf", "constructor", "toString", "valueOf", "hasOwnProperty", "price", "toLocaleString"],
});

export function decodeSpecial(json: JsonReader): types.Special {
  const sent = json.object(specialMembers);
  const special: types.Special = Object.assign(Object.create(null), { $type: "Special" });
  if (sent.isPrototypeOf !== undefined)
    special.isPrototypeOf = json.member("isPrototypeOf", sent.isPrototypeOf).value(string);
  if (sent.constructor !== undefined) special.constructor = json.member("constructor", sent.constructor).value(string);
  if (sent.toString !== undefined) special.toString = decodePart(json.member("toString", sent.toString));
  if (sent.valueOf !== undefined) special.valueOf = json.member("valueOf", sent.valueOf).values(int);
  if (sent.hasOwnProperty !== undefined)
    special.hasOwnProperty = json.member("hasOwnProperty", sent.hasOwnProperty).nillable(boolean);
  if (sent.price !== undefined) special.price = json.member("price", sent.price).value(int);
  if (sent.toLocaleString !== undefined)
    special.toLocaleString = json.member("toLocaleString", sent.toLocaleString).value(string);
  json.closeObject();
  return special;
}

export function encodeSpecial(json: JsonWriter, special: types.Special): void {
  special = ownMembers(special);
  json.openObject();
  json.member("$type").value(string, "Special");
  if (special.isPrototypeOf !== undefined) json.member("isPrototypeOf").value(string, special.isPrototypeOf);
  if (special.constructor !== undefined) json.member("constructor").value(string, special.constructor);
  if (special.toString !== undefined) encodePart(json.member("toString"), special.toString);
  if (special.valueOf !== undefined) json.member("valueOf").values(int, special.valueOf);
  if (special.hasOwnProperty === null) json.member("hasOwnProperty").nil();
  else if (special.hasOwnProperty !== undefined) json.member("hasOwnProperty").value(boolean, special.hasOwnProperty);
  if (special.price !== undefined) json.member("price").value(int, special.price);
  if (special.toLocaleString !== undefined) json.member("toLocaleString").value(string, special.toLocaleString);
  json.closeObject();
}
