import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root of this repository. */
const root = fileURLToPath(new URL("../../../", import.meta.url));

/** Have V8 optimize only what runs for long: of a compiler's few seconds it takes a third else, and what it made is hardly used. */
export const compilerFlags: readonly string[] = ["--interrupt-budget=600000"];

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
