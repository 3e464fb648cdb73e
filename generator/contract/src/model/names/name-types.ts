import { groupBy } from "../../collection/group-by.js";
import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { namespaceName } from "../../schema/expanded-name.js";
import { freeName, isFreeTypeName, pascalCase } from "./identifier.js";

/** A type that needs a name: its id, and the words from which the name is made. */
interface NamedPlace {
  readonly id: string;
  readonly path: readonly string[];
}

/**
 * Gives each type a name that is unique in the contract and depends only on the type: its local name, or the path of a
 * type without a name. If types share a name, each gets the last word of its namespace, so that the order does not
 * matter. Names that were chosen by id are used unchanged. Names of built-in types that the contract uses, such as `ID`
 * and `Name`, are left to the runtime.
 */
export function nameTypes(
  places: readonly NamedPlace[],
  chosen: ReadonlyMap<string, string> = new Map(),
  builtins: ReadonlySet<string> = new Set(),
): ReadonlyMap<string, string> {
  const names = new Map(chosen);
  const unchosen = places.filter(({ id }) => !chosen.has(id));
  const groups = groupBy(unchosen, (place) => ownName(place, builtins));
  const given = new Set(chosen.values());
  for (const [name, group] of groups) {
    for (const place of group.toSorted((left, right) => (left.id < right.id ? -1 : 1))) {
      const wanted = group.length === 1 ? name : distinctName(name, place);
      const unique = freeName(wanted, (candidate) => isTaken(candidate, name));
      given.add(unique);
      names.set(place.id, unique);
    }
  }
  return names;

  /** Whether a name is taken; types keep the names that are theirs without a number. */
  function isTaken(unique: string, name: string): boolean {
    return given.has(unique) || (unique !== name && groups.has(unique));
  }
}

function ownName({ path }: NamedPlace, builtins: ReadonlySet<string>): string {
  const name = pascalCase(path);
  return builtins.has(name) ? `${name}Type` : name;
}

function distinctName(name: string, place: NamedPlace): string {
  const anonymous = place.id.endsWith("#") ? "Element" : "";
  return `${name}${anonymous}${namespaceWord(namespaceName(place.id))}`;
}

/** The last word of a namespace: `urn:shop:orders` -> `Orders`, `http://a.example/billing.xsd` -> `Billing`. */
function namespaceWord(namespace: string): string {
  const last = namespace
    .split(/[/:#?]/)
    .filter((part) => part !== "")
    .at(-1);
  return last === undefined ? "" : pascalCase(["_", last.replace(/\.\w+$/, "")]).replace(/^_/, "");
}

/** TypeScript names of types by `{namespace}Type`, or by `{namespace}Element/Element` for a type without a name. */
export type ChosenTypeNames = Readonly<Record<string, string>>;

/**
 * The type names that a configuration chooses, by the types' ids. A key without a type is reported and ignored, and so
 * is a name that is not a type name, or that two types would have.
 */
export function chooseTypeNames(
  chosen: ChosenTypeNames,
  ids: ReadonlySet<string>,
  diagnostics: Diagnostics,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [key, name] of Object.entries(chosen)) {
    const id = [key, `${key}#`].find((candidate) => ids.has(candidate));
    if (id === undefined) {
      diagnostics.report("chosen-name-unknown", undefined, { what: "type", key, name });
      continue;
    }
    const others = [...names.values()];
    if (isFreeTypeName(name) && !others.includes(name)) names.set(id, name);
    else diagnostics.report("chosen-name-taken", undefined, { what: "type", key, name });
  }
  return names;
}
