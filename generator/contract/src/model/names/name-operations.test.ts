import { describe, expect, test } from "@jest/globals";
import { nameOperations, type UnnamedOperation } from "./name-operations.js";

const a = "{urn:a}Store";
const b = "{urn:a}Archive";

function op(name: string, inputName?: string, portType = a): UnnamedOperation {
  return { portType, name, inputName };
}

describe("operations get names of their own", () => {
  const table: readonly (readonly [string, readonly UnnamedOperation[], readonly string[]])[] = [
    ["distinct names stay", [op("find"), op("keep")], ["find", "keep"]],
    ["an overload is named by its input", [op("find", "byId"), op("find", "byName")], ["find", "byName"]],
    ["an overload without one gets a number", [op("find"), op("find"), op("find")], ["find", "find2", "find3"]],
    ["the input's name may be taken", [op("find", "x"), op("find", "keep"), op("keep")], ["find", "find2", "keep"]],
    ["another port type goes before", [op("find"), op("find", undefined, b)], ["find", "ArchiveFind"]],
    ["case is no difference", [op("find"), op("Find")], ["find", "Find2"]],
    ["what differs in punctuation only is one function", [op("a.b"), op("a-b")], ["a.b", "a-b2"]],
    ["a number is passed over where an operation has it", [op("f"), op("f"), op("f2")], ["f", "f3", "f2"]],
    ["reserved words and global types are names", [op("delete"), op("map")], ["delete", "map"]],
  ];
  test.each(table)("%s", (_what, given, want) => {
    expect(nameOperations(given)).toEqual(want);
  });
});
