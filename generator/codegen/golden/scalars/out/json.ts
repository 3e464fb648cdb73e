// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import { date, dateTimeAsDate, decimalAsNumber, integerAsString, memberTable } from "@stubwright/runtime/codec";
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

const parcelMembers = /* @__PURE__ */ memberTable({
  required: ["serial", "Number", "Weight", "Copies", "Sent"],
  optional: ["Version", "Deadline", "Arrival", "Related", "Day", "Size", "Bulky", "Short", "Shape"],
});

export function decodeParcel(json: JsonReader): types.Parcel {
  const sent = json.object(parcelMembers);
  const parcel: types.Parcel = {
    serial: json.member("serial", sent.serial).value(integerAsString),
    Number: json.member("Number", sent.Number).value(parcelNumberScalar),
    Weight: json.member("Weight", sent.Weight).value(decimalAsNumber),
    Copies: json.member("Copies", sent.Copies).value(parcelCopiesScalar),
    Sent: json.member("Sent", sent.Sent).nillable(dateTimeAsDate),
  };
  if (sent.Version !== undefined) parcel.Version = json.member("Version", sent.Version).value(parcelVersionScalar);
  if (sent.Deadline !== undefined) parcel.Deadline = json.member("Deadline", sent.Deadline).value(deadlineScalar);
  if (sent.Arrival !== undefined) parcel.Arrival = json.member("Arrival", sent.Arrival).values(arrivalScalar);
  if (sent.Related !== undefined) parcel.Related = json.member("Related", sent.Related).value(parcelNumbersScalar);
  if (sent.Day !== undefined) parcel.Day = json.member("Day", sent.Day).value(date);
  if (sent.Size !== undefined) parcel.Size = json.member("Size", sent.Size).value(sizeScalar);
  if (sent.Bulky !== undefined) parcel.Bulky = json.member("Bulky", sent.Bulky).value(bulkySizeScalar);
  if (sent.Short !== undefined) parcel.Short = json.member("Short", sent.Short).value(shortSizeScalar);
  if (sent.Shape !== undefined) parcel.Shape = json.member("Shape", sent.Shape).value(sizeOrWidthScalar);
  json.closeObject();
  return parcel;
}

export function encodeParcel(json: JsonWriter, parcel: types.Parcel): void {
  json.openObject();
  json.member("serial").value(integerAsString, parcel.serial);
  json.member("Number").value(parcelNumberScalar, parcel.Number);
  json.member("Weight").value(decimalAsNumber, parcel.Weight);
  json.member("Copies").value(parcelCopiesScalar, parcel.Copies);
  if (parcel.Version !== undefined) json.member("Version").value(parcelVersionScalar, parcel.Version);
  if (parcel.Sent === null) json.member("Sent").nil();
  else json.member("Sent").value(dateTimeAsDate, parcel.Sent);
  if (parcel.Deadline !== undefined) json.member("Deadline").value(deadlineScalar, parcel.Deadline);
  if (parcel.Arrival !== undefined) json.member("Arrival").values(arrivalScalar, parcel.Arrival);
  if (parcel.Related !== undefined) json.member("Related").value(parcelNumbersScalar, parcel.Related);
  if (parcel.Day !== undefined) json.member("Day").value(date, parcel.Day);
  if (parcel.Size !== undefined) json.member("Size").value(sizeScalar, parcel.Size);
  if (parcel.Bulky !== undefined) json.member("Bulky").value(bulkySizeScalar, parcel.Bulky);
  if (parcel.Short !== undefined) json.member("Short").value(shortSizeScalar, parcel.Short);
  if (parcel.Shape !== undefined) json.member("Shape").value(sizeOrWidthScalar, parcel.Shape);
  json.closeObject();
}
