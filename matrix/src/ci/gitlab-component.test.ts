import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { includeComponent } from "./gitlab-component.js";
import { type ProgramResult, runJobProgram } from "./job-program.js";
import { programEnv, root, ShopProject, shopSchema } from "./shop-project.js";

/** templates/gate.yml, included with inputs, and its script run as a runner of GitLab runs it. */

const component = join(root, "templates/gate.yml");
const project = new ShopProject();
let base: string;

/** A folder with an `npm` that installs nothing, because the project has all it needs, and tells its arguments. */
const programs = mkdtempSync(join(tmpdir(), "stubwright-programs-"));

beforeAll(async () => {
  writeFileSync(join(programs, "npm"), '#!/bin/sh\necho "npm $*"\n', { mode: 0o755 });
  await project.start(shopSchema(["open", "paid"]));
  base = await project.run("git", "rev-parse", "HEAD");
  await project.change(shopSchema(["open"]));
});

afterAll(() => {
  project.remove();
  rmSync(programs, { recursive: true });
});

/** Runs the job's script: one shell, which stops at the first command that fails. */
function runJob(inputs: Readonly<Record<string, string>>, name = "stubwright-gate"): Promise<ProgramResult> {
  const job = includeComponent(component, inputs)[name];
  if (job === undefined) throw new Error(`There is no job ${name}.`);
  rmSync(join(project.folder, "stubwright-reports"), { recursive: true, force: true });
  const env = {
    ...programEnv,
    ...job.variables,
    PATH: `${programs}:${programEnv.PATH}`,
    CI_PROJECT_DIR: project.folder,
    CI_MERGE_REQUEST_DIFF_BASE_SHA: base,
  };
  return runJobProgram("bash", ["-eo", "pipefail", "-c", job.script.join("\n")], { cwd: project.folder, env });
}

const report = (name: string): string => readFileSync(join(project.folder, "stubwright-reports", name), "utf8");

test("a merge request that breaks users fails, with reports on lines and what changed for whom", async () => {
  const { status, out } = await runJob({});
  expect([status, out.split("\n")[0]]).toEqual([1, "npm ci"]);
  expect(out).toContain("error enum-value-removed State");
  const issues = JSON.parse(report("code-quality.json"));
  expect(issues).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        check_name: "enum-value-removed",
        severity: "major",
        location: { path: "shop.xsd", lines: { begin: 5 } },
      }),
    ]),
  );
  expect(report("junit.xml")).toContain('<testsuite name="shop"');
  expect(report("report.md")).toContain("| ❌ | `enum-value-removed` |");
  expect(report("changelog.md")).toContain("**Next version of `@shop/api`:** `2.0.0`, after `1.4.2`");
});

test("the files of the artifacts are those that the script writes", async () => {
  const [job] = Object.values(includeComponent(component));
  await runJob({ "fail-on": "never" });
  const paths = [...(job?.artifacts.paths ?? []), ...Object.values(job?.artifacts.reports ?? {})];
  expect(paths.length).toBeGreaterThan(2);
  for (const path of paths) expect([path, existsSync(join(project.folder, path))]).toEqual([path, true]);
});

test.each<[inputs: Readonly<Record<string, string>>, status: number, text: string]>([
  [{ "fail-on": "never" }, 0, "enum-value-removed"],
  [{ base: "HEAD" }, 0, "shop: no difference that matters"],
  [{ base: "no-such-branch" }, 4, "The revision no-such-branch is not in this clone."],
  [{ config: "none.json" }, 2, "There is no"],
])("the inputs count: %j", async (inputs, status, text) => {
  const outcome = await runJob(inputs);
  expect([outcome.status, outcome.out]).toEqual([status, expect.stringContaining(text)]);
});

test("a version of stubwright comes from npm", async () => {
  writeFileSync(join(programs, "npx"), '#!/bin/sh\necho "npx $*" >&2\n', { mode: 0o755 });
  const { out } = await runJob({ version: "0.1.0", "job-name": "orders" }, "orders");
  rmSync(join(programs, "npx"));
  expect(out).toContain("npx --yes --package=stubwright@0.1.0 stubwright check --against=git:");
  expect(out).not.toContain("npm ci");
});

test("the job runs for merge requests, and refuses levels that do not exist", () => {
  const [job] = Object.values(includeComponent(component, { image: "node:22" }));
  expect(job).toMatchObject({ image: "node:22", rules: [{ if: '$CI_PIPELINE_SOURCE == "merge_request_event"' }] });
  expect(() => includeComponent(component, { "fail-on": "sometimes" })).toThrow("cannot be sometimes");
});
