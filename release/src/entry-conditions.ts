import type { Entry, Manifest } from "./published-packages.js";

/** The conditions of an entry point, from the path of its ES module. The order counts: a tool takes the first one that it knows. */
export function entryConditions(module: string): Exclude<Entry, string> {
  const types = module.replace(/\.js$/, ".d.ts");
  const required = (path: string): string => path.replace("./dist/", "./dist/commonjs/");
  return {
    "module-sync": module,
    module,
    require: { types: required(types), default: required(module) },
    types,
    default: module,
  };
}

/** The members of package.json by which tools find the entry points. `typesVersions` is for compilers that do not know `exports`. */
export function entryMembers(
  exports: Readonly<Record<string, Entry>>,
): Pick<Manifest, "main" | "types" | "exports" | "typesVersions"> {
  const entries = Object.entries(exports).map(([name, entry]): readonly [string, Entry] => {
    const module = typeof entry === "string" ? undefined : entry.default;
    return [name, typeof module === "string" ? entryConditions(module) : entry];
  });
  const typed = entries.flatMap(([name, entry]): readonly (readonly [string, string])[] => {
    const required = typeof entry === "string" ? undefined : entry.require;
    return typeof required === "object" && required.types !== undefined ? [[name, required.types]] : [];
  });
  const below = typed.filter(([name]) => name !== ".").map(([name, types]) => [name.slice(2), [types]] as const);
  const types = new Map(typed).get(".");
  return {
    ...(types && { main: types.replace(/\.d\.ts$/, ".js"), types }),
    exports: Object.fromEntries(entries),
    ...(below.length > 0 && { typesVersions: { "*": Object.fromEntries(below) } }),
  };
}
