import { identityPaths } from "@stubwright/contract/model";
import type { ElementDeclaration, IdentityConstraint } from "@stubwright/contract/schema";
import { localName } from "@stubwright/contract/schema";
import type { NameAlignment } from "../contract/align-names.js";
import { type Place, report } from "./type-pair.js";

/**
 * Compares keys, keyrefs and unique constraints of an element by their content. A new constraint accepts less, a
 * removed one more.
 */
export function compareIdentity(
  old: ElementDeclaration,
  now: ElementDeclaration,
  place: Place,
  alignment: NameAlignment,
): void {
  const oldConstraints = constraintsOf(old, (namespace) => alignment.namespace(namespace));
  const newConstraints = constraintsOf(now, (namespace) => namespace);
  for (const [text, facet] of oldConstraints) {
    if (newConstraints.has(text)) continue;
    report(place, [{ rule: "bounds-widened", facet, old: shownText(text), new: undefined, surfaces }]);
  }
  for (const [text, facet] of newConstraints) {
    if (oldConstraints.has(text)) continue;
    report(place, [{ rule: "bounds-narrowed", facet, old: undefined, new: shownText(text), surfaces }]);
  }
}

/** The constraints concern elements and attributes, which JSON and TypeScript do not have. */
const surfaces = ["soap"] as const;

type Align = (namespace: string) => string;

/**
 * The constraints by selector, fields and the referenced key. Their names do not matter, because no message contains
 * them.
 */
function constraintsOf(
  { identityConstraints }: ElementDeclaration,
  align: Align,
): ReadonlyMap<string, IdentityConstraint["kind"]> {
  const known = new Map(identityConstraints.map((one) => [one.name, one]));
  return new Map(
    identityConstraints.map((one) => {
      const refer = one.refer === undefined ? undefined : known.get(one.refer);
      const target = refer === undefined ? localName(one.refer ?? "") : contentOf(refer, align);
      return [`${one.kind} ${contentOf(one, align)}${one.refer === undefined ? "" : ` -> ${target}`}`, one.kind];
    }),
  );
}

function contentOf({ selector, fields }: IdentityConstraint, align: Align): string {
  const text = `${pathText(selector)} (${fields.map(pathText).join(", ")})`;
  return text.replace(/\{([^}]*)\}/g, (_name, namespace: string) => `{${align(namespace)}}`);
}

/** A path in canonical form, with its alternatives in a fixed order. */
function pathText(path: string): string {
  const alternatives = identityPaths(path).map((steps) => steps.join("/").replace("///", ".//") || ".");
  return alternatives.sort().join(" | ");
}

function shownText(text: string): string {
  return text.replace(/\{[^}]*\}/g, "");
}
