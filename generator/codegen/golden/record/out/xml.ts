// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { XmlReader, XmlWriter } from "@stubwright/runtime/codec";
import { date, decimal, elementTable, int, long, string, token, unbounded, whole } from "@stubwright/runtime/codec";
import { ordersNamespace } from "./namespaces.js";
import type * as types from "./types.js";

const orderElements = /* @__PURE__ */ elementTable(ordersNamespace, "Order", [
  ["Number", 1, 1],
  ["Total", 1, 1],
  ["Note", 0, 1],
  ["Customer", 1, 1],
  ["Line", 1, 100],
  ["Tag", 0, unbounded],
]);

export function decodeOrder(xml: XmlReader): types.Order {
  const order: Partial<types.Order> = {};
  for (;;) {
    const next = xml.next(orderElements);
    if (next === undefined) break;
    switch (next) {
      case "Number":
        order.Number = xml.value(long);
        break;
      case "Total":
        order.Total = xml.value(decimal);
        break;
      case "Note":
        order.Note = xml.value(string);
        break;
      case "Customer":
        order.Customer = xml.nilOr(decodeCustomer);
        break;
      case "Line":
        (order.Line ??= []).push(decodeLine(xml));
        break;
      case "Tag":
        (order.Tag ??= []).push(xml.value(token));
        break;
    }
  }
  return whole<types.Order>(order);
}

export function encodeOrder(xml: XmlWriter, order: types.Order): void {
  xml.value("Number", long, order.Number);
  xml.value("Total", decimal, order.Total);
  if (order.Note !== undefined) xml.value("Note", string, order.Note);
  if (order.Customer === null) xml.nil("Customer");
  else xml.element("Customer", order.Customer, encodeCustomer);
  xml.elements("Line", order.Line, encodeLine);
  if (order.Tag !== undefined) xml.values("Tag", token, order.Tag);
}

const customerElements = /* @__PURE__ */ elementTable(ordersNamespace, "Customer", [["Since", 0, 1]]);

export function decodeCustomer(xml: XmlReader): types.Customer {
  const customer: types.Customer = {};
  while (xml.next(customerElements)) customer.Since = xml.nillable(date);
  return customer;
}

export function encodeCustomer(xml: XmlWriter, customer: types.Customer): void {
  if (customer.Since === null) xml.nil("Since");
  else if (customer.Since !== undefined) xml.value("Since", date, customer.Since);
}

const lineElements = /* @__PURE__ */ elementTable(
  ordersNamespace,
  "Line",
  [
    ["Sku", 1, 1],
    ["Quantity", 1, 1],
  ],
  "all",
);

export function decodeLine(xml: XmlReader): types.Line {
  const line: Partial<types.Line> = {};
  for (;;) {
    const next = xml.next(lineElements);
    if (next === undefined) break;
    switch (next) {
      case "Sku":
        line.Sku = xml.value(string);
        break;
      case "Quantity":
        line.Quantity = xml.value(int);
        break;
    }
  }
  return whole<types.Line>(line);
}

export function encodeLine(xml: XmlWriter, line: types.Line): void {
  xml.value("Sku", string, line.Sku);
  xml.value("Quantity", int, line.Quantity);
}
