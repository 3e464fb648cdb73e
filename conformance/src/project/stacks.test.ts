import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@jest/globals";
import { stackContracts } from "../other-stacks/stack-contracts.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** One stack that was tried. */
interface StackRow {
  readonly stack: string;
  readonly version: string;
  readonly direction: string;
  readonly result: string;
  /** The test that shows it. */
  readonly shownBy: string;
}

const rows: readonly StackRow[] = JSON.parse(readFileSync(join(root, "docs/stacks.json"), "utf8"));

test("docs/soap.md has the stacks of docs/stacks.json", () => {
  const page = readFileSync(join(root, "docs/soap.md"), "utf8");
  const [, table = ""] = /<!-- stacks -->\n\n((?:\|.*\n)+)/.exec(page) ?? [];
  const told = table
    .trim()
    .split("\n")
    .slice(2)
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const want = rows.map(({ stack, version, direction, result, shownBy }) => {
    return [stack, version, direction, result, `\`${shownBy.split("/").at(-1)}\``];
  });
  expect(told).toEqual(want);
});

test("each row names a test that is there, and the version that is installed", () => {
  for (const { shownBy } of rows) expect([shownBy, existsSync(join(root, shownBy))]).toEqual([shownBy, true]);
  const packages: Readonly<Record<string, string>> = {
    "node-soap": "soap",
    "@servicestack/client": "@servicestack/client",
    "libxml2 (libxml2-wasm)": "libxml2-wasm",
  };
  for (const { stack, version } of rows) {
    const name = packages[stack];
    if (name === undefined) continue;
    const manifest = JSON.parse(readFileSync(join(root, "node_modules", name, "package.json"), "utf8"));
    expect(`${stack} ${manifest.version}`).toContain(`${stack} ${version}.`);
  }
  expect(rows.map(({ stack }) => stack)).toContain(`contracts in the styles of ${stackContracts.length} frameworks`);
});
