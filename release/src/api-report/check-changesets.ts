import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { root } from "../published-packages.js";
import { branchChanges, missingChangeset } from "./changed-reports.js";

/**
 * Fails if an API report differs from the commit that this one is compared with, and no changeset came with it. The argument is that
 * commit; without it, `.ci/base-commit` names it.
 */
const base = process.argv[2] ?? execFileSync(join(root, ".ci/base-commit"), { cwd: root, encoding: "utf8" }).trim();
const changes = branchChanges(root, base);
const missing = missingChangeset(changes);
if (missing === undefined) {
  const { reports, changesets } = changes;
  console.log(
    `compared with ${base.slice(0, 8)}: ${reports.length} API reports changed, ${changesets.length} changesets`,
  );
} else {
  console.log(missing);
  process.exitCode = 1;
}
