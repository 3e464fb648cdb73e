import { addToGroup, type OpenGroups } from "../../collection/group-by.js";
import type { ArrayType, RecordType, TypeModel, TypeUse } from "../contract-model.js";
import { derivationsBetween } from "../stand-ins.js";
import { usesOf } from "../type-uses.js";
import { recordMembers } from "./record-members.js";

/** What types are used for. */
interface TypeRoots {
  /** The types that messages have, or in a contract without messages those of the global elements. */
  readonly roots: readonly TypeUse[];
  /** Whether a type with one repeated element is an object with it, whatever else it could be. */
  readonly isWrapped: (id: string) => boolean;
}

/** Decides what depends on all types together: which wrapped arrays stay arrays, and which records may stand for others. */
export function settleTypes(types: readonly TypeModel[], { roots, isWrapped }: TypeRoots): readonly TypeModel[] {
  const byId = new Map(types.map((type) => [type.id, type]));
  const families = findFamilies(types, byId, roots);
  const inFamily = new Set([...families.values()].flat());
  const always = new Set([...families].flatMap(([id, members]) => members.filter((member) => member !== id)));
  const taggedOf = (id: string): RecordType["tagged"] => {
    if (always.has(id)) return "always";
    return inFamily.has(id) ? "maybe" : "never";
  };
  return types.map((type) => {
    const isTwisted = (array: ArrayType): boolean => containsItself(array, byId) || inFamily.has(array.id);
    const settled = type.kind === "array" && (isWrapped(type.id) || isTwisted(type)) ? asRecord(type) : type;
    if (settled.kind !== "record" || !(inFamily.has(settled.id) || families.has(settled.id))) return settled;
    return { ...settled, standIns: families.get(settled.id), tagged: taggedOf(settled.id) };
  });
}

/** For each complex type that a message declares and others are derived from: all that may stand there, itself first. */
function findFamilies(
  types: readonly TypeModel[],
  byId: ReadonlyMap<string, TypeModel>,
  roots: readonly TypeUse[],
): ReadonlyMap<string, readonly string[]> {
  const derived = derivedTypes(types);
  const families = new Map<string, readonly string[]>();
  const reached = new Set<string>();
  const open: TypeUse[] = [...roots];
  // One by one, as a call takes no hundred thousand arguments.
  const reachInside = (type: TypeModel): void => {
    for (const use of usesOf(type)) open.push(use);
  };
  for (let use = open.pop(); use !== undefined; use = open.pop()) {
    if (use.kind === "builtin" || reached.has(use.id)) continue;
    reached.add(use.id);
    const type = byId.get(use.id);
    if (type === undefined) continue;
    reachInside(type);
    const descendants = descendantsOf(type.id, derived).filter(
      (id) => !derivationsBetween(id, type.id, byId).some((way) => type.block?.includes(way)),
    );
    const family = familyOf(type, descendants, byId);
    if (family === undefined) continue;
    families.set(type.id, family);
    for (const descendant of descendants.flatMap((id) => byId.get(id) ?? [])) reachInside(descendant);
  }
  return families;
}

/** For each type, those that are derived from it in one step. */
function derivedTypes(types: readonly TypeModel[]): ReadonlyMap<string, readonly string[]> {
  const derived: OpenGroups<string, string> = new Map();
  for (const { id, name, base } of types) {
    if (base === undefined || name === undefined) continue;
    addToGroup(derived, base, id);
  }
  return derived;
}

/** A type and its descendants, without those that nothing can be of; undefined where none but itself is left. */
function familyOf(
  type: TypeModel,
  descendants: readonly string[],
  byId: ReadonlyMap<string, TypeModel>,
): readonly string[] | undefined {
  if (type.kind === "open" || type.kind === "scalar") return undefined;
  const concrete = [type.id, ...descendants].filter((id) => !isAbstract(byId.get(id)));
  return concrete.every((id) => id === type.id) ? undefined : concrete;
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
  const { kind: _kind, item, min, max, encoded: _encoded, ...facts } = array;
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
