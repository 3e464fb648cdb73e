// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import { date, decodeAnyContentJson, encodeAnyContentJson, int, memberTable, string } from "@stubwright/runtime/codec";
import type * as types from "./types.js";

const stringTypeMembers = /* @__PURE__ */ memberTable({
  required: ["class", "größe", "a.b"],
  optional: ["line-item", "earliestDateOfDeliveryThatTheCustomerAgreesTo"],
});

export function decodeStringType(json: JsonReader): types.StringType {
  const sent = json.object(stringTypeMembers);
  const stringType: types.StringType = {
    class: json.member("class", sent.class).value(string),
    größe: json.member("größe", sent.größe).value(int),
    "a.b": decodeDateType(json.member("a.b", sent["a.b"])),
  };
  if (sent["line-item"] !== undefined)
    stringType["line-item"] = json.member("line-item", sent["line-item"]).value(string);
  if (sent.earliestDateOfDeliveryThatTheCustomerAgreesTo !== undefined)
    stringType.earliestDateOfDeliveryThatTheCustomerAgreesTo = json
      .member("earliestDateOfDeliveryThatTheCustomerAgreesTo", sent.earliestDateOfDeliveryThatTheCustomerAgreesTo)
      .nillable(date);
  json.closeObject();
  return stringType;
}

export function encodeStringType(json: JsonWriter, stringType: types.StringType): void {
  json.openObject();
  json.member("class").value(string, stringType.class);
  if (stringType["line-item"] !== undefined) json.member("line-item").value(string, stringType["line-item"]);
  json.member("größe").value(int, stringType.größe);
  encodeDateType(json.member("a.b"), stringType["a.b"]);
  if (stringType.earliestDateOfDeliveryThatTheCustomerAgreesTo === null)
    json.member("earliestDateOfDeliveryThatTheCustomerAgreesTo").nil();
  else if (stringType.earliestDateOfDeliveryThatTheCustomerAgreesTo !== undefined)
    json
      .member("earliestDateOfDeliveryThatTheCustomerAgreesTo")
      .value(date, stringType.earliestDateOfDeliveryThatTheCustomerAgreesTo);
  json.closeObject();
}

const dateTypeMembers = /* @__PURE__ */ memberTable({ required: ["address"], optional: ["note"] });

export function decodeDateType(json: JsonReader): types.DateType {
  const sent = json.object(dateTypeMembers);
  const dateType: types.DateType = { address: decodeAddressBilling(json.member("address", sent.address)) };
  if (sent.note !== undefined) dateType.note = json.member("note", sent.note).value(string);
  json.closeObject();
  return dateType;
}

export function encodeDateType(json: JsonWriter, dateType: types.DateType): void {
  json.openObject();
  encodeAddressBilling(json.member("address"), dateType.address);
  if (dateType.note !== undefined) json.member("note").value(string, dateType.note);
  json.closeObject();
}

const addressNamesMembers = /* @__PURE__ */ memberTable({ required: ["street"] });

export function decodeAddressNames(json: JsonReader): types.AddressNames {
  const sent = json.object(addressNamesMembers);
  const names: types.AddressNames = { street: json.member("street", sent.street).value(string) };
  json.closeObject();
  return names;
}

export function encodeAddressNames(json: JsonWriter, names: types.AddressNames): void {
  json.openObject();
  json.member("street").value(string, names.street);
  json.closeObject();
}

const addressBillingMembers = /* @__PURE__ */ memberTable({ required: ["iban"], optional: ["remark", "mark", "tag"] });

export function decodeAddressBilling(json: JsonReader): types.AddressBilling {
  const sent = json.object(addressBillingMembers);
  const billing: types.AddressBilling = { iban: json.member("iban", sent.iban).value(string) };
  if (sent.remark !== undefined) billing.remark = decodeAnyContentJson(json.member("remark", sent.remark));
  if (sent.mark !== undefined)
    billing.mark = json
      .member("mark", sent.mark)
      .items((reader) => (reader.nil() ? null : decodeAnyContentJson(reader)));
  if (sent.tag !== undefined) billing.tag = json.member("tag", sent.tag).items(decodeAnyContentJson, { max: 9 });
  json.closeObject();
  return billing;
}

export function encodeAddressBilling(json: JsonWriter, billing: types.AddressBilling): void {
  json.openObject();
  json.member("iban").value(string, billing.iban);
  if (billing.remark !== undefined) encodeAnyContentJson(json.member("remark"), billing.remark);
  if (billing.mark !== undefined) {
    json.member("mark").openArray();
    for (const item of billing.mark) {
      if (item === null) json.nil();
      else encodeAnyContentJson(json, item);
    }
    json.closeArray();
  }
  if (billing.tag !== undefined) json.member("tag").items(billing.tag, encodeAnyContentJson);
  json.closeObject();
}
