import { addToGroup, type OpenGroups } from "../../collection/group-by.js";
import type { ArrayType, RecordType, TypeModel, TypeUse } from "../contract-model.js";
import { derivationsBetween } from "../stand-ins.js";
import { usesOf } from "../type-uses.js";
import { recordMembers } from "./record-members.js";

/** The uses of types that decide how types relate. */
interface TypeRoots {
  /** The types of messages, or of the global elements in a contract without messages. */
  readonly roots: readonly TypeUse[];
  /** Whether a type with one repeated element becomes an object instead of an array. */
  readonly isWrapped: (id: string) => boolean;
}

/**
 * Decides the facts that depend on all types together: which wrapped arrays become arrays, and which records may
 * replace others.
 */
export function relateTypes(types: readonly TypeModel[], { roots, isWrapped }: TypeRoots): readonly TypeModel[] {
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
    const related = type.kind === "array" && (isWrapped(type.id) || isTwisted(type)) ? asRecord(type) : type;
    if (related.kind !== "record" || !(inFamily.has(related.id) || families.has(related.id))) return related;
    return { ...related, standIns: families.get(related.id), tagged: taggedOf(related.id) };
  });
}

/** The types that may replace each declared complex type in a message, itself first, if any other may. */
function findFamilies(
  types: readonly TypeModel[],
  byId: ReadonlyMap<string, TypeModel>,
  roots: readonly TypeUse[],
): ReadonlyMap<string, readonly string[]> {
  const derived = derivedTypes(types);
  const families = new Map<string, readonly string[]>();
  const reached = new Set<string>();
  const open: TypeUse[] = [...roots];
  // They are added one by one, because a call cannot take a hundred thousand arguments.
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

/** The types that are derived from each type in one step. */
function derivedTypes(types: readonly TypeModel[]): ReadonlyMap<string, readonly string[]> {
  const derived: OpenGroups<string, string> = new Map();
  for (const { id, name, base } of types) {
    if (base === undefined || name === undefined) continue;
    addToGroup(derived, base, id);
  }
  return derived;
}

/** A type and its descendants, without those that no value can have; undefined if only the type itself is left. */
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

/**
 * Whether an array consists of arrays that finally consist of the array itself: TypeScript cannot express such a type.
 */
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
