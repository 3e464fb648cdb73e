import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "@jest/globals";
import { serviceOf } from "../../../compat/dist/testing/compare-fixture.js";
import { el, seq, type } from "../../../contract/dist/testing/schema-notation.js";
import { stubwrightIn } from "../testing/contract-project.js";

const folder = mkdtempSync(join(tmpdir(), "stubwright-shallow-"));
const [origin, clone] = [join(folder, "origin"), join(folder, "clone")];
afterAll(() => rmSync(folder, { recursive: true }));

const person = ["-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false"];

function git(cwd: string, ...args: readonly string[]): void {
  execFileSync("git", [...person, ...args], { cwd, stdio: "pipe" });
}

function commit(name: string, text: string): void {
  writeFileSync(join(origin, name), text);
  git(origin, "add", "-A");
  git(origin, "commit", "-qm", name);
}

test("in a shallow clone of a branch, one suggested command is enough", async () => {
  const contract = (member: string): string => serviceOf(type("T", seq(el(member))))["contract.wsdl"] ?? "";
  mkdirSync(origin);
  git(origin, "init", "-qb", "main");
  commit("shop.wsdl", contract("a"));
  git(origin, "checkout", "-qb", "feature");
  commit("shop.wsdl", contract("b"));
  commit("other.txt", "one");
  git(origin, "checkout", "-q", "main");
  commit("another.txt", "two");
  git(folder, "clone", "-q", "--depth", "1", "--branch", "feature", pathToFileURL(origin).href, clone);
  const args = ["compare", "git-merge-base:origin/main", "."];
  const refused = await stubwrightIn(clone, args);
  expect(refused.status).toBe(4);
  const [, command = ""] = /^ {2}git (.*)$/m.exec(refused.error) ?? [];
  git(clone, ...command.split(" "));
  const compared = await stubwrightIn(clone, args);
  expect(compared).toMatchObject({ status: 1, out: expect.stringContaining("error member-renamed T/a: a -> b") });
});
