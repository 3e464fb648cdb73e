// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import { memberTable } from "@stubwright/runtime/codec";
import type * as types from "./types.js";
import { codeScalar, pathScalar } from "./values.js";

const fileMembers = /* @__PURE__ */ memberTable({ required: ["code", "path"] });

export function decodeFile(json: JsonReader): types.File {
  const sent = json.object(fileMembers);
  const file: types.File = {
    code: json.member("code", sent.code).value(codeScalar),
    path: json.member("path", sent.path).value(pathScalar),
  };
  json.closeObject();
  return file;
}

export function encodeFile(json: JsonWriter, file: types.File): void {
  json.openObject();
  json.member("code").value(codeScalar, file.code);
  json.member("path").value(pathScalar, file.path);
  json.closeObject();
}
