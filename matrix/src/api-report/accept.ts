import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { reportFolder } from "../../../release/dist/api-report/changed-reports.js";
import { root } from "../../../release/dist/published-packages.js";
import { makeApiReports } from "./api-reports.js";

/** Writes the API reports, and says which ones changed. Who commits them accepts the change. */
const folder = join(root, reportFolder);
mkdirSync(folder, { recursive: true });
const accepted = new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")]));
const reports = makeApiReports();
for (const name of accepted.keys()) {
  if (reports.has(name)) continue;
  rmSync(join(folder, name));
  console.log(`removed ${reportFolder}/${name}`);
}
for (const [name, text] of reports) {
  if (accepted.get(name) === text) continue;
  writeFileSync(join(folder, name), text);
  console.log(`wrote ${reportFolder}/${name}`);
}
console.log("A changed report needs a changeset in the same branch: npx changeset");
