import { describe, expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { nameTypes } from "./name-types.js";

const places = [
  { id: "{urn:shop:orders}Address", path: ["Address"] },
  { id: "{http://a.example/billing.xsd}Address", path: ["Address"] },
  { id: "{urn:shop:orders}Order", path: ["Order"] },
  { id: "{urn:shop:orders}Order#", path: ["Order"] },
  { id: "{urn:shop:orders}Order/Line#", path: ["Order", "Line"] },
];

describe("type names", () => {
  test("come from the type, and from the namespace if two share a name", () => {
    expect(Object.fromEntries(nameTypes(places))).toEqual({
      "{urn:shop:orders}Address": "AddressOrders",
      "{http://a.example/billing.xsd}Address": "AddressBilling",
      "{urn:shop:orders}Order": "OrderOrders",
      "{urn:shop:orders}Order#": "OrderElementOrders",
      "{urn:shop:orders}Order/Line#": "OrderLine",
    });
  });

  test("keep chosen names, and avoid them", () => {
    const chosen = new Map([
      ["{urn:shop:orders}Address", "Address"],
      ["{urn:shop:orders}Order#", "OrderLine"],
    ]);
    expect(Object.fromEntries(nameTypes(places, chosen))).toEqual({
      "{urn:shop:orders}Address": "Address",
      "{http://a.example/billing.xsd}Address": "Address2",
      "{urn:shop:orders}Order": "Order",
      "{urn:shop:orders}Order#": "OrderLine",
      "{urn:shop:orders}Order/Line#": "OrderLine2",
    });
  });

  test("do not depend on the order of visits, and are unique", () => {
    const arbitrary = fc.uniqueArray(
      fc.record({
        namespace: fc.constantFrom("urn:a", "urn:b", "http://b"),
        name: fc.constantFrom("X", "x", "Y", "x-y"),
      }),
      { selector: ({ namespace, name }) => `${namespace} ${name}` },
    );
    fc.assert(
      fc.property(arbitrary, (types) => {
        const list = types.map(({ namespace, name }) => ({ id: `{${namespace}}${name}`, path: [name] }));
        const names = nameTypes(list);
        expect(new Set(names.values()).size).toBe(list.length);
        expect(nameTypes([...list].reverse())).toEqual(names);
      }),
    );
  });
});
