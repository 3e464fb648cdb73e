// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { XmlReader, XmlWriter } from "@stubwright/runtime/codec";
import { elementTable, string, whole } from "@stubwright/runtime/codec";
import { simpleNamespace } from "./namespaces.js";
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

const productElements = /* @__PURE__ */ elementTable(simpleNamespace, "Product", [
  ["Sku", 1, 1],
  ["Sizes", 0, 1],
  ["Colour", 0, 1],
  ["Weight", 0, 1],
  ["Discount", 0, 1],
  ["Crate", 0, 1],
  ["Label", 0, 1],
  ["Channel", 0, 1],
]);

export function decodeProduct(xml: XmlReader): types.Product {
  const product: Partial<types.Product> = {};
  for (;;) {
    const next = xml.next(productElements);
    if (next === undefined) break;
    switch (next) {
      case "Sku":
        product.Sku = xml.value(skuScalar);
        break;
      case "Sizes":
        product.Sizes = xml.value(sizesScalar);
        break;
      case "Colour":
        product.Colour = xml.value(string);
        break;
      case "Weight":
        product.Weight = xml.value(weightScalar);
        break;
      case "Discount":
        product.Discount = xml.value(percentageScalar);
        break;
      case "Crate":
        product.Crate = xml.value(largeSizeScalar);
        break;
      case "Label":
        product.Label = xml.value(shortLabelScalar);
        break;
      case "Channel":
        product.Channel = xml.value(channelScalar);
        break;
    }
  }
  return whole<types.Product>(product);
}

export function encodeProduct(xml: XmlWriter, product: types.Product): void {
  xml.value("Sku", skuScalar, product.Sku);
  if (product.Sizes !== undefined) xml.value("Sizes", sizesScalar, product.Sizes);
  if (product.Colour !== undefined) xml.value("Colour", string, product.Colour);
  if (product.Weight !== undefined) xml.value("Weight", weightScalar, product.Weight);
  if (product.Discount !== undefined) xml.value("Discount", percentageScalar, product.Discount);
  if (product.Crate !== undefined) xml.value("Crate", largeSizeScalar, product.Crate);
  if (product.Label !== undefined) xml.value("Label", shortLabelScalar, product.Label);
  if (product.Channel !== undefined) xml.value("Channel", channelScalar, product.Channel);
}
