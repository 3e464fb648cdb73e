import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "@jest/globals";
import type { SampleCall } from "@stubwright/runtime";
import type { DocumentCodec } from "@stubwright/runtime/codec";
import type { Handler } from "@stubwright/runtime/server";
import { createInProcessTransport } from "@stubwright/runtime/server";
import { type GenerateResult, generate } from "stubwright";
import { bundleSchemas } from "../corpus/schema-bundle.js";
import { writeModules } from "../testing/generated-modules.js";
import { JsonJudge } from "../testing/json-judge.js";
import { runCompiler } from "../testing/run-compiler.js";
import { sampleProblems } from "../testing/sample-judge.js";
import { XsdJudge } from "../testing/xsd-judge.js";
import { stackContracts } from "./stack-contracts.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const contracts = join(root, "conformance/src/other-stacks/contracts");
const output = fileURLToPath(new URL("./output/", import.meta.url));

interface Sent {
  readonly request: unknown;
  readonly reply?: unknown;
}

/** The exports of a contract's generated modules that the tests use. */
interface StackModules {
  readonly samples: Readonly<Record<string, Sent>>;
  readonly sampleCalls: readonly SampleCall[];
  readonly handlers: (service: Readonly<Record<string, (request: unknown) => Promise<unknown>>>) => readonly Handler[];
  /** The descriptors, by the names of the operations' functions. */
  readonly operations: Readonly<Record<string, { readonly name: string }>>;
  readonly documents: Readonly<Record<string, DocumentCodec<unknown>>>;
}

/** Writes a contract's code as JavaScript and as TypeScript, and loads the JavaScript. */
async function openModules(folder: string, { files }: GenerateResult): Promise<StackModules> {
  const module = writeModules(
    folder,
    files.map(({ path, text }) => [path, text]),
  );
  for (const { path, text } of files) writeFileSync(join(folder, path), text);
  const open = async (name: string) => import(module(name));
  const { samples, sampleCalls } = await open("samples");
  const { stackHandlers: handlers } = await open("server");
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

test("every contract folder has a test case", () => {
  expect(stackContracts.map(({ stack }) => stack).sort()).toEqual(readdirSync(contracts).sort());
});

describe.each(stackContracts)(
  "a contract as $stack writes it",
  ({ stack, reported, operations, alike = [], judged = true }) => {
    const folder = join(output, stack);
    let result: GenerateResult;
    let modules: StackModules;

    beforeAll(async () => {
      result = await generate({ entry: "c.wsdl", name: "stack", cwd: join(contracts, stack), documents: true });
      modules = await openModules(folder, result);
    });

    test("is generated", () => {
      expect(result.diagnostics.map(({ severity, code }) => `${severity} ${code}`)).toEqual(reported ?? []);
      const found = result.model?.operations.map(({ name, soapVersions, faults, request: { headers } }) =>
        [name, ...soapVersions, ...faults.map((fault) => fault.name), ...headers.map(({ property }) => property)].join(
          " ",
        ),
      );
      expect(found).toEqual(operations);
    });

    test.each(["json", "soap"] as const)("samples and replies arrive unchanged over %s", async (wire) => {
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
      "%s documents are valid to libxml2 and ajv, and survive decode and encode",
      (size) => {
        const { model } = result;
        if (model === undefined) throw new Error("There is no model.");
        const schemas = join(output, "schemas", stack);
        const xsd = judged ? new XsdJudge(bundleSchemas(join(contracts, stack, "c.wsdl"), schemas)) : undefined;
        const json = new JsonJudge(join(folder, "openapi.yaml"));
        expect(sampleProblems(model, size, { xsd, json, documents: modules.documents })).toEqual([]);
      },
    );
  },
);

test("TypeScript accepts all generated code under the strictest flags", async () => {
  const project = { extends: "../../../strictest.json", include: ["*/*.ts"] };
  writeFileSync(join(output, "tsconfig.json"), JSON.stringify(project));
  expect(await runCompiler("typescript-7", "-p", output)).toBe("");
}, 60_000);
