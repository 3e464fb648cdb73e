// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import { memberTable, string } from "@stubwright/runtime/codec";
import type * as types from "./types.js";
import {
  channelScalar,
  largeSizeScalar,
  percentageScalar,
  shortLabelScalar,
  sizesScalar,
  skuScalar,
  weightScalar,
} from "./values.js";

const productMembers = /* @__PURE__ */ memberTable({
  required: ["Sku"],
  optional: ["Sizes", "Colour", "Weight", "Discount", "Crate", "Label", "Channel"],
});

export function decodeProduct(json: JsonReader): types.Product {
  const sent = json.object(productMembers);
  const product: types.Product = { Sku: json.member("Sku", sent.Sku).value(skuScalar) };
  if (sent.Sizes !== undefined) product.Sizes = json.member("Sizes", sent.Sizes).value(sizesScalar);
  if (sent.Colour !== undefined) product.Colour = json.member("Colour", sent.Colour).value(string);
  if (sent.Weight !== undefined) product.Weight = json.member("Weight", sent.Weight).value(weightScalar);
  if (sent.Discount !== undefined) product.Discount = json.member("Discount", sent.Discount).value(percentageScalar);
  if (sent.Crate !== undefined) product.Crate = json.member("Crate", sent.Crate).value(largeSizeScalar);
  if (sent.Label !== undefined) product.Label = json.member("Label", sent.Label).value(shortLabelScalar);
  if (sent.Channel !== undefined) product.Channel = json.member("Channel", sent.Channel).value(channelScalar);
  json.closeObject();
  return product;
}

export function encodeProduct(json: JsonWriter, product: types.Product): void {
  json.openObject();
  json.member("Sku").value(skuScalar, product.Sku);
  if (product.Sizes !== undefined) json.member("Sizes").value(sizesScalar, product.Sizes);
  if (product.Colour !== undefined) json.member("Colour").value(string, product.Colour);
  if (product.Weight !== undefined) json.member("Weight").value(weightScalar, product.Weight);
  if (product.Discount !== undefined) json.member("Discount").value(percentageScalar, product.Discount);
  if (product.Crate !== undefined) json.member("Crate").value(largeSizeScalar, product.Crate);
  if (product.Label !== undefined) json.member("Label").value(shortLabelScalar, product.Label);
  if (product.Channel !== undefined) json.member("Channel").value(channelScalar, product.Channel);
  json.closeObject();
}
