// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import { date, decimal, followContent, int, memberTable, once, required, string } from "@stubwright/runtime/codec";
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

const plainEntryMembers = /* @__PURE__ */ memberTable({ required: ["Account", "Amount"] });

export function decodePlainEntry(json: JsonReader): PlainEntry {
  const entry: Partial<PlainEntry> = {};
  for (;;) {
    switch (json.next(plainEntryMembers)) {
      case "Account":
        entry.Account = json.value(string);
        break;
      case "Amount":
        entry.Amount = json.value(decimal);
        break;
      case undefined:
        return {
          ...entry,
          Account: required(entry.Account),
          Amount: required(entry.Amount),
        };
    }
  }
}

export function encodePlainEntry(json: JsonWriter, entry: PlainEntry): void {
  json.openObject();
  json.member("Account").value(string, entry.Account);
  json.member("Amount").value(decimal, entry.Amount);
  json.closeObject();
}

export function decodeEntry(json: JsonReader): Entry {
  switch (json.typeOf(entryTypes)) {
    case "Entry":
      return decodePlainEntry(json);
    case "Transfer":
      return decodeTransfer(json);
  }
}

export function encodeEntry(json: JsonWriter, entry: Entry): void {
  switch (entry.$type) {
    case "Transfer":
      encodeTransfer(json, entry);
      break;
    default:
      encodePlainEntry(json, entry);
  }
}

const transferMembers = /* @__PURE__ */ memberTable({ required: ["Account", "Amount", "Target"] });

export function decodeTransfer(json: JsonReader): Transfer {
  const transfer: Partial<Transfer> = { $type: "Transfer" };
  for (;;) {
    switch (json.next(transferMembers)) {
      case "Account":
        transfer.Account = json.value(string);
        break;
      case "Amount":
        transfer.Amount = json.value(decimal);
        break;
      case "Target":
        transfer.Target = json.value(string);
        break;
      case undefined:
        return {
          ...transfer,
          $type: "Transfer",
          Account: required(transfer.Account),
          Amount: required(transfer.Amount),
          Target: required(transfer.Target),
        };
    }
  }
}

export function encodeTransfer(json: JsonWriter, transfer: Transfer): void {
  json.openObject();
  json.member("$type").value(string, "Transfer");
  json.member("Account").value(string, transfer.Account);
  json.member("Amount").value(decimal, transfer.Amount);
  json.member("Target").value(string, transfer.Target);
  json.closeObject();
}

export function decodeEntries(json: JsonReader): (Entry | null)[] {
  return json.items((item) => (item.nil() ? null : decodeEntry(item)));
}

export function encodeEntries(json: JsonWriter, items: (Entry | null)[]): void {
  json.openArray();
  for (const item of items) {
    if (item === null) json.nil();
    else encodeEntry(json, item);
  }
  json.closeArray();
}

const paymentMembers = /* @__PURE__ */ memberTable({ optional: ["Cash", "Card"] });

export function decodePayment(json: JsonReader): Payment;
export function decodePayment(json: JsonReader): PaymentMembers {
  const payment: PaymentMembers = {};
  for (;;) {
    switch (json.next(paymentMembers)) {
      case "Cash":
        payment.Cash = json.value(int);
        break;
      case "Card":
        payment.Card = json.value(string);
        break;
      case undefined:
        followContent(json, paymentContent, [...once("Cash", payment.Cash), ...once("Card", payment.Card)]);
        return payment;
    }
  }
}

export function encodePayment(json: JsonWriter, payment: Payment): void {
  json.openObject();
  if (payment.Cash !== undefined) json.member("Cash").value(int, payment.Cash);
  if (payment.Card !== undefined) json.member("Card").value(string, payment.Card);
  json.closeObject();
}

export function decodeRows(json: JsonReader): (Entry | null)[][] {
  return json.items(decodeEntries, { min: 1, max: 50 });
}

export function encodeRows(json: JsonWriter, items: (Entry | null)[][]): void {
  json.items(items, encodeEntries);
}

const listEntriesMembers = /* @__PURE__ */ memberTable({ required: ["Year"] });

