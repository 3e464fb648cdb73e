import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "@jest/globals";
import { Ajv } from "ajv";
import { readSettings } from "../../../compat/dist/findings/settings.js";
import { UsageError } from "../../../contract/dist/diagnostics/diagnostic.js";
import { parseConfig } from "./read-config.js";

const root = fileURLToPath(new URL("../../../..", import.meta.url));
const read = (path: string): string => readFileSync(`${root}${path}`, "utf8");
const schema = JSON.parse(read("generator/cli/stubwright.config.schema.json"));
const isValid = new Ajv({ strict: true, allowUnionTypes: true }).compile(schema);

/** Returns whether the commands accept a config. */
function isRead(text: string): boolean {
  try {
    parseConfig(text, "c.json");
    readSettings(JSON.parse(text).compatibility);
    return true;
  } catch (error) {
    if (error instanceof UsageError) return false;
    throw error;
  }
}

/** Finds the configs, and parts of configs, in the JSON blocks of a page. */
function examples(page: string): readonly string[] {
  const blocks = [...read(page).matchAll(/^```json\n([^`]*?)^```$/gm)].map(([, text = ""]) => text);
  return blocks.filter((text) => text.includes('"contracts"'));
}

describe("the JSON schema for editors accepts the configs that the commands accept", () => {
  const contract = { entry: "a.wsdl", out: "generated" };
  const ofContract = (more: object): object => ({ contracts: [{ ...contract, ...more }] });
  const compatibility = (section: unknown): object => ({ contracts: [contract], compatibility: section });
  const level = (entry: unknown): object => compatibility({ levels: { "type-changed": entry } });

  test.each<[given: unknown, want: boolean]>([
    [{ contracts: [] }, true],
    [{ $schema: "./a.json", contracts: [] }, true],
    [{}, false],
    [[], false],
    [{ contracts: {} }, false],
    [{ contracts: [1] }, false],
    [{ contracts: [{}] }, false],
    [{ contracts: [], contract: [] }, false],
    [ofContract({}), true],
    [ofContract({ name: "a", routes: "r.yaml", openapi: "o.yaml", arbitraries: true }), true],
    [ofContract({ outt: "x" }), false],
    [ofContract({ name: 1 }), false],
    [ofContract({ arbitraries: "yes" }), false],
    [ofContract({ conventions: ["servicestack"] }), true],
    [ofContract({ conventions: ["other"] }), false],
    [ofContract({ conventions: "servicestack" }), false],
    [ofContract({ nulls: "omit" }), true],
    [ofContract({ importExtension: "ts", package: { name: "a" } }), true],
    [ofContract({ importExtension: "none" }), true],
    [ofContract({ importExtension: ".ts" }), false],
    [ofContract({ nulls: "keep" }), false],
    [ofContract({ package: { name: "a" } }), true],
    [ofContract({ package: { name: "a", version: "1.0.0" } }), true],
    [ofContract({ package: {} }), false],
    [ofContract({ package: { name: "a", main: "x" } }), false],
    [ofContract({ package: { name: "@shop/api", version: "1.0" } }), false],
    [ofContract({ package: { name: "@shop/" } }), false],
    [ofContract({ package: { name: "Shop" } }), true],
    [ofContract({ package: { name: `@shop/${"a".repeat(210)}` } }), false],
    [ofContract({ package: { name: "a" }, importExtension: "none" }), false],
    [ofContract({ names: { types: { a: "A" }, operations: { b: "c" } } }), true],
    [ofContract({ names: { members: {} } }), false],
    [ofContract({ names: { types: { a: 1 } } }), false],
    [ofContract({ namespaces: { a: "b" }, streams: { Op: "A/B" }, operations: ["Op"] }), true],
    [ofContract({ namespaces: { a: 1 } }), false],
    [ofContract({ scalars: {} }), true],
    [ofContract({ scalars: { long: "number", integer: "bigint", decimal: "string", dateTime: "Date" } }), true],
    [ofContract({ scalars: { long: "Date" } }), false],
    [ofContract({ scalars: { decimal: "bigint" } }), false],
    [ofContract({ scalars: { int: "number" } }), false],
    [ofContract({ scalars: { "xs:long": "number" } }), false],
    [ofContract({ scalars: { long: 1 } }), false],
    [ofContract({ scalars: ["long"] }), false],
    [ofContract({ enumerations: "open" }), true],
    [ofContract({ enumerations: "any" }), false],
    [ofContract({ streams: [] }), false],
    [ofContract({ operations: "Open" }), false],
    [compatibility({}), true],
    [compatibility([]), false],
    [compatibility({ level: {} }), false],
    [compatibility({ surfaces: ["soap", "wire"], order: "both", failOn: "never", waivers: ["a.yaml"] }), true],
    [compatibility({ surfaces: "soap,json" }), true],
    [compatibility({ surfaces: ["xml"] }), false],
    [compatibility({ order: "cn" }), false],
    [compatibility({ failOn: "warn" }), false],
    [compatibility({ waivers: "a.yaml" }), false],
    [compatibility({ readers: { client: "ours", server: "closed" } }), true],
    [compatibility({ readers: { server: "ours" } }), false],
    [compatibility({ readers: { clint: "open" } }), false],
    [compatibility({ surfaces: " soap , ts-client" }), true],
    [compatibility({ surfaces: "soap,xml" }), false],
    [compatibility({ levels: { "type-change": "off" } }), false],
    [level("off"), true],
    [level("none"), false],
    [level({ level: "info", contract: "a", operation: "b", surface: "json", direction: "request" }), true],
    [level([{ level: "error", surface: "soap" }, "off"]), true],
    [level({ surface: "json" }), false],
    [level({ level: "info", surface: "wire" }), false],
    [level({ level: "off", operatoin: "Open" }), false],
  ])("%j: %s", (given, want) => {
    const text = JSON.stringify(given);
    expect({ schema: isValid(given), commands: isRead(text) }).toEqual({ schema: want, commands: want });
  });

  test("the project's own config and the configs of the pages", () => {
    const pages = [read("stubwright.config.json"), ...examples("docs/configuration.md"), ...examples("docs/ci.md")];
    expect(pages.length).toBeGreaterThan(2);
    for (const text of pages) expect({ text, valid: isValid(JSON.parse(text)) }).toEqual({ text, valid: true });
  });
});
