import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Settings } from "@stubwright/compat/findings";
import { readSettings } from "@stubwright/compat/findings";
import { UsageError } from "@stubwright/contract/diagnostics";
import { parseSections } from "../config/read-config.js";
import type { ComparisonOptions } from "./comparison-options.js";
import { readReports, type WantedReport } from "./report-options.js";

/** How a comparison is judged and reported. */
export interface Judging {
  readonly settings: Settings;
  /** Waiver files beside those of the settings. */
  readonly waivers: readonly string[];
  readonly reports: readonly WantedReport[];
  /** Whether what breaks nobody is reported too. */
  readonly infos: boolean;
}

/** Reads what the options say, and the `compatibility` section of a config where there is one. Throws `UsageError`. */
export async function readJudging(
  options: ComparisonOptions,
  config: string | undefined,
  cwd: string,
): Promise<Judging> {
  const reports = readReports(options.report ?? []);
  const section = config === undefined ? undefined : await compatibilitySection(config, cwd);
  const settings = readSettings(section, options);
  return { settings, waivers: options.waivers ?? [], reports, infos: options.all === true };
}

async function compatibilitySection(path: string, cwd: string): Promise<unknown> {
  const text = await readFile(resolve(cwd, path), "utf8").catch(() => {
    throw new UsageError(`There is no config ${path} in ${cwd}.`);
  });
  const value = parseSections(text, path);
  return value !== null && typeof value === "object" && "compatibility" in value ? value.compatibility : undefined;
}
