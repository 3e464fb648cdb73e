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
  for (const [name, where, other] of movedMembers(before, after, sides)) {
    const inList = where.includes("[]") || other.includes("[]");
    const rule = inList ? "json-shape-changed" : "json-name-changed";
    tell({ ...place, node: "element", path: `${pair.path}/${where}`, qname: name }, [{ rule, old: where, new: other }]);
  }
}

/** Members of the same XML name that stand elsewhere in JSON. */
function movedMembers(before: GeneratedType, after: GeneratedType, sides: Sides): readonly [string, string, string][] {
  return [...before.places].flatMap(([key, where]): [string, string, string][] => {
    const [node = "", name = ""] = key.split(/ (.*)/s);
    const other = after.places.get(`${node} ${sides.alignment.align(name)}`);
    return other === undefined || other === where ? [] : [[name, where, other]];
  });
}
