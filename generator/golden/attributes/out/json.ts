// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import { boolean, dateTime, decimal, int, memberTable, required, string } from "@stubwright/runtime/codec";
import type { Offer, Price } from "./types.js";

const priceMembers = /* @__PURE__ */ memberTable({ required: ["currency", "$value"], optional: ["net"] });

export function decodePrice(json: JsonReader): Price {
  const price: Partial<Price> = {};
  for (;;) {
    switch (json.next(priceMembers)) {
      case "currency":
        price.currency = json.value(string);
        break;
      case "net":
        price.net = json.value(boolean);
        break;
      case "$value":
        price.$value = json.value(decimal);
        break;
      case undefined:
        return {
          ...price,
          currency: required(price.currency),
          $value: required(price.$value),
        };
    }
  }
}

export function encodePrice(json: JsonWriter, price: Price): void {
  json.openObject();
  json.member("currency").value(string, price.currency);
  if (price.net !== undefined) json.member("net").value(boolean, price.net);
  json.member("$value").value(decimal, price.$value);
  json.closeObject();
}

const offerMembers = /* @__PURE__ */ memberTable({ required: ["id", "Price"], optional: ["valid-until"] });

export function decodeOffer(json: JsonReader): Offer {
  const offer: Partial<Offer> = {};
  for (;;) {
    switch (json.next(offerMembers)) {
      case "id":
        offer.id = json.value(int);
        break;
      case "valid-until":
        offer["valid-until"] = json.value(dateTime);
        break;
      case "Price":
        offer.Price = decodePrice(json);
        break;
      case undefined:
        return {
          ...offer,
          id: required(offer.id),
          Price: required(offer.Price),
        };
    }
  }
}

export function encodeOffer(json: JsonWriter, offer: Offer): void {
  json.openObject();
  json.member("id").value(int, offer.id);
  if (offer["valid-until"] !== undefined) json.member("valid-until").value(dateTime, offer["valid-until"]);
  encodePrice(json.member("Price"), offer.Price);
  json.closeObject();
}
