// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import {
  boolean,
  decimal,
  double,
  followContent,
  int,
  memberTable,
  once,
  required,
  string,
  tags,
} from "@stubwright/runtime/codec";
import { drawingContent, paymentContent } from "./content.js";
import type { Drawing, DrawingChoiceItem, Payment, PaymentMembers } from "./types.js";

const paymentMembers = /* @__PURE__ */ memberTable({
  required: ["id", "Amount"],
  optional: ["Cash", "Card", "Holder", "Voucher", "Pin"],
});

export function decodePayment(json: JsonReader): Payment;
export function decodePayment(json: JsonReader): PaymentMembers {
  const payment: PaymentMembers = {};
  for (;;) {
    switch (json.next(paymentMembers)) {
      case "id":
        payment.id = json.value(int);
        break;
      case "Amount":
        payment.Amount = json.value(decimal);
        break;
      case "Cash":
        payment.Cash = json.value(boolean);
        break;
      case "Card":
        payment.Card = json.value(string);
        break;
      case "Holder":
        payment.Holder = json.value(string);
        break;
      case "Voucher":
        payment.Voucher = json.value(string);
        break;
      case "Pin":
        payment.Pin = json.value(int);
        break;
      case undefined:
        followContent(json, paymentContent, [
          ...once("Amount", payment.Amount),
          ...once("Cash", payment.Cash),
          ...once("Card", payment.Card),
          ...once("Holder", payment.Holder),
          ...once("Voucher", payment.Voucher),
          ...once("Pin", payment.Pin),
        ]);
        return payment;
    }
  }
}

export function encodePayment(json: JsonWriter, payment: Payment): void {
  json.openObject();
  json.member("id").value(int, payment.id);
  json.member("Amount").value(decimal, payment.Amount);
  if (payment.Cash !== undefined) json.member("Cash").value(boolean, payment.Cash);
  if (payment.Card !== undefined) json.member("Card").value(string, payment.Card);
  if (payment.Holder !== undefined) json.member("Holder").value(string, payment.Holder);
  if (payment.Voucher !== undefined) json.member("Voucher").value(string, payment.Voucher);
  if (payment.Pin !== undefined) json.member("Pin").value(int, payment.Pin);
  json.closeObject();
}

const drawingMembers = /* @__PURE__ */ memberTable({ required: ["Title", "$choice"] });

export function decodeDrawing(json: JsonReader): Drawing {
  const drawing: Partial<Drawing> = {};
  for (;;) {
    switch (json.next(drawingMembers)) {
      case "Title":
        drawing.Title = json.value(string);
        break;
      case "$choice":
        drawing.$choice = json.items(decodeDrawingChoiceItem);
        break;
      case undefined:
        followContent(json, drawingContent, [...once("Title", drawing.Title), ...tags(drawing.$choice)]);
        return {
          ...drawing,
          Title: required(drawing.Title),
          $choice: required(drawing.$choice),
        };
    }
  }
}

function decodeDrawingChoiceItem(json: JsonReader): DrawingChoiceItem {
  return json.tagged<DrawingChoiceItem>({
    Circle: (json) => ({ Circle: json.value(double) }),
    Payment: (json) => ({ Payment: decodePayment(json) }),
  });
}

export function encodeDrawing(json: JsonWriter, drawing: Drawing): void {
  json.openObject();
  json.member("Title").value(string, drawing.Title);
  if (drawing.$choice !== undefined) json.member("$choice").items(drawing.$choice, encodeDrawingChoiceItem);
  json.closeObject();
}

function encodeDrawingChoiceItem(json: JsonWriter, item: DrawingChoiceItem): void {
  json.openObject();
  if ("Circle" in item) json.member("Circle").value(double, item.Circle);
  else encodePayment(json.member("Payment"), item.Payment);
  json.closeObject();
}
