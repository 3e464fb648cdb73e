// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { XmlReader, XmlWriter } from "@stubwright/runtime/codec";
import { dateTime, elementTable, string, whole } from "@stubwright/runtime/codec";
import { vaultNamespace } from "./namespaces.js";
import type * as types from "./types.js";

const openElements = /* @__PURE__ */ elementTable(vaultNamespace, "", [["Door", 1, 1]]);

export function decodeOpen(xml: XmlReader): types.Open {
  const open: Partial<types.Open> = {};
  while (xml.next(openElements)) open.Door = xml.value(string);
  return whole<types.Open>(open);
}

export function encodeOpen(xml: XmlWriter, open: types.Open): void {
  xml.value("Door", string, open.Door);
}

const ticketElements = /* @__PURE__ */ elementTable(vaultNamespace, "", [["Holder", 1, 1]]);

export function decodeTicket(xml: XmlReader): types.Ticket {
  const ticket: Partial<types.Ticket> = {};
  while (xml.next(ticketElements)) ticket.Holder = xml.value(string);
  return whole<types.Ticket>(ticket);
}

export function encodeTicket(xml: XmlWriter, ticket: types.Ticket): void {
  xml.value("Holder", string, ticket.Holder);
}

const lockedElements = /* @__PURE__ */ elementTable(vaultNamespace, "", [["Until", 1, 1]]);

export function decodeLocked(xml: XmlReader): types.Locked {
  const locked: Partial<types.Locked> = {};
  while (xml.next(lockedElements)) locked.Until = xml.value(dateTime);
  return whole<types.Locked>(locked);
}

export function encodeLocked(xml: XmlWriter, locked: types.Locked): void {
  xml.value("Until", dateTime, locked.Until);
}

const sealedElements = /* @__PURE__ */ elementTable(vaultNamespace, "", [["By", 1, 1]]);

export function decodeSealed(xml: XmlReader): types.Sealed {
  const sealed: Partial<types.Sealed> = {};
  while (xml.next(sealedElements)) sealed.By = xml.value(string);
  return whole<types.Sealed>(sealed);
}

export function encodeSealed(xml: XmlWriter, sealed: types.Sealed): void {
  xml.value("By", string, sealed.By);
}
