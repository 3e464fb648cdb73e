import { expect, test } from "@jest/globals";
import fc from "fast-check";
import type { WildcardNamespaces } from "./schema-set.js";
import { allowsNamespace, intersectNamespaces, uniteNamespaces } from "./wildcard-namespaces.js";
import { isNamespaceSubset, namespacesMeet } from "./wildcard-subset.js";

const namespace = fc.constantFrom("", "urn:a", "urn:b", "urn:c");
const namespaces: fc.Arbitrary<WildcardNamespaces> = fc.oneof(
  fc.constant<WildcardNamespaces>({ kind: "any" }),
  namespace.map((one): WildcardNamespaces => ({ kind: "not", namespace: one })),
  fc.uniqueArray(namespace).map((list): WildcardNamespaces => ({ kind: "oneOf", namespaces: list })),
);
const everywhere = ["", "urn:a", "urn:b", "urn:c", "urn:other"];

test("an intersection allows what both allow", () => {
  fc.assert(
    fc.property(namespaces, namespaces, (one, other) => {
      const both = intersectNamespaces(one, other);
      fc.pre(both !== undefined);
      for (const name of everywhere) {
        expect(allowsNamespace(both, name)).toBe(allowsNamespace(one, name) && allowsNamespace(other, name));
      }
    }),
  );
});

test("a union allows what either allows", () => {
  fc.assert(
    fc.property(namespaces, namespaces, (one, other) => {
      const either = uniteNamespaces(one, other);
      fc.pre(either !== undefined);
      for (const name of everywhere) {
        expect(allowsNamespace(either, name)).toBe(allowsNamespace(one, name) || allowsNamespace(other, name));
      }
    }),
  );
});

test("subset and meeting say the same as the namespaces one by one", () => {
  fc.assert(
    fc.property(namespaces, namespaces, (one, other) => {
      const allowed = everywhere.filter((name) => allowsNamespace(one, name));
      if (isNamespaceSubset(one, other)) expect(allowed.every((name) => allowsNamespace(other, name))).toBe(true);
      expect(namespacesMeet(one, other)).toBe(allowed.some((name) => allowsNamespace(other, name)));
    }),
  );
});

test.each<[WildcardNamespaces, WildcardNamespaces]>([
  [
    { kind: "not", namespace: "urn:a" },
    { kind: "not", namespace: "urn:b" },
  ],
])("what cannot be expressed is undefined", (one, other) => {
  expect(intersectNamespaces(one, other)).toBeUndefined();
});
