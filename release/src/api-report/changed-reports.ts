import { execFileSync } from "node:child_process";

/** The folder of the accepted reports, from the root. */
export const reportFolder = "docs/api-report";

/** What a branch changed, next to the commit it is compared with. Paths start at the root of the repository. */
export interface BranchChanges {
  /** The reports that differ. */
  readonly reports: readonly string[];
  /** The changesets that are new or differ. */
  readonly changesets: readonly string[];
  /** Whether the version differs: then a release took the changesets away. */
  readonly isRelease: boolean;
}

/** Reads what differs between a commit and the files in `folder`, committed or not. */
export function branchChanges(folder: string, base: string): BranchChanges {
  const git = (...args: readonly string[]): string => execFileSync("git", args, { cwd: folder, encoding: "utf8" });
  const changed = (filter: string, path: string): readonly string[] =>
    [
      git("diff", "--name-only", `--diff-filter=${filter}`, base, "--", path),
      git("ls-files", "--others", "--exclude-standard", "--", path),
    ]
      .flatMap((list) => list.split("\n"))
      .filter((name) => name.endsWith(".md"));
  return {
    reports: changed("AMD", reportFolder),
    changesets: changed("AM", ".changeset").filter((name) => !name.endsWith("README.md")),
    isRelease: /^[-+] {2}"version":/m.test(git("diff", base, "--", "runtime/package.json")),
  };
}

/** Says which changeset is missing. Undefined if none is. */
export function missingChangeset({ reports, changesets, isRelease }: BranchChanges): string | undefined {
  if (reports.length === 0 || changesets.length > 0 || isRelease) return undefined;
  const list = reports.map((name) => `  ${name}`).join("\n");
  return `The exports of the packages change, and no changeset says so:\n${list}\nTo write one: npx changeset`;
}
