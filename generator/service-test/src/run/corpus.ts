import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ServiceFinding } from "./finding.js";
import type { CorpusEntry } from "./options.js";

/** The failures in a folder, which an earlier run wrote; none if there is no such folder. Throws for a file that is none of ours. */
export async function readCorpus(folder: string): Promise<readonly CorpusEntry[]> {
  const names = await readdir(folder).catch(() => []);
  return Promise.all(
    names
      .filter((name) => name.endsWith(".json"))
      .toSorted()
      .map((name) => readCorpusFile(join(folder, name))),
  );
}

/** One failure. Throws an `Error` for a file that is none. */
export async function readCorpusFile(path: string): Promise<CorpusEntry> {
  const entry: unknown = JSON.parse(await readFile(path, "utf8"));
  if (!isEntry(entry)) throw new Error(`${path} is no failure that stubwright test wrote.`);
  return entry;
}

function isEntry(value: unknown): value is CorpusEntry {
  if (typeof value !== "object" || value === null) return false;
  const {
    operation,
    check,
    expect,
    point = "",
    body,
    header = "",
  } = value as Partial<Record<keyof CorpusEntry, unknown>>;
  return (
    [operation, check, point, body, header].every((one) => typeof one === "string") &&
    (expect === "accept" || expect === "refuse")
  );
}

/** Writes the failures whose message is one of the contract's operations, each into a file of its own. */
export async function writeCorpus(folder: string, findings: readonly ServiceFinding[]): Promise<readonly string[]> {
  const kept = findings.filter(
    ({ level, body, operation, waivedBy }) =>
      level === "error" && body !== undefined && body !== "" && operation !== "" && waivedBy === undefined,
  );
  if (kept.length > 0) await mkdir(folder, { recursive: true });
  const paths: string[] = [];
  for (const { operation, check, expect, body = "", header, fingerprint, message, point } of kept) {
    const path = join(folder, `${operation.replace(/[^\w-]/g, "_")}-${check}-${fingerprint.slice(0, 8)}.json`);
    await writeFile(
      path,
      `${JSON.stringify({ operation, check, expect, message, point, body, header }, undefined, 2)}\n`,
    );
    paths.push(path);
  }
  return paths;
}
