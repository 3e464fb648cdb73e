import { describe, expect, test } from "@jest/globals";
import { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { OpenEnumerations } from "../../schema/open-enumeration.js";
import { readFiles } from "../../testing/read-files.js";
import { facet, simple, union } from "../../testing/schema-notation.js";
import { buildModel } from "../build-model.js";
import type { ScalarDefinition } from "../contract-model.js";

const values = facet("enumeration", "a") + facet("enumeration", "b");
const open = 'mark:open-enum="true"';

/** What the type `Open` of a schema becomes, and what is reported. */
async function built(
  components: string,
  openEnumerations: OpenEnumerations = "marked",
): Promise<readonly [ScalarDefinition | undefined, readonly string[]]> {
  const schema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:mark="urn:stubwright:contract">${components}</xs:schema>`;
  const { contract } = await readFiles({ "s.xsd": schema });
  const diagnostics = new Diagnostics();
  const { types } = buildModel({ name: "s", openEnumerations }, contract, diagnostics);
  const type = types.find(({ typeName }) => typeName === "Open");
  return [type?.kind === "scalar" ? type.definition : undefined, diagnostics.list.map(({ code }) => code)];
}

const openOf = (base: object): object => ({
  kind: "restriction",
  base,
  facets: [{ kind: "enumeration", values: ["a", "b"] }],
  isOpen: true,
});

function isOpen(definition: ScalarDefinition | undefined): boolean {
  return definition?.kind === "openEnumeration" || (definition?.kind === "restriction" && definition.isOpen === true);
}

test.each<[title: string, schema: string, base: string]>([
  ["of any text", simple("Open", "xs:string", values, open), "string"],
  ["of tokens", simple("Open", "xs:NMTOKEN", values, open), "NMTOKEN"],
  [
    "of a type of the contract",
    simple("Short", "xs:token", facet("maxLength", 3)) + simple("Open", "Short", values, open),
    "{}Short",
  ],
])("a marked enumeration is open: %s", async (_title, schema, base) => {
  const use = base.startsWith("{") ? { kind: "declared", id: base } : { kind: "builtin", name: base };
  expect(await built(schema)).toEqual([openOf(use), []]);
});

test("a union with xs:string is open without a mark", async () => {
  const known = simple("Known", "xs:string", values);
  const want = { kind: "openEnumeration", values: ["a", "b"] };
  expect(await built(known + union("Open", "Known xs:string"))).toEqual([want, []]);
});

test.each<[title: string, schema: string]>([
  ["numbers", simple("Open", "xs:int", facet("enumeration", 1), open)],
  ["another facet", simple("Open", "xs:string", values + facet("maxLength", 3), open)],
  ["a base that enumerates", simple("Base", "xs:string", values) + simple("Open", "Base", values, open)],
  ["no enumeration", simple("Open", "xs:string", "", open)],
  ["a list", `<xs:simpleType name="Open" ${open}><xs:list itemType="xs:string"/></xs:simpleType>`],
])("a mark that cannot open a type is reported: %s", async (_title, schema) => {
  const [definition, codes] = await built(schema);
  expect(isOpen(definition)).toBe(false);
  expect(codes).toEqual(["contract-mark-not-open"]);
});

describe("a config opens all that can be", () => {
  const string = { kind: "builtin", name: "string" };

  test("without marks, and without reports of other enumerations", async () => {
    expect(await built(simple("Open", "xs:string", values), "all")).toEqual([openOf(string), []]);
    const [closed, codes] = await built(simple("Open", "xs:string", values + facet("maxLength", 3)), "all");
    expect([isOpen(closed), codes]).toEqual([false, []]);
  });

  test("except those with a mark that says no", async () => {
    const [closed, codes] = await built(simple("Open", "xs:string", values, 'mark:open-enum="false"'), "all");
    expect([isOpen(closed), codes]).toEqual([false, []]);
  });

  test("open enumerations come last in a union, because they would take the texts of the others", async () => {
    const known = simple("Known", "xs:string", values);
    const members = [
      { kind: "builtin", name: "int" },
      { kind: "builtin", name: "date" },
      { kind: "declared", id: "{}Known" },
    ];
    const [open] = await built(known + union("Open", "Known xs:int xs:date"), "all");
    expect(open).toEqual({ kind: "union", members });
    const [closed] = await built(known + union("Open", "Known xs:int xs:date"));
    expect(closed).toEqual({ kind: "union", members: [members[2], members[0], members[1]] });
  });
});
