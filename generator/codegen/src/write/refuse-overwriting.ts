import { resolve } from "node:path";
import { UsageError } from "@stubwright/contract/diagnostics";
import type { GeneratedFile } from "../emit/generated-file.js";

/**
 * Refuses output in the place of what it is made from (`inputs`, absolute paths), and two files of one path: the OpenAPI
 * document goes wherever the config says. Throws `UsageError`.
 */
export function refuseOverwriting(out: string, files: readonly GeneratedFile[], inputs: readonly string[]): void {
  const taken = new Set(inputs.map((path) => resolve(path)));
  for (const file of files) {
    const path = resolve(out, file.path);
    if (taken.has(path))
      throw new UsageError(`${path} would be overwritten: the contract's "openapi" needs a path of its own.`);
    taken.add(path);
  }
}
