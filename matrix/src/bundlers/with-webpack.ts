import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import webpack, { type Stats, type StatsModule } from "webpack";
import { type Bundle, bundleOf } from "../../../conformance/dist/bundlers/bundle.js";

/** Bundles a program with webpack 5, in production mode, for browsers. */
export async function bundleWithWebpack(program: string): Promise<Bundle> {
  const folder = mkdtempSync(join(tmpdir(), "webpack-"));
  try {
    const compiler = webpack({
      mode: "production",
      target: "web",
      entry: { entry: program },
      output: { path: folder, filename: "[name].js", publicPath: "" },
      performance: false,
      cache: false,
    });
    const stats = await promisify<Stats | undefined>(compiler.run.bind(compiler))();
    await promisify(compiler.close.bind(compiler))();
    if (stats === undefined || stats.hasErrors() || stats.hasWarnings()) throw new Error(String(stats));
    const files = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));
    return bundleOf(
      "entry.js",
      files,
      modulesOf(stats.toJson({ all: false, modules: true, nestedModules: true }).modules),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The modules in the files, also those that webpack has put together into one. */
function modulesOf(modules: readonly StatsModule[] = []): readonly string[] {
  return modules.flatMap((module) => [module.nameForCondition ?? [], modulesOf(module.modules)].flat());
}
