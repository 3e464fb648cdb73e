import { describe, expect, test } from "@jest/globals";
import { complex, el, facet, seq, simple, type } from "../../../contract/dist/testing/schema-notation.js";
import { findingsBetween, serviceOf } from "../testing/compare-fixture.js";
import { readSettings, type Settings } from "./settings.js";

describe("settings", () => {
  test.each<[title: string, section: unknown, options: Parameters<typeof readSettings>[1], want: Partial<Settings>]>([
    [
      "surfaces, in the order of the table",
      { surfaces: ["ts-client", "soap"] },
      {},
      { surfaces: ["soap", "ts-client"] },
    ],
    ["the wire", { surfaces: ["wire"] }, {}, { surfaces: ["soap", "json"] }],
    ["all of it", undefined, { surface: "source, wire" }, { surfaces: ["soap", "json", "ts-client", "ts-server"] }],
    ["the command line before the config", { surfaces: ["soap"] }, { surface: "json" }, { surfaces: ["json"] }],
    ["new clients first", { order: "nc" }, {}, { orders: ["nc"] }],
    ["both orders", undefined, { order: "both" }, { orders: ["oc", "nc"] }],
    ["what fails", { failOn: "warning" }, { failOn: "info" }, { failOn: "info" }],
    ["readers", { readers: { client: "ours" } }, {}, { readers: { client: "ours", server: undefined } }],
    ["all readers", undefined, { readers: "closed" }, { readers: { client: "closed", server: "closed" } }],
    ["our readers", undefined, { readers: "ours" }, { readers: { client: "ours", server: undefined } }],
    [
      "levels",
      { levels: { "member-renamed": "off", "type-changed": [{ level: "info", surface: "json" }, "warning"] } },
      {},
      {
        levels: [
          { rule: "member-renamed", level: "none" },
          { rule: "type-changed", level: "info", surface: "json" },
          { rule: "type-changed", level: "warning" },
        ],
      },
    ],
  ])("%s", (_title, section, options, want) => {
    expect(readSettings(section, options)).toEqual({ ...readSettings(undefined), ...want });
  });

  test.each<[string, unknown, string]>([
    ["no object", [], "compatibility must be an object."],
    ["an unknown key", { level: {} }, 'compatibility has an unknown key "level";'],
    [
      "an unknown reader",
      { readers: { clint: "open" } },
      'readers has an unknown key "clint"; it may have client, server.',
    ],
    [
      "what misspelt would narrow a level",
      { levels: { "type-changed": [{ level: "off", operatoin: "Open" }] } },
      'levels.type-changed has an unknown key "operatoin"; it may have level, contract, operation, surface, direction.',
    ],
    ["surfaces that are no list", { surfaces: 1 }, "surfaces must be a list of texts."],
    ["an unknown order", { order: "cn" }, 'order is one of oc, nc, both, not "cn".'],
    ["a server's readers", { readers: { server: "ours" } }, 'readers.server is one of open, closed, not "ours".'],
    ["an unknown rule", { levels: { "member-moved": "off" } }, "levels: there is no rule member-moved."],
    ["no level", { levels: { "type-changed": { surface: "json" } } }, "levels.type-changed needs a level:"],
    ["a level of null", { levels: { "type-changed": null } }, "levels.type-changed must be an object."],
    [
      "a name that is no text",
      { levels: { "type-changed": { level: "off", contract: 1 } } },
      ".contract must be text.",
    ],
  ])("%s is reported", (_title, section, want) => {
    expect(() => readSettings(section)).toThrow(want);
  });
});

test.each<[Parameters<typeof readSettings>[1], string]>([
  [{ order: "cn" }, '--order is one of oc, nc, both, not "cn".'],
  [{ failOn: "warn" }, '--fail-on is one of error, warning, info, never, not "warn".'],
  [{ readers: "opn" }, '--readers is one of open, closed, ours, not "opn".'],
])("the command line's %j is reported by the option's name, once", (options, want) => {
  expect(() => readSettings({}, options)).toThrow(new Error(want));
});

const base = serviceOf(type("T", seq(el("a"))));

const optional = serviceOf(type("T", seq(el("a"), el("b", 'type="xs:string" minOccurs="0"'))));

const required = serviceOf(type("T", seq(el("a"), el("b"))));

