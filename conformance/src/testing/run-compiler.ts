import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root of this repository. */
const root = fileURLToPath(new URL("../../../", import.meta.url));

/**
 * Options that make V8 optimize later. Optimizing takes a third of a compiler run of a few seconds, and hardly pays off.
 * Node 24 does not have this option.
 */
export const compilerFlags: readonly string[] = process.versions.node.startsWith("20.")
  ? ["--interrupt-budget=600000"]
  : [];

/** Runs an installed TypeScript compiler (`typescript`, `typescript-6` or `typescript-7`) and returns its output. */
export function runCompiler(compiler: string, ...args: readonly string[]): Promise<string> {
  const program = join(root, "node_modules", compiler, "bin", "tsc");
  const options = { cwd: root, maxBuffer: 16 * 1024 * 1024 };
  return new Promise((done, fail) => {
    execFile(process.execPath, [...compilerFlags, program, ...args], options, (error, out) => {
      if (error !== null && out === "") fail(error);
      else done(out);
    });
  });
}
