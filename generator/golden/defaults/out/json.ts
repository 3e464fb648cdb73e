// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import { memberTable, required, string } from "@stubwright/runtime/codec";
import type { Lamp } from "./types.js";
import { lampSocketScalar, lampVersionScalar, lampWattsScalar } from "./values.js";

const lampMembers = /* @__PURE__ */ memberTable({ required: ["Watts"], optional: ["colour", "version", "Socket"] });

export function decodeLamp(json: JsonReader): Lamp {
  const lamp: Partial<Lamp> = {};
  for (;;) {
    switch (json.next(lampMembers)) {
      case "colour":
        lamp.colour = json.value(string);
        break;
      case "version":
        lamp.version = json.value(lampVersionScalar);
        break;
      case "Watts":
        lamp.Watts = json.value(lampWattsScalar);
        break;
      case "Socket":
        lamp.Socket = json.value(lampSocketScalar);
        break;
      case undefined:
        return {
          ...lamp,
          Watts: required(lamp.Watts),
        };
    }
  }
}

export function encodeLamp(json: JsonWriter, lamp: Lamp): void {
  json.openObject();
  if (lamp.colour !== undefined) json.member("colour").value(string, lamp.colour);
  if (lamp.version !== undefined) json.member("version").value(lampVersionScalar, lamp.version);
  json.member("Watts").value(lampWattsScalar, lamp.Watts);
  if (lamp.Socket !== undefined) json.member("Socket").value(lampSocketScalar, lamp.Socket);
  json.closeObject();
}
