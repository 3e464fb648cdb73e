// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import { memberTable, string } from "@stubwright/runtime/codec";
import type * as types from "./types.js";
import { lampSocketScalar, lampVersionScalar, lampWattsScalar } from "./values.js";

const lampMembers = /* @__PURE__ */ memberTable({ required: ["Watts"], optional: ["colour", "version", "Socket"] });

export function decodeLamp(json: JsonReader): types.Lamp {
  const sent = json.object(lampMembers);
  const lamp: types.Lamp = { Watts: json.member("Watts", sent.Watts).value(lampWattsScalar) };
  if (sent.colour !== undefined) lamp.colour = json.member("colour", sent.colour).value(string);
  if (sent.version !== undefined) lamp.version = json.member("version", sent.version).value(lampVersionScalar);
  if (sent.Socket !== undefined) lamp.Socket = json.member("Socket", sent.Socket).value(lampSocketScalar);
  json.closeObject();
  return lamp;
}

export function encodeLamp(json: JsonWriter, lamp: types.Lamp): void {
  json.openObject();
  if (lamp.colour !== undefined) json.member("colour").value(string, lamp.colour);
  if (lamp.version !== undefined) json.member("version").value(lampVersionScalar, lamp.version);
  json.member("Watts").value(lampWattsScalar, lamp.Watts);
  if (lamp.Socket !== undefined) json.member("Socket").value(lampSocketScalar, lamp.Socket);
  json.closeObject();
}
