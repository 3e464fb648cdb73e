import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "@jest/globals";
import { type GenerateResult, generate } from "stubwright";
import { goldenOptions } from "../testing/generated-modules.js";
import { runCompiler } from "../testing/run-compiler.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const golden = join(root, "generator/codegen/golden");
const folder = fileURLToPath(new URL("./agreement/", import.meta.url));

/** Compares the types of all golden contracts and of our own contract with openapi-typescript's types of the OpenAPI documents. */
beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  for (const feature of readdirSync(golden)) {
    const files = readdirSync(join(golden, feature));
    const entry = files.includes("contract.wsdl") ? "contract.wsdl" : "contract.xsd";
    const cwd = join(golden, feature);
    write(feature, await generate({ entry, name: feature, cwd, ...goldenOptions(feature), openapiTypes: true }));
  }
  const own = { name: "game-play", entry: "contracts/game-play/game-play.wsdl", nulls: "omit" } as const;
  const routes = "contracts/game-play/routes.yaml";
  write("game-play", await generate({ ...own, routes, cwd: root, openapiTypes: true }));
  const extended = { extends: "../../../strictest.json", include: ["*/*.ts"] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(extended));
}, 60_000);

function write(name: string, { files }: GenerateResult): void {
  mkdirSync(join(folder, name), { recursive: true });
  const texts = files.filter(({ path }) => path === "types.ts" || path === "openapi.ts");
  expect(texts.map(({ path }) => path)).toEqual(["types.ts", "openapi.ts"]);
  for (const { path, text } of texts) writeFileSync(join(folder, name, path), text);
}

test.each(["typescript", "typescript-6", "typescript-7"])(
  "by %s, each type is that of its OpenAPI schema",
  async (compiler) => {
    expect(await runCompiler(compiler, "-p", folder)).toBe("");
  },
  60_000,
);

test("a type that differs from its schema does not compile", async () => {
  const types = join(folder, "game-play-changed");
  mkdirSync(types);
  const own = { name: "game-play", entry: "contracts/game-play/game-play.wsdl", nulls: "omit" } as const;
  const { files } = await generate({ ...own, cwd: root, openapiTypes: true });
  for (const { path, text } of files) {
    if (path === "openapi.ts") writeFileSync(join(types, path), text);
    if (path === "types.ts") writeFileSync(join(types, path), text.replace("Score: number", "Score: string"));
  }
  writeFileSync(
    join(types, "tsconfig.json"),
    JSON.stringify({ extends: "../../../../strictest.json", include: ["*.ts"] }),
  );
  expect(await runCompiler("typescript", "-p", types)).toContain("TileBoard");
}, 60_000);
