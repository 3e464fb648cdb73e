// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { XmlReader, XmlWriter } from "@stubwright/runtime/codec";
import { elementTable, string, whole } from "@stubwright/runtime/codec";
import { defaultsNamespace } from "./namespaces.js";
import type * as types from "./types.js";
import { lampSocketScalar, lampVersionScalar, lampWattsScalar } from "./values.js";

const lampElements = /* @__PURE__ */ elementTable(defaultsNamespace, "Lamp", [
  ["Watts", 1, 1],
  ["Socket", 0, 1],
]);

export function decodeLamp(xml: XmlReader): types.Lamp {
  const colourAttribute = xml.attribute("", "colour", string);
  const versionAttribute = xml.attribute("", "version", lampVersionScalar);
  const lamp: Partial<types.Lamp> = {};
  if (colourAttribute !== undefined) lamp.colour = colourAttribute;
  if (versionAttribute !== undefined) lamp.version = versionAttribute;
  for (;;) {
    const next = xml.next(lampElements);
    if (next === undefined) break;
    switch (next) {
      case "Watts":
        lamp.Watts = xml.value(lampWattsScalar);
        break;
      case "Socket":
        lamp.Socket = xml.value(lampSocketScalar);
        break;
    }
  }
  return whole<types.Lamp>(lamp);
}

export function encodeLamp(xml: XmlWriter, lamp: types.Lamp): void {
  if (lamp.colour !== undefined) xml.attribute("colour", string, lamp.colour);
  if (lamp.version !== undefined) xml.attribute("version", lampVersionScalar, lamp.version);
  xml.value("Watts", lampWattsScalar, lamp.Watts);
  if (lamp.Socket !== undefined) xml.value("Socket", lampSocketScalar, lamp.Socket);
}
