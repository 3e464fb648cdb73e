import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeModules } from "./write-modules.js";

const golden = fileURLToPath(new URL("../../../generator/codegen/golden/", import.meta.url));
const compiled = fileURLToPath(new URL("./golden-modules/", import.meta.url));

/** Compiles a golden contract's output below `dist`, where packages are found, and gives the URL of each module. */
export function compileGolden(feature: string): (module: string) => string {
  const from = join(golden, feature, "out");
  const files = readdirSync(from).map((name) => [name, readFileSync(join(from, name), "utf8")] as const);
  return writeModules(join(compiled, feature), files);
}
