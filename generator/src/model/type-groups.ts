import type { TypeId, TypeModel } from "./contract-model.js";
import { usesOf } from "./uses-of.js";

/** A type that is being visited. */
interface Visit {
  readonly type: TypeModel;
  readonly index: number;
  /** The types that it leads to, those that have not been looked at last. */
  readonly open: TypeId[];
  /** The first of the open visits that it leads back to. */
  lowest: number;
}

/**
 * The types in groups whose types all lead to each other, each group behind those that it leads to: Tarjan's strongly
 * connected components, with a stack of its own, as contracts may have long chains of types.
 */
export function typeGroups(types: readonly TypeModel[]): readonly (readonly TypeModel[])[] {
  const byId = new Map(types.map((type) => [type.id, type]));
  const groups: TypeModel[][] = [];
  const visits = new Map<TypeId, Visit>();
  const ungrouped: Visit[] = [];
  const path: Visit[] = [];
  const enter = (type: TypeModel): void => {
    const open = usesOf(type).flatMap((use) => (use.kind === "declared" ? [use.id] : []));
    const visit: Visit = { type, index: visits.size, open, lowest: visits.size };
    visits.set(type.id, visit);
    ungrouped.push(visit);
    path.push(visit);
  };
  const leave = (visit: Visit): void => {
    path.pop();
    const outer = path.at(-1);
    if (outer !== undefined) outer.lowest = Math.min(outer.lowest, visit.lowest);
    if (visit.lowest === visit.index) {
      const group = ungrouped.splice(ungrouped.lastIndexOf(visit));
      for (const one of group) one.lowest = Number.POSITIVE_INFINITY;
      groups.push(group.map(({ type }) => type));
    }
  };
  for (const root of types) {
    if (!visits.has(root.id)) enter(root);
    for (let visit = path.at(-1); visit !== undefined; visit = path.at(-1)) {
      const next = visit.open.pop();
      const type = next === undefined ? undefined : byId.get(next);
      const known = next === undefined ? undefined : visits.get(next);
      if (known !== undefined) visit.lowest = Math.min(visit.lowest, known.lowest);
      else if (type !== undefined) enter(type);
      else if (next === undefined) leave(visit);
    }
  }
  return groups;
}
