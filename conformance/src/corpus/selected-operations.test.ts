import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "@jest/globals";
import { generate } from "stubwright";
import { runCompiler } from "../testing/run-compiler.js";
import { unusualBindings } from "../unusual-contracts/bindings.js";
import { corpusContracts } from "./corpus-contracts.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const corpus = corpusContracts();
const output = fileURLToPath(new URL("./selected/", import.meta.url));

async function select(entry: string, operations: readonly string[]) {
  const result = await generate({ entry, name: "selected", cwd: root, operations });
  const folder = join(output, [basename(dirname(entry)), ...operations].join("-"));
  mkdirSync(folder, { recursive: true });
  for (const { path, text } of result.files) if (path.endsWith(".ts")) writeFileSync(join(folder, path), text);
  const { model, diagnostics } = result;
  return {
    operations: model?.operations.map(({ name }) => name),
    types: model?.types.map(({ typeName }) => typeName),
    elements: model?.elements.map(({ name }) => name.replace(/^.*}/, "")),
    codes: diagnostics.map(({ code }) => code),
  };
}

describe("of the operations that are named", () => {
  beforeAll(() => rmSync(output, { recursive: true, force: true }));

  test("each is generated with the types that it needs", async () => {
    expect(await select("contracts/game-play/game-play.wsdl", ["MatchTilesPerformanceRequest"])).toEqual({
      operations: ["MatchTilesPerformanceRequest"],
      types: [
        "ArrayOfint",
        "ArrayOfArrayOfint",
        "KnownInstanceState",
        "InstanceState",
        "KnownInstanceResult",
        "InstanceResult",
        "KnownPlayType",
        "PlayType",
        "Instance",
        "MatchTilesPerformanceRequest",
        "TileBoard",
      ],
      elements: ["MatchTilesPerformanceRequest", "MatchTilesPerformanceRequestResponse"],
      codes: [],
    });
  });

  test.each([
    ["generator/codegen/golden/headers-and-faults/contract.wsdl", ["Open"]],
    ["generator/codegen/golden/rpc/contract.wsdl", ["Move"]],
    ["generator/codegen/golden/streams/contract.wsdl", ["ListRows"]],
    ["generator/codegen/golden/operation-names/contract.wsdl", ["ping.all"]],
  ])("%s: %j", async (entry, operations) => {
    const { operations: found, codes } = await select(entry, operations);
    expect([found, codes]).toEqual([operations, []]);
  });

  (corpus === undefined ? test.skip : test)(
    "one of each public contract (skipped where ../shared is absent)",
    async () => {
      for (const { name, wsdl } of corpus ?? []) {
        const all = await generate({ entry: wsdl, name, cwd: root });
        const [first] = all.model?.operations ?? [];
        if (first === undefined) continue;
        const { operations, types = [], codes } = await select(wsdl, [first.name]);
        expect([name, operations?.slice(0, 1), codes.includes("operation-unknown")]).toEqual([
          name,
          [first.name],
          false,
        ]);
        expect(types.length).toBeLessThanOrEqual(all.model?.types.length ?? 0);
      }
    },
  );

  test("what is wrong with others does not matter", async () => {
    const folder = mkdtempSync(join(tmpdir(), "selected-"));
    const { "c.wsdl": wsdl } = unusualBindings["two operations, one of them broken"] ?? {};
    writeFileSync(join(folder, "c.wsdl"), wsdl ?? "");
    expect(await select(join(folder, "c.wsdl"), ["Ping"])).toMatchObject({ operations: ["Ping"], codes: [] });
    expect(await select(join(folder, "c.wsdl"), ["Ping", "Broken"])).toMatchObject({
      operations: ["Ping"],
      codes: ["wsdl-operation-left-out", "wsdl-unresolved-reference"],
    });
    rmSync(folder, { recursive: true });
  });

  test("one that there is not is told, with a name that is near", async () => {
    const { operations, codes } = await select("contracts/game-play/game-play.wsdl", ["PopBaloonRequest"]);
    expect([operations, codes]).toEqual([[], ["operation-unknown"]]);
  });

  test("the code compiles under the strictest flags", async () => {
    const project = { extends: "../../../strictest.json", include: ["*/*.ts"] };
    writeFileSync(join(output, "tsconfig.json"), JSON.stringify(project));
    expect(await runCompiler("typescript-7", "-p", output)).toBe("");
  });
});
