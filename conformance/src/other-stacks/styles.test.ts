import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "@jest/globals";
import { createInProcessTransport, type SampleCall } from "@stubwright/runtime";
import type { DocumentCodec } from "@stubwright/runtime/codec";
import type { Handler } from "@stubwright/runtime/server";
import { type GenerateResult, generate } from "stubwright";
import { bundleSchemas } from "../corpus/schema-bundle.js";
import { JsonJudge } from "../testing/json-judge.js";
import { runCompiler } from "../testing/run-compiler.js";
import { sampleProblems } from "../testing/sample-judge.js";
import { writeModules } from "../testing/write-modules.js";
import { XsdJudge } from "../testing/xsd-judge.js";
import { styleRows } from "./style-rows.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const contracts = join(root, "conformance/src/other-stacks/contracts");
const output = fileURLToPath(new URL("./output/", import.meta.url));

interface Sent {
  readonly request: unknown;
  readonly reply?: unknown;
}

/** What is used of a contract's generated modules. */
interface StyleModules {
  readonly samples: Readonly<Record<string, Sent>>;
  readonly sampleCalls: readonly SampleCall[];
  readonly handlers: (service: Readonly<Record<string, (request: unknown) => Promise<unknown>>>) => readonly Handler[];
  /** By the names of their functions. */
  readonly operations: Readonly<Record<string, { readonly name: string }>>;
  readonly documents: Readonly<Record<string, DocumentCodec<unknown>>>;
}

/** Writes a contract's code as JavaScript and as it is beside it, and loads the first. */
async function openModules(folder: string, { files }: GenerateResult): Promise<StyleModules> {
  const module = writeModules(
    folder,
    files.map(({ path, text }) => [path, text]),
  );
  for (const { path, text } of files) writeFileSync(join(folder, path), text);
  const open = async (name: string) => import(module(name));
  const { samples, sampleCalls } = await open("samples");
  const { styleHandlers: handlers } = await open("server");
  const operations = await open("operations");
  const hasDocuments = files.some(({ path }) => path === "documents.ts");
  return {
    samples,
    sampleCalls,
    handlers,
    operations,
    documents: hasDocuments ? (await open("documents")).documents : {},
  };
}

beforeAll(() => rmSync(output, { recursive: true, force: true }));

test("every contract has its row", () => {
  expect(styleRows.map(({ style }) => style).sort()).toEqual(readdirSync(contracts).sort());
});

describe.each(styleRows)("a contract as $style writes it", ({ style, told, operations, alike = [], judged = true }) => {
  const folder = join(output, style);
  let result: GenerateResult;
  let modules: StyleModules;

  beforeAll(async () => {
    result = await generate({ entry: "c.wsdl", name: "style", cwd: join(contracts, style), documents: true });
    modules = await openModules(folder, result);
  });

  test("is generated", () => {
    expect(result.diagnostics.map(({ severity, code }) => `${severity} ${code}`)).toEqual(told ?? []);
    const found = result.model?.operations.map(({ name, soapVersions, faults, request: { headers } }) =>
      [name, ...soapVersions, ...faults.map((fault) => fault.name), ...headers.map(({ property }) => property)].join(
        " ",
      ),
    );
    expect(found).toEqual(operations);
  });

  test.each(["json", "soap"] as const)("its samples arrive over %s, and so do the replies", async (wire) => {
    const { samples, sampleCalls, handlers, operations: descriptors } = modules;
    const seen = new Map<string, unknown>();
    const answers = Object.entries(descriptors).map(([functionName, { name }]) => {
      const answer = async (request: unknown): Promise<unknown> => {
        seen.set(name, request);
        return samples[name]?.reply;
      };
      return [functionName, answer] as const;
    });
    const transport = createInProcessTransport(handlers(Object.fromEntries(answers)), { wire });
    const sent = Object.entries(samples).filter(([name]) => wire === "json" || !alike.includes(name));
    for (const [name, { request, reply }] of sent) {
      const call = sampleCalls[Object.keys(samples).indexOf(name)];
      expect([name, await call?.send(transport)]).toEqual([name, reply]);
      expect([name, seen.get(name)]).toEqual([name, request]);
    }
  });

  test.each(["minimal", "typical", "maximal"] as const)(
    "%s documents are valid to libxml2 and ajv, and come back",
    (size) => {
      const { model } = result;
      if (model === undefined) throw new Error("There is no model.");
      const schemas = join(output, "schemas", style);
      const xsd = judged ? new XsdJudge(bundleSchemas(join(contracts, style, "c.wsdl"), schemas)) : undefined;
      const json = new JsonJudge(join(folder, "openapi.yaml"));
      expect(sampleProblems(model, size, { xsd, json, documents: modules.documents })).toEqual([]);
    },
  );
});

test("TypeScript accepts all of it under the strictest flags", async () => {
  const project = { extends: "../../../strictest.json", include: ["*/*.ts"] };
  writeFileSync(join(output, "tsconfig.json"), JSON.stringify(project));
  expect(await runCompiler("typescript-7", "-p", output)).toBe("");
}, 60_000);
