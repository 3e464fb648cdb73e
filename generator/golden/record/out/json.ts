// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import { date, decimal, int, long, memberTable, required, string, token } from "@stubwright/runtime/codec";
import type { Customer, Line, Order } from "./types.js";

const orderMembers = /* @__PURE__ */ memberTable({
  required: ["Number", "Total", "Customer", "Line"],
  optional: ["Note", "Tag"],
});

export function decodeOrder(json: JsonReader): Order {
  const order: Partial<Order> = {};
  for (;;) {
    switch (json.next(orderMembers)) {
      case "Number":
        order.Number = json.value(long);
        break;
      case "Total":
        order.Total = json.value(decimal);
        break;
      case "Note":
        order.Note = json.value(string);
        break;
      case "Customer":
        order.Customer = json.nil() ? null : decodeCustomer(json);
        break;
      case "Line":
        order.Line = json.items(decodeLine, { min: 1, max: 100 });
        break;
      case "Tag":
        order.Tag = json.values(token);
        break;
      case undefined:
        return {
          ...order,
          Number: required(order.Number),
          Total: required(order.Total),
          Customer: required(order.Customer),
          Line: required(order.Line),
        };
    }
  }
}

export function encodeOrder(json: JsonWriter, order: Order): void {
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

export function decodeCustomer(json: JsonReader): Customer {
  const customer: Customer = {};
  for (;;) {
    switch (json.next(customerMembers)) {
      case "Since":
        customer.Since = json.nillable(date);
        break;
      case undefined:
        return customer;
    }
  }
}

export function encodeCustomer(json: JsonWriter, customer: Customer): void {
  json.openObject();
  if (customer.Since === null) json.member("Since").nil();
  else if (customer.Since !== undefined) json.member("Since").value(date, customer.Since);
  json.closeObject();
}

const lineMembers = /* @__PURE__ */ memberTable({ required: ["Sku", "Quantity"] });

export function decodeLine(json: JsonReader): Line {
  const line: Partial<Line> = {};
  for (;;) {
    switch (json.next(lineMembers)) {
      case "Sku":
        line.Sku = json.value(string);
        break;
      case "Quantity":
        line.Quantity = json.value(int);
        break;
      case undefined:
        return {
          ...line,
          Sku: required(line.Sku),
          Quantity: required(line.Quantity),
        };
    }
  }
}

export function encodeLine(json: JsonWriter, line: Line): void {
  json.openObject();
  json.member("Sku").value(string, line.Sku);
  json.member("Quantity").value(int, line.Quantity);
  json.closeObject();
}
