// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { XmlReader, XmlWriter } from "@stubwright/runtime/codec";
import { date, decimal, elementTable, int, nextIn, string, unbounded, whole } from "@stubwright/runtime/codec";
import { entryTypes, paymentContent } from "./content.js";
import { ledgerNamespace } from "./namespaces.js";
import type * as types from "./types.js";

const plainEntryElements = /* @__PURE__ */ elementTable(ledgerNamespace, "Entry", [
  ["Account", 1, 1],
  ["Amount", 1, 1],
]);

export function decodePlainEntry(xml: XmlReader): types.PlainEntry {
  const entry: Partial<types.PlainEntry> = {};
  for (;;) {
    const next = xml.next(plainEntryElements);
    if (next === undefined) break;
    switch (next) {
      case "Account":
        entry.Account = xml.value(string);
        break;
      case "Amount":
        entry.Amount = xml.value(decimal);
        break;
    }
  }
  return whole<types.PlainEntry>(entry);
}

export function encodePlainEntry(xml: XmlWriter, entry: types.PlainEntry): void {
  xml.value("Account", string, entry.Account);
  xml.value("Amount", decimal, entry.Amount);
}

export function decodeEntry(xml: XmlReader): types.Entry {
  switch (xml.typeOf(entryTypes)) {
    case "Entry":
      return decodePlainEntry(xml);
    case "Transfer":
      return decodeTransfer(xml);
  }
}

export function encodeEntry(xml: XmlWriter, entry: types.Entry): void {
  switch (entry.$type) {
    case "Transfer":
      xml.type("Transfer");
      encodeTransfer(xml, entry);
      break;
    default:
      encodePlainEntry(xml, entry);
  }
}

const transferElements = /* @__PURE__ */ elementTable(ledgerNamespace, "Transfer", [
  ["Account", 1, 1],
  ["Amount", 1, 1],
  ["Target", 1, 1],
]);

export function decodeTransfer(xml: XmlReader): types.Transfer {
  const transfer: Partial<types.Transfer> = { $type: "Transfer" };
  for (;;) {
    const next = xml.next(transferElements);
    if (next === undefined) break;
    switch (next) {
      case "Account":
        transfer.Account = xml.value(string);
        break;
      case "Amount":
        transfer.Amount = xml.value(decimal);
        break;
      case "Target":
        transfer.Target = xml.value(string);
        break;
    }
  }
  return whole<types.Transfer>(transfer);
}

export function encodeTransfer(xml: XmlWriter, transfer: types.Transfer): void {
  xml.value("Account", string, transfer.Account);
  xml.value("Amount", decimal, transfer.Amount);
  xml.value("Target", string, transfer.Target);
}

const entriesElements = /* @__PURE__ */ elementTable(ledgerNamespace, "Entries", [["Entry", 0, unbounded]]);

export function decodeEntries(xml: XmlReader): (types.Entry | null)[] {
  const items: (types.Entry | null)[] = [];
  while (xml.next(entriesElements)) items.push(xml.nilOr(decodeEntry));
  return items;
}

export function encodeEntries(xml: XmlWriter, items: (types.Entry | null)[]): void {
  for (const item of items) {
    if (item === null) xml.nil("Entry");
    else xml.element("Entry", item, encodeEntry);
  }
}

// The content model accepts exactly one branch. The compiler cannot know that, so the body returns all members.
export function decodePayment(xml: XmlReader): types.Payment;
export function decodePayment(xml: XmlReader): types.PaymentMembers {
  const payment: types.PaymentMembers = {};
  for (;;) {
    const next = nextIn(xml, paymentContent);
    if (next === undefined) break;
    switch (next) {
      case "Cash":
        payment.Cash = xml.value(int);
        break;
      case "Card":
        payment.Card = xml.value(string);
        break;
    }
  }
  return payment;
}

export function encodePayment(xml: XmlWriter, payment: types.Payment): void {
  if (payment.Cash !== undefined) xml.value("Cash", int, payment.Cash);
  if (payment.Card !== undefined) xml.value("Card", string, payment.Card);
}

const rowsElements = /* @__PURE__ */ elementTable(ledgerNamespace, "Rows", [["Row", 1, 50]]);

export function decodeRows(xml: XmlReader): types.Rows {
  const rows: Partial<types.Rows> = {};
  while (xml.next(rowsElements)) (rows.Row ??= []).push(decodeEntries(xml));
  return whole<types.Rows>(rows);
}

