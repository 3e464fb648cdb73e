import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@jest/globals";

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
