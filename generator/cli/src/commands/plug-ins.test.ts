import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeEach, describe, expect, test } from "@jest/globals";
import { type Outcome, stubwrightIn } from "../testing/contract-project.js";

const made: string[] = [];
let folder = "";

const schema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="urn:t" targetNamespace="urn:t">
  <xs:complexType name="Order"><xs:sequence><xs:element name="sku" type="xs:string"/></xs:sequence></xs:complexType>
  <xs:element name="order" type="Order"/>
</xs:schema>`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "stubwright-plug-ins-"));
  made.push(folder);
  write("order.xsd", schema);
  write("package.json", '{ "type": "module" }');
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(fileURLToPath(new URL("../..", import.meta.url)), join(folder, "node_modules/stubwright"), "dir");
});
afterAll(() => {
  for (const path of made) rmSync(path, { recursive: true, force: true });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function read(path: string): string {
  return readFileSync(join(folder, path), "utf8");
}

/** Writes a config with these emitters. */
function configure(emitters: readonly unknown[], options: object = {}): void {
  const contract = { name: "order", entry: "order.xsd", out: "out", emitters, ...options };
  write("stubwright.config.json", JSON.stringify({ contracts: [contract] }));
}

/** Writes a plug-in whose `emit` has this body. */
function plugIn(path: string, body: string, before = ""): void {
  const emitter = `{ apiVersion: 1, emit(plan, options) { ${body} } }`;
  write(
    path,
    `import { defineEmitter } from "stubwright/emitter";\n${before}\nexport default defineEmitter(${emitter});\n`,
  );
}

const generate = (): Promise<Outcome> => stubwrightIn(folder, ["generate"]);
const check = (): Promise<Outcome> => stubwrightIn(folder, ["check"]);

describe("a plug-in", () => {
  test("gets names and types, and its options; its files have a header and line feeds", async () => {
    plugIn(
      "names.mjs",
      `const { name, kind, type, schemaType, codec } = plan.types[0];
       const data = { contract: plan.contract, name, kind, type, schemaType, codec, schema: plan.schemas.Order, options };
       return [
         { path: "names.json", text: JSON.stringify(data) },
         { path: "names.ts", text: "export const names = 1;\\r\\nexport const more = 2;" },
         { path: "names.md", text: "Names\\n" },
       ];`,
    );
    configure([{ module: "./names.mjs", options: { deep: { list: [1] } } }]);
    expect(await generate()).toMatchObject({ status: 0, error: "" });
    expect(JSON.parse(read("out/names.json"))).toEqual({
      contract: { entry: "order.xsd", pascalName: "Order", camelName: "order" },
      name: "Order",
      kind: "record",
      type: "types.Order",
      schemaType: "{urn:t}Order",
      codec: { decode: "decodeOrder", encode: "encodeOrder" },
      schema: { type: "object", properties: { sku: { type: "string" } }, required: ["sku"] },
      options: { deep: { list: [1] } },
    });
    const [one = "", two = ""] = read("out/types.ts").split("\n");
    expect(read("out/names.ts")).toBe(`${one}\n${two}\n\nexport const names = 1;\nexport const more = 2;\n`);
    expect(read("out/names.md")).toContain("<!-- Generated from order.xsd by stubwright. Do not edit: -->\n");
  });

  test("is found as a package, even if the package has no entry for require", async () => {
    write(
      "node_modules/@acme/emitter/package.json",
      '{ "type": "module", "exports": { ".": { "import": "./e.js" } } }',
    );
    write(
      "node_modules/@acme/emitter/e.js",
      'export default { apiVersion: 1, emit: () => [{ path: "a.ts", text: "" }] };',
    );
    configure(["@acme/emitter"]);
    expect((await generate()).status).toBe(0);
    expect(existsSync(join(folder, "out/a.ts"))).toBe(true);
  });

  test("is an input: a change of it, or of what it imports, makes the output old", async () => {
    write("text.mjs", 'export const text = "one";');
    plugIn("a.mjs", 'return [{ path: "a.json", text }];', 'import { text } from "./text.mjs";');
    configure(["./a.mjs"]);
    await generate();
    expect(await check()).toMatchObject({ status: 0 });
    write("text.mjs", 'export const text = "two";');
    expect((await check()).out).toMatch(/stale +out\/a\.json/);
    await generate();
    expect(read("out/a.json")).toBe("two\n");
    expect(await check()).toMatchObject({ status: 0 });
    write("out/a.json", "three\n");
    expect((await check()).out).toMatch(/edited +out\/a\.json/);
    configure([]);
    expect((await generate()).out).toMatch(/removed +out\/a\.json/);
  });

  test("may not replace what somebody wrote by hand", async () => {
    plugIn("a.mjs", 'return [{ path: "notes.md", text: "mine" }];');
    configure(["./a.mjs"]);
    write("out/notes.md", "Notes of a person\n");
    const outcome = await generate();
    expect(outcome).toMatchObject({ status: 2 });
    expect(outcome.error).toContain("notes.md");
    expect(readdirSync(join(folder, "out"))).toEqual(["notes.md"]);
  });

  test("is part of the generated package", async () => {
    plugIn("a.mjs", 'return [{ path: "forms.ts", text: "export {};" }];');
    configure(["./a.mjs", "stubwright/emitters/standard-schema"], { package: { name: "@t/order", version: "1.0.0" } });
    await generate();
    expect(JSON.parse(read("out/package.json"))).toMatchObject({
      exports: { "./forms": {}, "./standard-schema": { default: "./dist/standard-schema.js" } },
    });
  });
});

const file = (path: string): string => `return [{ path: ${JSON.stringify(path)}, text: "" }];`;

describe("what a plug-in does wrong stops the run before anything is written", () => {
  test.each([
    [
      "an error",
      "throw new RangeError('No room.');",
      /^The emitter \.\/a\.mjs failed:\n {2}RangeError: No room\.\n.*a\.mjs:/s,
    ],
    ["a rejected promise", "return Promise.reject(new Error('later'));", /failed:\n {2}Error: later/],
    ["something thrown that is no error", "throw 'words';", /failed:\n {2}words/],
    ["the end of the process", "process.exit(0);", /ended its thread with status 0 before it returned files/],
    ["no files", "return undefined;", /returned something other than a list of \{ path, text \}/],
    ["a file without text", "return [{ path: 'a.ts' }];", /returned something other than a list of \{ path, text \}/],
    ["what cannot be sent", "return [() => 1];", /returned something other than a list of \{ path, text \}/],
    ["a file outside", file("../a.ts"), /writes "\.\.\/a\.ts"\. A file needs a name without a folder/],
    ["an absolute path", file("/tmp/a.ts"), /A file needs a name without a folder/],
    ["a path of Windows", file("..\\a.ts"), /A file needs a name without a folder/],
    ["the manifest", file("stubwright.manifest.json"), /does not start with "stubwright\."/],
    ["a file of Stubwright", file("Types.ts"), /writes Types\.ts, which Stubwright itself writes, too/],
    ["the package's file", file("package.json"), /which Stubwright itself writes, too/],
    ["a file of another", file("b.ts"), /\.\/a\.mjs writes b\.ts, which the emitter \.\/b\.mjs writes, too/],
  ])("%s", async (_what, body, message) => {
    plugIn("a.mjs", body);
    plugIn("b.mjs", file("b.ts"));
    configure(["./b.mjs", "./a.mjs"]);
    const { status, error } = await generate();
    expect(error).toMatch(message);
    expect(status).toBe(2);
    expect(existsSync(join(folder, "out"))).toBe(false);
  });

  test.each([
    [
      "another version",
      "export default { apiVersion: 2, emit: () => [] };",
      /has apiVersion 2, but this version of Stubwright runs emitters with apiVersion 1/,
    ],
    ["no version", "export default { emit: () => [] };", /has no apiVersion, but/],
    ["no emitter", "export const emit = 1;", /has no emitter as its default export/],
    ["wrong syntax", "export default {", /failed:\n {2}SyntaxError/],
    [
      "wrong packages",
      "export default { apiVersion: 1, peerDependencies: { zod: 4 }, emit: () => [] };",
      /has peerDependencies that do not map/,
    ],
  ])("%s", async (_what, text, message) => {
    write("a.mjs", text);
    configure(["./a.mjs"]);
    const { status, error } = await generate();
    expect(error).toMatch(message);
    expect(status).toBe(2);
  });

  test.each([
    ["./gone.mjs", /The emitter \.\/gone\.mjs is not found: there is no /],
    ["@acme/gone", /The emitter @acme\/gone is not found from .*install the package/],
    ["stubwright/emitters/gone", /There is no emitter stubwright\/emitters\/gone\. Stubwright has .*msw/],
    [{ module: "stubwright/emitters/msw", options: { base: 1 } }, /has no option "base"\. It has no options/],
    [{ module: "stubwright/emitters/tanstack-query", options: { package: "x';" } }, /must name an adapter/],
  ])("%j", async (emitter, message) => {
    configure([emitter]);
    const { status, error } = await generate();
    expect(error).toMatch(message);
    expect(status).toBe(2);
  });
});

test("a plug-in and what it imports are inputs for task runners", async () => {
  write("text.mjs", 'export const text = "";');
  plugIn("a.mjs", 'return [{ path: "a.md", text }];', 'import { text } from "./text.mjs";');
  configure(["./a.mjs"]);
  expect((await stubwrightIn(folder, ["inputs"])).out.trim().split("\n")).toEqual(
    expect.arrayContaining(["a.mjs", "text.mjs", "order.xsd"]),
  );
});

test("arbitraries are an emitter; the option is its short form", async () => {
  configure([], { arbitraries: true });
  await generate();
  const text = read("out/arbitraries.ts");
  rmSync(join(folder, "out"), { recursive: true });
  configure(["stubwright/emitters/arbitraries"], { arbitraries: true });
  await generate();
  expect(read("out/arbitraries.ts")).toBe(text);
});

test("the example of docs/plugins.md does what the page says", async () => {
  const page = readFileSync(new URL("../../../../docs/plugins.md", import.meta.url), "utf8");
  const blocks = [...page.matchAll(/```(\w+)\n(.*?)```/gs)].map(([, language, text = ""]) => ({ language, text }));
  const [code, config, made] = ["js", "json", "ts"].map((one) => blocks.find(({ language }) => language === one)?.text);
  write("type-names.mjs", code ?? "");
  configure(JSON.parse(`{${config ?? ""}}`).emitters);
  expect(await generate()).toMatchObject({ status: 0, error: "" });
  expect(read("out/type-names.ts")).toBe(made);
});
