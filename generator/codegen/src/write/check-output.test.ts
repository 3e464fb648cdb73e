import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { digestOf } from "../../../contract/dist/read/network-lock.js";
import { compareFiles, digestsMatch, type OutputFinding } from "./check-output.js";
import { absentDigest, manifestName, optionsDigest, parseManifest, printManifest } from "./manifest.js";

const options = { entry: "a.wsdl", out: "." };
const made = { "a.ts": "a", "b.json": "b" };

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "stubwright-compare-files-"));
  write({ ...made, "in.wsdl": "in" });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes files; a text of undefined takes the file away. */
function write(files: Readonly<Record<string, string | undefined>>): void {
  for (const [name, text] of Object.entries(files)) {
    if (text === undefined) rmSync(join(folder, name), { force: true });
    else writeFileSync(join(folder, name), text);
  }
}

/** The manifest of a run that made these files. */
function manifestOf(files: Readonly<Record<string, string>>): string {
  const outputs = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, digestOf(text)]));
  const inputs = { "in.wsdl": digestOf("in"), "gone.xsd": absentDigest, "http://games.example/a.xsd": absentDigest };
  return printManifest({ options: optionsDigest(options), inputs, outputs });
}

interface Row {
  readonly title: string;
  /** What stands in the folder otherwise than it was made. */
  readonly now?: Readonly<Record<string, string | undefined>>;
  /** What the contract makes now, and what the last run made. */
  readonly files?: Readonly<Record<string, string>>;
  readonly last?: Readonly<Record<string, string>>;
  readonly want: readonly OutputFinding[];
}

describe("output that differs from the generated files", () => {
  test.each<Row>([
    { title: "does not exist if nobody changed it", now: { "c.json": "x", "d.ts.txt": "x" }, want: [] },
    { title: "is stale", files: { ...made, "a.ts": "new" }, want: [{ kind: "stale", path: "a.ts" }] },
    {
      title: "has other line endings",
      files: { ...made, "a.ts": "a\nb\n" },
      now: { "a.ts": "a\r\nb\r\n" },
      want: [{ kind: "edited", path: "a.ts", lineEnds: true }],
    },
    { title: "was edited", now: { "a.ts": "x" }, want: [{ kind: "edited", path: "a.ts" }] },
    { title: "is stale if no run made it", last: {}, now: { "a.ts": "x" }, want: [{ kind: "stale", path: "a.ts" }] },
    { title: "is missing", now: { "b.json": undefined }, want: [{ kind: "missing", path: "b.json" }] },
    {
      title: "is orphaned",
      now: { "c.ts": "x", "d.json": "x", "f.ts": "x" },
      last: { ...made, "d.json": "d", "e.ts": "e", "f.ts": "f" },
      want: [
        { kind: "orphaned", path: "d.json" },
        { kind: "orphaned", path: "f.ts" },
        { kind: "orphaned", path: "c.ts" },
      ],
    },
  ])("$title", async ({ now = {}, files = made, last = made, want }) => {
    write({ ...now, [manifestName]: manifestOf(last) });
    const given = Object.entries(files).map(([path, text]) => ({ path, text }));
    expect(await compareFiles(folder, given)).toEqual(want);
  });
});

describe("the digests", () => {
  test.each<[string, Readonly<Record<string, string | undefined>>, boolean]>([
    ["say that nothing changed", { "c.json": "x", "c.ts.orig": "x" }, true],
    ["tell another input", { "in.wsdl": "x" }, false],
    ["tell an input that has come", { "gone.xsd": "x" }, false],
    ["tell another output", { "b.json": "x" }, false],
    ["tell a source file of nobody", { "c.mts": "x" }, false],
    ["say nothing without a manifest", { [manifestName]: undefined }, false],
  ])("%s", async (_title, now, want) => {
    write({ [manifestName]: manifestOf(made), ...now });
    expect(await digestsMatch(options, folder)).toBe(want);
    expect(await digestsMatch({ ...options, name: "other" }, folder)).toBe(false);
    expect(await digestsMatch(options, folder, { allowNetwork: true })).toBe(false);
  });

  test.each([
    "",
    "null",
    "1",
    '{"inputs":{},"outputs":{}}',
    '{"options":"a","outputs":{}}',
    '{"options":"a","inputs":{}}',
    '{"options":1,"inputs":{},"outputs":{}}',
    '{"options":"a","inputs":1,"outputs":{}}',
    '{"options":"a","inputs":null,"outputs":{}}',
    '{"options":"a","inputs":{},"outputs":{"a":1}}',
  ])("are not read from %s", (text) => {
    expect(parseManifest(text)).toBeUndefined();
  });
});
