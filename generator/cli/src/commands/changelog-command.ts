import {
  type ContractChangelog,
  changelogJson,
  changelogMarkdown,
  isVersion,
  tellReaders,
} from "@stubwright/compat/advice";
import type { SettingOptions } from "@stubwright/compat/findings";
import { UsageError } from "@stubwright/contract/diagnostics";
import { readJudging } from "../comparison/judging.js";
import { packageAdvice } from "../comparison/release-advice.js";
import { compareEntries, withBase } from "../comparison/run-comparison.js";
import type { Terminal } from "../terminal/terminal.js";
import { openComparison } from "./compare-command.js";

/** Options of `stubwright changelog`. */
interface ChangelogOptions extends Pick<SettingOptions, "surface" | "readers"> {
  readonly config?: string;
  readonly contract?: string;
  readonly allowNetwork?: boolean;
  readonly waivers?: readonly string[];
  /** The version to count from, instead of the package's own. */
  readonly current?: string;
  readonly format?: string;
}

const formats = { markdown: changelogMarkdown, json: changelogJson } as const;

/**
 * Prints what changed between two contracts for each kind of reader, and the next version of each generated package. Findings
 * never fail the command.
 */
export async function changelogCommand(
  base: string,
  head: string,
  options: ChangelogOptions,
  terminal: Terminal,
): Promise<number> {
  const { current, format = "markdown", surface, readers, waivers = [] } = options;
  if (format !== "markdown" && format !== "json")
    throw new UsageError(`--format must be markdown or json, not ${format}.`);
  if (current !== undefined && !isVersion(current))
    throw new UsageError(`--current must be a semantic version such as 1.4.2, not ${current}.`);
  const { settings } = await readJudging({ surface, readers, order: "oc" }, options.config, terminal.cwd);
  return withBase(terminal, async () => {
    const comparison = await openComparison(base, head, options, terminal);
    const { status, report, releases } = await compareEntries(comparison, { settings, waivers }, terminal);
    const changelogs = report.contracts.flatMap((pair): ContractChangelog[] => {
      const released = releases.get(pair.name);
      if (released === undefined) return [];
      const findings = report.findings.filter((finding) => finding.contract === pair.name);
      const advice = packageAdvice(released.packages, released.release, current);
      return [
        { ...pair, release: released.release, package: advice, readers: tellReaders(findings, settings.surfaces) },
      ];
    });
    if (changelogs.length > 0) terminal.out(formats[format](changelogs));
    return status;
  });
}
