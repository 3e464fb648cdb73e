// Writes the CommonJS form of a package, from its compiled modules, to dist/commonjs: for Jest with CommonJS, and for compilers that
// take a package's `require` condition. Node and bundlers never load it: docs/architecture.md says why.
// Without arguments: of the package in the current folder. With `--all`: of all published packages; `--clean` only removes it.
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const target = "dist/commonjs";
/** The nearest package.json decides what a `.js` file is. */
const manifest = { type: "commonjs", sideEffects: false };
/** The address of a module, for what Node loads beside it: workers, other modules. */
const ownUrl = 'const importMetaUrl = require("node:url").pathToFileURL(__filename).href;';

const isAll = process.argv.includes("--all") || process.argv.includes("--clean");
for (const folder of isAll ? packageFolders() : [resolve(".")]) {
  rmSync(join(folder, target), { recursive: true, force: true });
  if (!process.argv.includes("--clean")) await writeCommonJs(folder);
}

/** The folders of all packages that have entries for `require`. */
function packageFolders() {
  const root = fileURLToPath(new URL("..", import.meta.url));
  return ["", "generator", "integrations"]
    .flatMap((parent) => readdirSync(join(root, parent)).map((name) => join(root, parent, name)))
    .filter((folder) => existsSync(join(folder, "package.json")) && requiredEntries(folder).length > 0);
}

/** The modules that `require` loads, as package.json names them: `./dist/commonjs/index.js`. */
function requiredEntries(folder) {
  const { exports: entries = {} } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return Object.values(entries).flatMap(({ require }) => (require ? [require.default] : []));
}

async function writeCommonJs(folder) {
  const entryPoints = requiredEntries(folder);
  const modules = await reachableModules(
    folder,
    entryPoints.map((path) => path.replace(`${target}/`, "dist/")),
  );
  const knowAddress = modules.filter((path) => readFileSync(join(folder, path), "utf8").includes("import.meta.url"));
  await convert(
    folder,
    modules.filter((path) => !knowAddress.includes(path)),
  );
  if (knowAddress.length > 0) await convert(folder, knowAddress, ownUrl);
  for (const path of reachableDeclarations(folder, entryPoints)) copyDeclaration(folder, path);
  writeFileSync(join(folder, target, "package.json"), `${JSON.stringify(manifest)}\n`);
}

/** Writes each module in its CommonJS form. Nothing is bundled: entry points share modules, so a class is one class in all of them. */
async function convert(folder, modules, banner = "") {
  await build({
    absWorkingDir: folder,
    entryPoints: modules,
    outbase: "dist",
    outdir: target,
    format: "cjs",
    platform: "node",
    target: "node20",
    // `import()` becomes `require`: Jest's CommonJS modules have no `import()`.
    supported: { "dynamic-import": false },
    define: { "import.meta.url": "importMetaUrl" },
    banner: { js: banner },
    logLevel: "warning",
  });
}

/** The modules of a package that its entry points load. */
async function reachableModules(folder, entryPoints) {
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints,
    outdir: "unused",
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    metafile: true,
    write: false,
    logLevel: "warning",
  });
  return Object.keys(metafile.inputs);
}

/** The declaration files of a package that those of its entry points import, type-only imports included. */
function reachableDeclarations(folder, entryPoints) {
  const found = new Set(entryPoints.map((path) => path.replace(`${target}/`, "dist/").replace(/\.js$/, ".d.ts")));
  for (const path of found) {
    const text = readFileSync(join(folder, path), "utf8");
    for (const [, specifier] of text.matchAll(/(?:from|import\() ?"(\.[^"]+)\.js"/g))
      found.add(`./${relative(".", join(dirname(path), `${specifier}.d.ts`))}`);
  }
  return found;
}

function copyDeclaration(folder, path) {
  const copy = join(folder, target, relative("dist", path));
  mkdirSync(dirname(copy), { recursive: true });
  copyFileSync(join(folder, path), copy);
}
