import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { lineWidth } from "../print/doc-comment.js";

/**
 * The facts of a contract, which `stubwright.snapshot.json` keeps beside the generated code. The next run compares with
 * them to print what changed. Each member or fact is a line, so that the file's diff in a review shows the change of
 * the contract.
 */
export interface ContractSnapshot {
  /** The interface that handlers implement: `GamePlayService`. */
  readonly service: string;
  /**
   * The namespaces of the types and messages, sorted, because names in TypeScript do not show them. Undefined in an old
   * snapshot.
   */
  readonly namespaces?: readonly string[];
  /** The operations by name. */
  readonly operations: Readonly<Record<string, SnapshotOperation>>;
  /** The types by their names in TypeScript. */
  readonly types: Readonly<Record<string, SnapshotType>>;
}

/** The facts of an operation. */
export interface SnapshotOperation {
  /** The method of the service interface. */
  readonly handler: string;
  /** The text of each fact: `request`, `reply`, `faults`, `SOAP version`, `SOAP action`, `routes`. */
  readonly facts: Readonly<Record<string, string>>;
}

/** The facts of a type. */
export interface SnapshotType {
  /** The facts of the type as a whole: `extends`, `content`, `restriction of`, `enumeration`, ... */
  readonly facts: Readonly<Record<string, string>>;
  /** The text of each member, `xs:int, optional, nillable`, by the member's name in the order of the contract. */
  readonly members: Readonly<Record<string, string>>;
}

/** The snapshot's file name in the output folder. */
export const snapshotName = "stubwright.snapshot.json";

/** The snapshot's file name in folders that an earlier version generated. */
const formerSnapshotName = "stubwright.model.json";

/** Prints a snapshot, the same on every machine and as Biome formats JSON: short lists are on one line. */
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

/** Reads the snapshot of an output folder, also one under the former name; undefined if there is none. */
export async function readSnapshot(out: string): Promise<ContractSnapshot | undefined> {
  const read = (name: string): Promise<string> => readFile(join(out, name), "utf8");
  const text = await read(snapshotName)
    .catch(() => read(formerSnapshotName))
    .catch(() => "");
  return parseSnapshot(text);
}

/** Parses a snapshot; undefined if the text is not one, or one of another version. */
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

/** Reads each value of an object; undefined if one of them cannot be read. */
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
