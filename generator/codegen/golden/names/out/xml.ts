// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { XmlReader, XmlWriter } from "@stubwright/runtime/codec";
import {
  date,
  decodeAnyContent,
  elementTable,
  int,
  required,
  string,
  unbounded,
  writeAnyContent,
} from "@stubwright/runtime/codec";
import type { AddressBilling, AddressNames, DateType, StringType } from "./types.js";

const namesNamespace = "urn:golden:names";
const billingNamespace = "urn:golden:billing";

const stringTypeElements = /* @__PURE__ */ elementTable(namesNamespace, "string", [
  ["class", 1, 1, ""],
  ["line-item", 0, 1, ""],
  ["größe", 1, 1, ""],
  ["a.b", 1, 1, ""],
  ["earliestDateOfDeliveryThatTheCustomerAgreesTo", 0, 1, ""],
]);

export function decodeStringType(xml: XmlReader): StringType {
  const stringType: Partial<StringType> = {};
  for (;;) {
    const next = xml.next(stringTypeElements);
    if (next === undefined) {
      return {
        ...stringType,
        class: required(stringType.class),
        größe: required(stringType.größe),
        "a.b": required(stringType["a.b"]),
      };
    }
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
}

export function encodeStringType(xml: XmlWriter, stringType: StringType): void {
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

export function decodeDateType(xml: XmlReader): DateType {
  const dateType: Partial<DateType> = {};
  for (;;) {
    const next = xml.next(dateTypeElements);
    if (next === undefined) {
      return {
        ...dateType,
        address: required(dateType.address),
      };
    }
    switch (next) {
      case "address":
        dateType.address = decodeAddressBilling(xml);
        break;
      case "note":
        dateType.note = xml.value(string);
        break;
    }
  }
}

export function encodeDateType(xml: XmlWriter, dateType: DateType): void {
  xml.element("address", dateType.address, encodeAddressBilling);
  if (dateType.note !== undefined) xml.value("a:note", string, dateType.note);
}

const addressNamesElements = /* @__PURE__ */ elementTable(namesNamespace, "address", [["street", 1, 1, ""]]);

export function decodeAddressNames(xml: XmlReader): AddressNames {
  const names: Partial<AddressNames> = {};
  for (;;) {
    const next = xml.next(addressNamesElements);
    if (next === undefined) {
      return {
        ...names,
        street: required(names.street),
      };
    }
    switch (next) {
      case "street":
        names.street = xml.value(string);
        break;
    }
  }
}

export function encodeAddressNames(xml: XmlWriter, names: AddressNames): void {
  xml.value("street", string, names.street);
}

const addressBillingElements = /* @__PURE__ */ elementTable(billingNamespace, "address", [
  ["iban", 1, 1],
  ["remark", 0, 1],
  ["mark", 0, unbounded],
  ["tag", 0, 9],
]);

export function decodeAddressBilling(xml: XmlReader): AddressBilling {
  const billing: Partial<AddressBilling> = {};
  for (;;) {
    const next = xml.next(addressBillingElements);
    if (next === undefined) {
      return {
        ...billing,
        iban: required(billing.iban),
      };
    }
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
}

export function encodeAddressBilling(xml: XmlWriter, billing: AddressBilling): void {
  xml.value("a:iban", string, billing.iban);
  if (billing.remark !== undefined) writeAnyContent(xml, "a:remark", billingNamespace, billing.remark);
  for (const item of billing.mark ?? []) {
    if (item === null) xml.nil("a:mark");
    else writeAnyContent(xml, "a:mark", billingNamespace, item);
  }
  if (billing.tag !== undefined) for (const item of billing.tag) writeAnyContent(xml, "a:tag", billingNamespace, item);
}
