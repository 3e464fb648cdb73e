import { existsSync } from "node:fs";

// This package is no workspace: `npm ci` at the root must be quick, and does not install its tools.
if (!existsSync(new URL("node_modules/.package-lock.json", import.meta.url))) {
  console.error("The tools of the matrix are not installed. To install them: npm ci --prefix matrix");
  process.exitCode = 1;
}
