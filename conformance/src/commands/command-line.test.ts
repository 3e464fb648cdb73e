import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeEach, describe, expect, test } from "@jest/globals";
import { type Outcome, runStubwright } from "./run-program.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const folders: string[] = [];
let folder: string;

const stubwright = (...args: readonly string[]): Promise<Outcome> => runStubwright(folder, ...args);

beforeEach(() => {
  folder = newFolder();
  cpSync(join(root, "contracts"), join(folder, "contracts"), { recursive: true });
  cpSync(join(root, "stubwright.config.json"), join(folder, "stubwright.config.json"));
});

function newFolder(): string {
  const path = mkdtempSync(join(tmpdir(), "stubwright-"));
  folders.push(path);
  return path;
}

afterAll(() => {
  for (const one of folders) rmSync(one, { recursive: true, force: true });
});

/** Reads all files below a folder: text by path. */
function snapshot(path: string): Record<string, string> {
  const entries = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    entries.map((entry) => [
      join(entry.parentPath, entry.name).slice(path.length),
      readFileSync(join(entry.parentPath, entry.name), "utf8"),
    ]),
  );
}

function edit(path: string, from: string | RegExp, to: string): void {
  const before = readFileSync(join(folder, path), "utf8");
  const after = before.replace(from, to);
  if (after === before) throw new Error(`Nothing to edit in ${path}.`);
  writeFileSync(join(folder, path), after);
}

describe("generate", () => {
  test("makes the committed files byte for byte in another folder", async () => {
    rmSync(join(folder, "contracts/game-play/openapi.yaml"));
    expect((await stubwright("generate")).status).toBe(0);
    const committed = Object.keys(snapshot(join(folder, "generated")));
    expect(committed).toContain("/server.ts");
    for (const path of committed) {
      expect(readFileSync(join(folder, "generated", path), "utf8")).toBe(
        readFileSync(join(root, "generated", path), "utf8"),
      );
    }
    expect(snapshot(join(folder, "contracts"))).toEqual(snapshot(join(root, "contracts")));
  });

  test("writes only files that a change of the contract affects", async () => {
    await stubwright("generate");
    edit(
      "contracts/game-play/game-play.xsd",
      'name="PopBalloonId" type="xs:int"',
      'name="PopBalloonId" type="xs:short"',
    );
    const { status, out } = await stubwright("generate");
    expect(status).toBe(0);
    expect(out.match(/(?<=wrote +)\S+/g)?.sort()).toEqual([
      "contracts/game-play/openapi.yaml",
      "generated/console.ts",
      "generated/contract.ts",
      "generated/json.ts",
      "generated/openapi-document.ts",
      "generated/stubwright.manifest.json",
      "generated/stubwright.snapshot.json",
      "generated/xml.ts",
    ]);
    expect((await stubwright("generate")).out).toBe("game-play: nothing changed\n");
  });

  test("leaves all files untouched if the contract is invalid, and names the line", async () => {
    await stubwright("generate");
    const before = snapshot(join(folder, "generated"));
    edit(
      "contracts/game-play/game-play.xsd",
      'name="PopBalloonId" type="xs:int"',
      'name="PopBalloonId" type="xs:integre"',
    );
    const { status, out, error } = await stubwright("generate");
    const line = readFileSync(join(folder, "contracts/game-play/game-play.xsd"), "utf8")
      .split("\n")
      .findIndex((text) => text.includes("xs:integre"));
    expect(status).toBe(3);
    expect(out).toBe("");
    expect(error).toMatch(
      new RegExp(`^contracts/game-play/game-play\\.xsd:${line + 1}:\\d+: error xsd-unresolved-reference: .*integre`),
    );
    expect(error).toContain('name="PopBalloonId" type="xs:integre"');
    expect(error).toContain("1 error; nothing was written.");
    expect(snapshot(join(folder, "generated"))).toEqual(before);
  });

  test("needs no config for an entry", async () => {
    const { status, out } = await stubwright(
      "generate",
      "contracts/game-play/arrays.xsd",
      "--out",
      "src/arrays",
      "--name",
      "grid",
    );
    expect(status).toBe(0);
    expect(out).toContain("grid: 0 operations, 2 types");
    expect(readFileSync(join(folder, "src/arrays/xml.ts"), "utf8")).toContain("export function decodeArrayOfint(");
  });

  test.each([
    ["--out", "src/other"],
    ["--routes", "routes.yaml"],
    ["--nulls", "omit"],
  ])("%s is refused without an entry, as the config says it", async (option, value) => {
    const { status, out, error } = await stubwright("generate", option, value);
    expect([status, out]).toEqual([2, ""]);
    expect(error).toContain(`${option} needs an entry document`);
  });

  test("substitutes the types namespace everywhere", async () => {
    const config = JSON.parse(readFileSync(join(folder, "stubwright.config.json"), "utf8"));
    config.contracts[0].namespaces = { "urn:game-play:types": "http://games.example/types" };
    writeFileSync(join(folder, "stubwright.config.json"), JSON.stringify(config));
    expect((await stubwright("generate")).status).toBe(0);
    const files = snapshot(join(folder, "generated"));
    expect(files["/operations.ts"]).toContain('soapAction: "http://games.example/types/PopBalloonRequest"');
    expect(Object.values(files).filter((text) => text.includes("urn:game-play:types"))).toEqual([]);
  });
});

