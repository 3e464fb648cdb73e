// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { XmlReader, XmlWriter } from "@stubwright/runtime/codec";
import { elementTable, required, string } from "@stubwright/runtime/codec";
import type { Lamp } from "./types.js";
import { lampSocketScalar, lampVersionScalar, lampWattsScalar } from "./values.js";

const defaultsNamespace = "urn:golden:defaults";

const lampElements = /* @__PURE__ */ elementTable(defaultsNamespace, "Lamp", [
  ["Watts", 1, 1],
  ["Socket", 0, 1],
]);

export function decodeLamp(xml: XmlReader): Lamp {
  const colourAttribute = xml.attribute("", "colour", string);
  const versionAttribute = xml.attribute("", "version", lampVersionScalar);
  const lamp: Partial<Lamp> = {};
  if (colourAttribute !== undefined) lamp.colour = colourAttribute;
  if (versionAttribute !== undefined) lamp.version = versionAttribute;
  for (;;) {
    const next = xml.next(lampElements);
    if (next === undefined) {
      return {
        ...lamp,
        Watts: required(lamp.Watts),
      };
    }
    switch (next) {
      case "Watts":
        lamp.Watts = xml.value(lampWattsScalar);
        break;
      case "Socket":
        lamp.Socket = xml.value(lampSocketScalar);
        break;
    }
  }
}

export function encodeLamp(xml: XmlWriter, lamp: Lamp): void {
  if (lamp.colour !== undefined) xml.attribute("colour", string, lamp.colour);
  if (lamp.version !== undefined) xml.attribute("version", lampVersionScalar, lamp.version);
  xml.value("Watts", lampWattsScalar, lamp.Watts);
  if (lamp.Socket !== undefined) xml.value("Socket", lampSocketScalar, lamp.Socket);
}
