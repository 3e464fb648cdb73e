import type { GeneratedFile } from "../print/source-file.js";

/** The generated modules that the console page needs: the operations, and all that they import. */
const needed: ReadonlySet<string> = new Set(["operations", "json", "xml", "content", "values", "namespaces"]);

/** Where the page has the runtime, as seen from the contract's modules. */
const runtimeModule = "../codec.js";

/**
 * The codecs of a contract as JavaScript for browsers, by file name. The page loads them as they are: no bundler is needed where a
 * contract is generated, and the browser checks messages with the same code as the server.
 */
export async function browserModules(files: readonly GeneratedFile[]): Promise<Readonly<Record<string, string>>> {
  const { transform } = await import("sucrase");
  const modules = files.flatMap(({ path, text }) => {
    const [, name] = /^([^/]+)\.ts$/.exec(path) ?? [];
    if (name === undefined || !needed.has(name)) return [];
    const { code } = transform(text, { transforms: ["typescript"], disableESTransforms: true });
    return [[`${name}.js`, withBrowserImports(code)] as const];
  });
  return Object.fromEntries(modules);
}

/** Browsers resolve neither package names nor paths without `.js`. */
function withBrowserImports(code: string): string {
  return code
    .replace(/^(import .*|\} )from "@stubwright\/runtime\/codec";$/gm, `$1from "${runtimeModule}";`)
    .replace(/^(import .*|\} )from "\.\/([\w-]+)(?:\.[jt]s)?";$/gm, '$1from "./$2.js";');
}
