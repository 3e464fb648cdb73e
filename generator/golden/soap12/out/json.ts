// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import { memberTable, required, string } from "@stubwright/runtime/codec";
import type { Tell } from "./types.js";

const tellMembers = /* @__PURE__ */ memberTable({ required: ["Zone"] });

export function decodeTell(json: JsonReader): Tell {
  const tell: Partial<Tell> = {};
  for (;;) {
    switch (json.next(tellMembers)) {
      case "Zone":
        tell.Zone = json.value(string);
        break;
      case undefined:
        return {
          ...tell,
          Zone: required(tell.Zone),
        };
    }
  }
}

export function encodeTell(json: JsonWriter, tell: Tell): void {
  json.openObject();
  json.member("Zone").value(string, tell.Zone);
  json.closeObject();
}
