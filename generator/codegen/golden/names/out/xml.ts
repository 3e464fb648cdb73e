// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { XmlReader, XmlWriter } from "@stubwright/runtime/codec";
import {
  date,
  decodeAnyContent,
  elementTable,
  int,
  string,
  unbounded,
  whole,
  writeAnyContent,
} from "@stubwright/runtime/codec";
import { billingNamespace, namesNamespace } from "./namespaces.js";
import type * as types from "./types.js";

const stringTypeElements = /* @__PURE__ */ elementTable(namesNamespace, "string", [
  ["class", 1, 1, ""],
  ["line-item", 0, 1, ""],
  ["größe", 1, 1, ""],
  ["a.b", 1, 1, ""],
  ["earliestDateOfDeliveryThatTheCustomerAgreesTo", 0, 1, ""],
]);

export function decodeStringType(xml: XmlReader): types.StringType {
  const stringType: Partial<types.StringType> = {};
  for (;;) {
    const next = xml.next(stringTypeElements);
    if (next === undefined) break;
    switch (next) {
      case "class":
        stringType.class = xml.value(string);
        break;
      case "line-item":
        stringType["line-item"] = xml.value(string);
        break;
      case "größe":
        stringType.größe = xml.value(int);
        break;
      case "a.b":
        stringType["a.b"] = decodeDateType(xml);
        break;
      case "earliestDateOfDeliveryThatTheCustomerAgreesTo":
        stringType.earliestDateOfDeliveryThatTheCustomerAgreesTo = xml.nillable(date);
        break;
    }
  }
  return whole<types.StringType>(stringType);
}

export function encodeStringType(xml: XmlWriter, stringType: types.StringType): void {
  xml.value("class", string, stringType.class);
  if (stringType["line-item"] !== undefined) xml.value("line-item", string, stringType["line-item"]);
  xml.value("größe", int, stringType.größe);
  xml.element("a.b", stringType["a.b"], encodeDateType);
  if (stringType.earliestDateOfDeliveryThatTheCustomerAgreesTo === null)
    xml.nil("earliestDateOfDeliveryThatTheCustomerAgreesTo");
  else if (stringType.earliestDateOfDeliveryThatTheCustomerAgreesTo !== undefined)
    xml.value(
      "earliestDateOfDeliveryThatTheCustomerAgreesTo",
      date,
      stringType.earliestDateOfDeliveryThatTheCustomerAgreesTo,
    );
}

const dateTypeElements = /* @__PURE__ */ elementTable(namesNamespace, "Date", [
  ["address", 1, 1, ""],
  ["note", 0, 1, billingNamespace],
]);

export function decodeDateType(xml: XmlReader): types.DateType {
  const dateType: Partial<types.DateType> = {};
  for (;;) {
    const next = xml.next(dateTypeElements);
    if (next === undefined) break;
    switch (next) {
      case "address":
        dateType.address = decodeAddressBilling(xml);
        break;
      case "note":
        dateType.note = xml.value(string);
        break;
    }
  }
  return whole<types.DateType>(dateType);
}

export function encodeDateType(xml: XmlWriter, dateType: types.DateType): void {
  xml.element("address", dateType.address, encodeAddressBilling);
  if (dateType.note !== undefined) xml.value("a:note", string, dateType.note);
}

const addressNamesElements = /* @__PURE__ */ elementTable(namesNamespace, "address", [["street", 1, 1, ""]]);

export function decodeAddressNames(xml: XmlReader): types.AddressNames {
  const names: Partial<types.AddressNames> = {};
  while (xml.next(addressNamesElements)) names.street = xml.value(string);
  return whole<types.AddressNames>(names);
}

export function encodeAddressNames(xml: XmlWriter, names: types.AddressNames): void {
  xml.value("street", string, names.street);
}

const addressBillingElements = /* @__PURE__ */ elementTable(billingNamespace, "address", [
  ["iban", 1, 1],
  ["remark", 0, 1],
  ["mark", 0, unbounded],
  ["tag", 0, 9],
]);

export function decodeAddressBilling(xml: XmlReader): types.AddressBilling {
  const billing: Partial<types.AddressBilling> = {};
  for (;;) {
    const next = xml.next(addressBillingElements);
    if (next === undefined) break;
    switch (next) {
      case "iban":
        billing.iban = xml.value(string);
        break;
      case "remark":
        billing.remark = decodeAnyContent(xml);
        break;
      case "mark":
        (billing.mark ??= []).push(xml.nilOr(decodeAnyContent));
        break;
      case "tag":
        (billing.tag ??= []).push(decodeAnyContent(xml));
        break;
    }
  }
  return whole<types.AddressBilling>(billing);
}

export function encodeAddressBilling(xml: XmlWriter, billing: types.AddressBilling): void {
  xml.value("a:iban", string, billing.iban);
  if (billing.remark !== undefined) writeAnyContent(xml, "a:remark", billingNamespace, billing.remark);
  for (const item of billing.mark ?? []) {
    if (item === null) xml.nil("a:mark");
    else writeAnyContent(xml, "a:mark", billingNamespace, item);
  }
  if (billing.tag !== undefined) for (const item of billing.tag) writeAnyContent(xml, "a:tag", billingNamespace, item);
}