const code = (values: string): typeof base =>
  serviceOf(
    type("T", seq(el("a", 'type="a:C"'))) +
      simple("C", "xs:string", [...values].map((value) => facet("enumeration", value)).join("")),
  );

const square = type("Square", complex("extension", "a:Shape", seq(el("side"))));

const family = (more: string): typeof base =>
  serviceOf(type("T", seq(el("shape", 'type="a:Shape"'))) + type("Shape", seq(el("name"))) + more);

/**
 * The rules that depend on readers: one level lower where these are open, an error on the wire where they are closed. Ours are
 * open for members, and closed for values and types.
 */
describe("the reader profile moves the levels that depend on it", () => {
  test.each<[readers: string | undefined, old: typeof base, now: typeof base, want: string]>([
    [undefined, base, optional, "member-added-optional: info warning, info info"],
    ["open", base, optional, "member-added-optional: info info, info info"],
    ["ours", base, optional, "member-added-optional: info info, info info"],
    ["closed", base, optional, "member-added-optional: info error, info error"],
    [undefined, required, base, "member-removed-required: error error, warning error"],
    ["open", required, base, "member-removed-required: warning error, info error"],
    ["ours", required, base, "member-removed-required: error error, warning error"],
    ["closed", required, base, "member-removed-required: error error, error error"],
    [undefined, code("a"), code("ab"), "enum-value-added: info warning, info warning"],
    ["open", code("a"), code("ab"), "enum-value-added: info info, info info"],
    ["ours", code("a"), code("ab"), "enum-value-added: info error, info error"],
    ["ours", family(""), family(square), "alternative-type-added: info error, info error"],
  ])("%s", async (readers, old, now, want) => {
    const findings = await findingsBetween(old, now, readSettings({ surfaces: ["wire"] }, { readers }));
    const level = (surface: string, direction: string) =>
      findings.find((one) => one.surface === surface && one.direction === direction)?.level;
    const [soap, json] = ["soap", "json"].map((one) => `${level(one, "request")} ${level(one, "response")}`);
    expect(`${findings[0]?.rule}: ${soap}, ${json}`).toBe(want);
  });
});

describe("level settings apply only to their selection, and the last one that fits counts", () => {
  test.each<[title: string, levels: unknown, want: string]>([
    ["none", [], "error warning, error info"],
    ["of a surface", [{ level: "warning", surface: "json" }], "error warning, warning warning"],
    ["of a direction", [{ level: "off", direction: "response" }], "error undefined, error undefined"],
    ["of an operation", [{ level: "info", operation: "Place" }], "info info, info info"],
    ["of another operation", [{ level: "off", operation: "Other" }], "error warning, error info"],
    ["of the contract", [{ level: "info", contract: "fixture" }], "info info, info info"],
    ["of another contract", [{ level: "off", contract: "other" }], "error warning, error info"],
    ["of both", [{ level: "off", surface: "soap", direction: "response" }], "error undefined, error info"],
    ["the last one", ["off", { level: "warning", surface: "soap" }], "warning warning, undefined undefined"],
    ["the last one, of all", [{ level: "off", surface: "soap" }, "info"], "info info, info info"],
  ])("%s", async (_title, levels, want) => {
    const settings = readSettings({ surfaces: ["wire"], levels: { "member-added-required": levels } });
    const findings = await findingsBetween(base, required, settings);
    const level = (surface: string, direction: string) =>
      findings.find(
        (one) => one.rule === "member-added-required" && one.surface === surface && one.direction === direction,
      )?.level;
    // The table has a warning for replies over SOAP; here it is as a reader of ours takes it.
    const soap = `${level("soap", "request")} ${level("soap", "response")}`;
    const json = `${level("json", "request")} ${level("json", "response")}`;
    expect(`${soap}, ${json}`).toBe(want);
  });
});

test("the peers that break are reported for both orders, on the wires from warnings on", async () => {
  const findings = await findingsBetween(base, required);
  const who = findings
    .filter(({ rule }) => rule === "member-added-required")
    .map((one) => `${one.surface} ${one.direction} ${one.who.join("+")}`.trim());
  expect(who.sort()).toEqual([
    "json request OC+NC",
    "json response NC",
    "soap request OC+NC",
    "soap response OC+NC",
    "ts-client request",
    "ts-client response",
    "ts-server request",
    "ts-server response",
  ]);
});
