// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { XmlReader, XmlWriter } from "@stubwright/runtime/codec";
import { boolean, dateTime, decimal, elementTable, int, string, whole } from "@stubwright/runtime/codec";
import { pricesNamespace } from "./namespaces.js";
import type * as types from "./types.js";

export function decodePrice(xml: XmlReader): types.Price {
  const currencyAttribute = xml.requiredAttribute("", "currency", string);
  const netAttribute = xml.attribute("", "net", boolean);
  const price: types.Price = { currency: currencyAttribute, $value: xml.content(decimal, pricesNamespace, "Price") };
  if (netAttribute !== undefined) price.net = netAttribute;
  return price;
}

export function encodePrice(xml: XmlWriter, price: types.Price): void {
  xml.attribute("currency", string, price.currency);
  if (price.net !== undefined) xml.attribute("net", boolean, price.net);
  xml.text(decimal, price.$value);
}

const offerElements = /* @__PURE__ */ elementTable(pricesNamespace, "Offer", [["Price", 1, 1]]);

export function decodeOffer(xml: XmlReader): types.Offer {
  const idAttribute = xml.requiredAttribute("", "id", int);
  const validUntilAttribute = xml.attribute("", "valid-until", dateTime);
  const offer: Partial<types.Offer> = { id: idAttribute };
  if (validUntilAttribute !== undefined) offer["valid-until"] = validUntilAttribute;
  while (xml.next(offerElements)) offer.Price = decodePrice(xml);
  return whole<types.Offer>(offer);
}

export function encodeOffer(xml: XmlWriter, offer: types.Offer): void {
  xml.attribute("id", int, offer.id);
  if (offer["valid-until"] !== undefined) xml.attribute("valid-until", dateTime, offer["valid-until"]);
  xml.element("Price", offer.Price, encodePrice);
}
