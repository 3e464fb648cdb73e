import { compare, inc, parse } from "semver";
import type { Finding } from "../findings/finding.js";
import type { RuleId } from "../rules/rules.js";
import { noteOf } from "./notes/index.js";

/** The kind of the next release, by Semantic Versioning 2.0 (semver.org); `none` if nothing changed. */
export type ReleaseKind = "major" | "minor" | "patch" | "none";

const ranked: readonly ReleaseKind[] = ["none", "patch", "minor", "major"];

/** Rules whose changes neither break code nor add to it. */
const withoutNews: ReadonlySet<RuleId> = new Set<RuleId>(["endpoint-address-changed", "generator-version-changed"]);

/**
 * The kind of release that changes demand: major if one breaks callers or implementers, minor if one adds something or needs a
 * look, else patch. Waived findings count, because a waiver does not make a change compatible. `isRewritten` tells whether
 * the contract's documents differ, if only in their documentation.
 */
export function releaseKindOf(
  findings: readonly Finding[],
  { isRewritten }: { readonly isRewritten: boolean },
): ReleaseKind {
  const kinds = findings.filter(isOfRelease).map(({ level, rule }): ReleaseKind => {
    if (level === "error") return "major";
    return withoutNews.has(rule) ? "patch" : "minor";
  });
  return highestOf([isRewritten ? "patch" : "none", ...kinds]);
}

/** Whether a finding is about the contract's users, for old clients with the new server. */
export function isOfRelease({ rule, order }: Finding): boolean {
  return order === "oc" && noteOf(rule) !== undefined;
}

/** The highest of several kinds of release. */
export function highestOf(kinds: readonly ReleaseKind[]): ReleaseKind {
  return ranked[Math.max(0, ...kinds.map((kind) => ranked.indexOf(kind)))] ?? "none";
}

/**
 * The version after `current`. Below 1.0.0, a major release raises the minor version, because npm's ranges (`^0.4.2`) take
 * patches only. `current` is a semantic version.
 */
export function nextVersion(current: string, kind: ReleaseKind): string {
  if (kind === "none") return current;
  const isEarly = parse(current)?.major === 0;
  return inc(current, isEarly && kind === "major" ? "minor" : kind) ?? current;
}

/** Whether a text is a semantic version. */
export function isVersion(text: string): boolean {
  return parse(text) !== null;
}

/** Whether a version is as high as changes demand. A pre-release of the next version is enough. */
export function isEnough(version: { readonly base: string; readonly head: string }, kind: ReleaseKind): boolean {
  if (kind === "none") return true;
  const head = parse(version.head);
  if (head === null || compare(version.head, version.base) <= 0) return false;
  return compare(`${head.major}.${head.minor}.${head.patch}`, nextVersion(version.base, kind)) >= 0;
}
