import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "@jest/globals";
import { UsageError } from "../../../contract/dist/diagnostics/diagnostic.js";
import { parseConfig } from "./read-config.js";

const contract = { entry: "a.wsdl", out: "generated" };

/** Returns the text of a config with one contract. */
function configOf(more: object): string {
  return JSON.stringify({ contracts: [{ ...contract, ...more }] });
}

/** Returns the message of the error for a config. */
function refusalOf(text: string): string {
  try {
    parseConfig(text, "c.json");
    return "";
  } catch (error) {
    return error instanceof UsageError ? error.message : String(error);
  }
}

const manual = fileURLToPath(new URL("../../../../docs/configuration.md", import.meta.url));

describe("stubwright.config.json", () => {
  test("docs/configuration.md has a row for each key", () => {
    const rows = [...readFileSync(manual, "utf8").matchAll(/^\| `(\w+)` /gm)].map(([, key]) => key);
    const known = /The known keys are (.*)\.$/.exec(refusalOf(configOf({ outt: "x" })))?.[1];
    expect(rows.sort()).toEqual(known?.split(", ").sort());
  });

  test("chosen names are kept", () => {
    const names = { types: { "{urn:a}order": "Order" }, operations: { do_it: "placeOrder" } };
    expect(parseConfig(configOf({ names }), "c.json").contracts[0]).toMatchObject({ ...contract, names });
  });

  test("a byte order mark at the start is ignored", () => {
    expect(parseConfig(`\uFEFF${configOf({})}`, "c.json").contracts[0]).toMatchObject(contract);
  });

  test("given values are kept, and defaults of package and nulls are as documented", () => {
    const said = {
      arbitraries: true,
      importExtension: "ts",
      scalars: { dateTime: "Date" },
      nulls: "omit",
      operations: ["Open"],
      package: { name: "a", version: "1.2.3" },
    };
    expect(parseConfig(configOf(said), "c.json").contracts[0]).toMatchObject(said);
    expect(parseConfig(configOf({ arbitraries: false, package: { name: "a" } }), "c.json").contracts[0]).toMatchObject({
      ...{ arbitraries: false, nulls: "nil", operations: undefined },
      package: { name: "a", version: "0.0.0" },
    });
  });

  test.each([
    { name: "@_shop/_api", version: "1.0.0" },
    { name: "@game-play/api", version: "1.2.3-beta.1+build.7" },
    { name: "shop.api_2", version: "0.10.0" },
    { name: "@Acme/Api", version: "1.0.0" },
    { name: "a".repeat(214), version: "1.0.0" },
  ])("%j is a package that npm accepts", (one) => {
    expect(parseConfig(configOf({ package: one }), "c.json").contracts[0]).toMatchObject({ package: one });
  });

  test.each([
    ["{", /^c\.json is not JSON: /],
    [
      '{"contracts":[],"compatability":{}}',
      /^c\.json has an unknown key "compatability"\. The known keys are contracts, compat/,
    ],
    ["[]", /^c\.json: "contracts" must be a list\.$/],
    ['{"contracts":[1]}', /^c\.json: contracts\[0\] must be an object\.$/],
    ['{"contracts":[{}]}', /contracts\[0\]\.entry is missing\.\n.*contracts\[0\]\.out is missing\./],
    [configOf({ outt: "x" }), /contracts\[0\] has an unknown key "outt"\. The known keys are entry, name, /],
    [configOf({ name: 1 }), /contracts\[0\]\.name must be text\.$/],
    [configOf({ nulls: "keep" }), /contracts\[0\]\.nulls must be "omit" or "nil"\.$/],
    [configOf({ arbitraries: "yes" }), /contracts\[0\]\.arbitraries must be true or false\.$/],
    [configOf({ enumerations: true }), /contracts\[0\]\.enumerations must be "closed" or "open"\.$/],
    [
      configOf({ scalars: { int: "number" } }),
      /contracts\[0\]\.scalars\.int is unknown; it may have decimal, integer, /,
    ],
    [
      configOf({ scalars: { long: "Date" } }),
      /contracts\[0\]\.scalars\.long must be "bigint" or "number" or "string"\.$/,
    ],
    [configOf({ scalars: "number" }), /contracts\[0\]\.scalars must map built-in types to TypeScript types\.$/],
    [configOf({ importExtension: ".js" }), /contracts\[0\]\.importExtension must be "js", "ts" or "none"\.$/],
    [
      configOf({ importExtension: "none", package: { name: "a" } }),
      /contracts\[0\]\.importExtension must be "js" or "ts" for a package, because tsc builds the package\.$/,
    ],
    [configOf({ package: {} }), /contracts\[0\]\.package must be \{ "name": …, "version": … \}\.$/],
    [
      configOf({ package: { name: "a", version: 1 } }),
      /contracts\[0\]\.package must be \{ "name": …, "version": … \}\.$/,
    ],
    [
      configOf({ package: { name: "a", main: "x" } }),
      /contracts\[0\]\.package must be \{ "name": …, "version": … \}\.$/,
    ],
    [
      configOf({ package: { name: "My Shop" } }),
      /contracts\[0\]\.package\.name is "My Shop", which npm does not accept\. /,
    ],
    [
      configOf({ package: { name: "_shop" } }),
      /contracts\[0\]\.package\.name is "_shop", which npm does not accept\. /,
    ],
    [
      configOf({ package: { name: "@shop" } }),
      /contracts\[0\]\.package\.name is "@shop", which npm does not accept\. /,
    ],
    [configOf({ package: { name: "a".repeat(215) } }), /contracts\[0\]\.package\.name is "a+", which npm does not /],
    [
      configOf({ package: { name: "a", version: "1.2" } }),
      /contracts\[0\]\.package\.version is "1\.2"\. It must be a semantic version/,
    ],
    [configOf({ namespaces: { a: 1 } }), /contracts\[0\]\.namespaces must map namespaces to namespaces\.$/],
    [configOf({ streams: [] }), /contracts\[0\]\.streams must map operations to paths of elements\.$/],
    [configOf({ operations: "Open" }), /contracts\[0\]\.operations must be a list of names\.$/],
    [configOf({ operations: [1] }), /contracts\[0\]\.operations must be a list of names\.$/],
    [configOf({ names: "x" }), /contracts\[0\]\.names must be \{ "types": …, "operations": … \}\.$/],
    [configOf({ names: { members: {} } }), /contracts\[0\]\.names must be \{ "types": …, "operations": … \}\.$/],
    [configOf({ names: { types: { a: 1 } } }), /contracts\[0\]\.names\.types must map types to names\.$/],
    [configOf({ names: { operations: [] } }), /contracts\[0\]\.names\.operations must map operations to names\.$/],
  ])("%s is refused", (text, message) => {
    const read = () => parseConfig(text, "c.json");
    expect(read).toThrow(UsageError);
    expect(read).toThrow(message);
  });
});
