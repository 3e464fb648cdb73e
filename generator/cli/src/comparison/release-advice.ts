import { isEnough, isVersion, nextVersion, type PackageAdvice, type ReleaseKind } from "@stubwright/compat/advice";
import { type Finding, treeFinding } from "@stubwright/compat/findings";
import type { Surface } from "@stubwright/compat/rules";
import type { GeneratedPackage } from "./generated-package.js";

/** The package of a contract on both sides. */
export interface PackagePair {
  readonly base: GeneratedPackage | undefined;
  readonly head: GeneratedPackage | undefined;
}

/** npm's version of a package that was never released. */
const unreleased = "0.0.0";

/**
 * The advice for a package. `current` is the version that a person names; without it, the base's version counts, or the head's
 * if the base has none. Undefined if no version is known.
 */
export function packageAdvice(
  { base, head }: PackagePair,
  release: ReleaseKind,
  named: string | undefined,
): PackageAdvice | undefined {
  const current = named ?? versionOf(base) ?? versionOf(head);
  if (current === undefined) return undefined;
  const reached = versionOf(head);
  return {
    name: head?.name ?? base?.name,
    current,
    next: nextVersion(current, release),
    head: reached,
    isEnough: reached !== undefined && isEnough({ base: current, head: reached }, release),
  };
}

/** The finding that the package's version is lower than the changes demand; none for a package that was never released. */
export function versionFindings(
  contract: string,
  { base, head }: PackagePair,
  release: ReleaseKind,
  surfaces: readonly Surface[],
): readonly Finding[] {
  const [old, now] = [versionOf(base), versionOf(head)];
  if (old === undefined || now === undefined || old === unreleased) return [];
  if (head === undefined || isEnough({ base: old, head: now }, release)) return [];
  const [surface] = surfaces;
  const finding = treeFinding("version-not-bumped", "contract", head.name ?? contract, {
    contract,
    facet: `at least ${nextVersion(old, release)}`,
    old,
    new: now,
    at: head.at,
    surface,
    ...(head.isPrivate && { atMost: "info" as const }),
  });
  return [finding];
}

function versionOf(one: GeneratedPackage | undefined): string | undefined {
  return one !== undefined && isVersion(one.version) ? one.version : undefined;
}
