import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { lineWidth } from "../print/line-width.js";
import type { ContractSnapshot, SnapshotOperation, SnapshotType } from "./contract-snapshot.js";

/** The snapshot's name in the output folder. */
export const snapshotName = "stubwright.model.json";

/** The snapshot's text, the same on every machine, as Biome lays it out: short lists are on one line. */
export function printSnapshot(snapshot: ContractSnapshot): string {
  const { service, namespaces, operations, types } = snapshot;
  const text = JSON.stringify({ service, namespaces: namespaces && [], operations, types }, undefined, 2);
  return `${text.replace(emptyList, () => namespacesLine(namespaces ?? []))}\n`;
}

const emptyList = '  "namespaces": [],';

function namespacesLine(namespaces: readonly string[]): string {
  const names = namespaces.map((name) => JSON.stringify(name));
  const line = `  "namespaces": [${names.join(", ")}],`;
  return line.length <= lineWidth ? line : `  "namespaces": [\n    ${names.join(",\n    ")}\n  ],`;
}

/** The snapshot in an output folder; undefined where there is none yet. */
export async function readSnapshot(out: string): Promise<ContractSnapshot | undefined> {
  const text = await readFile(join(out, snapshotName), "utf8").catch(() => "");
  return parseSnapshot(text);
}

/** Reads a snapshot; undefined for what is none, such as one of another version. */
export function parseSnapshot(text: string): ContractSnapshot | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isObject(value) || typeof value.service !== "string") return undefined;
  const operations = recordOf(value.operations, readOperation);
  const types = recordOf(value.types, readType);
  if (operations === undefined || types === undefined) return undefined;
  const { namespaces, service } = value;
  return { service, ...(isTexts(namespaces) ? { namespaces } : {}), operations, types };
}

function readOperation(value: unknown): SnapshotOperation | undefined {
  if (!isObject(value) || typeof value.handler !== "string") return undefined;
  const facts = recordOf(value.facts, readText);
  return facts && { handler: value.handler, facts };
}

function readType(value: unknown): SnapshotType | undefined {
  if (!isObject(value)) return undefined;
  const facts = recordOf(value.facts, readText);
  const members = recordOf(value.members, readText);
  return facts && members && { facts, members };
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}

function readText(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** Undefined where one value is not what it should be. */
function recordOf<Value>(
  value: unknown,
  read: (value: unknown) => Value | undefined,
): Readonly<Record<string, Value>> | undefined {
  if (!isObject(value)) return undefined;
  const entries: [string, Value][] = [];
  for (const [key, one] of Object.entries(value)) {
    const done = read(one);
    if (done === undefined) return undefined;
    entries.push([key, done]);
  }
  return Object.fromEntries(entries);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}
