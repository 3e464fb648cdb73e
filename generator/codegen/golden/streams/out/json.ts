// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import { date, decimal, followContent, int, memberTable, once, string } from "@stubwright/runtime/codec";
import { entryTypes, paymentContent } from "./content.js";
import type * as types from "./types.js";

const plainEntryMembers = /* @__PURE__ */ memberTable({ required: ["Account", "Amount"] });

export function decodePlainEntry(json: JsonReader): types.PlainEntry {
  const sent = json.object(plainEntryMembers);
  const entry: types.PlainEntry = {
    Account: json.member("Account", sent.Account).value(string),
    Amount: json.member("Amount", sent.Amount).value(decimal),
  };
  json.closeObject();
  return entry;
}

export function encodePlainEntry(json: JsonWriter, entry: types.PlainEntry): void {
  json.openObject();
  json.member("Account").value(string, entry.Account);
  json.member("Amount").value(decimal, entry.Amount);
  json.closeObject();
}

export function decodeEntry(json: JsonReader): types.Entry {
  switch (json.typeOf(entryTypes)) {
    case "Entry":
      return decodePlainEntry(json);
    case "Transfer":
      return decodeTransfer(json);
  }
}

export function encodeEntry(json: JsonWriter, entry: types.Entry): void {
  switch (entry.$type) {
    case "Transfer":
      encodeTransfer(json, entry);
      break;
    default:
      encodePlainEntry(json, entry);
  }
}

const transferMembers = /* @__PURE__ */ memberTable({ required: ["Account", "Amount", "Target"] });

export function decodeTransfer(json: JsonReader): types.Transfer {
  const sent = json.object(transferMembers);
  const transfer: types.Transfer = {
    $type: "Transfer",
    Account: json.member("Account", sent.Account).value(string),
    Amount: json.member("Amount", sent.Amount).value(decimal),
    Target: json.member("Target", sent.Target).value(string),
  };
  json.closeObject();
  return transfer;
}

export function encodeTransfer(json: JsonWriter, transfer: types.Transfer): void {
  json.openObject();
  json.member("$type").value(string, "Transfer");
  json.member("Account").value(string, transfer.Account);
  json.member("Amount").value(decimal, transfer.Amount);
  json.member("Target").value(string, transfer.Target);
  json.closeObject();
}

export function decodeEntries(json: JsonReader): (types.Entry | null)[] {
  return json.items((reader) => (reader.nil() ? null : decodeEntry(reader)));
}

export function encodeEntries(json: JsonWriter, items: (types.Entry | null)[]): void {
  json.openArray();
  for (const item of items) {
    if (item === null) json.nil();
    else encodeEntry(json, item);
  }
  json.closeArray();
}

const paymentMembers = /* @__PURE__ */ memberTable({ optional: ["Cash", "Card"] });

// The content model accepts exactly one branch. The compiler cannot know that, so the body returns all members.
export function decodePayment(json: JsonReader): types.Payment;
export function decodePayment(json: JsonReader): types.PaymentMembers {
  const sent = json.object(paymentMembers);
  const payment: types.PaymentMembers = {};
  if (sent.Cash !== undefined) payment.Cash = json.member("Cash", sent.Cash).value(int);
  if (sent.Card !== undefined) payment.Card = json.member("Card", sent.Card).value(string);
  json.closeObject();
  followContent(json, paymentContent, [...once("Cash", payment.Cash), ...once("Card", payment.Card)]);
  return payment;
}

export function encodePayment(json: JsonWriter, payment: types.Payment): void {
  json.openObject();
  if (payment.Cash !== undefined) json.member("Cash").value(int, payment.Cash);
  if (payment.Card !== undefined) json.member("Card").value(string, payment.Card);
  json.closeObject();
}

const rowsMembers = /* @__PURE__ */ memberTable({ required: ["Row"] });

export function decodeRows(json: JsonReader): types.Rows {
  const sent = json.object(rowsMembers);
  const rows: types.Rows = { Row: json.member("Row", sent.Row).items(decodeEntries, { min: 1, max: 50 }) };
  json.closeObject();
  return rows;
}

