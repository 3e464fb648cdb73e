import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@jest/globals";
import { connectionRules } from "./connection-tests.js";
import { type Host, hosts } from "./hosts.js";
import { wireRows } from "./wire-rows.js";

const docs = fileURLToPath(new URL("../../../docs/", import.meta.url));
const page = readFileSync(join(docs, "serving.md"), "utf8");

/** The rows of the table of hosts: the host, its line, and the file that has it. */
const rows = [...page.matchAll(/^\| ([^|]+) \| `([^|]+)` +\| \[`[\w.-]+`\]\(([^)]+)\) +\|/gm)].map(
  ([, host = "", line = "", file = ""]) => ({ host: host.trim(), line, file }),
);

test("docs/serving.md has every host", () => {
  expect(rows.length).toBeGreaterThanOrEqual(11);
});

test.each(rows)("the line for $host in docs/serving.md stands in its file", ({ line, file }) => {
  const text = readFileSync(join(docs, file), "utf8").replace(/\s+/g, " ");
  expect(text).toContain(line);
});

/** How many rules hold on a host as they do everywhere, hold otherwise, or cannot be tried. */
function countsOf(host: Host): readonly [same: number, otherwise: number, untried: number] {
  const all = wireRows.length + connectionRules(host, () => 0).length;
  const differences = Object.values(host.differs ?? {});
  const untried = differences.filter(({ want }) => want === undefined).length;
  return [all - differences.length, differences.length - untried, untried];
}

test.each(hosts)("docs/serving.md has the counts of $name on $runtime", (host) => {
  expect(page.replace(/ +/g, " ")).toContain(`| ${host.name} | ${host.runtime} | ${countsOf(host).join(" | ")} |`);
});
