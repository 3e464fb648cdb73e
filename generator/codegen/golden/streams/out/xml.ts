// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { XmlReader, XmlWriter } from "@stubwright/runtime/codec";
import { date, decimal, elementTable, int, nextIn, required, string, unbounded } from "@stubwright/runtime/codec";
import { entryTypes, paymentContent } from "./content.js";
import type {
  Entry,
  ListDaysResponse,
  ListEntries,
  ListEntriesResponse,
  ListPaymentsResponse,
  ListPaymentsResponsePage,
  Payment,
  PaymentMembers,
  PlainEntry,
  Transfer,
} from "./types.js";

const ledgerNamespace = "urn:golden:ledger";

const plainEntryElements = /* @__PURE__ */ elementTable(ledgerNamespace, "Entry", [
  ["Account", 1, 1],
  ["Amount", 1, 1],
]);

export function decodePlainEntry(xml: XmlReader): PlainEntry {
  const entry: Partial<PlainEntry> = {};
  for (;;) {
    const next = xml.next(plainEntryElements);
    if (next === undefined) {
      return {
        ...entry,
        Account: required(entry.Account),
        Amount: required(entry.Amount),
      };
    }
    switch (next) {
      case "Account":
        entry.Account = xml.value(string);
        break;
      case "Amount":
        entry.Amount = xml.value(decimal);
        break;
    }
  }
}

export function encodePlainEntry(xml: XmlWriter, entry: PlainEntry): void {
  xml.value("Account", string, entry.Account);
  xml.value("Amount", decimal, entry.Amount);
}

export function decodeEntry(xml: XmlReader): Entry {
  switch (xml.typeOf(entryTypes)) {
    case "Entry":
      return decodePlainEntry(xml);
    case "Transfer":
      return decodeTransfer(xml);
  }
}

