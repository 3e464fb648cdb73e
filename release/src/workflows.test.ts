import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { parse } from "yaml";
import { root } from "./published-packages.js";

/** What GitHub and GitLab are told to run. No runner is here, so these are facts of the files. */
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const { scripts } = JSON.parse(read("package.json"));
const files = [".github/workflows/ci.yml", ".github/workflows/release.yml", ".gitlab-ci.yml"];

interface Step {
  readonly run?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

const [ci, release, gitlab] = files.map((path) => parse(read(path), { strict: true, uniqueKeys: true }));
const stepsOf = (job: { readonly steps: readonly Step[] }): readonly Step[] => job.steps;
const runsOf = (job: { readonly steps: readonly Step[] }): readonly string[] =>
  stepsOf(job).flatMap(({ run }) => (run === undefined ? [] : [run]));

test.each(files)("the commands of %s exist", (path) => {
  const text = read(path);
  for (const [, name = ""] of text.matchAll(/npm run ([\w:-]+)/g)) expect(Object.keys(scripts)).toContain(name);
  for (const [, name = ""] of text.matchAll(/(?:bash|uses:) \.?\/?(\.(?:ci|github)\/\S+)/g))
    expect([name, existsSync(join(root, name))]).toEqual([name, true]);
});

test.each(files)("the shell reads the commands of %s", (path) => {
  const document = parse(read(path));
  const jobs: Record<string, { steps?: Step[]; script?: string[] }> = document.jobs ?? document;
  const commands = Object.values(jobs).flatMap(({ steps = [], script = [] }) => [
    ...steps.flatMap(({ run = "true" }) => run),
    ...script,
  ]);
  expect(commands.length).toBeGreaterThan(0);
  for (const command of commands) execFileSync("bash", ["-n", "-c", command], { stdio: "pipe" });
});

describe("GitHub", () => {
  test("CI runs .ci/run with the whole history, on pull requests and the main line, and may write nothing", () => {
    expect(ci.on).toEqual({ push: { branches: ["main"] }, pull_request: null, workflow_call: null });
    expect(ci.permissions).toEqual({ contents: "read" });
    expect(runsOf(ci.jobs.ci)).toContain("bash .ci/run");
    expect(stepsOf(ci.jobs.ci)[0]).toMatchObject({ uses: "actions/checkout@v4", with: { "fetch-depth": 0 } });
  });

  test("a release follows a tag, after CI, and only its last job has an identity", () => {
    expect(release.on).toEqual({ push: { tags: ["v*"] } });
    expect(release.permissions).toEqual({ contents: "read" });
    const { ci: first, publish } = release.jobs;
    expect(first).toEqual({ uses: "./.github/workflows/ci.yml" });
    expect(publish).toMatchObject({
      needs: "ci",
      environment: "npm",
      permissions: { contents: "read", "id-token": "write" },
    });
    expect(runsOf(publish).at(-1)).toBe("npm run release:publish -- --provenance");
    expect(runsOf(publish).indexOf("npm ci")).toBeLessThan(runsOf(publish).length - 1);
    expect(read(".github/workflows/release.yml")).not.toMatch(/secrets\.|_TOKEN/);
  });
});

describe("GitLab", () => {
  test("CI runs .ci/run with the whole history", () => {
    expect(gitlab.variables).toEqual({ GIT_DEPTH: "0" });
    expect(gitlab.ci.script).toEqual(["bash .ci/run"]);
  });

  test("a release follows a tag, after CI, when a person starts it, with tokens for npm and for provenance", () => {
    expect(gitlab.publish).toMatchObject({
      needs: ["ci"],
      rules: [{ if: "$CI_COMMIT_TAG =~ /^v/", when: "manual" }],
      id_tokens: { NPM_ID_TOKEN: { aud: "npm:$NPM_HOST" }, SIGSTORE_ID_TOKEN: { aud: "sigstore" } },
    });
    expect(gitlab.stages).toEqual([gitlab.ci.stage, gitlab.publish.stage]);
    expect(gitlab.publish.script.at(-1)).toBe("npm run release:publish -- --provenance");
  });
});

describe.each([
  ["GitHub", () => runsOf(release.jobs.publish), "GITHUB_REF_NAME"],
  ["GitLab", (): readonly string[] => gitlab.publish.script, "CI_COMMIT_TAG"],
])("%s refuses a tag", (_title, commands, variable) => {
  const check = commands().find((command) => command.startsWith("test ")) ?? "false";
  const { version } = JSON.parse(read("runtime/package.json"));
  const passes = (tag: string): boolean => {
    try {
      execFileSync("bash", ["-c", check], { cwd: root, env: { ...process.env, [variable]: tag }, stdio: "pipe" });
      return true;
    } catch {
      return false;
    }
  };
  test("of another version", () => {
    expect([passes(`v${version}`), passes("v99.0.0"), passes(version)]).toEqual([true, false, false]);
  });
});

test("npm states where a package comes from only if package.json names the same repository", () => {
  const { repository } = JSON.parse(read("runtime/package.json"));
  expect(repository.url).toMatch(/^git\+https:\/\/github\.com\/[\w-]+\/[\w-]+\.git$/);
});
