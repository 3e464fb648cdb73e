import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, test } from "@jest/globals";
import { Validator } from "@seriousme/openapi-schema-validator";
import { generate } from "stubwright";
import { parse } from "yaml";
import { goldenOptions } from "../testing/generated-modules.js";
import { JsonJudge } from "../testing/json-judge.js";
import { runCompiler } from "../testing/run-compiler.js";
import { schemaDocument, targetAttributes } from "../testing/schema-codecs.js";
import { oneWays } from "../testing/wsdl-builders.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const path = join(root, "contracts/game-play/openapi.yaml");

interface Operation {
  readonly operationId: string;
  readonly "x-stubwright-operation": string;
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

interface Content {
  readonly "application/json": { readonly schema: { readonly $ref: string }; readonly example: unknown };
}

function operationsOf(document: { readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>> }) {
  return Object.entries(document.paths).flatMap(([route, item]) =>
    Object.entries(item)
      .filter(([, value]) => value !== null && typeof value === "object" && "operationId" in value)
      .map(([method, value]) => ({ route, method, operation: value as Operation })),
  );
}

describe("the derived OpenAPI document of the game play contract", () => {
  const document = parse(readFileSync(path, "utf8"));
  const operations = operationsOf(document);

  test("is valid OpenAPI 3.1 to an outside validator", async () => {
    expect(await new Validator().validate(structuredClone(document))).toMatchObject({ valid: true });
  });

  test("compiles as openapi-typescript prints it", async () => {
    const folder = mkdtempSync(join(tmpdir(), "stubwright-openapi-"));
    try {
      const file = join(folder, "api.ts");
      await promisify(execFile)(process.execPath, [
        join(root, "node_modules/openapi-typescript/bin/cli.js"),
        path,
        "-o",
        file,
      ]);
      const told = await runCompiler("typescript-7", "--noEmit", "--strict", "--ignoreConfig", "--types", "", file);
      expect(told).toBe("");
      expect(readFileSync(file, "utf8")).toContain("MatchTilesPerformanceRequest: {");
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test("has every route of every operation", () => {
    const posted = operations.filter(({ route, method }) => method === "post" && route.startsWith("/json/reply/"));
    expect(posted).toHaveLength(22);
    const others = operations.filter(({ route }) => !route.startsWith("/json/reply/"));
    expect(others.map(({ route, method }) => `${method} ${route}`).sort()).toEqual([
      "delete /luckyTilesPerformance/match/{Guid}",
      "get /luckyTilesPerformance/match/{Guid}",
      "head /luckyTilesPerformance/match/{Guid}",
      "options /luckyTilesPerformance/match/{Guid}",
      "patch /luckyTilesPerformance/match/{Guid}",
      "post /luckyTilesPerformance/match/{Guid}",
      "post /popballoon/{Guid}",
      "put /luckyTilesPerformance/match/{Guid}",
      "trace /luckyTilesPerformance/match/{Guid}",
    ]);
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
  });

  test("has examples that are valid to ajv", () => {
    const judge = new JsonJudge(path);
    for (const { operation } of operations) {
      const contents = [operation.requestBody?.content, operation.responses["200"]?.content];
      for (const content of contents) {
        if (content === undefined) continue;
        const { schema, example } = content["application/json"];
        expect(judge.refusal(schema.$ref.replace(/^.*\//, ""), example)).toBeUndefined();
      }
    }
  });
});

describe("the derived OpenAPI document of each golden contract", () => {
  const golden = join(root, "generator/codegen/golden");

  test.each(readdirSync(golden))("%s is valid OpenAPI 3.1", async (feature) => {
    const entry = ["contract.wsdl", "contract.xsd"].find((name) => existsSync(join(golden, feature, name)));
    const result = await generate({
      entry: entry ?? "",
      name: feature,
      cwd: join(golden, feature),
      openapi: "openapi.yaml",
      ...goldenOptions(feature),
    });
    const text = result.files.find((file) => file.path === "openapi.yaml")?.text ?? "";
    const { valid, errors } = await new Validator().validate(parse(text));
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
  });
});

test("declared faults are described at 400, at their default status, and at other statuses", async () => {
  const result = await generate({
    entry: "contract.wsdl",
    cwd: join(root, "generator/codegen/golden/headers-and-faults"),
  });
  const document = parse(result.files.find(({ path: name }) => name === "openapi.yaml")?.text ?? "");
  const { responses } = document.paths["/json/reply/Open"].post;
  const { schema } = responses.default.content["application/problem+json"];
  expect(schema.allOf[0]).toEqual({ $ref: "#/components/schemas/Problem" });
  expect(Object.keys(schema.allOf[1].properties)).toContain("Locked");
  expect(responses["400"].content["application/problem+json"].schema).toEqual(schema);
  expect(responses["413"]).toEqual({ $ref: "#/components/responses/TooLarge" });
});

test("every operationId is unique, even if an operation is named like another operation's route", async () => {
  const folder = mkdtempSync(join(tmpdir(), "stubwright-"));
  writeFileSync(join(folder, "c.wsdl"), oneWays(["Foo", "Foo_get", "Foo_get2"])["c.wsdl"]);
  writeFileSync(join(folder, "routes.yaml"), "Foo: [{ method: GET, path: /one }, { method: GET, path: /two }]\n");
  const result = await generate({ entry: "c.wsdl", routes: "routes.yaml", cwd: folder });
  rmSync(folder, { recursive: true });
  const document = parse(result.files.find(({ path: name }) => name === "openapi.yaml")?.text ?? "");
  expect(operationsOf(document).map(({ method, route, operation }) => [method, route, operation.operationId])).toEqual([
    ["post", "/json/reply/Foo", "Foo"],
    ["get", "/one", "Foo_get3"],
    ["get", "/two", "Foo_get4"],
    ["post", "/json/reply/Foo_get", "Foo_get"],
    ["post", "/json/reply/Foo_get2", "Foo_get2"],
  ]);
});

test.each([
  ["nothing, which two branches are", {}, true],
  ["an optional member", { x: 1 }, true],
  ["the other branch", { z: 1 }, true],
  ["both branches", { x: 1, z: 1 }, false],
])("a choice of an optional sequence and an element has %s", async (_title, value, valid) => {
  const folder = mkdtempSync(join(tmpdir(), "stubwright-"));
  const element = (name: string, more = ""): string => `<xs:element name="${name}" type="xs:int"${more}/>`;
  const optional = ' minOccurs="0"';
  const content = `<xs:choice><xs:sequence>${element("x", optional)}${element("y", optional)}</xs:sequence>${element("z")}</xs:choice>`;
  writeFileSync(
    join(folder, "c.xsd"),
    schemaDocument(`<xs:complexType name="T">${content}</xs:complexType>`, targetAttributes),
  );
  const { files } = await generate({ entry: "c.xsd", cwd: folder, openapi: "openapi.yaml" });
  writeFileSync(join(folder, "openapi.yaml"), files.find((file) => file.path === "openapi.yaml")?.text ?? "");
  expect(new JsonJudge(join(folder, "openapi.yaml")).refusal("T", value) === undefined).toBe(valid);
  rmSync(folder, { recursive: true });
});
