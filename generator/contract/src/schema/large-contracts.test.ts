import { expect, test } from "@jest/globals";
import { readFixture, schemaOf } from "../testing/read-fixture.js";
import { complex, el, list, seq, simple, type, union } from "../testing/schema-notation.js";
import { wsdl } from "../testing/wsdl-document.js";

/** What stands in a document once for each number. */
function times(count: number, piece: (number: number) => string): string {
  return Array.from({ length: count }, (_, number) => piece(number)).join("");
}

/** Unions of the one before, twice each: 2^40 ways lead from the last to the first. */
const doubled = union("U0", "xs:int xs:date") + times(40, (at) => union(`U${at + 1}`, `U${at} U${at}`));

/** Unions of two unions each: no two members of one are the same type. */
function crossed(members: string): string {
  const level = (at: number): string => union(`U${at + 1}`, `U${at} V${at}`) + union(`V${at + 1}`, `V${at} U${at}`);
  return union("U0", members) + union("V0", members) + times(40, level);
}

/** Each element may stand for the one before. */
const substitutes = el("e0") + times(12_000, (at) => el(`e${at + 1}`, `type="xs:string" substitutionGroup="e${at}"`));

const group = `<xs:group name="g">${seq(el("e", "", `<xs:complexType>${seq(el("f"))}</xs:complexType>`))}</xs:group>`;

const bound = (name: string, input: string): string =>
  `<operation name="${name}"><input name="${input}"><soap:body use="literal"/></input></operation>`;

test.each<[title: string, files: Readonly<Record<string, string>>, found: Readonly<Record<string, number>>]>([
  ["a list of unions of unions", schema(doubled + list("L", "U40")), {}],
  ["unions of unions with enumerated values", schema(doubled + simple("R", "U40", '<xs:enumeration value="1"/>')), {}],
  [
    "a substitute for an element of a union of unions",
    schema(crossed("xs:int xs:date") + el("h", 'type="U40"') + el("m", 'type="xs:anyURI" substitutionGroup="h"')),
    { "xsd-substitution-type": 1 },
  ],
  [
    "a default that may be a name in a union of unions",
    schema(crossed("xs:QName xs:int") + el("h", 'type="U40" default="a:b c"')),
    { "xsd-bad-value": 1 },
  ],
  ["a long chain of substitutes", schema(substitutes + type("t", seq('<xs:element ref="e0"/>'))), {}],
  [
    "a long chain of substitutes in a message",
    {
      "a.wsdl": wsdl({
        schema: schemaOf(
          el("answer", 'type="t"') + el("ask", 'type="Typo"') + substitutes + type("t", seq('<xs:element ref="e0"/>')),
        ),
      }),
    },
    { "xsd-unresolved-reference": 1 },
  ],
  [
    "names that are not declared, each near many that are",
    schema(times(3000, (at) => simple(`Type${at}`, `Typo${at}`, ""))),
    { "xsd-unresolved-reference": 3000 },
  ],
  [
    "prefixes that nothing declares",
    schema(times(15_000, (at) => simple(`Type${at}`, "xs:int", "") + el(`e${at}`, `type="q:Type${at}"`))),
    { "xsd-undeclared-prefix": 15_000 },
  ],
  [
    "a path of nothing but white space",
    schema(
      `${el("r", 'type="xs:string"', `<xs:unique name="u"><xs:selector xpath="${" ".repeat(200_000)}!"/><xs:field xpath="@a"/></xs:unique>`)}`,
    ),
    { "xsd-bad-path": 1 },
  ],
  [
    "imports behind a declaration",
    schema(el("e") + times(20_000, (at) => `<xs:import namespace="urn:${at}"/>`)),
    { "xsd-misplaced-element": 20_000 },
  ],
  [
    "references with the types of what they refer to",
    schema(
      times(10_000, (at) => el(`e${at}`)) +
        type("t", seq(times(10_000, (at) => `<xs:element ref="e${at}" type="xs:string"/>`))),
    ),
    { "xsd-attribute-beside-ref": 10_000 },
  ],
  ["a group in many types", schema(group + times(20_000, (at) => type(`T${at}`, '<xs:group ref="g"/>'))), {}],
  [
    "many attributes, inherited and restricted",
    schema(
      type(
        "b",
        times(15_000, (at) => `<xs:attribute name="a${at}"/>`),
      ) +
        type(
          "r",
          complex(
            "restriction",
            "b",
            times(15_000, (at) => `<xs:attribute name="a${at}"/>`),
          ),
        ) +
        type(
          "e",
          complex(
            "extension",
            "b",
            times(15_000, (at) => `<xs:attribute name="b${at}"/>`),
          ),
        ),
    ),
    {},
  ],
  [
    "many overloads",
    {
      "a.wsdl": wsdl({
        portType: times(3000, (at) => `<operation name="op"><input name="i${at}" message="a:in"/></operation>`),
        binding: `<soap:binding/>${times(3000, (at) => bound("op", `i${at}`))}`,
      }),
    },
    {},
  ],
  [
    "many bound operations that the port type does not have",
    {
      "a.wsdl": wsdl({
        portType: times(3000, (at) => `<operation name="oper${at}"><input message="a:in"/></operation>`),
        binding: `<soap:binding/>${times(3000, (at) => bound(`opus${at}`, "i"))}`,
      }),
    },
    { "wsdl-bound-unknown": 3000 },
  ],
])("%s: reading takes time in proportion to the contract", async (_title, files, found) => {
  const start = process.cpuUsage();
  const { diagnostics } = await readFixture(files);
  const took = process.cpuUsage(start).user / 1000;
  const counts: Record<string, number> = {};
  for (const { code } of diagnostics.list) counts[code] = (counts[code] ?? 0) + 1;
  expect(counts).toEqual(found);
  expect(took).toBeLessThan(10_000);
});

function schema(components: string): Readonly<Record<string, string>> {
  return { "s.xsd": schemaOf(components) };
}
