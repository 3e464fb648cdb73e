import type { TypeId, TypeModel, TypeUse } from "./contract-model.js";
import { usesOf } from "./type-uses.js";

/** A type that is being visited. */
interface Visit {
  readonly type: TypeModel;
  readonly index: number;
  /** The types that it leads to, those that have not been looked at last. */
  readonly open: TypeId[];
  /** The first of the open visits that it leads back to. */
  lowest: number;
}

/** How far the types have been visited. */
interface Search {
  readonly byId: ReadonlyMap<TypeId, TypeModel>;
  readonly usesOf: (type: TypeModel) => readonly TypeUse[];
  readonly visits: Map<TypeId, Visit>;
  /** From the root to the type where the search is. */
  readonly path: Visit[];
  /** Those whose group is not complete. */
  readonly ungrouped: Visit[];
  readonly groups: (readonly TypeModel[])[];
}

/**
 * The types in groups whose types all lead to each other, each group behind those that it leads to: Tarjan's strongly
 * connected components, with a stack of its own, as contracts may have long chains of types. By default, a type leads to all that it uses.
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

/** To the next type that a visited one leads to, or back where there is none left. */
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

/** A visit that leads back to none before it completes a group: itself and what was visited since. */
function leave(visit: Visit, { path, ungrouped, groups }: Search): void {
  path.pop();
  const outer = path.at(-1);
  if (outer !== undefined) outer.lowest = Math.min(outer.lowest, visit.lowest);
  if (visit.lowest !== visit.index) return;
  const group = ungrouped.splice(ungrouped.lastIndexOf(visit));
  for (const one of group) one.lowest = Number.POSITIVE_INFINITY;
  groups.push(group.map(({ type }) => type));
}
