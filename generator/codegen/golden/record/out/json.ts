// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import { date, decimal, int, long, memberTable, string, token } from "@stubwright/runtime/codec";
import type * as types from "./types.js";

const orderMembers = /* @__PURE__ */ memberTable({
  required: ["Number", "Total", "Customer", "Line"],
  optional: ["Note", "Tag"],
});

export function decodeOrder(json: JsonReader): types.Order {
  const sent = json.object(orderMembers);
  const order: types.Order = {
    Number: json.member("Number", sent.Number).value(long),
    Total: json.member("Total", sent.Total).value(decimal),
    Customer: json.member("Customer", sent.Customer).nil() ? null : decodeCustomer(json),
    Line: json.member("Line", sent.Line).items(decodeLine, { min: 1, max: 100 }),
  };
  if (sent.Note !== undefined) order.Note = json.member("Note", sent.Note).value(string);
  if (sent.Tag !== undefined) order.Tag = json.member("Tag", sent.Tag).values(token);
  json.closeObject();
  return order;
}

export function encodeOrder(json: JsonWriter, order: types.Order): void {
  json.openObject();
  json.member("Number").value(long, order.Number);
  json.member("Total").value(decimal, order.Total);
  if (order.Note !== undefined) json.member("Note").value(string, order.Note);
  if (order.Customer === null) json.member("Customer").nil();
  else encodeCustomer(json.member("Customer"), order.Customer);
  json.member("Line").items(order.Line, encodeLine);
  if (order.Tag !== undefined) json.member("Tag").values(token, order.Tag);
  json.closeObject();
}

const customerMembers = /* @__PURE__ */ memberTable({ optional: ["Since"] });

export function decodeCustomer(json: JsonReader): types.Customer {
  const sent = json.object(customerMembers);
  const customer: types.Customer = {};
  if (sent.Since !== undefined) customer.Since = json.member("Since", sent.Since).nillable(date);
  json.closeObject();
  return customer;
}

export function encodeCustomer(json: JsonWriter, customer: types.Customer): void {
  json.openObject();
  if (customer.Since === null) json.member("Since").nil();
  else if (customer.Since !== undefined) json.member("Since").value(date, customer.Since);
  json.closeObject();
}

const lineMembers = /* @__PURE__ */ memberTable({ required: ["Sku", "Quantity"] });

export function decodeLine(json: JsonReader): types.Line {
  const sent = json.object(lineMembers);
  const line: types.Line = {
    Sku: json.member("Sku", sent.Sku).value(string),
    Quantity: json.member("Quantity", sent.Quantity).value(int),
  };
  json.closeObject();
  return line;
}

export function encodeLine(json: JsonWriter, line: types.Line): void {
  json.openObject();
  json.member("Sku").value(string, line.Sku);
  json.member("Quantity").value(int, line.Quantity);
  json.closeObject();
}
