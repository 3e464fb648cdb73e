// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { XmlReader, XmlWriter } from "@stubwright/runtime/codec";
import { dateTime, elementTable, required, string } from "@stubwright/runtime/codec";
import type { Locked, Open, Ticket } from "./types.js";

const vaultNamespace = "urn:golden:vault";

const openElements = /* @__PURE__ */ elementTable(vaultNamespace, "", [["Door", 1, 1]]);

export function decodeOpen(xml: XmlReader): Open {
  const open: Partial<Open> = {};
  for (;;) {
    switch (xml.next(openElements)) {
      case "Door":
        open.Door = xml.value(string);
        break;
      case undefined:
        return {
          ...open,
          Door: required(open.Door),
        };
    }
  }
}

export function encodeOpen(xml: XmlWriter, open: Open): void {
  xml.value("Door", string, open.Door);
}

const ticketElements = /* @__PURE__ */ elementTable(vaultNamespace, "", [["Holder", 1, 1]]);

export function decodeTicket(xml: XmlReader): Ticket {
  const ticket: Partial<Ticket> = {};
  for (;;) {
    switch (xml.next(ticketElements)) {
      case "Holder":
        ticket.Holder = xml.value(string);
        break;
      case undefined:
        return {
          ...ticket,
          Holder: required(ticket.Holder),
        };
    }
  }
}

export function encodeTicket(xml: XmlWriter, ticket: Ticket): void {
  xml.value("Holder", string, ticket.Holder);
}

const lockedElements = /* @__PURE__ */ elementTable(vaultNamespace, "", [["Until", 1, 1]]);

export function decodeLocked(xml: XmlReader): Locked {
  const locked: Partial<Locked> = {};
  for (;;) {
    switch (xml.next(lockedElements)) {
      case "Until":
        locked.Until = xml.value(dateTime);
        break;
      case undefined:
        return {
          ...locked,
          Until: required(locked.Until),
        };
    }
  }
}

export function encodeLocked(xml: XmlWriter, locked: Locked): void {
  xml.value("Until", dateTime, locked.Until);
}
