// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { XmlReader, XmlWriter } from "@stubwright/runtime/codec";
import { boolean, dateTime, decimal, elementTable, int, required, string } from "@stubwright/runtime/codec";
import type { Offer, Price } from "./types.js";

const pricesNamespace = "urn:golden:prices";

export function decodePrice(xml: XmlReader): Price {
  const currencyAttribute = xml.requiredAttribute("", "currency", string);
  const netAttribute = xml.attribute("", "net", boolean);
  const price: Price = { currency: currencyAttribute, $value: xml.content(decimal, pricesNamespace, "Price") };
  if (netAttribute !== undefined) price.net = netAttribute;
  return price;
}

export function encodePrice(xml: XmlWriter, price: Price): void {
  xml.attribute("currency", string, price.currency);
  if (price.net !== undefined) xml.attribute("net", boolean, price.net);
  xml.text(decimal, price.$value);
}

const offerElements = /* @__PURE__ */ elementTable(pricesNamespace, "Offer", [["Price", 1, 1]]);

export function decodeOffer(xml: XmlReader): Offer {
  const idAttribute = xml.requiredAttribute("", "id", int);
  const validUntilAttribute = xml.attribute("", "valid-until", dateTime);
  const offer: Partial<Offer> = {};
  if (validUntilAttribute !== undefined) offer["valid-until"] = validUntilAttribute;
  for (;;) {
    const next = xml.next(offerElements);
    if (next === undefined) {
      return {
        id: idAttribute,
        ...offer,
        Price: required(offer.Price),
      };
    }
    switch (next) {
      case "Price":
        offer.Price = decodePrice(xml);
        break;
    }
  }
}

export function encodeOffer(xml: XmlWriter, offer: Offer): void {
  xml.attribute("id", int, offer.id);
  if (offer["valid-until"] !== undefined) xml.attribute("valid-until", dateTime, offer["valid-until"]);
  xml.element("Price", offer.Price, encodePrice);
}
