import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { PartModel, RecordType, TypeModel } from "../contract-model.js";
import { exactTypeName } from "../stand-ins.js";
import { plainId } from "../type-place.js";
import { isWideList } from "../wide-choice.js";
import { freeName, pascalCase } from "./identifier.js";

/** The suffixes of the names that `server.ts` and `client.ts` declare for a contract. */
const declaredSuffixes = ["Service", "Client", "Listener"];

/** Names that must not change, by the ids of their types, and the diagnostics for those that have to. */
interface FixedNames {
  readonly chosen: ReadonlyMap<string, string>;
  readonly diagnostics: Diagnostics;
}

/**
 * Renames types whose name is needed for something that is generated beside them: the interfaces of the service and the
 * client, and the companions of types with derived types, choices or lists. If such a name was chosen, it is reported.
 */
export function separateNames(
  types: readonly TypeModel[],
  contract: string,
  { chosen, diagnostics }: FixedNames,
): readonly TypeModel[] {
  const taken = new Set(declaredSuffixes.map((suffix) => pascalCase([contract]) + suffix));
  for (const type of types) for (const name of companionNames(type)) taken.add(name);
  const names = new Set(types.map(({ typeName }) => typeName));
  const renamed = types.map((type) => {
    if (!taken.has(type.typeName)) return type;
    if (chosen.has(type.id)) {
      diagnostics.report("chosen-name-taken", type.at, {
        what: "type",
        key: plainId(type.id),
        name: type.typeName,
      });
      return type;
    }
    const typeName = freeName(`${type.typeName}Type`, (name) => taken.has(name) || names.has(name));
    names.add(typeName);
    return { ...type, typeName };
  });
  return keptApart(renamed, chosen);
}

/**
 * Renames types whose names other tools would not tell apart, because they split names into words, or write files on
 * disks that ignore case: `Account_Status` and `AccountStatus`. The first type keeps its name, and so do types with
 * chosen names.
 */
function keptApart(types: readonly TypeModel[], chosen: FixedNames["chosen"]): readonly TypeModel[] {
  const names = new Set(types.map(({ typeName }) => spoken(typeName)));
  const met = new Set(types.flatMap(({ id, typeName }) => (chosen.has(id) ? [spoken(typeName)] : [])));
  return types.map((type) => {
    const { id, typeName } = type;
    if (chosen.has(id) || !met.has(spoken(typeName))) {
      met.add(spoken(typeName));
      return type;
    }
    const free = freeName(`${typeName}2`, (name) => names.has(spoken(name)) || met.has(spoken(name)));
    met.add(spoken(free));
    return { ...type, typeName: free };
  });
}

/** A name reduced to what all tools tell apart: letters and digits, without case. */
function spoken(name: string): string {
  return name.replaceAll("_", "").toLowerCase();
}

/** The names of the declarations that are generated along with a type. */
function companionNames(type: TypeModel): readonly string[] {
  if (type.kind !== "record") return [];
  const own = exactTypeName(type);
  const plain = own === type.typeName ? [] : [own];
  return [...plain, ...partNames(type, own)];
}

function partNames(type: RecordType, own: string): readonly string[] {
  const parts = type.parts ?? [];
  const loose = parts.some(({ kind }) => kind === "choice") ? [`${own}Members`] : [];
  return [...loose, ...parts.flatMap((part) => itemNames(part, own))];
}

function itemNames(part: PartModel, own: string): readonly string[] {
  if (part.kind === "list") {
    const item = `${own}${pascalCase([part.property.slice(1)])}Item`;
    return isWideList(part) ? [item, `${item}Members`] : [item];
  }
  return part.kind === "choice" ? part.branches.flatMap((branch) => branch.flatMap((one) => itemNames(one, own))) : [];
}
