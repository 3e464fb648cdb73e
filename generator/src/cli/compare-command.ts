import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { BaseUnavailableError } from "../base/base-unavailable-error.js";
import { pairEntries } from "../base/compared-entries.js";
import { openBase } from "../base/open-base.js";
import { readSettings, type SettingOptions } from "../compare/findings/read-settings.js";
import { UsageError } from "../config/usage-error.js";
import { runComparison } from "./comparison.js";
import { exitStatus } from "./exit-status.js";
import { readReports, writeReports } from "./report-options.js";
import type { Terminal } from "./terminal.js";

/** What the command line says of a comparison. */
export interface CompareOptions extends SettingOptions {
  readonly name?: string;
  readonly config?: string;
  readonly report?: readonly string[];
  readonly waivers?: readonly string[];
  /** Also tell what breaks nobody. */
  readonly all?: boolean;
}

/** Compares any two contracts: files, folders, revisions or URLs. A config is not needed. */
export async function compareCommand(
  base: string,
  head: string,
  options: CompareOptions,
  terminal: Terminal,
): Promise<number> {
  const reports = readReports(options.report ?? []);
  const section = options.config === undefined ? undefined : await compatibilitySection(options.config, terminal.cwd);
  const settings = readSettings(section, options);
  return withBase(terminal, async () => {
    const before = await openBase(base, terminal.cwd);
    try {
      const after = await openBase(head, terminal.cwd);
      try {
        const pairs = await pairEntries(before, after, options.name);
        const sides = { base: before.tree, head: after.tree };
        const comparison = { pairs, ...sides, settings, waivers: options.waivers ?? [], others: [] };
        const { status, report } = await runComparison(comparison, terminal);
        if (report.contracts.length > 0) {
          await writeReports(report, reports, { infos: options.all === true }, terminal);
        }
        return status;
      } finally {
        after.close();
      }
    } finally {
      before.close();
    }
  });
}

/** Runs something that needs a base; one that cannot be had has its own status, and the command that brings it. */
export async function withBase(terminal: Terminal, run: () => Promise<number>): Promise<number> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof BaseUnavailableError)) throw error;
    terminal.error(error.message);
    if (error.command !== undefined) terminal.error(`This brings it:\n  ${error.command}`);
    return exitStatus.base;
  }
}

/** The `compatibility` section of a config file, unread. Throws `UsageError` where the file is not there. */
export async function compatibilitySection(path: string, cwd: string): Promise<unknown> {
  const text = await readFile(resolve(cwd, path), "utf8").catch(() => {
    throw new UsageError(`There is no config ${path} in ${cwd}.`);
  });
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === "object" && "compatibility" in value ? value.compatibility : undefined;
  } catch (error) {
    throw new UsageError(`${path} is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
