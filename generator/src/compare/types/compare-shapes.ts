import type { TypeDefinition } from "../../link/schema-set.js";
import type { GeneratedType } from "../contract/generated-names.js";
import type { Sides } from "./type-comparison.js";
import { type TypePair, tell } from "./type-pair.js";

/** What the generator makes of both types: name, shape, and where the members of both stand in JSON. */
export function compareShapes(old: TypeDefinition, now: TypeDefinition, pair: TypePair, sides: Sides): void {
  const before = sides.old.names.at(old.at);
  const after = sides.now.names.at(now.at);
  if (before === undefined || after === undefined) return;
  const place = { pair, path: pair.path, qname: old.name, at: { base: old.at, head: now.at } };
  if (before.typeName !== after.typeName && !sides.now.names.typeNames.has(before.typeName)) {
    tell({ ...place, node: "symbol" }, [{ rule: "ts-symbol-changed", old: before.typeName, new: after.typeName }]);
  }
  if (before.kind !== after.kind && before.kind !== "scalar" && after.kind !== "scalar") {
    tell({ ...place, node: "type" }, [{ rule: "json-shape-changed", old: before.kind, new: after.kind }]);
    return;
  }
  if (pair.changes.some((change) => change.rule === "mixed-content-switched")) return;
  const moved = movedMembers(before, after, sides);
  const lists = new Set(moved.map(listsText));
  for (const list of lists) {
    const together = moved.filter((one) => listsText(one) === list);
    if (list !== "" && together.length > 1) {
      const texts = {
        old: placesText(together.map(([, where]) => where)),
        new: placesText(together.map((one) => one[2])),
      };
      tell({ ...place, node: "type" }, [{ rule: "json-shape-changed", ...texts }]);
      continue;
    }
    for (const [name, where, other] of together) {
      const inList = where.includes("[]") || other.includes("[]");
      const rule = inList ? "json-shape-changed" : "json-name-changed";
      const path = `${pair.path}/${where}`;
      tell({ ...place, node: "element", path, qname: name }, [{ rule, old: where, new: other }]);
    }
  }
}

/** The lists that a member leaves and joins; nothing where it stays in its object. */
function listsText([, where, other]: readonly [string, string, string]): string {
  const [from, to] = [listOf(where), listOf(other)];
  return from === to ? "" : `${from} -> ${to}`;
}

function listOf(place: string): string {
  return place.includes("[]") ? place.slice(0, place.indexOf("[]") + 2) : "";
}

/** `a, b` of an object's members, `$choice[]` of those in a list. */
function placesText(places: readonly string[]): string {
  const [first = ""] = places;
  return listOf(first) === "" ? places.join(", ") : listOf(first);
}

/** Members of the same XML name that stand elsewhere in JSON. */
function movedMembers(before: GeneratedType, after: GeneratedType, sides: Sides): readonly [string, string, string][] {
  return [...before.places].flatMap(([key, where]): [string, string, string][] => {
    const [node = "", name = ""] = key.split(/ (.*)/s);
    const other = after.places.get(`${node} ${sides.alignment.align(name)}`);
    return other === undefined || other === where ? [] : [[name, where, other]];
  });
}
