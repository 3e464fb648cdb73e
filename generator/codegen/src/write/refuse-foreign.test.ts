import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { refuseForeign } from "./refuse-overwriting.js";

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), "stubwright-foreign-"));
});
afterEach(() => rmSync(out, { recursive: true, force: true }));

const files = [
  { path: "types.ts", text: "// Generated from a.wsdl by stubwright. Do not edit:\nnew" },
  { path: "package.json", text: "{}" },
  { path: "../openapi.yaml", text: "openapi" },
];
const manifest = (path: string): string => JSON.stringify({ options: "", inputs: {}, outputs: { [path]: "x" } });

test.each<readonly [title: string, there: Readonly<Record<string, string>>, refused: string | undefined]>([
  ["an empty folder", {}, undefined],
  [
    "a module of an earlier run",
    { "types.ts": "// Generated from b.wsdl by stubwright. Do not edit:\nold" },
    undefined,
  ],
  ["a module of one's own", { "types.ts": "export type Mine = 1;" }, "types.ts in"],
  [
    "a module that was generated and edited",
    { "types.ts": "mine", "stubwright.manifest.json": manifest("types.ts") },
    undefined,
  ],
  ["a package.json of one's own", { "package.json": '{"name":"mine"}' }, "package.json in"],
  ["the same text", { "package.json": "{}" }, undefined],
  ["both", { "types.ts": "mine", "package.json": "[]" }, "types.ts, package.json in"],
  ["other files", { "mine.ts": "mine" }, undefined],
])("%s", async (_title, there, refused) => {
  for (const [path, text] of Object.entries(there)) writeFileSync(join(out, path), text);
  const work = refuseForeign(out, files);
  if (refused === undefined) await expect(work).resolves.toBeUndefined();
  else await expect(work).rejects.toThrow(refused);
});
