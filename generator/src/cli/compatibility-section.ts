import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { parseSections } from "../config/read-config.js";
import { UsageError } from "../config/usage-error.js";

/** The `compatibility` section of a config file, unread. Throws `UsageError` where the file is not there. */
export async function compatibilitySection(path: string, cwd: string): Promise<unknown> {
  const text = await readFile(resolve(cwd, path), "utf8").catch(() => {
    throw new UsageError(`There is no config ${path} in ${cwd}.`);
  });
  const value = parseSections(text, path);
  return value !== null && typeof value === "object" && "compatibility" in value ? value.compatibility : undefined;
}
