import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "@jest/globals";
import { Ajv, type ValidateFunction } from "ajv";
import { parse } from "yaml";
import { readWaivers } from "../../../compat/dist/findings/waivers.js";
import { allRules } from "../../../compat/dist/rules/rules.js";
import { Diagnostics } from "../../../contract/dist/diagnostics/diagnostics.js";
import { readRoutes } from "../../../contract/dist/json/read-routes.js";
import { loadModel } from "../../../contract/dist/load/load-model.js";
import type { ContractModel } from "../../../contract/dist/model/contract-model.js";
import { readRules } from "../../../mock/dist/read-rules.js";
import { readServiceWaivers } from "../../../service-test/dist/report/waivers.js";
import { readExamples, readLinks } from "../../../service-test/dist/run/request-files.js";

/** The schemas for editors beside our own readers: a document that one refuses, the other refuses, too. */
const root = fileURLToPath(new URL("../../../..", import.meta.url));
const schemaOf = (path: string): Record<string, unknown> =>
  JSON.parse(readFileSync(`${root}generator/cli/${path}`, "utf8"));

function compiled(name: string): ValidateFunction {
  const ajv = new Ajv({ strict: true, allowUnionTypes: true, strictRequired: false, strictTypes: false });
  ajv.addFormat("regex", (text) => passes(() => new RegExp(text)));
  return ajv.compile(schemaOf(`schemas/${name}.schema.json`));
}

function passes(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}

/** What an editor sees: the YAML as data. Text that is no YAML is refused. */
function isValid(schema: ValidateFunction, text: string): boolean {
  try {
    return schema(parse(text));
  } catch {
    return false;
  }
}

const end = "reason: r, owner: o, expires: 2027-03-01";

describe("*.waivers.yaml", () => {
  const schema = compiled("waivers");
  test.each<[text: string, want: boolean]>([
    ["", true],
    ["# nothing yet", true],
    ["[]", true],
    [`- { fingerprint: 746da3a2add32a2a, ${end} }`, true],
    [`- { fingerprint: 1234567812345678, ${end} }`, true],
    [`- { select: { rule: enum-value-added, path: "*State", surface: soap }, ${end} }`, true],
    [`- { select: { contract: 1.10, operation: 5 }, ${end} }`, true],
    ["- { fingerprint: a, reason: 5, owner: true, expires: 2028-02-29 }", true],
    ["- { fingerprint: a, reason: r, owner: o, expires: 2000-02-29 }", true],
    ["{}", false],
    ["- a", false],
    ["- []", false],
    [`- { ${end} }`, false],
    [`- { fingerprint: a, select: { rule: enum-value-added }, ${end} }`, false],
    [`- { fingerprint: "", ${end} }`, false],
    [`- { fingerprint: ~, ${end} }`, false],
    [`- { fingerprint: a, note: b, ${end} }`, false],
    [`- { select: {}, ${end} }`, false],
    [`- { select: rule, ${end} }`, false],
    [`- { select: { rule: enum-value-addded }, ${end} }`, false],
    [`- { select: { rules: enum-value-added }, ${end} }`, false],
    [`- { select: { rule: [enum-value-added] }, ${end} }`, false],
    [`- { select: { path: null }, ${end} }`, false],
    ["- { fingerprint: a, owner: o, expires: 2027-03-01 }", false],
    ['- { fingerprint: a, reason: " ", owner: o, expires: 2027-03-01 }', false],
    ["- { fingerprint: a, reason: [r], owner: o, expires: 2027-03-01 }", false],
    ["- { fingerprint: a, reason: r, owner: o, expires: soon }", false],
    ["- { fingerprint: a, reason: r, owner: o, expires: 2027-02-29 }", false],
    ["- { fingerprint: a, reason: r, owner: o, expires: 1900-02-29 }", false],
    ["- { fingerprint: a, reason: r, owner: o, expires: 2027-04-31 }", false],
    ["- { fingerprint: a, fingerprint: b, reason: r, owner: o, expires: 2027-03-01 }", false],
    ["- {", false],
  ])("%j: %s", (text, want) => {
    const reader = passes(() => readWaivers(text, "w.yaml"));
    expect({ schema: isValid(schema, text), reader }).toEqual({ schema: want, reader: want });
  });

  test("and the config know every rule", () => {
    const ids = allRules.map(({ id }) => id);
    for (const path of ["schemas/waivers.schema.json", "stubwright.config.schema.json"])
      expect(schemaOf(path)).toMatchObject({ definitions: { rule: { enum: ids } } });
  });
});