export function encodeEntry(xml: XmlWriter, entry: Entry): void {
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

export function decodeTransfer(xml: XmlReader): Transfer {
  const transfer: Partial<Transfer> = {};
  for (;;) {
    const next = xml.next(transferElements);
    if (next === undefined) {
      return {
        $type: "Transfer",
        ...transfer,
        Account: required(transfer.Account),
        Amount: required(transfer.Amount),
        Target: required(transfer.Target),
      };
    }
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
}

export function encodeTransfer(xml: XmlWriter, transfer: Transfer): void {
  xml.value("Account", string, transfer.Account);
  xml.value("Amount", decimal, transfer.Amount);
  xml.value("Target", string, transfer.Target);
}

const entriesElements = /* @__PURE__ */ elementTable(ledgerNamespace, "Entries", [["Entry", 0, unbounded]]);

export function decodeEntries(xml: XmlReader): (Entry | null)[] {
  const items: (Entry | null)[] = [];
  while (xml.next(entriesElements)) items.push(xml.nilOr(decodeEntry));
  return items;
}

export function encodeEntries(xml: XmlWriter, items: (Entry | null)[]): void {
  for (const item of items) {
    if (item === null) xml.nil("Entry");
    else xml.element("Entry", item, encodeEntry);
  }
}

// The content model accepts exactly one branch. The compiler cannot know that, so the body returns all members.
export function decodePayment(xml: XmlReader): Payment;
export function decodePayment(xml: XmlReader): PaymentMembers {
  const payment: PaymentMembers = {};
  for (;;) {
    const next = nextIn(xml, paymentContent);
    if (next === undefined) return payment;
    switch (next) {
      case "Cash":
        payment.Cash = xml.value(int);
        break;
      case "Card":
        payment.Card = xml.value(string);
        break;
    }
  }
}

export function encodePayment(xml: XmlWriter, payment: Payment): void {
  if (payment.Cash !== undefined) xml.value("Cash", int, payment.Cash);
  if (payment.Card !== undefined) xml.value("Card", string, payment.Card);
}

const rowsElements = /* @__PURE__ */ elementTable(ledgerNamespace, "Rows", [["Row", 1, 50]]);

export function decodeRows(xml: XmlReader): (Entry | null)[][] {
  const items: (Entry | null)[][] = [];
  while (xml.next(rowsElements)) items.push(decodeEntries(xml));
  return items;
}

export function encodeRows(xml: XmlWriter, items: (Entry | null)[][]): void {
  xml.elements("Row", items, encodeEntries);
}

const listEntriesElements = /* @__PURE__ */ elementTable(ledgerNamespace, "", [["Year", 1, 1]]);

export function decodeListEntries(xml: XmlReader): ListEntries {
  const entries: Partial<ListEntries> = {};
  for (;;) {
    const next = xml.next(listEntriesElements);
    if (next === undefined) {
      return {
        ...entries,
        Year: required(entries.Year),
      };
    }
    switch (next) {
      case "Year":
        entries.Year = xml.value(int);
        break;
    }
  }
}

export function encodeListEntries(xml: XmlWriter, entries: ListEntries): void {
  xml.value("Year", int, entries.Year);
}

const listEntriesResponseElements = /* @__PURE__ */ elementTable(ledgerNamespace, "", [
  ["Title", 1, 1],
  ["Entries", 0, 1],
  ["Count", 1, 1],
]);

export function decodeListEntriesResponse(xml: XmlReader): ListEntriesResponse {
  const response: Partial<ListEntriesResponse> = {};
  for (;;) {
    const next = xml.next(listEntriesResponseElements);
    if (next === undefined) {
      return {
        ...response,
        Title: required(response.Title),
        Count: required(response.Count),
      };
    }
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
}

export function encodeListEntriesResponse(xml: XmlWriter, response: ListEntriesResponse): void {
  xml.value("Title", string, response.Title);
  if (response.Entries !== undefined) xml.element("Entries", response.Entries, encodeEntries);
  xml.value("Count", int, response.Count);
}

const listDaysResponseElements = /* @__PURE__ */ elementTable(ledgerNamespace, "", [["Day", 2, unbounded]]);

export function decodeListDaysResponse(xml: XmlReader): ListDaysResponse {
  const yearAttribute = xml.attribute("", "year", int);
  const response: Partial<ListDaysResponse> = {};
  if (yearAttribute !== undefined) response.year = yearAttribute;
  for (;;) {
    const next = xml.next(listDaysResponseElements);
    if (next === undefined) {
      return {
        ...response,
        Day: required(response.Day),
      };
    }
    switch (next) {
      case "Day":
        (response.Day ??= []).push(xml.value(date));
        break;
    }
  }
}

export function encodeListDaysResponse(xml: XmlWriter, response: ListDaysResponse): void {
  if (response.year !== undefined) xml.attribute("year", int, response.year);
  xml.values("Day", date, response.Day);
}

const listPaymentsResponseElements = /* @__PURE__ */ elementTable(ledgerNamespace, "", [
  ["Of", 1, 1],
  ["Page", 1, 1],
]);

export function decodeListPaymentsResponse(xml: XmlReader): ListPaymentsResponse {
  const response: Partial<ListPaymentsResponse> = {};
  for (;;) {
    const next = xml.next(listPaymentsResponseElements);
    if (next === undefined) {
      return {
        ...response,
        Of: required(response.Of),
        Page: required(response.Page),
      };
    }
    switch (next) {
      case "Of":
        response.Of = xml.value(string);
        break;
      case "Page":
        response.Page = decodeListPaymentsResponsePage(xml);
        break;
    }
  }
}

export function encodeListPaymentsResponse(xml: XmlWriter, response: ListPaymentsResponse): void {
  xml.value("Of", string, response.Of);
  xml.element("Page", response.Page, encodeListPaymentsResponsePage);
}

const listPaymentsResponsePageElements = /* @__PURE__ */ elementTable(ledgerNamespace, "", [
  ["Payment", 0, unbounded],
  ["Next", 0, 1],
]);

export function decodeListPaymentsResponsePage(xml: XmlReader): ListPaymentsResponsePage {
  const page: ListPaymentsResponsePage = {};
  for (;;) {
    const next = xml.next(listPaymentsResponsePageElements);
    if (next === undefined) return page;
    switch (next) {
      case "Payment":
        (page.Payment ??= []).push(decodePayment(xml));
        break;
      case "Next":
        page.Next = xml.value(string);
        break;
    }
  }
}

export function encodeListPaymentsResponsePage(xml: XmlWriter, page: ListPaymentsResponsePage): void {
  if (page.Payment !== undefined) xml.elements("Payment", page.Payment, encodePayment);
  if (page.Next !== undefined) xml.value("Next", string, page.Next);
}
