// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { XmlReader, XmlWriter } from "@stubwright/runtime/codec";
import {
  date,
  dateTimeAsDate,
  decimalAsNumber,
  elementTable,
  integerAsString,
  unbounded,
  whole,
} from "@stubwright/runtime/codec";
import { scalarsNamespace } from "./namespaces.js";
import type * as types from "./types.js";
import {
  arrivalScalar,
  bulkySizeScalar,
  deadlineScalar,
  parcelCopiesScalar,
  parcelNumberScalar,
  parcelNumbersScalar,
  parcelVersionScalar,
  shortSizeScalar,
  sizeOrWidthScalar,
  sizeScalar,
} from "./values.js";

const parcelElements = /* @__PURE__ */ elementTable(scalarsNamespace, "Parcel", [
  ["Number", 1, 1],
  ["Weight", 1, 1],
  ["Copies", 1, 1],
  ["Version", 0, 1],
  ["Sent", 1, 1],
  ["Deadline", 0, 1],
  ["Arrival", 0, unbounded],
  ["Related", 0, 1],
  ["Day", 0, 1],
  ["Size", 0, 1],
  ["Bulky", 0, 1],
  ["Short", 0, 1],
  ["Shape", 0, 1],
]);

export function decodeParcel(xml: XmlReader): types.Parcel {
  const serialAttribute = xml.requiredAttribute("", "serial", integerAsString);
  const parcel: Partial<types.Parcel> = { serial: serialAttribute };
  for (;;) {
    const next = xml.next(parcelElements);
    if (next === undefined) break;
    switch (next) {
      case "Number":
        parcel.Number = xml.value(parcelNumberScalar);
        break;
      case "Weight":
        parcel.Weight = xml.value(decimalAsNumber);
        break;
      case "Copies":
        parcel.Copies = xml.value(parcelCopiesScalar);
        break;
      case "Version":
        parcel.Version = xml.value(parcelVersionScalar);
        break;
      case "Sent":
        parcel.Sent = xml.nillable(dateTimeAsDate);
        break;
      case "Deadline":
        parcel.Deadline = xml.value(deadlineScalar);
        break;
      case "Arrival":
        (parcel.Arrival ??= []).push(xml.value(arrivalScalar));
        break;
      case "Related":
        parcel.Related = xml.value(parcelNumbersScalar);
        break;
      case "Day":
        parcel.Day = xml.value(date);
        break;
      case "Size":
        parcel.Size = xml.value(sizeScalar);
        break;
      case "Bulky":
        parcel.Bulky = xml.value(bulkySizeScalar);
        break;
      case "Short":
        parcel.Short = xml.value(shortSizeScalar);
        break;
      case "Shape":
        parcel.Shape = xml.value(sizeOrWidthScalar);
        break;
    }
  }
  return whole<types.Parcel>(parcel);
}

export function encodeParcel(xml: XmlWriter, parcel: types.Parcel): void {
  xml.attribute("serial", integerAsString, parcel.serial);
  xml.value("Number", parcelNumberScalar, parcel.Number);
  xml.value("Weight", decimalAsNumber, parcel.Weight);
  xml.value("Copies", parcelCopiesScalar, parcel.Copies);
  if (parcel.Version !== undefined) xml.value("Version", parcelVersionScalar, parcel.Version);
  if (parcel.Sent === null) xml.nil("Sent");
  else xml.value("Sent", dateTimeAsDate, parcel.Sent);
  if (parcel.Deadline !== undefined) xml.value("Deadline", deadlineScalar, parcel.Deadline);
  if (parcel.Arrival !== undefined) xml.values("Arrival", arrivalScalar, parcel.Arrival);
  if (parcel.Related !== undefined) xml.value("Related", parcelNumbersScalar, parcel.Related);
  if (parcel.Day !== undefined) xml.value("Day", date, parcel.Day);
  if (parcel.Size !== undefined) xml.value("Size", sizeScalar, parcel.Size);
  if (parcel.Bulky !== undefined) xml.value("Bulky", bulkySizeScalar, parcel.Bulky);
  if (parcel.Short !== undefined) xml.value("Short", shortSizeScalar, parcel.Short);
  if (parcel.Shape !== undefined) xml.value("Shape", sizeOrWidthScalar, parcel.Shape);
}
