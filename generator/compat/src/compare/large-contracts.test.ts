import { expect, test } from "@jest/globals";
import { el, seq, simple, type, union } from "../../../contract/dist/testing/schema-notation.js";
import { changeTexts, type Files, findingsBetween, schemaText, serviceOf } from "../testing/compare-fixture.js";

/** Unions of two unions each, with facets: 2^40 ways lead from the last to the first. */
function crossed(last: string, facets: string): string {
  const pair = (at: number, [left, right]: readonly [string, string]): string =>
    union(`${left}m${at}`, `a:${left}${at} a:${right}${at}`) + simple(`${left}${at + 1}`, `a:${left}m${at}`, facets);
  const levels = Array.from({ length: 40 }, (_, at) => pair(at, ["U", "V"]) + pair(at, ["V", "U"]));
  return union("U0", "xs:int xs:date") + union("V0", `xs:date ${last}`) + levels.join("");
}

test.each<[title: string, facets: string, rule: string]>([
  ["unions of unions", "", "alternative-type-removed"],
  ["unions of unions with patterns", '<xs:pattern value=".*"/>', "type-changed"],
])("%s are compared in time that grows with them", async (_title, facets, rule) => {
  const contract = (last: string) => serviceOf(crossed(last, facets) + type("T", seq(el("x", 'type="a:U40"'))));
  const start = process.cpuUsage();
  const findings = await findingsBetween(contract("xs:boolean"), contract("xs:time"));
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(10_000);
  expect(findings.map((finding) => finding.rule)).toContain(rule);
});

test("whether unions of unions take a fixed value is found in time that grows with them", async () => {
  const types = crossed("xs:time", '<xs:pattern value=".*"/>');
  const contract = (attributes: string) => serviceOf(types + type("T", seq(el("x", attributes))));
  const start = process.cpuUsage();
  const findings = await findingsBetween(contract('type="xs:string" fixed="none"'), contract('type="a:U40"'));
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(10_000);
  expect(findings.map((finding) => finding.rule)).toContain("type-narrowed");
});

test.each<[title: string, contract: (components: string) => Files, own: readonly string[]]>([
  ["in messages", serviceOf, []],
  ["in a contract without operations", (text) => ({ "c.xsd": schemaText(text) }), ["e2999: - {urn:a}e2999"]],
])(
  "a chain of substitutes is compared in time that grows with it, and one that is gone is reported once: %s",
  async (_title, contract, own) => {
    const element = (at: number): string =>
      `<xs:element name="e${at}" type="xs:string" ${at === 0 ? "" : `substitutionGroup="a:e${at - 1}"`}/>`;
    const chain = (count: number) =>
      contract(
        type("T", seq('<xs:element ref="a:e0"/>')) + Array.from({ length: count }, (_, at) => element(at)).join(""),
      );
    const start = process.cpuUsage();
    const findings = await findingsBetween(chain(3000), chain(2999));
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(6_000);
    expect(changeTexts(findings)).toEqual([
      "alternative-type-removed e0/e2999: - e2999",
      ...own.map((text) => `member-removed-required ${text}`),
    ]);
  },
);

test("a rename at the end of a long chain of types is found", async () => {
  const chain = (last: string) =>
    serviceOf(
      type("T", seq(el("t", 'type="a:T0"'))) +
        Array.from({ length: 3000 }, (_, at) => type(`T${at}`, seq(el("t", `type="a:T${at + 1}"`)))).join("") +
        type("T3000", seq(el(last))),
    );
  expect(changeTexts(await findingsBetween(chain("z"), chain("zz")))).toEqual(["member-renamed T3000/z: z -> zz"]);
});
