import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(new URL("../../../matrix/package.json", import.meta.url));

/** JavaScript runtimes whose programs come in packages of npm, one for each platform. The package `matrix` depends on them. */
export type ForeignRuntime = "bun" | "deno" | "workerd";

const x64 = process.arch === "x64";

/** The packages that may hold a runtime's program on this platform, and where in them it is. */
const places: Readonly<Record<ForeignRuntime, readonly (readonly [packageName: string, file: string])[]>> = {
  bun: [
    [`@oven/bun-${process.platform}-${x64 ? "x64" : "aarch64"}`, "bin/bun"],
    [`@oven/bun-${process.platform}-${x64 ? "x64" : "aarch64"}-musl`, "bin/bun"],
    // Where Bun's install script may run, it moves the program there.
    ["bun", "bin/bun.exe"],
  ],
  deno: [
    [`@deno/${process.platform}-${process.arch}`, "deno"],
    [`@deno/${process.platform}-${process.arch}-glibc`, "deno"],
  ],
  workerd: [[`@cloudflare/workerd-${process.platform}-${x64 ? "64" : process.arch}`, "bin/workerd"]],
};

/**
 * The file of a runtime's program; undefined if the platform has none, or before `npm ci --prefix matrix`. No install script is
 * needed.
 */
export function runtimeBinary(runtime: ForeignRuntime): string | undefined {
  const files = places[runtime].flatMap(([packageName, file]) => {
    const folder = packageFolder(packageName);
    return folder === undefined ? [] : [join(folder, file)];
  });
  return files.find(existsSync);
}

function packageFolder(name: string): string | undefined {
  try {
    return dirname(require.resolve(`${name}/package.json`));
  } catch {
    return undefined;
  }
}
