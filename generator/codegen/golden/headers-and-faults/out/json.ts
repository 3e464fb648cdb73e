// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import { dateTime, memberTable, string } from "@stubwright/runtime/codec";
import type { Locked, Open, Sealed, Ticket } from "./types.js";

const openMembers = /* @__PURE__ */ memberTable({ required: ["Door"] });

export function decodeOpen(json: JsonReader): Open {
  const sent = json.object(openMembers);
  const open: Open = { Door: json.member("Door", sent.Door).value(string) };
  json.closeObject();
  return open;
}

export function encodeOpen(json: JsonWriter, open: Open): void {
  json.openObject();
  json.member("Door").value(string, open.Door);
  json.closeObject();
}

const ticketMembers = /* @__PURE__ */ memberTable({ required: ["Holder"] });

export function decodeTicket(json: JsonReader): Ticket {
  const sent = json.object(ticketMembers);
  const ticket: Ticket = { Holder: json.member("Holder", sent.Holder).value(string) };
  json.closeObject();
  return ticket;
}

export function encodeTicket(json: JsonWriter, ticket: Ticket): void {
  json.openObject();
  json.member("Holder").value(string, ticket.Holder);
  json.closeObject();
}

const lockedMembers = /* @__PURE__ */ memberTable({ required: ["Until"] });

export function decodeLocked(json: JsonReader): Locked {
  const sent = json.object(lockedMembers);
  const locked: Locked = { Until: json.member("Until", sent.Until).value(dateTime) };
  json.closeObject();
  return locked;
}

export function encodeLocked(json: JsonWriter, locked: Locked): void {
  json.openObject();
  json.member("Until").value(dateTime, locked.Until);
  json.closeObject();
}

const sealedMembers = /* @__PURE__ */ memberTable({ required: ["By"] });

export function decodeSealed(json: JsonReader): Sealed {
  const sent = json.object(sealedMembers);
  const sealed: Sealed = { By: json.member("By", sent.By).value(string) };
  json.closeObject();
  return sealed;
}

export function encodeSealed(json: JsonWriter, sealed: Sealed): void {
  json.openObject();
  json.member("By").value(string, sealed.By);
  json.closeObject();
}
