import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import ts from "typescript";

const golden = fileURLToPath(new URL("../../golden/", import.meta.url));
const compiled = fileURLToPath(new URL("./golden-modules/", import.meta.url));

/** Compiles a golden contract's output below `dist`, where packages are found, and gives the URL of each module. */
export function compileGolden(feature: string): (module: string) => string {
  const from = join(golden, feature, "out");
  const to = join(compiled, feature);
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const { outputText } = ts.transpileModule(readFileSync(join(from, name), "utf8"), {
      compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true },
    });
    writeFileSync(join(to, name.replace(/\.ts$/, ".js")), outputText);
  }
  return (module) => pathToFileURL(join(to, `${module}.js`)).href;
}
