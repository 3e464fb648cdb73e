import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "@jest/globals";
import { generate, MessageSampler } from "stubwright";
import { schemaOf } from "../../../generator/contract/dist/testing/read-fixture.js";
import { el, facet, seq, simple, type, union } from "../../../generator/contract/dist/testing/schema-notation.js";
import { wsdl } from "../../../generator/contract/dist/testing/wsdl-document.js";

const folder = mkdtempSync(join(tmpdir(), "stubwright-large-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Repeats a part of a schema for each number. */
function times(count: number, piece: (number: number) => string): string {
  return Array.from({ length: count }, (_, number) => piece(number)).join("");
}

const anonymous = (inside: string): string => `<xs:complexType>${inside}</xs:complexType>`;

/** Nests a text in itself many times. */
function nested(levels: number, last: string, around: (inside: string, level: number) => string): string {
  return Array.from({ length: levels }, (_, level) => level).reduce(around, last);
}

/** Unions of two unions each: 2^40 paths lead from the last union to the first. */
function crossed(): string {
  const level = (at: number): string => union(`U${at + 1}`, `U${at} V${at}`) + union(`V${at + 1}`, `V${at} U${at}`);
  return union("U0", "xs:int xs:date") + union("V0", "xs:date xs:boolean") + times(40, level);
}

/** Unions of two unions each, with facets in between. */
function crossedBySteps(): string {
  const step = (to: string, from: string, at: number): string =>
    union(`${to}s${at}`, from) +
    simple(`${to}${at + 1}`, `${to}s${at}`, facet("pattern", `.${to === "U" ? "*" : "+"}`));
  const level = (at: number): string => step("U", `U${at} V${at}`, at) + step("V", `V${at} U${at}`, at);
  return union("U0", "xs:int xs:date") + union("V0", "xs:date xs:boolean") + times(14, level);
}

const ask = (typeName: string): string => el("ask", `type="${typeName}"`) + el("answer");
const ofType = (inside: string): string => type("T", inside) + ask("T");
const ofPattern = (pattern: string): string =>
  simple("P", "xs:string", facet("pattern", pattern)) + ofType(seq(el("e", 'type="P"')));

test.each<[title: string, schema: string, samples: number, codes: readonly string[]]>([
  ["unions of unions", crossed() + ofType(seq(el("e", 'type="U40"'))), 3, []],
  ["unions of restricted unions", crossedBySteps() + ofType(seq(el("e", 'type="U14"'))), 3, []],
  [
    "types that require the one before twice",
    type("T0", seq(el("e"))) +
      times(40, (at) => type(`T${at + 1}`, seq(el("a", `type="T${at}"`), el("b", `type="T${at}"`)))) +
      ask("T40"),
    0,
    [],
  ],
  [
    "a member that must be there a billion times",
    ofType(seq(el("e", 'type="xs:int" minOccurs="1000000000" maxOccurs="unbounded"'))),
    0,
    [],
  ],
  [
    "groups that repeat in groups that do",
    ofType(nested(60, el("e"), (inside) => `<xs:sequence maxOccurs="2">${inside}</xs:sequence>`)),
    3,
    [],
  ],
  [
    "some groups that repeat in groups that do",
    ofType(nested(11, el("e"), (inside) => `<xs:sequence maxOccurs="2">${inside}</xs:sequence>`)),
    3,
    [],
  ],
  [
    "nillable types of many such types",
    times(30, (at) => type(`N${at}`, seq(times(30, (other) => el(`e${other}`, `type="N${other}" nillable="true"`))))) +
      ask("N0"),
    3,
    [],
  ],
  ["patterns that repeat what repeats", ofPattern(nested(50, "a", (inside) => `(${inside})*`)), 3, []],
  ["a pattern of a million characters", ofPattern("(a{1000}){1000}"), 0, ["sample-not-found"]],
  [
    "types in place with long names",
    ofType(
      nested(50, seq(el("e")), (inside, level) => seq(el(`${"member".repeat(20)}${level}`, "", anonymous(inside)))),
    ),
    3,
    [],
  ],
  ["a type name of capitals", type("T".repeat(20_000), seq(el("e"))) + ask("T".repeat(20_000)), 3, []],
  [
    "thousands of optional members",
    ofType(seq(times(3000, (at) => el(`e${at}`, 'type="xs:int" minOccurs="0"')))),
    3,
    [],
  ],
])("%s: generating and sampling take time that grows with the contract", async (_title, schema, samples, codes) => {
  writeFileSync(join(folder, "c.wsdl"), wsdl({ schema: schemaOf(schema) }));
  const start = process.cpuUsage();
  const { diagnostics, files, model } = await generate({ entry: "c.wsdl", cwd: folder, arbitraries: true });
  const sampler = model && new MessageSampler(model);
  const message = model?.operations[0]?.request;
  const made = (["minimal", "typical", "maximal"] as const).flatMap(
    (size) => (message && sampler?.sampleBody(message, size)) ?? [],
  );
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(10_000);
  expect(diagnostics.map(({ code }) => code)).toEqual(codes);
  expect(files.length).toBeGreaterThan(0);
  expect(made.length).toBe(samples);
  expect(made.filter(({ xml }) => xml.length > 2_000_000)).toEqual([]);
});

test("a type that requires thousands of elements has arbitraries but no sample; a type that requires a billion has neither", async () => {
  const repeated = (name: string, of: string, times: number): string =>
    type(name, seq(el("x", `type="${of}" minOccurs="${times}" maxOccurs="${times}"`) + el("y")));
  const schema = repeated("T", "xs:int", 4000) + repeated("H", "T", 1) + repeated("B", "T", 250_000);
  writeFileSync(join(folder, "c.wsdl"), wsdl({ schema: schemaOf(schema + ask("B")) }));
  const { diagnostics, files, model } = await generate({ entry: "c.wsdl", cwd: folder, arbitraries: true });
  expect(diagnostics).toEqual([]);
  const { text = "" } = files.find(({ path }) => path === "arbitraries.ts") ?? {};
  expect([...text.matchAll(/^ {4}(\w+): fc\.record/gm)].map(([, name]) => name)).toEqual(["T", "H"]);
  expect(model?.operations.map(({ request }) => new MessageSampler(model).sampleBody(request, "minimal"))).toEqual([
    undefined,
  ]);
});
