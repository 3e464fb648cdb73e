/** What an import says for a module that emitters call `./types.js`, with another extension; packages stay. */
export function importedModule(module: string, extension: string): string {
  return module.startsWith("./") ? module.replace(/\.js$/, () => extension) : module;
}
