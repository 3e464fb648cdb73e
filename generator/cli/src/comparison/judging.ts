import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Settings } from "@stubwright/compat/findings";
import { readSettings } from "@stubwright/compat/findings";
import { UsageError } from "@stubwright/contract/diagnostics";
import { parseSections } from "../config/read-config.js";
import type { ComparisonOptions } from "./comparison-options.js";
import { readReports, type WantedReport } from "./reports.js";

/** How a comparison is judged and reported: the options and the config's `compatibility` section, both checked. */
export interface Judging {
  readonly settings: Settings;
  /** Waiver files of the command line. The settings have those of the config. */
  readonly waivers: readonly string[];
  readonly reports: readonly WantedReport[];
  /** Whether changes that break nobody are reported too. */
  readonly infos: boolean;
}

/** Checks the options, and the `compatibility` section of `config` if a config is given. Throws `UsageError`. */
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
