import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ContractOptions, type GenerateResult, generate } from "stubwright";

/** Generates a contract of files that are given by name; the first one is the entry. Nothing of it stays on the disk. */
export async function generateWritten(
  files: Readonly<Record<string, string>>,
  options: Partial<ContractOptions> = {},
): Promise<GenerateResult> {
  const cwd = mkdtempSync(join(tmpdir(), "contract-"));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(cwd, name), text);
    const [entry = ""] = Object.keys(files);
    return await generate({ name: "test", ...options, entry, cwd });
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
}
