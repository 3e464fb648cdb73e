import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "@jest/globals";
import { packageOrigin } from "./package-origin.js";

const project = mkdtempSync(join(tmpdir(), "stubwright-origin-"));
afterAll(() => rmSync(project, { recursive: true, force: true }));

mkdirSync(join(project, "node_modules"));
const packages = {
  "node_modules/packed": { resolved: "file:../archives/packed-0.1.0.tgz" },
  "node_modules/packed/node_modules/inner": { resolved: "file:inner.tgz" },
  "node_modules/@scope/published": { resolved: "https://registry.example/published-1.0.0.tgz" },
  "node_modules/bundled": {},
};
writeFileSync(join(project, "node_modules/.package-lock.json"), JSON.stringify({ packages }));

test.each([
  ["a checkout", join(project, "checkout/generator"), join(project, "checkout/generator")],
  ["an archive", join(project, "node_modules/packed"), join(project, "../archives/packed-0.1.0.tgz")],
  [
    "an archive, below another package",
    join(project, "node_modules/packed/node_modules/inner"),
    join(project, "inner.tgz"),
  ],
  ["a registry", join(project, "node_modules/@scope/published"), undefined],
  ["a bundle", join(project, "node_modules/bundled"), undefined],
  ["nobody knows", join(project, "node_modules/unknown"), undefined],
  ["no list", join(project, "elsewhere/node_modules/packed"), undefined],
])("a package from %s", (_title, path, want) => {
  expect(packageOrigin(path)).toBe(want);
});