export function encodeRows(json: JsonWriter, rows: types.Rows): void {
  json.openObject();
  json.member("Row").items(rows.Row, encodeEntries);
  json.closeObject();
}

const listEntriesMembers = /* @__PURE__ */ memberTable({ required: ["Year"] });

export function decodeListEntries(json: JsonReader): types.ListEntries {
  const sent = json.object(listEntriesMembers);
  const entries: types.ListEntries = { Year: json.member("Year", sent.Year).value(int) };
  json.closeObject();
  return entries;
}

export function encodeListEntries(json: JsonWriter, entries: types.ListEntries): void {
  json.openObject();
  json.member("Year").value(int, entries.Year);
  json.closeObject();
}

const listEntriesResponseMembers = /* @__PURE__ */ memberTable({ required: ["Title", "Count"], optional: ["Entries"] });

export function decodeListEntriesResponse(json: JsonReader): types.ListEntriesResponse {
  const sent = json.object(listEntriesResponseMembers);
  const response: types.ListEntriesResponse = {
    Title: json.member("Title", sent.Title).value(string),
    Count: json.member("Count", sent.Count).value(int),
  };
  if (sent.Entries !== undefined) response.Entries = decodeEntries(json.member("Entries", sent.Entries));
  json.closeObject();
  return response;
}

export function encodeListEntriesResponse(json: JsonWriter, response: types.ListEntriesResponse): void {
  json.openObject();
  json.member("Title").value(string, response.Title);
  if (response.Entries !== undefined) encodeEntries(json.member("Entries"), response.Entries);
  json.member("Count").value(int, response.Count);
  json.closeObject();
}

const listDaysResponseMembers = /* @__PURE__ */ memberTable({ required: ["Day"], optional: ["year"] });

export function decodeListDaysResponse(json: JsonReader): types.ListDaysResponse {
  const sent = json.object(listDaysResponseMembers);
  const response: types.ListDaysResponse = { Day: json.member("Day", sent.Day).values(date, { min: 2 }) };
  if (sent.year !== undefined) response.year = json.member("year", sent.year).value(int);
  json.closeObject();
  return response;
}

export function encodeListDaysResponse(json: JsonWriter, response: types.ListDaysResponse): void {
  json.openObject();
  if (response.year !== undefined) json.member("year").value(int, response.year);
  json.member("Day").values(date, response.Day);
  json.closeObject();
}

const listPaymentsResponseMembers = /* @__PURE__ */ memberTable({ required: ["Of", "Page"] });

export function decodeListPaymentsResponse(json: JsonReader): types.ListPaymentsResponse {
  const sent = json.object(listPaymentsResponseMembers);
  const response: types.ListPaymentsResponse = {
    Of: json.member("Of", sent.Of).value(string),
    Page: decodeListPaymentsResponsePage(json.member("Page", sent.Page)),
  };
  json.closeObject();
  return response;
}

export function encodeListPaymentsResponse(json: JsonWriter, response: types.ListPaymentsResponse): void {
  json.openObject();
  json.member("Of").value(string, response.Of);
  encodeListPaymentsResponsePage(json.member("Page"), response.Page);
  json.closeObject();
}

const listPaymentsResponsePageMembers = /* @__PURE__ */ memberTable({ optional: ["Payment", "Next"] });

export function decodeListPaymentsResponsePage(json: JsonReader): types.ListPaymentsResponsePage {
  const sent = json.object(listPaymentsResponsePageMembers);
  const page: types.ListPaymentsResponsePage = {};
  if (sent.Payment !== undefined) page.Payment = json.member("Payment", sent.Payment).items(decodePayment);
  if (sent.Next !== undefined) page.Next = json.member("Next", sent.Next).value(string);
  json.closeObject();
  return page;
}

export function encodeListPaymentsResponsePage(json: JsonWriter, page: types.ListPaymentsResponsePage): void {
  json.openObject();
  if (page.Payment !== undefined) json.member("Payment").items(page.Payment, encodePayment);
  if (page.Next !== undefined) json.member("Next").value(string, page.Next);
  json.closeObject();
}
