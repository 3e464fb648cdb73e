// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { XmlReader, XmlWriter } from "@stubwright/runtime/codec";
import {
  boolean,
  date,
  decimal,
  decodeAnyElement,
  double,
  encodeAnyElement,
  int,
  nextIn,
  string,
  whole,
} from "@stubwright/runtime/codec";
import { drawingContent, journeyContent, paymentContent } from "./content.js";
import type * as types from "./types.js";

// The content model accepts exactly one branch. The compiler cannot know that, so the body returns all members.
export function decodePayment(xml: XmlReader): types.Payment;
export function decodePayment(xml: XmlReader): types.PaymentMembers {
  const idAttribute = xml.requiredAttribute("", "id", int);
  const payment: types.PaymentMembers = { id: idAttribute };
  for (;;) {
    const next = nextIn(xml, paymentContent);
    if (next === undefined) break;
    switch (next) {
      case "Amount":
        payment.Amount = xml.value(decimal);
        break;
      case "Cash":
        payment.Cash = xml.value(boolean);
        break;
      case "Card":
        payment.Card = xml.value(string);
        break;
      case "Holder":
        payment.Holder = xml.value(string);
        break;
      case "Voucher":
        payment.Voucher = xml.value(string);
        break;
      case "Pin":
        payment.Pin = xml.value(int);
        break;
    }
  }
  return payment;
}

export function encodePayment(xml: XmlWriter, payment: types.Payment): void {
  xml.attribute("id", int, payment.id);
  xml.value("Amount", decimal, payment.Amount);
  if (payment.Cash !== undefined) xml.value("Cash", boolean, payment.Cash);
  if (payment.Card !== undefined) xml.value("Card", string, payment.Card);
  if (payment.Holder !== undefined) xml.value("Holder", string, payment.Holder);
  if (payment.Voucher !== undefined) xml.value("Voucher", string, payment.Voucher);
  if (payment.Pin !== undefined) xml.value("Pin", int, payment.Pin);
}

export function decodeDrawing(xml: XmlReader): types.Drawing {
  const drawing: Partial<types.Drawing> = {};
  for (;;) {
    const next = nextIn(xml, drawingContent);
    if (next === undefined) break;
    switch (next) {
      case "Title":
        drawing.Title = xml.value(string);
        break;
      case "Circle":
        (drawing.$choice ??= []).push({ Circle: xml.value(double) });
        break;
      case "Payment":
        (drawing.$choice ??= []).push({ Payment: decodePayment(xml) });
        break;
    }
  }
  return whole<types.Drawing>(drawing);
}

export function encodeDrawing(xml: XmlWriter, drawing: types.Drawing): void {
  xml.value("Title", string, drawing.Title);
  for (const item of drawing.$choice) encodeDrawingChoiceItem(xml, item);
}

function encodeDrawingChoiceItem(xml: XmlWriter, item: types.DrawingChoiceItem): void {
  if ("Circle" in item) xml.value("Circle", double, item.Circle);
  else xml.element("Payment", item.Payment, encodePayment);
}

export function decodeJourney(xml: XmlReader): types.Journey {
  const journey: Partial<types.Journey> = {};
  for (;;) {
    const next = nextIn(xml, journeyContent);
    if (next === undefined) break;
    switch (next) {
      case "Ride":
        (journey.$choice ??= []).push({ Ride: xml.value(int) });
        break;
      case "$any":
        (journey.$choice ??= []).push({ $any: decodeAnyElement(xml) });
        break;
      case "End":
        journey.End = xml.value(date);
        break;
    }
  }
  return whole<types.Journey>(journey);
}

export function encodeJourney(xml: XmlWriter, journey: types.Journey): void {
  for (const item of journey.$choice) encodeJourneyChoiceItem(xml, item);
  xml.value("End", date, journey.End);
}

function encodeJourneyChoiceItem(xml: XmlWriter, item: types.JourneyChoiceItem): void {
  if ("Ride" in item) xml.value("Ride", int, item.Ride);
  else encodeAnyElement(xml, item.$any);
}
