// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { XmlReader, XmlWriter } from "@stubwright/runtime/codec";
import {
  boolean,
  elementTable,
  hasMember,
  int,
  nextIn,
  ownMembers,
  string,
  unbounded,
  whole,
} from "@stubwright/runtime/codec";
import { eitherContent, houseTypes, logContent } from "./content.js";
import { inheritedNamespace } from "./namespaces.js";
import type * as types from "./types.js";

const plainHouseElements = /* @__PURE__ */ elementTable(inheritedNamespace, "House", [
  ["constructor", 0, 1],
  ["toString", 0, 1],
  ["valueOf", 0, unbounded],
  ["hasOwnProperty", 0, 1],
  ["price", 0, 1],
]);

export function decodePlainHouse(xml: XmlReader): types.PlainHouse {
  const isPrototypeOfAttribute = xml.attribute("", "isPrototypeOf", string);
  const house: types.PlainHouse = Object.create(null);
  if (isPrototypeOfAttribute !== undefined) house.isPrototypeOf = isPrototypeOfAttribute;
  for (;;) {
    const next = xml.next(plainHouseElements);
    if (next === undefined) break;
    switch (next) {
      case "constructor":
        house.constructor = xml.value(string);
        break;
      case "toString":
        house.toString = decodePart(xml);
        break;
      case "valueOf":
        (house.valueOf ??= []).push(xml.value(int));
        break;
      case "hasOwnProperty":
        house.hasOwnProperty = xml.nillable(boolean);
        break;
      case "price":
        house.price = xml.value(int);
        break;
    }
  }
  return house;
}

export function encodePlainHouse(xml: XmlWriter, house: types.PlainHouse): void {
  house = ownMembers(house);
  if (house.isPrototypeOf !== undefined) xml.attribute("isPrototypeOf", string, house.isPrototypeOf);
  if (house.constructor !== undefined) xml.value("constructor", string, house.constructor);
  if (house.toString !== undefined) xml.element("toString", house.toString, encodePart);
  if (house.valueOf !== undefined) xml.values("valueOf", int, house.valueOf);
  if (house.hasOwnProperty === null) xml.nil("hasOwnProperty");
  else if (house.hasOwnProperty !== undefined) xml.value("hasOwnProperty", boolean, house.hasOwnProperty);
  if (house.price !== undefined) xml.value("price", int, house.price);
}

export function decodeHouse(xml: XmlReader): types.House {
  switch (xml.typeOf(houseTypes)) {
    case "House":
      return decodePlainHouse(xml);
    case "Special":
      return decodeSpecial(xml);
  }
}

export function encodeHouse(xml: XmlWriter, house: types.House): void {
  switch (house.$type) {
    case "Special":
      xml.type("Special");
      encodeSpecial(xml, house);
      break;
    default:
      encodePlainHouse(xml, house);
  }
}

const partElements = /* @__PURE__ */ elementTable(inheritedNamespace, "Part", [
  ["valueOf", 1, 1],
  ["constructor", 0, 1],
]);

export function decodePart(xml: XmlReader): types.Part {
  const idAttribute = xml.requiredAttribute("", "id", int);
  const part: Partial<types.Part> = Object.assign(Object.create(null), { id: idAttribute });
  for (;;) {
    const next = xml.next(partElements);
    if (next === undefined) break;
    switch (next) {
      case "valueOf":
        part.valueOf = xml.value(int);
        break;
      case "constructor":
        part.constructor = xml.value(string);
        break;
    }
  }
  return whole<types.Part>(part);
}

export function encodePart(xml: XmlWriter, part: types.Part): void {
  part = ownMembers(part);
  xml.attribute("id", int, part.id);
  xml.value("valueOf", int, part.valueOf);
  if (part.constructor !== undefined) xml.value("constructor", string, part.constructor);
}

// The content model accepts exactly one branch. The compiler cannot know that, so the body returns all members.
export function decodeEither(xml: XmlReader): types.Either;
export function decodeEither(xml: XmlReader): types.EitherMembers {
  const idAttribute = xml.requiredAttribute("", "id", int);
  const either: types.EitherMembers = Object.assign(Object.create(null), { id: idAttribute });
  for (;;) {
    const next = nextIn(xml, eitherContent);
    if (next === undefined) break;
    switch (next) {
      case "constructor":
        either.constructor = xml.value(string);
        break;
      case "toString":
        (either.toString ??= []).push(xml.value(int));
        break;
      case "price":
        either.price = xml.value(int);
        break;
    }
  }
  return either;
}

