import { readFile } from "node:fs/promises";
import { checkPackage, createPackageFromTarballData, type Problem } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";

/** What attw and publint say of an archive. */
export interface ArchiveCheck {
  /** The entries that attw resolved: `.`, `./codec`. */
  readonly entries: readonly string[];
  /** One line for each problem. */
  readonly problems: readonly string[];
}

/** Checks the archive at a path, with every kind of resolution that attw knows and all suggestions of publint. */
export async function checkArchive(path: string): Promise<ArchiveCheck> {
  const bytes = await readFile(path);
  const checked = await checkPackage(createPackageFromTarballData(bytes));
  const { messages, pkg } = await publint({
    pack: { tarball: toArrayBuffer(bytes) },
    strict: true,
    level: "suggestion",
  });
  const told = messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false }) ?? message.code}`);
  if (checked.types === false) return { entries: [], problems: ["attw: the archive has no types", ...told] };
  return { entries: Object.keys(checked.entrypoints), problems: [...checked.problems.map(describeProblem), ...told] };
}

function describeProblem(problem: Problem): string {
  const { kind, ...facts } = problem;
  return `attw: ${kind} ${JSON.stringify(facts)}`;
}

function toArrayBuffer(bytes: Buffer): ArrayBuffer {
  return Uint8Array.from(bytes).buffer;
}
