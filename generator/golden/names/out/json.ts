// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import { int, memberTable, required, string } from "@stubwright/runtime/codec";
import type { AddressBilling, AddressNames, DateType, StringType } from "./types.js";

const stringTypeMembers = /* @__PURE__ */ memberTable({ required: ["class", "größe", "a.b"], optional: ["line-item"] });

export function decodeStringType(json: JsonReader): StringType {
  const typeValue: Partial<StringType> = {};
  for (;;) {
    switch (json.next(stringTypeMembers)) {
      case "class":
        typeValue.class = json.value(string);
        break;
      case "line-item":
        typeValue["line-item"] = json.value(string);
        break;
      case "größe":
        typeValue.größe = json.value(int);
        break;
      case "a.b":
        typeValue["a.b"] = decodeDateType(json);
        break;
      case undefined:
        return {
          ...typeValue,
          class: required(typeValue.class),
          größe: required(typeValue.größe),
          "a.b": required(typeValue["a.b"]),
        };
    }
  }
}

export function encodeStringType(json: JsonWriter, typeValue: StringType): void {
  json.openObject();
  json.member("class").value(string, typeValue.class);
  if (typeValue["line-item"] !== undefined) json.member("line-item").value(string, typeValue["line-item"]);
  json.member("größe").value(int, typeValue.größe);
  encodeDateType(json.member("a.b"), typeValue["a.b"]);
  json.closeObject();
}

const dateTypeMembers = /* @__PURE__ */ memberTable({ required: ["address"], optional: ["note"] });

export function decodeDateType(json: JsonReader): DateType {
  const typeValue: Partial<DateType> = {};
  for (;;) {
    switch (json.next(dateTypeMembers)) {
      case "address":
        typeValue.address = decodeAddressBilling(json);
        break;
      case "note":
        typeValue.note = json.value(string);
        break;
      case undefined:
        return {
          ...typeValue,
          address: required(typeValue.address),
        };
    }
  }
}

export function encodeDateType(json: JsonWriter, typeValue: DateType): void {
  json.openObject();
  encodeAddressBilling(json.member("address"), typeValue.address);
  if (typeValue.note !== undefined) json.member("note").value(string, typeValue.note);
  json.closeObject();
}

const addressNamesMembers = /* @__PURE__ */ memberTable({ required: ["street"] });

export function decodeAddressNames(json: JsonReader): AddressNames {
  const names: Partial<AddressNames> = {};
  for (;;) {
    switch (json.next(addressNamesMembers)) {
      case "street":
        names.street = json.value(string);
        break;
      case undefined:
        return {
          ...names,
          street: required(names.street),
        };
    }
  }
}

export function encodeAddressNames(json: JsonWriter, names: AddressNames): void {
  json.openObject();
  json.member("street").value(string, names.street);
  json.closeObject();
}

const addressBillingMembers = /* @__PURE__ */ memberTable({ required: ["iban"] });

export function decodeAddressBilling(json: JsonReader): AddressBilling {
  const billing: Partial<AddressBilling> = {};
  for (;;) {
    switch (json.next(addressBillingMembers)) {
      case "iban":
        billing.iban = json.value(string);
        break;
      case undefined:
        return {
          ...billing,
          iban: required(billing.iban),
        };
    }
  }
}

export function encodeAddressBilling(json: JsonWriter, billing: AddressBilling): void {
  json.openObject();
  json.member("iban").value(string, billing.iban);
  json.closeObject();
}