describe("check", () => {
  test("accepts the output of generate, names an edited file, and writes nothing", async () => {
    await stubwright("generate");
    expect(await stubwright("check")).toEqual({ status: 0, out: "game-play: current\n", error: "" });
    edit("generated/types.ts", "Instance", "instance");
    const before = snapshot(folder);
    const { status, out } = await stubwright("check");
    expect(status).toBe(1);
    expect(out).toContain("edited    generated/types.ts");
    expect(out).toContain("Run: npx stubwright generate");
    expect(snapshot(folder)).toEqual(before);
  });
});

describe("usage", () => {
  test.each<[string, readonly string[], number, string]>([
    ["no output folder", ["generate", "contracts/game-play/game-play.wsdl"], 2, "Name the output folder"],
    [
      "an empty output folder",
      ["generate", "contracts/game-play/game-play.wsdl", "--out", ""],
      2,
      "Name the output folder",
    ],
    ["an unknown option", ["generate", "--fast"], 2, "unknown option '--fast'"],
    ["an unknown command", ["generat"], 2, "unknown command 'generat'"],
    ["help for an unknown command", ["help", "nope"], 2, "unknown command 'nope'"],
    ["help for one that is nearly known", ["help", "generat"], 2, "unknown command 'generat'"],
    ["an unknown command that asks for help", ["nope", "--help"], 2, "unknown command 'nope'"],
    ["an unknown contract", ["generate", "--contract", "other"], 2, "no contract named other"],
    ["one by the option's first name", ["check", "--name", "other"], 2, "no contract named other"],
    ["a config that is not there", ["check", "--config", "none.json"], 2, "There is no"],
    ["a level without a base", ["check", "--fail-on", "warning"], 2, "--fail-on needs --against"],
    ["surfaces without a base", ["check", "--surface", "soap"], 2, "--surface needs --against"],
    [
      "an entry that is not there",
      ["generate", "none.wsdl", "--out", "x"],
      3,
      "none.wsdl cannot be read: there is no such file",
    ],
    ["an unknown code", ["explain", "xsd-unresolved"], 2, "Similar: "],
  ])("%s", async (_title, args, status, text) => {
    const outcome = await stubwright(...args);
    expect({ status: outcome.status, text: outcome.error }).toEqual({ status, text: expect.stringContaining(text) });
  });

  const one = { entry: "contracts/game-play/game-play.wsdl", out: "generated" };
  test.each<[string, readonly object[], string]>([
    ["no contract", [], '"contracts" is empty.'],
    [
      "two contracts in one folder",
      [one, { ...one, out: "other" }, { ...one, out: "./other/" }],
      "contracts[2].out is also the folder of contracts[1]. Give each contract its own folder.",
    ],
  ])("a config of %s", async (_title, contracts, text) => {
    writeFileSync(join(folder, "stubwright.config.json"), JSON.stringify({ contracts }));
    const { status, out, error } = await stubwright("generate");
    expect({ status, out, error }).toEqual({ status: 2, out: "", error: expect.stringContaining(text) });
  });

  test("each command has its own help", async () => {
    const { status, out } = await stubwright("help", "generate");
    expect({ status, out }).toEqual({ status: 0, out: expect.stringMatching(/^Usage: stubwright generate /) });
  });

  test.each([[["--help"]], [["help"]], [["help", "--help"]], [["help", "help"]]])(
    "%s prints the general help",
    async (args) => {
      const { status, out } = await stubwright(...args);
      expect(status).toBe(0);
      for (const text of ["generate", "check", "explain", "Examples:", "Exit status:"]) expect(out).toContain(text);
    },
  );

  test("explain prints the meaning, the remedy and the reason", async () => {
    const { status, out } = await stubwright("explain", "xsd-unresolved-reference");
    expect(status).toBe(0);
    expect(out).toMatch(/^xsd-unresolved-reference \(error\)\n[\s\S]+Why: /);
  });
});
