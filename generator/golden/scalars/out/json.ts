// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import { date, dateTimeAsDate, decimalAsNumber, integerAsString, memberTable } from "@stubwright/runtime/codec";
import type { Parcel } from "./types.js";
import {
  arrivalScalar,
  deadlineScalar,
  parcelCopiesScalar,
  parcelNumberScalar,
  parcelNumbersScalar,
  parcelVersionScalar,
} from "./values.js";

const parcelMembers = /* @__PURE__ */ memberTable({
  required: ["serial", "Number", "Weight", "Copies", "Sent"],
  optional: ["Version", "Deadline", "Arrival", "Related", "Day"],
});

export function decodeParcel(json: JsonReader): Parcel {
  const sent = json.object(parcelMembers);
  const parcel: Parcel = {
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
  json.closeObject();
  return parcel;
}

export function encodeParcel(json: JsonWriter, parcel: Parcel): void {
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
  json.closeObject();
}
