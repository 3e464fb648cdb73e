import { cpSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, expect, test } from "@jest/globals";
import { type ContractProject, contractProjects, schema } from "../testing/contract-project.js";

const projects = contractProjects();
let project: ContractProject;
/** A project with current output, made once. */
let generated: ContractProject;

beforeAll(async () => {
  generated = projects.create();
  generated.write(
    "stubwright.config.json",
    readFileSync(new URL("../../../../stubwright.config.json", import.meta.url), "utf8"),
  );
  await generated.stubwright("generate");
});

beforeEach(() => {
  project = projects.create();
  cpSync(generated.folder, project.folder, { recursive: true });
});

/** Reads all files below a folder: text by path. */
function snapshot(path: string): Record<string, string> {
  const entries = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(paths.map((one) => [one, readFileSync(one, "utf8")]));
}

const openapi = "contracts/game-play/openapi.yaml";
const generateAgain = "Run: npx stubwright generate";
test.each<[string, () => void, readonly string[], string?]>([
  ["a missing file", () => rmSync(project.path("generated/client.ts")), ["missing   generated/client.ts"]],
  [
    "a file of nobody, which generate leaves alone",
    () => project.write("generated/extra.ts", ""),
    ["orphaned  generated/extra.ts"],
    "1 file not current. Delete files that no contract produces, or move them to another folder.",
  ],
  [
    "a file of nobody beside an edited one",
    () => {
      project.write("generated/extra.ts", "");
      project.edit(openapi, "3.1.0", "3.1.1");
    },
    ["orphaned  generated/extra.ts", `edited    ${openapi}`],
    "Run: npx stubwright generate. Then delete the remaining orphaned files, or move them to another folder.",
  ],
  ["an edited openapi.yaml", () => project.edit(openapi, "3.1.0", "3.1.1"), [`edited    ${openapi}`]],
  [
    "line endings that git changed",
    () => project.edit("generated/client.ts", /\n/g, "\r\n"),
    ["edited    generated/client.ts  (only line endings differ)"],
    "add to .gitattributes: generated/** -text",
  ],
  [
    "a changed contract",
    () => project.edit(schema, /name="Win" type="xs:boolean"/, 'name="Won" type="xs:boolean"'),
    ["stale     generated/types.ts", "stale     generated/xml.ts", `stale     ${openapi}`],
  ],
  [
    "a changed route",
    () => project.edit("contracts/game-play/routes.yaml", "/popballoon/", "/pop/"),
    ["stale     generated/operations.ts"],
  ],
])("names %s and writes nothing", async (_title, change, lines, advice = generateAgain) => {
  change();
  const before = snapshot(project.folder);
  const { status, out } = await project.stubwright("check");
  expect(status).toBe(1);
  for (const line of lines) expect(out).toContain(line);
  expect(out).toContain(advice);
  expect(snapshot(project.folder)).toEqual(before);
});

test("--diff shows the differences, except digests", async () => {
  project.edit(schema, /name="Win" type="xs:boolean"/, 'name="Won" type="xs:boolean"');
  rmSync(project.path("generated/client.ts"));
  project.write("generated/extra.ts", "export {};\n");
  const { status, out } = await project.stubwright("check", "--diff");
  expect(status).toBe(1);
  expect(out).toMatch(
    / {2}stale {5}generated\/types\.ts .*\n--- a\/generated\/types\.ts\n\+\+\+ b\/generated\/types\.ts\n@@ .*\n(?: .*\n){3}- {2}Win: boolean;\n\+ {2}Won: boolean;\n/,
  );
  expect(out).toMatch(
    / {2}missing {3}generated\/client\.ts .*\n--- .*\n\+\+\+ .*\n@@ -0,0 \+1,\d+ @@\n\+\/\/ Generated from/,
  );
  expect(out).toMatch(/ {2}orphaned {2}generated\/extra\.ts .*\n(?!---)/);
  expect(out).toMatch(/ {2}stale {5}generated\/stubwright\.manifest\.json .*\n(?!---)/);
});

test("--diff shows nothing if only line endings differ", async () => {
  project.edit("generated/client.ts", /\n/g, "\r\n");
  expect((await project.stubwright("check", "--diff")).out).not.toContain("+++");
});

test.each([
  [["--surface", "soap"]],
  [["--order", "oc"]],
  [["--fail-on", "never"]],
  [["--readers", "open"]],
  [["--waivers", "a.yaml"]],
  [["--all"]],
])("%s without a base would do nothing", async (args) => {
  const { status, error } = await project.stubwright("check", ...args);
  expect([status, error]).toEqual([2, expect.stringContaining(`${args[0]} needs --against: stubwright check`)]);
});

test("the config is needed without a base, too", async () => {
  rmSync(project.path("stubwright.config.json"));
  const { status, error } = await project.stubwright("check");
  expect([status, error]).toEqual([2, expect.stringContaining("stubwright.config.json")]);
});
