// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import { memberTable, string } from "@stubwright/runtime/codec";
import type * as types from "./types.js";

const tellMembers = /* @__PURE__ */ memberTable({ required: ["Zone"] });

export function decodeTell(json: JsonReader): types.Tell {
  const sent = json.object(tellMembers);
  const tell: types.Tell = { Zone: json.member("Zone", sent.Zone).value(string) };
  json.closeObject();
  return tell;
}

export function encodeTell(json: JsonWriter, tell: types.Tell): void {
  json.openObject();
  json.member("Zone").value(string, tell.Zone);
  json.closeObject();
}