describe("waivers of stubwright test", () => {
  const schema = compiled("test-waivers");
  test.each<[text: string, want: boolean]>([
    ["", true],
    ["[]", true],
    [`- { check: soap-status, operation: PlaceOrder, ${end} }`, true],
    [`- { fingerprint: 12345678, ${end} }`, true],
    [`- { fingerprint: a, check: b, ${end} }`, true],
    ["{ check: soap-status }", false],
    [`- { ${end} }`, false],
    [`- { operation: PlaceOrder, ${end} }`, false],
    [`- { check: "", ${end} }`, false],
    [`- { check: [soap-status], ${end} }`, false],
    [`- { check: soap-status, rule: a, ${end} }`, false],
    ["- { check: a, owner: o, expires: 2027-03-01 }", false],
    ['- { check: a, reason: "", owner: o, expires: 2027-03-01 }', false],
    ["- { check: a, reason: r, owner: o, expires: March }", false],
  ])("%j: %s", (text, want) => {
    const reader = passes(() => readServiceWaivers(text));
    expect({ schema: isValid(schema, text), reader }).toEqual({ schema: want, reader: want });
  });
});

describe("routes.yaml", () => {
  const schema = compiled("routes");
  let model: ContractModel;

  beforeAll(async () => {
    const loaded = await loadModel({ entry: "contracts/game-play/game-play.wsdl" }, { cwd: root });
    if (loaded.model === undefined) throw new Error("The contract does not load.");
    model = loaded.model;
  });

  test.each<[text: string, want: boolean]>([
    ["", true],
    ["PlayRequest: { method: POST, path: /play }", true],
    ["PlayRequest: { method: get, path: /play/now }", true],
    ["PlayRequest: { method: Any, path: /play~1/a.b-c_d }", true],
    ["PlayRequest: [{ method: PUT, path: /play }, { method: POST, path: /plays }]", true],
    ["PlayRequest: { method: POST, path: /play, note: more }", true],
    ["PlayRequest: []", true],
    ["PlayRequest:", false],
    ["PlayRequest: /play", false],
    ["[]", false],
    ["PlayRequest: { path: /play }", false],
    ["PlayRequest: { method: POST }", false],
    ["PlayRequest: { method: FETCH, path: /play }", false],
    ["PlayRequest: { method: POST, path: play }", false],
    ["PlayRequest: { method: POST, path: /play/ }", false],
    ["PlayRequest: { method: POST, path: /a b }", false],
    ["PlayRequest: { method: POST, path: /play/.. }", false],
    ["PlayRequest: { method: POST, path: /./play }", false],
    ["PlayRequest: { method: POST, path: /play.json }", false],
    ["PlayRequest: { method: POST, path: /SOAP11 }", false],
    ["PlayRequest: { method: POST, path: '/{Guid}/{Guid}' }", false],
    ["PlayRequest: { method: POST, path: 5 }", false],
    ["PlayRequest: {", false],
  ])("%j: %s", (text, want) => {
    const diagnostics = new Diagnostics();
    readRoutes({ uri: "routes.yaml", location: "file:///routes.yaml", text, root: undefined }, model, diagnostics);
    expect({ schema: isValid(schema, text), reader: diagnostics.list.length === 0 }).toEqual({
      schema: want,
      reader: want,
    });
  });
});

