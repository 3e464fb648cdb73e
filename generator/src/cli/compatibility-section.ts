import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { UsageError } from "../config/usage-error.js";

/** The `compatibility` section of a config file, unread. Throws `UsageError` where the file is not there. */
export async function compatibilitySection(path: string, cwd: string): Promise<unknown> {
  const text = await readFile(resolve(cwd, path), "utf8").catch(() => {
    throw new UsageError(`There is no config ${path} in ${cwd}.`);
  });
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === "object" && "compatibility" in value ? value.compatibility : undefined;
  } catch (error) {
    throw new UsageError(`${path} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
