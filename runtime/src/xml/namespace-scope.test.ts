import { describe, expect, jest, test } from "@jest/globals";
import { processorTime } from "../testing/processor-time.js";
import { NamespaceScope } from "./namespace-scope.js";

describe("a prefix", () => {
  const repeated = "A namespace declaration is repeated.";

  test.each(["", "p"])("%j is declared once on an element, and again below and beside it", (prefix) => {
    const scope = new NamespaceScope();
    expect(scope.declare(prefix, "urn:a", 0)).toBeUndefined();
    expect(scope.declare("q", "urn:q", 0)).toBeUndefined();
    expect(scope.declare(prefix, "urn:b", 0)).toBe(repeated);
    const inside = scope.mark;
    expect(scope.declare(prefix, "urn:b", inside)).toBeUndefined();
    expect(scope.declare(prefix, "urn:c", inside)).toBe(repeated);
    expect(scope.resolve(prefix)).toBe("urn:b");
    scope.restore(inside);
    expect(scope.resolve(prefix)).toBe("urn:a");
    expect(scope.declare("r", "urn:r", inside)).toBeUndefined();
    expect(scope.declare(prefix, "urn:d", inside)).toBeUndefined();
    expect(scope.declare(prefix, "urn:e", inside)).toBe(repeated);
  });
});

test("a hundred thousand declarations on one element", () => {
  const declareAll = (): void => {
    const scope = new NamespaceScope();
    for (let index = 0; index < 100_000; index++) scope.declare(`p${index}`, "urn:a", 0);
    expect(scope.mark).toBe(100_000);
  };
  expect(processorTime(declareAll, 2000)).toBeLessThan(2000);
});

test("a declaration that ends is forgotten without removing its key, which would make large maps slow", () => {
  const remove = jest.spyOn(Map.prototype, "delete");
  try {
    const scope = new NamespaceScope();
    for (const prefix of ["", "a"]) {
      const { mark } = scope;
      expect(scope.declare(prefix, "urn:a", mark)).toBeUndefined();
      expect(scope.resolve(prefix)).toBe("urn:a");
      scope.restore(mark);
      expect(scope.resolve(prefix)).toBe(prefix === "" ? "" : undefined);
      expect(scope.declare(prefix, "urn:b", mark)).toBeUndefined();
      expect(scope.declare(prefix, "urn:c", mark)).toBe("A namespace declaration is repeated.");
    }
    expect(remove).not.toHaveBeenCalled();
  } finally {
    remove.mockRestore();
  }
});
