// The gate: checks the generated code, compares the contract with the base, and writes annotations, summary, outputs and the report.
import { randomUUID } from "node:crypto";
import { appendFileSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { commentText, failureText, markerOf } from "./report.js";
import { runStubwright } from "./stubwright.js";

const { env } = process;
const { STUBWRIGHT_CONFIG: config = "", STUBWRIGHT_VERSION: version = "", STUBWRIGHT_FAIL_ON: failOn = "error" } = env;
const folder = mkdtempSync(join(env.RUNNER_TEMP || tmpdir(), "stubwright-"));
const marker = markerOf(env.STUBWRIGHT_FOLDER || ".", config);
const configured = config === "" ? [] : [`--config=${config}`];

/** The base to compare with: the input, or what the event says. Throws if there is none. */
function findBase() {
  if (env.STUBWRIGHT_BASE) return env.STUBWRIGHT_BASE;
  if (env.GITHUB_BASE_REF) return `git-merge-base:origin/${env.GITHUB_BASE_REF}`;
  const { before } = env.GITHUB_EVENT_PATH ? JSON.parse(readFileSync(env.GITHUB_EVENT_PATH, "utf8")) : {};
  if (typeof before === "string" && /^(?!0+$)[0-9a-f]{40,64}$/.test(before)) return `git:${before}`;
  throw new Error(
    "There is nothing to compare with: this is no pull request and no push to a branch that existed. Set the input base.",
  );
}

/** Shows output of a program. Workflow commands in it are text: GitHub obeys none until the token ends the pause. */
function show(text) {
  if (text.trim() === "") return;
  const token = randomUUID();
  process.stdout.write(`::stop-commands::${token}\n${text.trimEnd()}\n::${token}::\n`);
}

/** The text of a report that the command has written; empty if it has written none. */
function written(name) {
  const path = join(folder, name);
  return existsSync(path) ? readFileSync(path, "utf8").trimEnd() : "";
}

function check(base) {
  const reports = ["json", "markdown", "github"].map((format) => `--report=${format}=${join(folder, format)}`);
  return runStubwright(
    ["check", `--against=${base}`, `--fail-on=${failOn}`, ...configured, ...reports, "--report=text"],
    version,
  );
}

/** What changed, in Markdown and as data; nothing if it cannot be told. */
function changelog(base) {
  const tell = (format) => runStubwright(["changelog", `--format=${format}`, ...configured, "--", base, "."], version);
  const [markdown, json] = [tell("markdown"), tell("json")];
  if (markdown.status !== 0 || json.status !== 0) {
    show(markdown.stderr);
    return { text: "", contracts: [] };
  }
  return { text: markdown.stdout.trimEnd(), contracts: JSON.parse(json.stdout).contracts };
}

/** The version that the changes demand; with several packages, each with its name. */
function nextVersion(contracts) {
  const packages = new Map();
  for (const { name, package: advice } of contracts) {
    if (advice === undefined) continue;
    const title = /^[\w@/.-]+$/.test(advice.name ?? name) ? (advice.name ?? name) : "package";
    const known = packages.get(title);
    if (known === undefined || advice.next.localeCompare(known, "en", { numeric: true }) > 0)
      packages.set(title, advice.next);
  }
  if (packages.size === 1) return [...packages.values()][0];
  return [...packages].map(([title, next]) => `${title}@${next}`).join(" ");
}

/** Annotations of GitHub, and nothing else: one command in each line. */
function annotations() {
  return written("github")
    .split("\n")
    .filter((line) => /^::(?:error|warning|notice) /.test(line));
}

/** Runs the gate. Returns the verdict, the outputs and the text of the report. */
function judge() {
  const base = findBase();
  const checked = check(base);
  show(`${checked.stdout}${checked.stderr}`);
  for (const line of annotations()) process.stdout.write(`${line}\n`);
  const json = written("json");
  if (json === "") {
    const output = `${checked.stdout}${checked.stderr}`;
    return {
      verdict: "error",
      status: checked.status || 1,
      errors: "",
      warnings: "",
      next: "",
      text: failureText(marker, output),
    };
  }
  const { counts } = JSON.parse(json);
  const told = changelog(base);
  return {
    verdict: { 0: "pass", 1: "fail" }[checked.status] ?? "error",
    status: checked.status,
    errors: counts.errors,
    warnings: counts.warnings,
    next: nextVersion(told.contracts),
    text: commentText(marker, { findings: written("markdown"), changelog: told.text }),
  };
}

function judgeOrTell() {
  try {
    return judge();
  } catch (error) {
    show(error.message);
    return {
      verdict: "error",
      status: 2,
      errors: "",
      warnings: "",
      next: "",
      text: failureText(marker, error.message),
    };
  }
}

const { verdict, status, errors, warnings, next, text } = judgeOrTell();
const report = join(folder, "report.md");
writeFileSync(report, `${text}\n`);
const outputs = { verdict, status, errors, warnings, "next-version": next, report };
const lines = Object.entries(outputs).map(([name, value]) => `${name}=${value}\n`);
if (env.GITHUB_OUTPUT) appendFileSync(env.GITHUB_OUTPUT, lines.join(""));
if (env.GITHUB_STEP_SUMMARY) appendFileSync(env.GITHUB_STEP_SUMMARY, `${text}\n`);
