// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { XmlReader, XmlWriter } from "@stubwright/runtime/codec";
import { elementTable } from "@stubwright/runtime/codec";
import { namesNamespace } from "./namespaces.js";
import type * as types from "./types.js";

const pingAllElements = /* @__PURE__ */ elementTable(namesNamespace, "", []);

export function decodePingAll(xml: XmlReader): types.PingAll {
  const all: types.PingAll = {};
  xml.next(pingAllElements);
  return all;
}

export function encodePingAll(_xml: XmlWriter, _all: types.PingAll): void {}

const pingAllResponseElements = /* @__PURE__ */ elementTable(namesNamespace, "", []);

export function decodePingAllResponse(xml: XmlReader): types.PingAllResponse {
  const response: types.PingAllResponse = {};
  xml.next(pingAllResponseElements);
  return response;
}

export function encodePingAllResponse(_xml: XmlWriter, _response: types.PingAllResponse): void {}
