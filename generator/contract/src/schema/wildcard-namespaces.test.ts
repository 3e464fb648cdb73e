import { expect, test } from "@jest/globals";
import fc from "fast-check";
import type { WildcardNamespaces } from "./schema-set.js";
import {
  allowsNamespace,
  intersectNamespaces,
  isNamespaceSubset,
  namespacesMeet,
  uniteNamespaces,
} from "./wildcard-namespaces.js";

const namespace = fc.constantFrom("", "urn:a", "urn:b", "urn:c");
const namespaces: fc.Arbitrary<WildcardNamespaces> = fc.oneof(
  fc.constant<WildcardNamespaces>({ kind: "any" }),
  namespace.map((one): WildcardNamespaces => ({ kind: "not", namespace: one })),
  fc.uniqueArray(namespace).map((list): WildcardNamespaces => ({ kind: "oneOf", namespaces: list })),
);
const everywhere = ["", "urn:a", "urn:b", "urn:c", "urn:other"];

const excludedBy = (one: WildcardNamespaces): string | undefined => (one.kind === "not" ? one.namespace : undefined);

test("only the intersection of two wildcards that exclude different namespaces is undefined", () => {
  fc.assert(
    fc.property(namespaces, namespaces, (one, other) => {
      const [first, second] = [excludedBy(one), excludedBy(other)];
      const isSaid = !first || !second || first === second;
      expect(intersectNamespaces(one, other) !== undefined).toBe(isSaid);
    }),
  );
});

test("only the union of a wildcard that excludes a namespace with one that has no namespace but not that one is undefined", () => {
  const isTooMuch = (one: WildcardNamespaces, other: WildcardNamespaces): boolean =>
    one.kind === "not" &&
    one.namespace !== "" &&
    other.kind === "oneOf" &&
    other.namespaces.includes("") &&
    !other.namespaces.includes(one.namespace);
  fc.assert(
    fc.property(namespaces, namespaces, (one, other) => {
      expect(uniteNamespaces(one, other) === undefined).toBe(isTooMuch(one, other) || isTooMuch(other, one));
    }),
  );
});

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
    { numRuns: 1000 },
  );
});

test("subset and overlap agree with a comparison of single namespaces", () => {
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
