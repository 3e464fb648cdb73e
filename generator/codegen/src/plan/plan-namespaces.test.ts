import { expect, test } from "@jest/globals";
import { namespaceConstant } from "./plan-namespaces.js";

test.each([
  ["urn:game-play:types", "typesNamespace"],
  ["http://schemas.example/2003/10/Arrays", "arraysNamespace"],
  ["http://ec2.example/doc/2013-10-15/", "docNamespace"],
  ["urn:shop:orders:xsd:1", "ordersNamespace"],
  ["http://shop.example/orders/v2.1#", "ordersNamespace"],
  ["http://shop.example/stock.xsd", "stockNamespace"],
  ["urn:shop:payments-1.26", "payments126Namespace"],
  ["http://tempuri.org/", "tempuriNamespace"],
  ["http://www.shop.example/", "shopNamespace"],
  ["http://10.0.0.1/v1", "v1Namespace"],
  ["urn:1", "n1Namespace"],
  ["http://shop.example/3d", "n3dNamespace"],
  ["http://shop.example/API/12.0", "apiNamespace"],
  ["http://shop.example/ST_facets", "st_facetsNamespace"],
  ["http://shop.example/import", "importNamespace"],
  ["shop", "shopNamespace"],
  ["http://shop.example/Größe", "größeNamespace"],
  ["#", "contractNamespace"],
])("%s is %s", (uri, constant) => {
  expect(namespaceConstant(uri)).toBe(constant);
});
