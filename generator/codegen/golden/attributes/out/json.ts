// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import { boolean, dateTime, decimal, int, memberTable, string } from "@stubwright/runtime/codec";
import type * as types from "./types.js";

const priceMembers = /* @__PURE__ */ memberTable({ required: ["currency", "$value"], optional: ["net"] });

export function decodePrice(json: JsonReader): types.Price {
  const sent = json.object(priceMembers);
  const price: types.Price = {
    currency: json.member("currency", sent.currency).value(string),
    $value: json.member("$value", sent.$value).value(decimal),
  };
  if (sent.net !== undefined) price.net = json.member("net", sent.net).value(boolean);
  json.closeObject();
  return price;
}

export function encodePrice(json: JsonWriter, price: types.Price): void {
  json.openObject();
  json.member("currency").value(string, price.currency);
  if (price.net !== undefined) json.member("net").value(boolean, price.net);
  json.member("$value").value(decimal, price.$value);
  json.closeObject();
}

const offerMembers = /* @__PURE__ */ memberTable({ required: ["id", "Price"], optional: ["valid-until"] });

export function decodeOffer(json: JsonReader): types.Offer {
  const sent = json.object(offerMembers);
  const offer: types.Offer = {
    id: json.member("id", sent.id).value(int),
    Price: decodePrice(json.member("Price", sent.Price)),
  };
  if (sent["valid-until"] !== undefined)
    offer["valid-until"] = json.member("valid-until", sent["valid-until"]).value(dateTime);
  json.closeObject();
  return offer;
}

export function encodeOffer(json: JsonWriter, offer: types.Offer): void {
  json.openObject();
  json.member("id").value(int, offer.id);
  if (offer["valid-until"] !== undefined) json.member("valid-until").value(dateTime, offer["valid-until"]);
  encodePrice(json.member("Price"), offer.Price);
  json.closeObject();
}