export function decodeListEntries(json: JsonReader): ListEntries {
  const entries: Partial<ListEntries> = {};
  for (;;) {
    switch (json.next(listEntriesMembers)) {
      case "Year":
        entries.Year = json.value(int);
        break;
      case undefined:
        return {
          ...entries,
          Year: required(entries.Year),
        };
    }
  }
}

export function encodeListEntries(json: JsonWriter, entries: ListEntries): void {
  json.openObject();
  json.member("Year").value(int, entries.Year);
  json.closeObject();
}

const listEntriesResponseMembers = /* @__PURE__ */ memberTable({ required: ["Title", "Count"], optional: ["Entries"] });

export function decodeListEntriesResponse(json: JsonReader): ListEntriesResponse {
  const response: Partial<ListEntriesResponse> = {};
  for (;;) {
    switch (json.next(listEntriesResponseMembers)) {
      case "Title":
        response.Title = json.value(string);
        break;
      case "Entries":
        response.Entries = decodeEntries(json);
        break;
      case "Count":
        response.Count = json.value(int);
        break;
      case undefined:
        return {
          ...response,
          Title: required(response.Title),
          Count: required(response.Count),
        };
    }
  }
}

export function encodeListEntriesResponse(json: JsonWriter, response: ListEntriesResponse): void {
  json.openObject();
  json.member("Title").value(string, response.Title);
  if (response.Entries !== undefined) encodeEntries(json.member("Entries"), response.Entries);
  json.member("Count").value(int, response.Count);
  json.closeObject();
}

const listDaysResponseMembers = /* @__PURE__ */ memberTable({ required: ["Day"], optional: ["year"] });

export function decodeListDaysResponse(json: JsonReader): ListDaysResponse {
  const response: Partial<ListDaysResponse> = {};
  for (;;) {
    switch (json.next(listDaysResponseMembers)) {
      case "year":
        response.year = json.value(int);
        break;
      case "Day":
        response.Day = json.values(date, { min: 2 });
        break;
      case undefined:
        return {
          ...response,
          Day: required(response.Day),
        };
    }
  }
}

export function encodeListDaysResponse(json: JsonWriter, response: ListDaysResponse): void {
  json.openObject();
  if (response.year !== undefined) json.member("year").value(int, response.year);
  json.member("Day").values(date, response.Day);
  json.closeObject();
}

const listPaymentsResponseMembers = /* @__PURE__ */ memberTable({ required: ["Of", "Page"] });

export function decodeListPaymentsResponse(json: JsonReader): ListPaymentsResponse {
  const response: Partial<ListPaymentsResponse> = {};
  for (;;) {
    switch (json.next(listPaymentsResponseMembers)) {
      case "Of":
        response.Of = json.value(string);
        break;
      case "Page":
        response.Page = decodeListPaymentsResponsePage(json);
        break;
      case undefined:
        return {
          ...response,
          Of: required(response.Of),
          Page: required(response.Page),
        };
    }
  }
}

export function encodeListPaymentsResponse(json: JsonWriter, response: ListPaymentsResponse): void {
  json.openObject();
  json.member("Of").value(string, response.Of);
  encodeListPaymentsResponsePage(json.member("Page"), response.Page);
  json.closeObject();
}

const listPaymentsResponsePageMembers = /* @__PURE__ */ memberTable({ optional: ["Payment", "Next"] });

export function decodeListPaymentsResponsePage(json: JsonReader): ListPaymentsResponsePage {
  const page: ListPaymentsResponsePage = {};
  for (;;) {
    switch (json.next(listPaymentsResponsePageMembers)) {
      case "Payment":
        page.Payment = json.items(decodePayment);
        break;
      case "Next":
        page.Next = json.value(string);
        break;
      case undefined:
        return page;
    }
  }
}

export function encodeListPaymentsResponsePage(json: JsonWriter, page: ListPaymentsResponsePage): void {
  json.openObject();
  if (page.Payment !== undefined) json.member("Payment").items(page.Payment, encodePayment);
  if (page.Next !== undefined) json.member("Next").value(string, page.Next);
  json.closeObject();
}
