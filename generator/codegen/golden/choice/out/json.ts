// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import {
  boolean,
  date,
  decimal,
  decodeAnyElementJson,
  double,
  encodeAnyElementJson,
  followContent,
  int,
  memberTable,
  once,
  string,
  tagged,
  tags,
} from "@stubwright/runtime/codec";
import { drawingContent, journeyContent, paymentContent } from "./content.js";
import type * as types from "./types.js";

const paymentMembers = /* @__PURE__ */ memberTable({
  required: ["id", "Amount"],
  optional: ["Cash", "Card", "Holder", "Voucher", "Pin"],
});

// The content model accepts exactly one branch. The compiler cannot know that, so the body returns all members.
export function decodePayment(json: JsonReader): types.Payment;
export function decodePayment(json: JsonReader): types.PaymentMembers {
  const sent = json.object(paymentMembers);
  const payment: types.PaymentMembers = {
    id: json.member("id", sent.id).value(int),
    Amount: json.member("Amount", sent.Amount).value(decimal),
  };
  if (sent.Cash !== undefined) payment.Cash = json.member("Cash", sent.Cash).value(boolean);
  if (sent.Card !== undefined) payment.Card = json.member("Card", sent.Card).value(string);
  if (sent.Holder !== undefined) payment.Holder = json.member("Holder", sent.Holder).value(string);
  if (sent.Voucher !== undefined) payment.Voucher = json.member("Voucher", sent.Voucher).value(string);
  if (sent.Pin !== undefined) payment.Pin = json.member("Pin", sent.Pin).value(int);
  json.closeObject();
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

export function encodePayment(json: JsonWriter, payment: types.Payment): void {
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

export function decodeDrawing(json: JsonReader): types.Drawing {
  const sent = json.object(drawingMembers);
  const drawing: types.Drawing = {
    Title: json.member("Title", sent.Title).value(string),
    $choice: json.member("$choice", sent.$choice).items(decodeDrawingChoiceItem),
  };
  json.closeObject();
  followContent(json, drawingContent, [...once("Title", drawing.Title), ...tags(drawing.$choice)]);
  return drawing;
}

function decodeDrawingChoiceItem(json: JsonReader): types.DrawingChoiceItem {
  return tagged<types.DrawingChoiceItem>(json, {
    Circle: (reader) => ({ Circle: reader.value(double) }),
    Payment: (reader) => ({ Payment: decodePayment(reader) }),
  });
}

export function encodeDrawing(json: JsonWriter, drawing: types.Drawing): void {
  json.openObject();
  json.member("Title").value(string, drawing.Title);
  json.member("$choice").items(drawing.$choice, encodeDrawingChoiceItem);
  json.closeObject();
}

function encodeDrawingChoiceItem(json: JsonWriter, item: types.DrawingChoiceItem): void {
  json.openObject();
  if ("Circle" in item) json.member("Circle").value(double, item.Circle);
  else encodePayment(json.member("Payment"), item.Payment);
  json.closeObject();
}

const journeyMembers = /* @__PURE__ */ memberTable({ required: ["$choice", "End"] });

export function decodeJourney(json: JsonReader): types.Journey {
  const sent = json.object(journeyMembers);
  const journey: types.Journey = {
    $choice: json.member("$choice", sent.$choice).items(decodeJourneyChoiceItem),
    End: json.member("End", sent.End).value(date),
  };
  json.closeObject();
  followContent(json, journeyContent, [...tags(journey.$choice), ...once("End", journey.End)]);
  return journey;
}

function decodeJourneyChoiceItem(json: JsonReader): types.JourneyChoiceItem {
  return tagged<types.JourneyChoiceItem>(json, {
    Ride: (reader) => ({ Ride: reader.value(int) }),
    $any: (reader) => ({ $any: decodeAnyElementJson(reader) }),
  });
}

export function encodeJourney(json: JsonWriter, journey: types.Journey): void {
  json.openObject();
  json.member("$choice").items(journey.$choice, encodeJourneyChoiceItem);
  json.member("End").value(date, journey.End);
  json.closeObject();
}

function encodeJourneyChoiceItem(json: JsonWriter, item: types.JourneyChoiceItem): void {
  json.openObject();
  if ("Ride" in item) json.member("Ride").value(int, item.Ride);
  else encodeAnyElementJson(json.member("$any"), item.$any);
  json.closeObject();
}