describe("*.examples.yaml", () => {
  const schema = compiled("examples");
  const example = (text: string): string => `Place: { one: { ${text} } }`;
  test.each<[text: string, want: boolean]>([
    ["", true],
    ["{}", true],
    ["Place: {}", true],
    [example(""), true],
    [example("request: { a: 1 }, reply: [1]"), true],
    [example("when: { /a: 1, /b: [1], /c: null }"), true],
    [
      example("when: { /a: { equals: {}, not: 1, oneOf: [1], matches: ^B, atLeast: 1, atMost: 2.5, absent: true } }"),
      true,
    ],
    [example("fault: { OutOfStock: { left: 3 } }"), true],
    [example("fault: { OutOfStock: }"), true],
    [example("error: {}"), true],
    [example("error: { code: Client, message: no }"), true],
    [example("break: cut, delay: 0.5"), true],
    [example("state: { basket: start }, next: { basket: placed }"), true],
    ["[]", false],
    ["Place:", false],
    ["Place: []", false],
    ["Place: { one: }", false],
    ["Place: { one: [] }", false],
    [example("replies: 1"), false],
    [example("reply: 1, fault: { A: 1 }"), false],
    [example("error: {}, break: cut"), false],
    [example("when: []"), false],
    [example("when:"), false],
    [example("when: { /a: { equal: 1 } }"), false],
    [example("when: { /a: { oneOf: 1 } }"), false],
    [example("when: { /a: { matches: '(' } }"), false],
    [example("when: { /a: { matches: 1 } }"), false],
    [example("when: { /a: { atLeast: '1' } }"), false],
    [example("when: { /a: { atMost: null } }"), false],
    [example("when: { /a: { absent: yes please } }"), false],
    [example("fault: {}"), false],
    [example("fault: { A: 1, B: 2 }"), false],
    [example("fault: { '': 1 }"), false],
    [example("fault: OutOfStock"), false],
    [example("error: { code: Sender }"), false],
    [example("error: { message: 1 }"), false],
    [example("error: no"), false],
    [example("break: now"), false],
    [example("delay: -1"), false],
    [example("delay: '1'"), false],
    [example("state: basket"), false],
    [example("state: { basket: 1 }"), false],
    [example("next:"), false],
  ])("%j: %s", (text, want) => {
    const reader = passes(() => readRules(text));
    expect({ schema: isValid(schema, text), reader }).toEqual({ schema: want, reader: want });
    // stubwright test reads the same files.
    if (want) expect(passes(() => readExamples(text))).toBe(true);
  });
});

describe("links", () => {
  const schema = compiled("links");
  test.each<[text: string, want: boolean]>([
    ["", true],
    ["[]", true],
    ["- { from: A, to: B, take: { /number: /number } }", true],
    ["- { from: A, to: B, take: {} }", true],
    ["{}", false],
    ["- A", false],
    ["- { from: A, to: B }", false],
    ["- { from: A, take: {} }", false],
    ["- { from: 1, to: B, take: {} }", false],
    ["- { from: A, to: B, take: [] }", false],
    ["- { from: A, to: B, take: { number: /number } }", false],
    ["- { from: A, to: B, take: { /number: number } }", false],
    ["- { from: A, to: B, take: { /number: 1 } }", false],
    ["- { from: A, to: B, take: {}, give: {} }", false],
  ])("%j: %s", (text, want) => {
    const reader = passes(() => readLinks(text));
    expect({ schema: isValid(schema, text), reader }).toEqual({ schema: want, reader: want });
  });
});

test("every schema is published", () => {
  const { files, exports } = schemaOf("package.json") as { files: string[]; exports: Record<string, string> };
  expect(files).toContain("schemas");
  expect(exports["./schemas/*.schema.json"]).toBe("./schemas/*.schema.json");
  const names = ["examples", "links", "routes", "test-waivers", "waivers"];
  expect(readdirSync(`${root}generator/cli/schemas`).sort()).toEqual(names.map((name) => `${name}.schema.json`));
});
