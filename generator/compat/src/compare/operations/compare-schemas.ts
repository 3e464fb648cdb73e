import type { Span } from "@stubwright/contract/diagnostics";
import { builtinOf } from "@stubwright/contract/model";
import type { SchemaSet } from "@stubwright/contract/schema";
import { localName, namespaceName } from "@stubwright/contract/schema";
import type { RuleId } from "../../rules/rules.js";
import type { Change } from "../change.js";
import type { Sides } from "../contract/contract-side.js";
import type { TypeComparison } from "../types/type-pair.js";
import { newPair, type Place } from "../types/type-pair.js";
import type { ChangeCollector } from "./reached-change.js";

const directions = ["request", "response"] as const;

/**
 * Compares contracts without operations. Each global element counts as a message in both directions, or each type if
 * there are no elements. Substitutes of an element are reported at content that names it, because a document starts
 * with the element itself.
 */
export function compareSchemas(comparison: TypeComparison, collector: ChangeCollector): void {
  const { old, now, alignment } = comparison.sides;
  const space = old.schemas.elements.size > 0 || now.schemas.elements.size > 0 ? "elements" : "types";
  const oldRoots = rootsOf(old.schemas, space);
  const newRoots = rootsOf(now.schemas, space);
  const aligned = new Set([...oldRoots.keys()].map((name) => alignment.align(name)));
  for (const [name, at] of oldRoots) {
    const other = newRoots.get(alignment.align(name));
    if (other === undefined) reportBoth("member-removed-required", name, { base: at, head: undefined }, collector);
    else compareRoot({ name, space, at: { base: at, head: other } }, comparison, collector);
  }
  for (const [name, at] of newRoots) {
    if (!aligned.has(name)) reportBoth("member-added-optional", name, { base: undefined, head: at }, collector);
  }
}

function rootsOf(schemas: SchemaSet, space: "elements" | "types"): ReadonlyMap<string, Span> {
  const components = [...schemas[space]].filter(([name]) => builtinOf(name) === undefined);
  return new Map(components.map(([name, component]) => [name, component.at]));
}

/** A component that messages start with, on both sides. */
interface RootPair {
  readonly name: string;
  readonly space: "elements" | "types";
  readonly at: Place["at"];
}

function compareRoot({ name, space, at }: RootPair, comparison: TypeComparison, collector: ChangeCollector): void {
  const { sides } = comparison;
  const place: Place = {
    pair: newPair(name),
    node: space === "types" ? "type" : "element",
    path: name,
    qname: name,
    at,
  };
  const partner = sides.alignment.align(name);
  if (space === "types") {
    comparison.compare({ kind: "named", name }, { kind: "named", name: partner }, place);
  } else {
    comparison.alone(sides.old.globalElement(name), sides.now.globalElement(partner), place);
  }
  for (const direction of directions) {
    collector.namespace(namespaceName(name), localName(name), direction);
    collector.types(place.pair, localName(name), direction);
  }
}

function reportBoth(
  rule: RuleId,
  name: string,
  at: { readonly base: Span | undefined; readonly head: Span | undefined },
  collector: ChangeCollector,
): void {
  const isOld = at.base !== undefined;
  const texts = { old: isOld ? name : undefined, new: isOld ? undefined : name };
  // A peer that does not know a new document receives none. Additions to known documents are reported at those.
  const atMost = isOld ? undefined : ("info" as const);
  const change: Change = { rule, node: "element", path: name, qname: name, ...texts, ...at, atMost };
  for (const direction of directions) collector.operation(change, localName(name), direction);
}

/** Reports each renamed namespace for every message that contains its names. */
export function reportNamespaces({ old, now, alignment }: Sides, collector: ChangeCollector): void {
  const spanIn = (schemas: SchemaSet, uri: string): Span | undefined =>
    [...schemas.elements.values(), ...schemas.types.values()].find((one) => namespaceName(one.name ?? "") === uri)?.at;
  for (const [from, to] of alignment.moved) {
    const facts = { node: "schema", path: from, old: from, new: to } as const;
    const spans = { base: spanIn(old.schemas, from), head: spanIn(now.schemas, to) };
    collector.inNamespace({ rule: "schema-namespace-changed", ...facts, ...spans }, from);
  }
}
