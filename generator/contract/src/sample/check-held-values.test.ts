import { expect, test } from "@jest/globals";
import { Diagnostics } from "../diagnostics/diagnostics.js";
import { buildModel } from "../model/build-model.js";
import type { ScalarOptions } from "../simple-types/scalar-options.js";
import { readFiles } from "../testing/read-files.js";
import { el, facet, list, seq, simple, type, union } from "../testing/schema-notation.js";
import { checkHeldValues } from "./check-held-values.js";

const scalars: ScalarOptions = { long: "number", dateTime: "Date" };
const tooLarge = "9007199254740993";
const inT = (content: string): string => type("T", content);
const attribute = (attributes: string): string => inT(`<xs:attribute name="a" ${attributes}/>`);

/** What is reported of the values that a schema names. */
async function problems(schema: string): Promise<readonly unknown[]> {
  const text = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${schema}</xs:schema>`;
  const { contract } = await readFiles({ "s.xsd": text });
  const diagnostics = new Diagnostics();
  checkHeldValues(buildModel({ name: "s", scalars }, contract, diagnostics), diagnostics);
  return diagnostics.list.map(({ code, arguments: { kind, value, owner } }) => [code, kind, value, owner]);
}

const problem = (kind: string, value: string, owner: string): readonly unknown[] => [
  [kind === "default" || owner === "Ids" ? "scalars-value-refused" : "scalars-value-not-held", kind, value, owner],
];

test.each<[title: string, schema: string, want: readonly unknown[]]>([
  ["a default", inT(seq(el("e", `type="xs:long" default="${tooLarge}"`))), problem("default", tooLarge, "T/e")],
  ["a fixed value", attribute(`type="xs:long" fixed="${tooLarge}"`), problem("fixed", tooLarge, "T/a")],
  [
    "a default of a root",
    el("r", 'type="xs:dateTime" default="2026-01-01T00:00:00"'),
    problem("default", "2026-01-01T00:00:00", "r"),
  ],
  [
    "a default of simple content",
    `${type("P", '<xs:simpleContent><xs:extension base="xs:long"><xs:attribute name="u"/></xs:extension></xs:simpleContent>')}${inT(seq(el("p", `type="P" default="${tooLarge}"`)))}`,
    problem("default", tooLarge, "T/p"),
  ],
  [
    "an enumerated list",
    `${list("Longs", "xs:long")}${simple("Two", "Longs", facet("enumeration", `1 ${tooLarge}`))}`,
    problem("enumerated", `1 ${tooLarge}`, "Two"),
  ],
  ["values that are held", inT(seq(el("e", 'type="xs:long" default="9007199254740991"'))), []],
  ["values of other types", attribute(`type="xs:unsignedLong" fixed="${tooLarge}"`), []],
  [
    "an enumerated value of an atomic type",
    simple("Ids", "xs:long", facet("enumeration", tooLarge)),
    problem("enumerated", tooLarge, "Ids"),
  ],
  [
    "enumerated values that another member of a union holds",
    `${union("Either", "xs:long xs:string")}${simple("Some", "Either", facet("enumeration", tooLarge))}`,
    [],
  ],
])("%s", async (_title, schema, want) => {
  expect(await problems(schema)).toEqual(want);
});
