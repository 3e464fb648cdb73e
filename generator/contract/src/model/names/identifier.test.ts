import { describe, expect, test } from "@jest/globals";
import { camelCase, isIdentifier, kebabCase, pascalCase } from "./identifier.js";

describe("names of types", () => {
  test.each<[readonly string[], string]>([
    [["order"], "Order"],
    [["order", "line-item"], "OrderLineItem"],
    [["größe"], "Größe"],
    [["2nd"], "_2nd"],
    [["Date"], "DateType"],
    [["Guid"], "GuidType"],
    [["AsyncIterable"], "AsyncIterableType"],
    [["ArbitraryTypes"], "ArbitraryTypesType"],
    [["a.b_c"], "AB_c"],
    [["订单"], "订单"],
  ])("%j is %s", (words, want) => {
    expect(pascalCase(words)).toBe(want);
  });
});

describe("names of functions", () => {
  test.each<[string, string]>([
    ["PopBalloonRequest", "popBalloonRequest"],
    ["XMLFile", "xmlFile"],
    ["URL", "url"],
    ["EC2Instance", "ec2Instance"],
    ["ST_facets", "st_facets"],
    ["A1B", "a1B"],
    ["URLs", "urLs"],
    ["VIP会員", "vip会員"],
    ["delete", "delete_"],
    ["New", "new_"],
    ["Get", "get"],
    ["Async", "async"],
    ["get-price", "getPrice"],
  ])("%s is %s", (word, want) => {
    expect(camelCase([word])).toBe(want);
  });
});

test.each<[string, boolean]>([
  ["Guid", true],
  ["größe", true],
  ["$value", true],
  ["line-item", false],
  ["2nd", false],
])("%s can be a property without quotes: %s", (name, want) => {
  expect(isIdentifier(name)).toBe(want);
});

test.each<[string, string]>([
  ["GamePlay", "game-play"],
  ["game_play.v2", "game-play-v2"],
  ["EPCglobal-epcis-query-1_2", "epcglobal-epcis-query-1-2"],
])("the contract name of %s is %s", (text, want) => {
  expect(kebabCase(text)).toBe(want);
});