export function encodeRows(xml: XmlWriter, rows: types.Rows): void {
  xml.elements("Row", rows.Row, encodeEntries);
}

const listEntriesElements = /* @__PURE__ */ elementTable(ledgerNamespace, "", [["Year", 1, 1]]);

export function decodeListEntries(xml: XmlReader): types.ListEntries {
  const entries: Partial<types.ListEntries> = {};
  while (xml.next(listEntriesElements)) entries.Year = xml.value(int);
  return whole<types.ListEntries>(entries);
}

export function encodeListEntries(xml: XmlWriter, entries: types.ListEntries): void {
  xml.value("Year", int, entries.Year);
}

const listEntriesResponseElements = /* @__PURE__ */ elementTable(ledgerNamespace, "", [
  ["Title", 1, 1],
  ["Entries", 0, 1],
  ["Count", 1, 1],
]);

export function decodeListEntriesResponse(xml: XmlReader): types.ListEntriesResponse {
  const response: Partial<types.ListEntriesResponse> = {};
  for (;;) {
    const next = xml.next(listEntriesResponseElements);
    if (next === undefined) break;
    switch (next) {
      case "Title":
        response.Title = xml.value(string);
        break;
      case "Entries":
        response.Entries = decodeEntries(xml);
        break;
      case "Count":
        response.Count = xml.value(int);
        break;
    }
  }
  return whole<types.ListEntriesResponse>(response);
}

export function encodeListEntriesResponse(xml: XmlWriter, response: types.ListEntriesResponse): void {
  xml.value("Title", string, response.Title);
  if (response.Entries !== undefined) xml.element("Entries", response.Entries, encodeEntries);
  xml.value("Count", int, response.Count);
}

const listDaysResponseElements = /* @__PURE__ */ elementTable(ledgerNamespace, "", [["Day", 2, unbounded]]);

export function decodeListDaysResponse(xml: XmlReader): types.ListDaysResponse {
  const yearAttribute = xml.attribute("", "year", int);
  const response: Partial<types.ListDaysResponse> = {};
  if (yearAttribute !== undefined) response.year = yearAttribute;
  while (xml.next(listDaysResponseElements)) (response.Day ??= []).push(xml.value(date));
  return whole<types.ListDaysResponse>(response);
}

export function encodeListDaysResponse(xml: XmlWriter, response: types.ListDaysResponse): void {
  if (response.year !== undefined) xml.attribute("year", int, response.year);
  xml.values("Day", date, response.Day);
}

const listPaymentsResponseElements = /* @__PURE__ */ elementTable(ledgerNamespace, "", [
  ["Of", 1, 1],
  ["Page", 1, 1],
]);

export function decodeListPaymentsResponse(xml: XmlReader): types.ListPaymentsResponse {
  const response: Partial<types.ListPaymentsResponse> = {};
  for (;;) {
    const next = xml.next(listPaymentsResponseElements);
    if (next === undefined) break;
    switch (next) {
      case "Of":
        response.Of = xml.value(string);
        break;
      case "Page":
        response.Page = decodeListPaymentsResponsePage(xml);
        break;
    }
  }
  return whole<types.ListPaymentsResponse>(response);
}

export function encodeListPaymentsResponse(xml: XmlWriter, response: types.ListPaymentsResponse): void {
  xml.value("Of", string, response.Of);
  xml.element("Page", response.Page, encodeListPaymentsResponsePage);
}

const listPaymentsResponsePageElements = /* @__PURE__ */ elementTable(ledgerNamespace, "", [
  ["Payment", 0, unbounded],
  ["Next", 0, 1],
]);

export function decodeListPaymentsResponsePage(xml: XmlReader): types.ListPaymentsResponsePage {
  const page: types.ListPaymentsResponsePage = {};
  for (;;) {
    const next = xml.next(listPaymentsResponsePageElements);
    if (next === undefined) break;
    switch (next) {
      case "Payment":
        (page.Payment ??= []).push(decodePayment(xml));
        break;
      case "Next":
        page.Next = xml.value(string);
        break;
    }
  }
  return page;
}

export function encodeListPaymentsResponsePage(xml: XmlWriter, page: types.ListPaymentsResponsePage): void {
  if (page.Payment !== undefined) xml.elements("Payment", page.Payment, encodePayment);
  if (page.Next !== undefined) xml.value("Next", string, page.Next);
}
