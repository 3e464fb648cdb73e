import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { terminalOf } from "../terminal/terminal.js";
import { type SelectionOptions, selectContracts } from "./contract-selection.js";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "stubwright-selection-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Selects contracts by entry and options, with a config that lists the given contracts. */
async function select(entry: string | undefined, options: SelectionOptions, contracts: readonly object[] = two) {
  writeFileSync(join(folder, options.config ?? "stubwright.config.json"), JSON.stringify({ contracts }));
  const silent = { write: () => undefined };
  const terminal = terminalOf({ cwd: () => folder, env: {}, stdout: silent, stderr: silent });
  return selectContracts(entry, options, terminal);
}

const two = [
  { entry: "a.wsdl", out: "a", name: "a" },
  { entry: "b.wsdl", out: "b" },
];

describe("contracts", () => {
  test.each<[string, string | undefined, SelectionOptions, readonly object[]]>([
    ["of the config", undefined, {}, [{ entry: "a.wsdl" }, { entry: "b.wsdl" }]],
    ["of another config", undefined, { config: "other.json" }, [{ entry: "a.wsdl" }, { entry: "b.wsdl" }]],
    ["chosen", undefined, { contract: "a" }, [{ entry: "a.wsdl" }]],
    ["chosen by what generate takes for an entry", undefined, { name: "a" }, [{ entry: "a.wsdl" }]],
    ["of an entry", "c.wsdl", { out: "c", routes: "r.yaml" }, [{ out: "c", routes: "r.yaml", nulls: "nil" }]],
    ["of an entry without nulls", "c.wsdl", { out: "c", nulls: "omit" }, [{ entry: "c.wsdl", nulls: "omit" }]],
    [
      "of an entry for Node's own TypeScript",
      "c.wsdl",
      { out: "c", importExtension: "ts" },
      [{ importExtension: "ts" }],
    ],
    [
      "of an entry with other TypeScript types",
      "c.wsdl",
      { out: "c", scalar: ["long=number", "dateTime=Date"], enumerations: "open" },
      [{ scalars: { long: "number", dateTime: "Date" }, enumerations: "open" }],
    ],
    ["of an entry with nulls", "c.wsdl", { out: "c", nulls: "nil" }, [{ entry: "c.wsdl", nulls: "nil" }]],
  ])("%s", async (_title, entry, options, want) => {
    const { contracts, cwd } = await select(entry, options);
    expect(contracts).toMatchObject(want);
    expect(contracts).toHaveLength(want.length);
    expect(cwd).toBe(folder);
  });

  test.each<[string, string | undefined, SelectionOptions, readonly object[], string]>([
    [
      "an entry without a folder",
      "c.wsdl",
      {},
      two,
      "Name the output folder: stubwright generate c.wsdl --out <folder>.",
    ],
    ["a contract of the config for an entry", "a", {}, two, "To choose a contract of the config: --contract a"],
    ["an empty folder", "c.wsdl", { out: "" }, two, "Name the output folder"],
    [
      "an extension of another kind",
      "c.wsdl",
      { out: "c", importExtension: ".ts" },
      two,
      "--import-extension must be js, ts or none.",
    ],
    [
      "an extension without an entry",
      undefined,
      { importExtension: "ts" },
      two,
      '--import-extension needs an entry document: stubwright generate <entry.wsdl> --out <folder>\nFor a contract of the config, set "importExtension" in',
    ],
    ["no pair", "c.wsdl", { out: "c", scalar: ["long"] }, two, "--scalar long: give a built-in type and a TypeScript"],
    [
      "an unknown type",
      "c.wsdl",
      { out: "c", scalar: ["int=number"] },
      two,
      "--scalar int is unknown; it may have decimal",
    ],
    [
      "another Date",
      "c.wsdl",
      { out: "c", scalar: ["long=Date"] },
      two,
      '--scalar long must be "bigint" or "number" or ',
    ],
    [
      "types without an entry",
      undefined,
      { scalar: ["long=number"] },
      two,
      '\nFor a contract of the config, set "scalars" in the config.',
    ],
    ["other enumerations", "c.wsdl", { out: "c", enumerations: "all" }, two, "--enumerations must be closed or open."],
    ["other nulls", "c.wsdl", { out: "c", nulls: "keep" }, two, "--nulls must be omit or nil."],
    ["a folder without an entry", undefined, { out: "c" }, two, "--out <folder>"],
    [
      "routes without an entry",
      undefined,
      { routes: "c" },
      two,
      '\nFor a contract of the config, set "routes" in the config.',
    ],
    [
      "nulls without an entry",
      undefined,
      { nulls: "nil" },
      two,
      '\nFor a contract of the config, set "nulls" in the config.',
    ],
    [
      "an entry of the config",
      "c.wsdl",
      { out: "c", contract: "a" },
      two,
      "--contract chooses a contract of the config",
    ],
    [
      "a name of nobody",
      undefined,
      { contract: "c" },
      two,
      "no contract named c. It lists a, a contract without a name.",
    ],
    ["a config of none", undefined, {}, [], '"contracts" is empty.'],
    [
      "a folder of two",
      undefined,
      {},
      [...two, { entry: "c.wsdl", out: "./b/" }],
      "contracts[2].out is also the folder of contracts[1]. Give each contract its own folder.",
    ],
    [
      "an OpenAPI document of two",
      undefined,
      {},
      [...two, ...["c", "./c"].map((api, index) => ({ entry: "c.wsdl", out: `c${index}`, openapi: `${api}.yaml` }))],
      "contracts[3].openapi is also the document of contracts[2]. Give each contract its own document.",
    ],
  ])("%s is refused", async (_title, entry, options, contracts, message) => {
    await expect(select(entry, options, contracts)).rejects.toThrow(message);
  });
});
