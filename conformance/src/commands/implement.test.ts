import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { type Outcome, runProgram, runStubwright } from "./run-program.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "stubwright-implement-"));
const wsdl = "contracts/game-play/game-play.wsdl";

const run = (command: string, ...args: readonly string[]): Promise<Outcome> =>
  runProgram(folder, process.execPath, join(root, command), ...args);

const stubwright = (...args: readonly string[]): Promise<Outcome> => runStubwright(folder, ...args);

function edit(path: string, from: string | RegExp, to: string): void {
  const before = readFileSync(join(folder, path), "utf8");
  const after = before.replace(from, () => to);
  if (after === before) throw new Error(`Nothing to edit in ${path}.`);
  writeFileSync(join(folder, path), after);
}

const service = `import type { GamePlayService } from "../generated/server.js";

// Written by hand.
export function createService(): GamePlayService {
  return {};
}
`;

beforeAll(async () => {
  cpSync(join(root, "contracts"), join(folder, "contracts"), { recursive: true });
  const config = { contracts: [{ name: "game-play", entry: wsdl, out: "generated" }] };
  writeFileSync(join(folder, "stubwright.config.json"), JSON.stringify(config));
  writeFileSync(join(folder, "package.json"), '{"type":"module"}');
  mkdirSync(join(folder, "src"));
  writeFileSync(join(folder, "src/service.ts"), service);
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  const base = JSON.parse(readFileSync(join(root, "tsconfig.base.json"), "utf8"));
  const compilerOptions = { ...base.compilerOptions, composite: false, incremental: true, noEmit: true };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["src"] }));
  await stubwright("generate");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const compile = (): Promise<Outcome> => run("node_modules/typescript-7/bin/tsc", "-p", folder);

/** These tests build on each other: a contract changes, and a hand-written service follows. */
describe("a contract changes", () => {
  test("an empty service gets all handlers, and compiles", async () => {
    const { status, out } = await stubwright("implement", "src/service.ts");
    expect(status).toBe(0);
    expect(out).toMatch(/^src\/service\.ts: 22 handlers added: matchTilesPerformanceRequest, /);
    expect(await compile()).toMatchObject({ status: 0, out: "" });
    const again = await stubwright("implement", "src/service.ts");
    expect(again).toEqual({
      status: 0,
      out: "src/service.ts: nothing to do; every operation has a handler\n",
      error: "",
    });
  });

  test("generate lists the changes of the contract and the next steps", async () => {
    edit(
      "contracts/game-play/game-play.xsd",
      'name="PopBalloonId" type="xs:int"',
      'name="PopBalloonId" type="xs:short"',
    );
    for (const operation of ["of the port type", "of the binding"])
      edit(wsdl, /<wsdl:operation name="SpinRequest">[\s\S]*?<\/wsdl:operation>/, `<!-- ${operation} -->`);
    const { status, out } = await stubwright("generate");
    expect(status).toBe(0);
    expect(out).toContain(`
The contract changed:
  operation SpinRequest removed: remove the handler spinRequest
  PopBalloonRequest: member PopBalloonId is now xs:short (was xs:int)

Next:
  npx stubwright implement src/service.ts
  (it marks spinRequest for removal)
`);
  });

  test("--dry-run prints the change and writes nothing", async () => {
    const before = readFileSync(join(folder, "src/service.ts"), "utf8");
    const { error, out, status } = await stubwright("implement", "src/service.ts", "--dry-run");
    expect(status).toBe(0);
    expect(error).toBe("src/service.ts: 1 handler to mark for removal: spinRequest\n");
    expect(out).toMatch(/^--- a\/src\/service\.ts\n\+\+\+ b\/src\/service\.ts\n@@ -\d+,6 \+\d+,7 @@\n/);
    expect(out.split("\n").filter((line) => /^[+-](?![+-])/.test(line))).toEqual([
      "+    // No operation of the contract calls this any more (stubwright implement).",
    ]);
    expect(readFileSync(join(folder, "src/service.ts"), "utf8")).toBe(before);
  });

  test("the handler of a removed operation is marked; the service compiles after its removal", async () => {
    expect((await stubwright("implement", "src/service.ts")).out).toContain(
      "1 handler marked for removal: spinRequest",
    );
    edit("src/service.ts", /\n {4}\/\/ No operation[\s\S]*?\n {4}},\n/, "");
    edit("src/service.ts", / {2}SpinRequest,\n/, "");
    expect(await compile()).toMatchObject({ status: 0, out: "" });
  });
});

describe("usage", () => {
  const broken: readonly [title: string, text: string, at: string][] = [
    ["an object", "import type { GamePlayService } from '../generated/server.js';\nexport const x: = {", "2:17: "],
    ["a class that implements the service", `${service}\nclass Other {\n  a( {\n}\n`, "11:1: "],
  ];
  test.each(broken)("a file that does not parse: %s", async (_title, text, at) => {
    writeFileSync(join(folder, "src/broken.ts"), text);
    const { error, status } = await stubwright("implement", "src/broken.ts");
    expect({ status, error }).toEqual({
      status: 2,
      error: expect.stringContaining(`src/broken.ts:${at}the file does not parse: `),
    });
    expect(readFileSync(join(folder, "src/broken.ts"), "utf8")).toBe(text);
  });

  test.each<[name: string, text: string]>([
    ["types.d.ts", "export declare const x: number;\n"],
    ["types.d.mts", "export declare const x: number;\n"],
    ["types.d.css.ts", "export declare const x: number;\n"],
    ["data.JSON", "{}\n"],
    ["class.d.ts", `${service.split("\n")[0]}\nexport declare class S implements GamePlayService {}\n`],
  ])("a file that the compiler makes no code of: %s", async (name, text) => {
    writeFileSync(join(folder, "src", name), text);
    const { error, status } = await stubwright("implement", `src/${name}`);
    rmSync(join(folder, "src", name));
    expect({ status, error: error.trim() }).toEqual({
      status: 2,
      error: `src/${name} cannot contain handlers. Name a TypeScript file with code.`,
    });
  });

  test.each<[string, readonly string[], string]>([
    ["a file that is not there", ["src/none.ts"], "There is no file src/none.ts."],
    [
      "a file without a service",
      ["generated/types.ts"],
      "has no object or class that implements the service. Add one first: const service: GamePlayService = {}",
    ],
    ["a contract that is not there", ["src/service.ts", "--contract", "shop"], "no contract named shop"],
  ])("%s", async (_title, args, text) => {
    const { error, status } = await stubwright("implement", ...args);
    expect({ status, error }).toEqual({ status: 2, error: expect.stringContaining(text) });
  });
});
