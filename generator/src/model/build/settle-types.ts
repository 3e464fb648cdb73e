import type { ArrayType, RecordType, TypeModel, TypeUse } from "../contract-model.js";
import { derivationsBetween } from "../derivations-between.js";
import { usesOf } from "../uses-of.js";
import { recordMembers } from "./record-members.js";

/**
 * Decides what depends on all types together: which wrapped arrays stay arrays, and which records may stand for others.
 * `roots` are the types that messages have, or in a contract without messages those of the global elements.
 */
export function settleTypes(types: readonly TypeModel[], roots: readonly TypeUse[]): readonly TypeModel[] {
  const byId = new Map(types.map((type) => [type.id, type]));
  const families = findFamilies(types, byId, roots);
  const inFamily = new Set([...families.values()].flat());
  const always = new Set([...families].flatMap(([id, members]) => members.filter((member) => member !== id)));
  return types.map((type) => {
    const isTwisted = type.kind === "array" && (containsItself(type, byId) || inFamily.has(type.id));
    const settled = isTwisted ? asRecord(type) : type;
    if (settled.kind !== "record" || !(inFamily.has(settled.id) || families.has(settled.id))) return settled;
    const tagged = always.has(settled.id) ? "always" : inFamily.has(settled.id) ? "maybe" : "never";
    return { ...settled, standIns: families.get(settled.id), tagged };
  });
}

/** For each complex type that a message declares and others are derived from: all that may stand there, itself first. */
function findFamilies(
  types: readonly TypeModel[],
  byId: ReadonlyMap<string, TypeModel>,
  roots: readonly TypeUse[],
): ReadonlyMap<string, readonly string[]> {
  const derived = new Map<string, string[]>();
  for (const type of types) {
    if (type.base === undefined || type.name === undefined) continue;
    const known = derived.get(type.base);
    if (known === undefined) derived.set(type.base, [type.id]);
    else known.push(type.id);
  }
  const families = new Map<string, readonly string[]>();
  const reached = new Set<string>();
  const open: TypeUse[] = [...roots];
  for (let use = open.pop(); use !== undefined; use = open.pop()) {
    if (use.kind === "builtin" || reached.has(use.id)) continue;
    reached.add(use.id);
    const type = byId.get(use.id);
    if (type === undefined) continue;
    // One by one, as a call takes no hundred thousand arguments.
    for (const inside of usesOf(type)) open.push(inside);
    const { id: ancestor } = use;
    const descendants = descendantsOf(ancestor, derived).filter(
      (id) => !derivationsBetween(id, ancestor, byId).some((way) => type.block?.includes(way)),
    );
    if (descendants.length === 0 || type.kind === "open" || type.kind === "scalar") continue;
    const concrete = [use.id, ...descendants].filter((id) => !isAbstract(byId.get(id)));
    if (concrete.length === 0 || (concrete.length === 1 && concrete[0] === use.id)) continue;
    families.set(use.id, concrete);
    for (const descendant of descendants.flatMap((id) => byId.get(id) ?? [])) {
      for (const inside of usesOf(descendant)) open.push(inside);
    }
  }
  return families;
}

function descendantsOf(id: string, derived: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const found = new Set(derived.get(id));
  for (const one of found) for (const next of derived.get(one) ?? []) found.add(next);
  return [...found];
}

function isAbstract(type: TypeModel | undefined): boolean {
  return type === undefined || type.kind === "open" || (type.kind === "record" && type.abstract);
}

/** Whether an array's items are arrays that in the end are made of the array itself: no TypeScript type says that. */
function containsItself(array: ArrayType, byId: ReadonlyMap<string, TypeModel>): boolean {
  const met = new Set<string>();
  for (let type: TypeModel | undefined = array; type?.kind === "array"; ) {
    if (met.has(type.id)) return type.id === array.id;
    met.add(type.id);
    type = type.item.type.kind === "declared" ? byId.get(type.item.type.id) : undefined;
  }
  return false;
}

function asRecord(array: ArrayType): RecordType {
  const { kind: _kind, item, min, max, ...facts } = array;
  const content = {
    kind: "elements" as const,
    mixed: false,
    particle: { kind: "element" as const, element: item, min, max, at: array.at },
  };
  const members = recordMembers({ attributes: [], content, parts: undefined });
  return {
    ...facts,
    kind: "record",
    abstract: false,
    standIns: undefined,
    tagged: "never",
    attributes: [],
    attributeWildcard: undefined,
    content,
    members,
    parts: undefined,
  };
}
