import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root of this repository. */
const root = fileURLToPath(new URL("../../../", import.meta.url));

/**
 * Has V8 optimize only what runs for long: of a compiler's few seconds that takes a third else, and what it made is hardly used.
 * The V8 of Node 24 has no such flag.
 */
export const compilerFlags: readonly string[] = process.versions.node.startsWith("20.")
  ? ["--interrupt-budget=600000"]
  : [];

/** Runs one of the installed TypeScript compilers (`typescript`, `typescript-6`, `typescript-7`); gives what it printed. */
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
