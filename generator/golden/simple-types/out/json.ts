// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import { memberTable, required, string } from "@stubwright/runtime/codec";
import type { Product } from "./types.js";
import { percentageScalar, sizesScalar, skuScalar, weightScalar } from "./values.js";

const productMembers = /* @__PURE__ */ memberTable({
  required: ["Sku"],
  optional: ["Sizes", "Colour", "Weight", "Discount"],
});

export function decodeProduct(json: JsonReader): Product {
  const product: Partial<Product> = {};
  for (;;) {
    switch (json.next(productMembers)) {
      case "Sku":
        product.Sku = json.value(skuScalar);
        break;
      case "Sizes":
        product.Sizes = json.value(sizesScalar);
        break;
      case "Colour":
        product.Colour = json.value(string);
        break;
      case "Weight":
        product.Weight = json.value(weightScalar);
        break;
      case "Discount":
        product.Discount = json.value(percentageScalar);
        break;
      case undefined:
        return {
          ...product,
          Sku: required(product.Sku),
        };
    }
  }
}

export function encodeProduct(json: JsonWriter, product: Product): void {
  json.openObject();
  json.member("Sku").value(skuScalar, product.Sku);
  if (product.Sizes !== undefined) json.member("Sizes").value(sizesScalar, product.Sizes);
  if (product.Colour !== undefined) json.member("Colour").value(string, product.Colour);
  if (product.Weight !== undefined) json.member("Weight").value(weightScalar, product.Weight);
  if (product.Discount !== undefined) json.member("Discount").value(percentageScalar, product.Discount);
  json.closeObject();
}
