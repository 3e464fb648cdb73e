import type { SimpleTypeDefinition, TypeDefinition } from "@stubwright/contract/schema";
import type { Sides } from "../contract/contract-side.js";
import type { GeneratedType } from "../contract/generated-names.js";
import { compareScalars } from "../scalar/compare-scalars.js";
import type { TypeComparison } from "./type-pair.js";
import { type Difference, type Place, report, type TypePair } from "./type-pair.js";

/** Compares the generated forms of two types: name, kind, and the places of common members in JSON. */
export function compareShapes(
  old: TypeDefinition,
  now: TypeDefinition,
  pair: TypePair,
  comparison: TypeComparison,
): void {
  const { sides } = comparison;
  const oldType = sides.old.names.at(old.at);
  const newType = sides.now.names.at(now.at);
  if (oldType === undefined || newType === undefined) return;
  const place = { pair, path: pair.path, qname: old.name, at: { base: old.at, head: now.at } };
  const isLost = (): boolean =>
    !sides.now.names.byName.has(oldType.typeName) || isAnother(oldType.typeName, [old, now], pair, comparison);
  report({ ...place, node: "symbol" }, [...symbolChanges(oldType, newType, isLost), ...tagChanges(oldType, newType)]);
  if (oldType.kind !== newType.kind && oldType.kind !== "scalar" && newType.kind !== "scalar") {
    report({ ...place, node: "type" }, [{ rule: "json-shape-changed", old: oldType.kind, new: newType.kind }]);
    return;
  }
  if (pair.changes.some((change) => change.rule === "mixed-content-switched")) return;
  const moved = movedMembers(oldType, newType, sides);
  const lists = new Set(moved.map(listsText));
  for (const list of lists) {
    const together = moved.filter((one) => listsText(one) === list);
    if (list !== "" && together.length > 1) reportMovedList(together, place);
    else for (const one of together) reportMovedMember(one, place);
  }
}

/** Reports a named type that a built-in type replaces, so that nothing has its name any more. */
export function reportVanished(
  old: TypeDefinition,
  now: TypeDefinition,
  pair: TypePair,
  { sides }: TypeComparison,
): void {
  const { typeName } = sides.old.names.at(old.at) ?? {};
  if (typeName === undefined || sides.now.names.at(now.at) !== undefined || sides.now.names.byName.has(typeName))
    return;
  const at = { base: old.at, head: now.at };
  const surfaces = ["ts-client", "ts-server"] as const;
  const place: Place = { pair, node: "symbol", path: pair.path, qname: old.name, at };
  report(place, [{ rule: "ts-symbol-changed", old: typeName, new: undefined, surfaces }]);
}

/**
 * The changes of a type's exported name: it is removed or means another type, or it remains and the object with its
 * values is removed.
 */
function symbolChanges(old: GeneratedType, now: GeneratedType, isLost: () => boolean): readonly Difference[] {
  if (old.typeName !== now.typeName) {
    return isLost() ? [{ rule: "ts-symbol-changed", old: old.typeName, new: now.typeName }] : [];
  }
  if (!old.hasValues || now.hasValues) return [];
  const surfaces = ["ts-client", "ts-server"] as const;
  const values = `the values of ${old.typeName}`;
  return [{ rule: "ts-symbol-changed", old: values, new: undefined, surfaces, atMost: "warning" }];
}

/** The change of a name in `$type`, by which JSON identifies the type of a value. */
function tagChanges(old: GeneratedType, now: GeneratedType): readonly Difference[] {
  if (old.typeName === now.typeName || !old.isTagged || !now.isTagged) return [];
  const facts = { facet: "$type", surfaces: ["json"] } as const;
  return [{ rule: "json-name-changed", ...facts, old: old.typeName, new: now.typeName }];
}

/**
 * Whether a name of the old contract now names a type with other values, while its own type was renamed without other
 * changes.
 */
function isAnother(
  name: string,
  [old, now]: readonly [TypeDefinition, TypeDefinition],
  pair: TypePair,
  comparison: TypeComparison,
): boolean {
  const { sides } = comparison;
  const { name: declared } = sides.now.names.byName.get(name) ?? {};
  if (sides.old === sides.now || declared === undefined || pair.changes.length > 0) return false;
  if (old.kind === "simple" && now.kind === "simple" && hasOtherValues(old, now, sides)) return false;
  return !comparison.isSameInNew(sides.now.type({ kind: "named", name: declared }), now);
}

function hasOtherValues(old: SimpleTypeDefinition, now: SimpleTypeDefinition, sides: Sides): boolean {
  return compareScalars(sides.old.scalars.resolve(old), sides.now.scalars.resolve(now)).length > 0;
}

/** Reports members that leave or join a list together. */
function reportMovedList(moved: readonly Moved[], place: Omit<Place, "node">): void {
  const old = placesText(moved.map(([, where]) => where));
  const now = placesText(moved.map(([, , other]) => other));
  report({ ...place, node: "type" }, [{ rule: "json-shape-changed", old, new: now }]);
}

function reportMovedMember([name, where, other]: Moved, place: Omit<Place, "node">): void {
  const inList = where.includes("[]") || other.includes("[]");
  const rule = inList ? "json-shape-changed" : "json-name-changed";
  const path = `${place.path}/${where}`;
  report({ ...place, node: "element", path, qname: name }, [{ rule, old: where, new: other }]);
}

/** A member's name in XML, and its places in JSON before and now. */
type Moved = readonly [name: string, where: string, other: string];

/** The lists that a member leaves and joins; `""` if it stays in its object. */
function listsText([, where, other]: Moved): string {
  const [from, to] = [listOf(where), listOf(other)];
  return from === to ? "" : `${from} -> ${to}`;
}

function listOf(place: string): string {
  return place.includes("[]") ? place.slice(0, place.indexOf("[]") + 2) : "";
}

/** The places of members in an object, `a, b`, or the list that they are in, `$choice[]`. */
function placesText(places: readonly string[]): string {
  const [first = ""] = places;
  return listOf(first) === "" ? places.join(", ") : listOf(first);
}

/** Members with the same name in XML and other places in JSON. */
function movedMembers(old: GeneratedType, now: GeneratedType, sides: Sides): readonly Moved[] {
  return [...old.places].flatMap(([key, where]): Moved[] => {
    const [node = "", name = ""] = key.split(/ (.*)/s);
    const other = now.places.get(`${node} ${sides.alignment.align(name)}`);
    return other === undefined || other === where ? [] : [[name, where, other]];
  });
}
