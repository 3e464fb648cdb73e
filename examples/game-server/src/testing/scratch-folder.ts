import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A new empty folder and what removes it again. */
export function createScratchFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), "game-server-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
