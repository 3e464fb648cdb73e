import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type ContractSnapshot, snapshotName } from "./contract-snapshot.js";
import { parseSnapshot } from "./print-snapshot.js";

/** The snapshot in an output folder; undefined where there is none yet. */
export async function readSnapshot(out: string): Promise<ContractSnapshot | undefined> {
  const text = await readFile(join(out, snapshotName), "utf8").catch(() => "");
  return parseSnapshot(text);
}
