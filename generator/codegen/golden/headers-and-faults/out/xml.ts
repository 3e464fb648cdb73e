// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { XmlReader, XmlWriter } from "@stubwright/runtime/codec";
import { dateTime, elementTable, required, string } from "@stubwright/runtime/codec";
import type { Locked, Open, Sealed, Ticket } from "./types.js";

const vaultNamespace = "urn:golden:vault";

const openElements = /* @__PURE__ */ elementTable(vaultNamespace, "", [["Door", 1, 1]]);

export function decodeOpen(xml: XmlReader): Open {
  const open: Partial<Open> = {};
  for (;;) {
    const next = xml.next(openElements);
    if (next === undefined) {
      return {
        ...open,
        Door: required(open.Door),
      };
    }
    switch (next) {
      case "Door":
        open.Door = xml.value(string);
        break;
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
    const next = xml.next(ticketElements);
    if (next === undefined) {
      return {
        ...ticket,
        Holder: required(ticket.Holder),
      };
    }
    switch (next) {
      case "Holder":
        ticket.Holder = xml.value(string);
        break;
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
    const next = xml.next(lockedElements);
    if (next === undefined) {
      return {
        ...locked,
        Until: required(locked.Until),
      };
    }
    switch (next) {
      case "Until":
        locked.Until = xml.value(dateTime);
        break;
    }
  }
}

export function encodeLocked(xml: XmlWriter, locked: Locked): void {
  xml.value("Until", dateTime, locked.Until);
}

const sealedElements = /* @__PURE__ */ elementTable(vaultNamespace, "", [["By", 1, 1]]);

export function decodeSealed(xml: XmlReader): Sealed {
  const sealed: Partial<Sealed> = {};
  for (;;) {
    const next = xml.next(sealedElements);
    if (next === undefined) {
      return {
        ...sealed,
        By: required(sealed.By),
      };
    }
    switch (next) {
      case "By":
        sealed.By = xml.value(string);
        break;
    }
  }
}

export function encodeSealed(xml: XmlWriter, sealed: Sealed): void {
  xml.value("By", string, sealed.By);
}
