// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { SoapRequestReplyOperation } from "@stubwright/runtime/codec";
import { boolean, int, string } from "@stubwright/runtime/codec";
import type { OpenFaults, OpenHeaders, OpenReplyHeaders } from "./operations.js";
import type { Open } from "./types.js";
import * as xml from "./xml.js";

/** `Open`. */
export const open: SoapRequestReplyOperation<Open, boolean, OpenFaults, OpenHeaders, OpenReplyHeaders> = {
  kind: "request-reply",
  name: "Open",
  soapAction: "urn:golden:vault/Open",
  request: {
    element: {
      namespace: "urn:golden:vault",
      name: "Open",
      tag: "Open",
      declarations: 'xmlns="urn:golden:vault"',
    },
    encodeXml: xml.encodeOpen,
  },
  reply: {
    element: { namespace: "urn:golden:vault", name: "Opened" },
    decodeXml: (reader) => reader.value(boolean),
  },
  requestHeaders: {
    Ticket: {
      element: {
        namespace: "urn:golden:vault",
        name: "Ticket",
        tag: "Ticket",
        declarations: 'xmlns="urn:golden:vault"',
      },
      encodeXml: xml.encodeTicket,
    },
  },
  replyHeaders: {
    Lifetime: {
      element: { namespace: "urn:golden:vault", name: "Lifetime" },
      decodeXml: (reader) => reader.value(int),
    },
  },
  faults: {
    Locked: {
      element: { namespace: "urn:golden:vault", name: "Locked" },
      decodeXml: xml.decodeLocked,
    },
    Unknown: {
      element: { namespace: "urn:golden:vault", name: "Unknown" },
      decodeXml: (reader) => reader.value(string),
    },
  },
};
