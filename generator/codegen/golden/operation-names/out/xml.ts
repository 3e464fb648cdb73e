// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { XmlReader, XmlWriter } from "@stubwright/runtime/codec";
import { elementTable } from "@stubwright/runtime/codec";
import type { PingAll, PingAllResponse } from "./types.js";

const namesNamespace = "urn:golden:names";

const pingAllElements = /* @__PURE__ */ elementTable(namesNamespace, "", []);

export function decodePingAll(xml: XmlReader): PingAll {
  const all: PingAll = {};
  xml.next(pingAllElements);
  return all;
}

export function encodePingAll(_xml: XmlWriter, _all: PingAll): void {}

const pingAllResponseElements = /* @__PURE__ */ elementTable(namesNamespace, "", []);

export function decodePingAllResponse(xml: XmlReader): PingAllResponse {
  const response: PingAllResponse = {};
  xml.next(pingAllResponseElements);
  return response;
}

export function encodePingAllResponse(_xml: XmlWriter, _response: PingAllResponse): void {}
