import type { Finding } from "../findings/finding.js";
import { rankOf } from "../findings/judge.js";
import type { Settings } from "../findings/settings.js";

/** The result of one run, from which every report is made. */
export interface ComparisonReport {
  readonly contracts: readonly ComparedPair[];
  readonly findings: readonly Finding[];
  /** The entry of each contract by its name: a URL, or a path from the working folder of the command. */
  readonly entries?: Readonly<Record<string, string>>;
  readonly failOn: Settings["failOn"];
  /** Whether the run fails regardless of the findings: output is outdated, or a contract does not load. */
  readonly mustFail?: boolean;
}

/** A contract that was compared. */
export interface ComparedPair {
  readonly name: string;
  /** The names of the base and the head for people. */
  readonly base: string;
  readonly head: string;
  /** `new`: the base has no such contract; `removed`: the head has none. */
  readonly status: "compared" | "new" | "removed";
}

/** The number of findings by level, with waived ones counted separately. */
interface FindingCounts {
  readonly errors: number;
  readonly warnings: number;
  readonly infos: number;
  readonly waived: number;
}

/** Counts by level. */
export function countFindings(findings: readonly Finding[]): FindingCounts {
  const open = findings.filter((finding) => finding.waivedBy === undefined);
  const count = (level: Finding["level"]): number => open.filter((finding) => finding.level === level).length;
  return {
    errors: count("error"),
    warnings: count("warning"),
    infos: count("info"),
    waived: findings.length - open.length,
  };
}

/** Whether the run fails. */
export function isFailed(report: ComparisonReport): boolean {
  return report.mustFail === true || failures(report).length > 0;
}

/** Findings that make the run fail. */
export function failures({ findings, failOn }: ComparisonReport): readonly Finding[] {
  if (failOn === "never") return [];
  return findings.filter((finding) => finding.waivedBy === undefined && rankOf(finding.level) >= rankOf(failOn));
}