export function encodeEither(xml: XmlWriter, either: types.Either): void {
  either = ownMembers(either);
  xml.attribute("id", int, either.id);
  if (either.constructor !== undefined) xml.value("constructor", string, either.constructor);
  if (either.toString !== undefined) xml.values("toString", int, either.toString);
  if (either.price !== undefined) xml.value("price", int, either.price);
}

export function decodeLog(xml: XmlReader): types.Log {
  const log: types.Log = {};
  for (;;) {
    const text = xml.characters();
    if (text !== "") (log.$content ??= []).push(text);
    const next = nextIn(xml, logContent);
    if (next === undefined) break;
    switch (next) {
      case "constructor":
        (log.$content ??= []).push({ constructor: xml.value(string) });
        break;
      case "toString":
        (log.$content ??= []).push({ toString: xml.nillable(int) });
        break;
      case "price":
        (log.$content ??= []).push({ price: xml.value(int) });
        break;
    }
  }
  return log;
}

export function encodeLog(xml: XmlWriter, log: types.Log): void {
  for (const item of log.$content ?? []) encodeLogContentItem(xml, item);
}

function encodeLogContentItem(xml: XmlWriter, item: types.LogContentItem): void {
  if (typeof item === "string") xml.text(string, item);
  else if (hasMember(item, "constructor")) xml.value("constructor", string, item.constructor);
  else if (hasMember(item, "toString")) {
    if (item.toString === null) xml.nil("toString");
    else xml.value("toString", int, item.toString);
  } else xml.value("price", int, item.price);
}

export function decodeNote(xml: XmlReader): types.Note {
  const valueOfAttribute = xml.attribute("", "valueOf", int);
  const note: types.Note = Object.assign(Object.create(null), {
    $value: xml.content(string, inheritedNamespace, "Note"),
  });
  if (valueOfAttribute !== undefined) note.valueOf = valueOfAttribute;
  return note;
}

export function encodeNote(xml: XmlWriter, note: types.Note): void {
  note = ownMembers(note);
  if (note.valueOf !== undefined) xml.attribute("valueOf", int, note.valueOf);
  xml.text(string, note.$value);
}

const specialElements = /* @__PURE__ */ elementTable(inheritedNamespace, "Special", [
  ["constructor", 0, 1],
  ["toString", 0, 1],
  ["valueOf", 0, unbounded],
  ["hasOwnProperty", 0, 1],
  ["price", 0, 1],
  ["toLocaleString", 0, 1],
]);

export function decodeSpecial(xml: XmlReader): types.Special {
  const isPrototypeOfAttribute = xml.attribute("", "isPrototypeOf", string);
  const special: types.Special = Object.assign(Object.create(null), { $type: "Special" });
  if (isPrototypeOfAttribute !== undefined) special.isPrototypeOf = isPrototypeOfAttribute;
  for (;;) {
    const next = xml.next(specialElements);
    if (next === undefined) break;
    switch (next) {
      case "constructor":
        special.constructor = xml.value(string);
        break;
      case "toString":
        special.toString = decodePart(xml);
        break;
      case "valueOf":
        (special.valueOf ??= []).push(xml.value(int));
        break;
      case "hasOwnProperty":
        special.hasOwnProperty = xml.nillable(boolean);
        break;
      case "price":
        special.price = xml.value(int);
        break;
      case "toLocaleString":
        special.toLocaleString = xml.value(string);
        break;
    }
  }
  return special;
}

export function encodeSpecial(xml: XmlWriter, special: types.Special): void {
  special = ownMembers(special);
  if (special.isPrototypeOf !== undefined) xml.attribute("isPrototypeOf", string, special.isPrototypeOf);
  if (special.constructor !== undefined) xml.value("constructor", string, special.constructor);
  if (special.toString !== undefined) xml.element("toString", special.toString, encodePart);
  if (special.valueOf !== undefined) xml.values("valueOf", int, special.valueOf);
  if (special.hasOwnProperty === null) xml.nil("hasOwnProperty");
  else if (special.hasOwnProperty !== undefined) xml.value("hasOwnProperty", boolean, special.hasOwnProperty);
  if (special.price !== undefined) xml.value("price", int, special.price);
  if (special.toLocaleString !== undefined) xml.value("toLocaleString", string, special.toLocaleString);
}
