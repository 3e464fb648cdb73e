// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import { dateTime, memberTable, required, string } from "@stubwright/runtime/codec";
import type { Locked, Open, Ticket } from "./types.js";

const openMembers = /* @__PURE__ */ memberTable({ required: ["Door"] });

export function decodeOpen(json: JsonReader): Open {
  const open: Partial<Open> = {};
  for (;;) {
    switch (json.next(openMembers)) {
      case "Door":
        open.Door = json.value(string);
        break;
      case undefined:
        return {
          ...open,
          Door: required(open.Door),
        };
    }
  }
}

export function encodeOpen(json: JsonWriter, open: Open): void {
  json.openObject();
  json.member("Door").value(string, open.Door);
  json.closeObject();
}

const ticketMembers = /* @__PURE__ */ memberTable({ required: ["Holder"] });

export function decodeTicket(json: JsonReader): Ticket {
  const ticket: Partial<Ticket> = {};
  for (;;) {
    switch (json.next(ticketMembers)) {
      case "Holder":
        ticket.Holder = json.value(string);
        break;
      case undefined:
        return {
          ...ticket,
          Holder: required(ticket.Holder),
        };
    }
  }
}

export function encodeTicket(json: JsonWriter, ticket: Ticket): void {
  json.openObject();
  json.member("Holder").value(string, ticket.Holder);
  json.closeObject();
}

const lockedMembers = /* @__PURE__ */ memberTable({ required: ["Until"] });

export function decodeLocked(json: JsonReader): Locked {
  const locked: Partial<Locked> = {};
  for (;;) {
    switch (json.next(lockedMembers)) {
      case "Until":
        locked.Until = json.value(dateTime);
        break;
      case undefined:
        return {
          ...locked,
          Until: required(locked.Until),
        };
    }
  }
}

export function encodeLocked(json: JsonWriter, locked: Locked): void {
  json.openObject();
  json.member("Until").value(dateTime, locked.Until);
  json.closeObject();
}
