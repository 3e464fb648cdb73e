import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { reportFolder } from "../../../release/dist/api-report/changed-reports.js";
import { root } from "../../../release/dist/published-packages.js";
import { makeApiReports, reportedEntries } from "./api-reports.js";

describe("API reports", () => {
  const reports = makeApiReports();

  test("each entry point with a promise has one, and nothing else does", () => {
    const files = reportedEntries().map(({ file }) => file);
    expect(files).toEqual(expect.arrayContaining(["stubwright.api.md", "runtime.api.md", "runtime-server.api.md"]));
    expect(readdirSync(join(root, reportFolder)).sort()).toEqual([...files].sort());
  });

  // A difference that is meant: npm run api:accept, and npx changeset.
  test.each([...reports.keys()])("%s says what the entry point exports", (file) => {
    const path = join(root, reportFolder, file);
    expect(reports.get(file)).toBe(existsSync(path) ? readFileSync(path, "utf8") : "");
    expect(reports.get(file)).toContain("export ");
  });
});
