import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Manifest, manifestName, parseManifest } from "./manifest.js";

/** The text of a file of the output; undefined where there is none to read. */
export async function outputText(path: string): Promise<string | undefined> {
  return readFile(path, "utf8").catch(() => undefined);
}

/** The manifest in an output folder; undefined where there is none. */
export async function readManifest(out: string): Promise<Manifest | undefined> {
  return parseManifest((await outputText(join(out, manifestName))) ?? "");
}
