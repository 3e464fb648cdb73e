/** What a module exports, by name. */
export type ModuleExports = Readonly<Record<string, unknown>>;

/** Modules that generated code imports and that exist already, by their specifier: `@stubwright/runtime/codec`. */
export type OutsideModules = ReadonlyMap<string, ModuleExports>;

/** Gives the exports of a module by its name, without an extension; undefined if there is no such module. */
export type ModuleSource = (name: string) => ModuleExports | undefined;

/**
 * Evaluates CommonJS modules of one folder when somebody asks for them, each once.
 *
 * The modules run in this realm and get this process's own copy of the runtime. Node's module loader would give neither
 * inside a bundle, and would keep every version of a contract that changes until the process ends.
 */
export function evaluateModules(
  texts: ReadonlyMap<string, string>,
  outside: OutsideModules,
  label: string,
): ModuleSource {
  const loaded = new Map<string, Record<string, unknown>>();
  const load = (name: string): ModuleExports | undefined => {
    const known = loaded.get(name);
    if (known !== undefined) return known;
    const text = texts.get(name);
    if (text === undefined) return undefined;
    const exports: Record<string, unknown> = {};
    loaded.set(name, exports);
    const run = new Function("exports", "require", `${text}\n//# sourceURL=stubwright-live/${label}/${name}.js`);
    run(exports, resolve);
    return exports;
  };
  const resolve = (specifier: string): ModuleExports => {
    const found = specifier.startsWith("./") ? load(moduleName(specifier)) : outside.get(specifier);
    if (found === undefined) throw new Error(`Generated code imports ${specifier}, which nobody provides.`);
    return found;
  };
  return load;
}

/** The name of a module by its path: `./xml.js` is `xml`. */
function moduleName(path: string): string {
  return path.replace(/^\.\//, "").replace(/\.[jt]s$/, "");
}
