import type { TypeId, TypeModel, TypeUse } from "./contract-model.js";
import { usesOf } from "./type-uses.js";

/** A type that the search is visiting. */
interface Visit {
  readonly type: TypeModel;
  readonly index: number;
  /** The types that it leads to and that are still to be visited, the next one last. */
  readonly open: TypeId[];
  /** The earliest open visit that it leads back to. */
  lowest: number;
}

/** The state of the search. */
interface Search {
  readonly byId: ReadonlyMap<TypeId, TypeModel>;
  readonly usesOf: (type: TypeModel) => readonly TypeUse[];
  readonly visits: Map<TypeId, Visit>;
  /** The visits from the root to the current type. */
  readonly path: Visit[];
  /** The visits whose group is not complete. */
  readonly ungrouped: Visit[];
  readonly groups: (readonly TypeModel[])[];
}

/**
 * Groups the types that all lead to each other (Tarjan's strongly connected components), each group after those that it
 * leads to. The search keeps its own stack, because contracts may have long chains of types. By default, a type leads
 * to all types that it uses.
 */
export function typeGroups(
  types: readonly TypeModel[],
  uses: (type: TypeModel) => readonly TypeUse[] = usesOf,
): readonly (readonly TypeModel[])[] {
  const byId = new Map(types.map((type) => [type.id, type]));
  const search: Search = { byId, usesOf: uses, visits: new Map(), path: [], ungrouped: [], groups: [] };
  for (const root of types) {
    if (search.visits.has(root.id)) continue;
    enter(root, search);
    for (let visit = search.path.at(-1); visit !== undefined; visit = search.path.at(-1)) goOn(visit, search);
  }
  return search.groups;
}

function enter(type: TypeModel, { usesOf, visits, path, ungrouped }: Search): void {
  const open = usesOf(type).flatMap((use) => (use.kind === "declared" ? [use.id] : []));
  const visit: Visit = { type, index: visits.size, open, lowest: visits.size };
  visits.set(type.id, visit);
  ungrouped.push(visit);
  path.push(visit);
}

/** Visits the next type that a type leads to, or leaves the type if there is none. */
function goOn(visit: Visit, search: Search): void {
  const next = visit.open.pop();
  if (next === undefined) {
    leave(visit, search);
    return;
  }
  const known = search.visits.get(next);
  const type = search.byId.get(next);
  if (known !== undefined) visit.lowest = Math.min(visit.lowest, known.lowest);
  else if (type !== undefined) enter(type, search);
}

/** Leaves a type. If it leads back to no earlier visit, it completes a group with everything visited since. */
function leave(visit: Visit, { path, ungrouped, groups }: Search): void {
  path.pop();
  const outer = path.at(-1);
  if (outer !== undefined) outer.lowest = Math.min(outer.lowest, visit.lowest);
  if (visit.lowest !== visit.index) return;
  const group = ungrouped.splice(ungrouped.lastIndexOf(visit));
  for (const one of group) one.lowest = Number.POSITIVE_INFINITY;
  groups.push(group.map(({ type }) => type));
}
