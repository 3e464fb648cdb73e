import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "@jest/globals";
import { serviceOf } from "../../../compat/dist/testing/compare-fixture.js";
import { el, seq, type } from "../../../contract/dist/testing/schema-notation.js";
import { stubwrightIn } from "../testing/contract-project.js";

const folder = mkdtempSync(join(tmpdir(), "stubwright-names-"));
afterAll(() => rmSync(folder, { recursive: true }));

const derived = `<xs:complexType name="Derived"><xs:complexContent><xs:extension base="a:Base">${seq(el("b"))}</xs:extension></xs:complexContent></xs:complexType>`;
const wsdl = serviceOf(type("T", seq(el("item", 'type="a:Base"'))) + type("Base", seq(el("a"))) + derived)[
  "contract.wsdl"
];

function write(side: string, names: object): void {
  mkdirSync(join(folder, side));
  const contract = { name: "shop", entry: "shop.wsdl", out: "generated", ...names };
  writeFileSync(join(folder, side, "stubwright.config.json"), JSON.stringify({ contracts: [contract] }));
  writeFileSync(join(folder, side, "shop.wsdl"), wsdl ?? "");
}

test("another name for a type changes $type in JSON", async () => {
  write("base", {});
  write("head", { names: { types: { "{urn:a}Derived": "First" } } });
  const { out, error } = await stubwrightIn(folder, ["compare", "base", "head", "--report", "json"]);
  expect(error).toBe("");
  const { findings }: { readonly findings: readonly Readonly<Record<string, unknown>>[] } = JSON.parse(out);
  const told = findings.filter(({ surface, level }) => surface === "json" && level !== "info");
  expect(told.map(({ rule, facet, old, new: now, level }) => ({ rule, facet, old, now, level }))).toEqual(
    ["request", "response"].map(() => ({
      rule: "json-name-changed",
      facet: "$type",
      old: "Derived",
      now: "First",
      level: "error",
    })),
  );
});
