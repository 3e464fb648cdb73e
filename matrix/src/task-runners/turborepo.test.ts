import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { stubwrightIn } from "../../../generator/cli/dist/testing/contract-project.js";
import { runJobProgram } from "../ci/job-program.js";

/** `stubwright inputs` told to Turborepo: the runner's cache is right about what has to be generated again. */

const turbo = createRequire(import.meta.url).resolve("turbo/bin/turbo");
const command = fileURLToPath(new URL("../../../generator/cli/bin/stubwright.js", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "stubwright-monorepo-"));
const shop = join(folder, "packages/shop");

function write(path: string, value: unknown): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof value === "string" ? value : JSON.stringify(value));
}

const schema = (attributes: string, inside: string): string =>
  `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" ${attributes}>${inside}</xs:schema>`;

const common = (facet: string): string =>
  schema(
    'targetNamespace="urn:common"',
    `<xs:simpleType name="State"><xs:restriction base="xs:string">${facet}</xs:restriction></xs:simpleType>`,
  );

beforeAll(async () => {
  write("package.json", { name: "all", private: true, packageManager: "npm@10.0.0", workspaces: ["packages/*"] });
  write("package-lock.json", {
    name: "all",
    lockfileVersion: 3,
    packages: { "": { name: "all", workspaces: ["packages/*"] } },
  });
  write(".gitignore", "node_modules\n.turbo\n");
  write("node_modules/.bin/stubwright", `#!/bin/sh\nexec "${process.execPath}" "${command}" "$@"\n`);
  chmodSync(join(folder, "node_modules/.bin/stubwright"), 0o755);
  write("packages/schemas/package.json", { name: "schemas", version: "1.0.0" });
  write("packages/schemas/common.xsd", common('<xs:maxLength value="5"/>'));
  write("packages/shop/package.json", {
    name: "shop",
    version: "1.0.0",
    scripts: { generate: "stubwright generate", check: "stubwright check" },
  });
  write("packages/shop/README.md", "one");
  write(
    "packages/shop/shop.xsd",
    schema(
      'xmlns:c="urn:common" targetNamespace="urn:shop"',
      '<xs:import namespace="urn:common" schemaLocation="../schemas/common.xsd"/><xs:element name="Order" type="c:State"/>',
    ),
  );
  const contracts = [{ name: "shop", entry: "shop.xsd", out: "src/generated" }];
  write("packages/shop/stubwright.config.json", { contracts });
  const { out } = await stubwrightIn(shop, ["inputs", "--json"]);
  const files: unknown = JSON.parse(out);
  expect(files).toEqual({
    inputs: ["../schemas/common.xsd", "shop.xsd", "stubwright.config.json"],
    outputs: ["src/generated/**"],
  });
  const { inputs } = files as { readonly inputs: readonly string[] };
  write("turbo.json", {
    tasks: {
      "shop#generate": files,
      "shop#check": { inputs: [...inputs, "src/generated/**"], outputs: [] },
    },
  });
  const git = await runJobProgram("git", ["init", "-q", "--template="], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? "" },
  });
  expect(git.status).toBe(0);
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a task. Tells whether the runner took its result from the cache, and whether the task succeeded. */
async function runTask(task: "generate" | "check"): Promise<string> {
  const env = {
    PATH: process.env.PATH ?? "",
    HOME: folder,
    CI: "1",
    DO_NOT_TRACK: "1",
    TURBO_TELEMETRY_DISABLED: "1",
  };
  const args = [turbo, "run", task, "--ui=stream", "--no-color"];
  const { status, out } = await runJobProgram(process.execPath, args, { cwd: folder, env });
  const [, how = `no result: ${out}`] = new RegExp(`^shop:${task}: cache (hit|miss)`, "m").exec(out) ?? [];
  return status === 0 ? how : `${how}, failed`;
}

const types = join(shop, "src/generated/types.ts");

test("a second run is a hit, and so is one after a change that generates nothing else", async () => {
  expect(await runTask("generate")).toBe("miss");
  expect(await runTask("generate")).toBe("hit");
  write("packages/shop/README.md", "two");
  expect(await runTask("generate")).toBe("hit");
});

test("generated files that are gone come back from the cache", async () => {
  const text = readFileSync(types, "utf8");
  rmSync(join(shop, "src"), { recursive: true });
  expect(await runTask("generate")).toBe("hit");
  expect(readFileSync(types, "utf8")).toBe(text);
});

test("a change of an imported schema in another package, and of the config, is a miss", async () => {
  expect(await runTask("check")).toBe("miss");
  expect(await runTask("check")).toBe("hit");
  write("packages/schemas/common.xsd", common('<xs:enumeration value="open"/>'));
  expect(await runTask("check")).toBe("miss, failed");
  expect(await runTask("generate")).toBe("miss");
  expect(readFileSync(types, "utf8")).toContain('"open"');
  expect(await runTask("check")).toBe("miss");
  const contracts = [{ name: "shop", entry: "shop.xsd", out: "src/generated", enumerations: "open" }];
  write("packages/shop/stubwright.config.json", { contracts });
  expect(await runTask("generate")).toBe("miss");
});
