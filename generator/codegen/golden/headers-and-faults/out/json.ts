// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import { dateTime, memberTable, string } from "@stubwright/runtime/codec";
import type * as types from "./types.js";

const openMembers = /* @__PURE__ */ memberTable({ required: ["Door"] });

export function decodeOpen(json: JsonReader): types.Open {
  const sent = json.object(openMembers);
  const open: types.Open = { Door: json.member("Door", sent.Door).value(string) };
  json.closeObject();
  return open;
}

export function encodeOpen(json: JsonWriter, open: types.Open): void {
  json.openObject();
  json.member("Door").value(string, open.Door);
  json.closeObject();
}

const ticketMembers = /* @__PURE__ */ memberTable({ required: ["Holder"] });

export function decodeTicket(json: JsonReader): types.Ticket {
  const sent = json.object(ticketMembers);
  const ticket: types.Ticket = { Holder: json.member("Holder", sent.Holder).value(string) };
  json.closeObject();
  return ticket;
}

export function encodeTicket(json: JsonWriter, ticket: types.Ticket): void {
  json.openObject();
  json.member("Holder").value(string, ticket.Holder);
  json.closeObject();
}

const lockedMembers = /* @__PURE__ */ memberTable({ required: ["Until"] });

export function decodeLocked(json: JsonReader): types.Locked {
  const sent = json.object(lockedMembers);
  const locked: types.Locked = { Until: json.member("Until", sent.Until).value(dateTime) };
  json.closeObject();
  return locked;
}

export function encodeLocked(json: JsonWriter, locked: types.Locked): void {
  json.openObject();
  json.member("Until").value(dateTime, locked.Until);
  json.closeObject();
}

const sealedMembers = /* @__PURE__ */ memberTable({ required: ["By"] });

export function decodeSealed(json: JsonReader): types.Sealed {
  const sent = json.object(sealedMembers);
  const sealed: types.Sealed = { By: json.member("By", sent.By).value(string) };
  json.closeObject();
  return sealed;
}

export function encodeSealed(json: JsonWriter, sealed: types.Sealed): void {
  json.openObject();
  json.member("By").value(string, sealed.By);
  json.closeObject();
}
