import { expect, test } from "@jest/globals";
import { el, facet, seq, simple, type, union } from "../../../../contract/dist/testing/schema-notation.js";
import { changeTexts, type Files, findingsBetween, serviceOf } from "../../testing/compare-fixture.js";

const both = (...facets: readonly (readonly [kind: string, value: string | number])[]): Files =>
  serviceOf(
    type("T", seq(el("a", 'type="a:Code"'))) +
      simple("Code", "xs:string", facets.map(([kind, value]) => facet(kind, value)).join("")),
  );
const values = [
  ["enumeration", "AB"],
  ["enumeration", "abc"],
] as const;

/** A contract with a member of the simple type Code; Numbers is a list of xs:int. */
function code(base: string, kind: string, ...values: readonly (string | number)[]): Files {
  const numbers = '<xs:simpleType name="Numbers"><xs:list itemType="xs:int"/></xs:simpleType>';
  const facets = values.map((value) => facet(kind, value)).join("");
  return serviceOf(type("T", seq(el("a", 'type="a:Code"'))) + numbers + simple("Code", base, facets));
}

/** The same of a union of some types that is held to facets; Known is an enumeration of texts, and Numbers a list. */
function restrictedUnion(members: string, facets = "", item = "xs:int"): Files {
  const numbers = `<xs:simpleType name="Numbers"><xs:list itemType="${item}"/></xs:simpleType>`;
  const types = simple("Known", "xs:string", facet("enumeration", "AB")) + numbers + union("Open", members);
  return serviceOf(type("T", seq(el("a", 'type="a:Code"'))) + types + simple("Code", "a:Open", facets));
}

test.each<[title: string, old: Files, now: Files, want: readonly string[]]>([
  [
    "bytes of hexBinary, against a length in bytes",
    code("xs:hexBinary", "enumeration", "DEADBEEF"),
    code("xs:hexBinary", "maxLength", 4),
    ["enum-lifted Code: - DEADBEEF"],
  ],
  [
    "bytes of base64Binary, one of them too long",
    code("xs:base64Binary", "enumeration", "3q0=", "3q2+7w=="),
    code("xs:base64Binary", "maxLength", 3),
    ["enum-lifted Code: - 3q0= | 3q2+7w==", "enum-value-removed Code: - 3q2+7w=="],
  ],
  [
    "lists, one of them of too many items",
    code("a:Numbers", "enumeration", "1 2 3", "1 2 3 4"),
    code("a:Numbers", "maxLength", 3),
    ["enum-lifted Code: - 1 2 3 | 1 2 3 4", "enum-value-removed Code: - 1 2 3 4"],
  ],
  [
    "numbers that are none",
    code("xs:double", "enumeration", "INF", "-INF"),
    code("xs:double", "enumeration", "INF", "1E2", "100"),
    ["enum-value-added Code: + 100", "enum-value-removed Code: - -INF"],
  ],
  [
    "a maximum that is a month later",
    code("xs:gYearMonth", "maxInclusive", "2020-01"),
    code("xs:gYearMonth", "maxInclusive", "2020-02"),
    ["bounds-widened Code: 2020-01 -> 2020-02"],
  ],
  [
    "a maximum that is finite",
    code("xs:double", "maxInclusive", "INF"),
    code("xs:double", "maxInclusive", "100"),
    ["bounds-narrowed Code: INF -> 100"],
  ],
  [
    "a minimum that is an earlier time, in another zone",
    code("xs:time", "minInclusive", "12:00:00Z"),
    code("xs:time", "minInclusive", "12:30:00+01:00"),
    ["bounds-widened Code: 12:00:00Z -> 12:30:00+01:00"],
  ],
  [
    "a maximum that is a later year, before our era",
    code("xs:gYear", "maxInclusive", "-0044"),
    code("xs:gYear", "maxInclusive", "-0040Z"),
    ["bounds-widened Code: -0044 -> -0040Z"],
  ],
  [
    "a minimum that is another year of few digits",
    code("xs:gYear", "minInclusive", "0044"),
    code("xs:gYear", "minInclusive", "0050"),
    ["bounds-narrowed Code: 0044 -> 0050"],
  ],
  [
    "points in time without a zone and with one",
    code("xs:date", "enumeration", "2020-01-01"),
    code("xs:date", "enumeration", "2020-01-01Z"),
    ["enum-value-added Code: + 2020-01-01Z", "enum-value-removed Code: - 2020-01-01"],
  ],
  [
    "texts whose white space is collapsed by a facet",
    code("xs:string", "whiteSpace", "preserve"),
    code("xs:string", "whiteSpace", "collapse"),
    ["type-narrowed Code: xs:string -> xs:token"],
  ],
  [
    "texts whose white space stays",
    code("xs:string", "enumeration", "a  b"),
    code("xs:string", "enumeration", "a b"),
    ["enum-value-added Code: + a b", "enum-value-removed Code: - a  b"],
  ],
  ...(
    [
      ["a pattern", "pattern", "[a-z]+"],
      ["a maximum length", "maxLength", "3"],
    ] as const
  ).map(([title, kind, value]): [string, Files, Files, readonly string[]] => [
    `texts held to ${title}, whose white space is no longer collapsed`,
    code("xs:token", kind, value),
    code("xs:string", kind, value),
    ["bounds-narrowed Code: collapse -> preserve", "type-widened Code: xs:token -> xs:string"],
  ]),
  [
    "texts held to a minimum length, to which white space only adds",
    code("xs:token", "minLength", 3),
    code("xs:string", "minLength", 3),
    ["type-widened Code: xs:token -> xs:string"],
  ],
  [
    "texts held to a maximum length, whose tabs are no longer blanks",
    code("xs:normalizedString", "maxLength", 3),
    code("xs:string", "maxLength", 3),
    ["type-widened Code: xs:normalizedString -> xs:string"],
  ],
  [
    "texts held to a pattern, whose tabs are no longer blanks",
    code("xs:normalizedString", "pattern", "[a-z ]+"),
    code("xs:string", "pattern", "[a-z ]+"),
    ["bounds-narrowed Code: replace -> preserve", "type-widened Code: xs:normalizedString -> xs:string"],
  ],
  [
    "whole numbers that may no longer be written with a point",
    code("xs:decimal", "fractionDigits", 0),
    code("xs:integer", "fractionDigits", 0),
    ["json-shape-changed Code: string -> bigint", "type-narrowed Code: xs:decimal -> xs:integer"],
  ],
  [
    "values of an enumeration that a pattern refuses",
    both(...values),
    both(...values, ["pattern", "[A-Z]+"]),
    ["enum-value-removed Code: - abc"],
  ],
  [
    "values of an enumeration that are too long no more",
    both(...values, ["maxLength", 2]),
    both(...values),
    ["enum-value-added Code: + abc"],
  ],
  ["a pattern that all values of an enumeration match", both(...values), both(...values, ["pattern", "[A-Za-z]+"]), []],
  [
    "numbers of an enumeration that may be written in fewer ways",
    code("xs:int", "enumeration", 1, 2),
    {
      "contract.wsdl": (code("xs:int", "enumeration", 1, 2)["contract.wsdl"] ?? "").replace(
        '<xs:enumeration value="1"',
        '<xs:pattern value="[0-9]"/><xs:enumeration value="1"',
      ),
    },
    ["pattern-added Code: + [0-9]"],
  ],
  [
    "numbers of an enumeration where a pattern said how they are written",
    code("xs:int", "pattern", "[0-9]"),
    code("xs:int", "enumeration", 1, 2),
    ["bounds-widened Code: - [0-9]", "enum-introduced Code: + 1 | 2"],
  ],
  [
    "floats that are no numbers",
    code("xs:float", "enumeration", "INF", "1"),
    code("xs:float", "enumeration", "NaN", "1"),
    ["enum-value-added Code: + NaN", "enum-value-removed Code: - INF"],
  ],
  [
    "a float with digits beyond its 32 bits",
    code("xs:float", "enumeration", "1.1"),
    code("xs:float", "enumeration", "1.10000001"),
    [],
  ],
  [
    "floats beyond what 32 bits hold, and beside nothing",
    code("xs:float", "enumeration", "1e39", "-1e39", "1e-50"),
    code("xs:float", "enumeration", "INF", "-INF", "0"),
    [],
  ],
  ...["minInclusive", "maxInclusive", "minExclusive", "maxExclusive"].flatMap((kind) =>
    [
      ["16777216", "16777217"],
      ["1.1", "1.10000001"],
      ["3.4028235E38", "3.40282350000001E38"],
    ].map(([old = "", now = ""]): [string, Files, Files, readonly string[]] => [
      `a ${kind} of a float, of the same 32 bits: ${now}`,
      code("xs:float", kind, old),
      code("xs:float", kind, now),
      [],
    ]),
  ),
  [
    "a double beyond what 64 bits hold",
    code("xs:double", "enumeration", "1e400"),
    code("xs:double", "enumeration", "INF"),
    [],
  ],
  [
    "a float that is a double of the same text",
    code("xs:float", "enumeration", "1.1", "3.4028235E38", "-0.1", "INF", "1e-45"),
    code("xs:double", "enumeration", "1.1", "3.4028235E38", "-0.1", "INF", "1e-45"),
    [],
  ],
  [
    "a double with as many digits",
    code("xs:double", "enumeration", "1.1"),
    code("xs:double", "enumeration", "1.10000001"),
    ["enum-value-added Code: + 1.10000001", "enum-value-removed Code: - 1.1"],
  ],
  [
    "400 years and their days, as enumerated values",
    code("xs:duration", "enumeration", "P400Y"),
    code("xs:duration", "enumeration", "P146097D"),
    ["enum-value-added Code: + P146097D", "enum-value-removed Code: - P400Y"],
  ],
  [
    "400 years and their days, as a maximum: the same durations are no longer",
    code("xs:duration", "maxInclusive", "P400Y"),
    code("xs:duration", "maxInclusive", "P146097D"),
    [],
  ],
  [
    "durations of which neither is longer",
    code("xs:duration", "maxInclusive", "P1M"),
    code("xs:duration", "maxInclusive", "P30D"),
    ["bounds-narrowed Code: P1M -> P30D", "bounds-widened Code: P1M -> P30D"],
  ],
  [
    "a member of a union of names beside any text, whose prefixes mean nothing to a text",
    restrictedUnion("xs:QName xs:string"),
    restrictedUnion("xs:string"),
    ["union-lifted Code: union of xs:QName, xs:string -> xs:string"],
  ],
  [
    "a member of a union beside texts of some length",
    serviceOf(
      type("T", seq(el("a", 'type="a:Code"'))) +
        simple("S", "xs:string", facet("maxLength", 5)) +
        union("Code", "xs:date a:S"),
    ),
    serviceOf(
      type("T", seq(el("a", 'type="a:Code"'))) + simple("S", "xs:string", facet("maxLength", 5)) + union("Code", "a:S"),
    ),
    ["alternative-type-removed Code: - xs:date"],
  ],
  [
    "an address that is a text of some length",
    code("xs:anyURI", "maxLength", 9),
    code("xs:token", "maxLength", 5),
    ["bounds-narrowed Code: 9 -> 5", "type-widened Code: xs:anyURI -> xs:token"],
  ],
  [
    "an address that is a name",
    code("xs:anyURI", "maxLength", 9),
    code("xs:NCName", "maxLength", 9),
    ["type-changed Code: xs:anyURI -> xs:NCName"],
  ],
  [
    "addresses that are the same texts",
    code("xs:anyURI", "enumeration", "urn:a"),
    code("xs:token", "enumeration", "urn:a"),
    [],
  ],
  [
    "an enumeration of a union that takes any text",
    restrictedUnion("a:Known xs:string"),
    restrictedUnion("a:Known xs:string", facet("enumeration", "AB")),
    ["enum-introduced Code: + AB"],
  ],
  [
    "a pattern of a union that takes any text",
    restrictedUnion("a:Known xs:string", facet("pattern", "[A-C]*")),
    restrictedUnion("a:Known xs:string"),
    ["bounds-widened Code: - [A-C]*"],
  ],
  [
    "an enumeration of a union of which one member is another",
    restrictedUnion("xs:short xs:date"),
    restrictedUnion("xs:int xs:date", facet("enumeration", 1)),
    ["enum-introduced Code: + 1", "type-widened Code: xs:short -> xs:int"],
  ],
  [
    "items of a list in a union, which change the form of both",
    restrictedUnion("xs:date a:Numbers"),
    restrictedUnion("xs:date a:Numbers", "", "xs:long"),
    ["json-shape-changed Code: number[] | string -> digits[] | string", "type-widened Code: xs:int -> xs:long"],
  ],
  [
    "an element of any simple type, whose value may say by xsi:type that it is no text",
    code("xs:anySimpleType", "whiteSpace", "preserve"),
    code("xs:string", "whiteSpace", "preserve"),
    ["type-narrowed Code: xs:anySimpleType -> xs:string"],
  ],
  [
    "texts that become lists of texts",
    serviceOf(type("T", seq(el("a", 'type="xs:string"')))),
    serviceOf(type("T", seq(el("a"))).replace('type="xs:string"', 'type="xs:NMTOKENS"')),
    ["json-shape-changed T/a: string -> string[]", "type-narrowed T/a: xs:string -> list of xs:NMTOKEN"],
  ],
  [
    "a list of numbers that becomes one of them, in a narrower range",
    code("a:Numbers", "maxLength", 3),
    code("xs:short", "minInclusive", 0),
    ["json-shape-changed Code: number[] -> number", "type-narrowed Code: list of xs:int -> xs:short"],
  ],
  [
    "a length that a pattern has no more",
    both(["pattern", "[A-Z]{3}"], ["maxLength", 3]),
    both(["pattern", "[A-Z]+"], ["maxLength", 5]),
    ["bounds-widened Code: 3 -> 5", "bounds-widened Code: [A-Z]{3} -> [A-Z]+"],
  ],
  [
    "a pattern of numbers that loses only what is no number",
    code("xs:int", "pattern", "[0-9]{2}|x"),
    code("xs:int", "pattern", "[0-9]{2}"),
    [],
  ],
  [
    "a pattern of a union of another type",
    serviceOf(type("T", seq(el("a", 'type="a:Code"'))) + simple("Code", "xs:int", facet("pattern", "[1-9]"))),
    restrictedUnion("xs:short", facet("pattern", "[0-9]")),
    ["bounds-widened Code: - [1-9]", "pattern-added Code: + [0-9]", "type-narrowed Code: xs:int -> xs:short"],
  ],
])("%s", async (_title, old, now, want) => {
  expect(changeTexts(await findingsBetween(old, now))).toEqual(want);
});

test("a number beside any text is that text on SOAP", async () => {
  const surfaces = async (old: Files, now: Files): Promise<readonly string[]> => [
    ...new Set((await findingsBetween(old, now)).map(({ rule, surface }) => `${rule} ${surface}`)),
  ];
  const [mixed, text] = [restrictedUnion("xs:int xs:string"), restrictedUnion("xs:string")];
  const code = ["json", "ts-client", "ts-server"];
  const removed = code.map((surface) => `union-lifted ${surface}`);
  expect(await surfaces(mixed, text)).toEqual([...removed, "contract-version-unchanged soap"]);
  const added = code.map((surface) => `union-introduced ${surface}`);
  expect(await surfaces(text, mixed)).toEqual([...added, "contract-version-unchanged soap"]);
});

test.each<[title: string, old: Files, now: Files, surfaces: readonly string[]]>([
  [
    "is in the TypeScript type as before",
    both(...values),
    both(...values, ["maxLength", 2]),
    ["enum-value-removed json", "enum-value-removed soap"],
  ],
  [
    "leaves the TypeScript type where it is listed no more",
    both(...values, ["maxLength", 2]),
    both(["enumeration", "AB"], ["maxLength", 2]),
    ["enum-value-removed ts-client", "enum-value-removed ts-server"],
  ],
  [
    "joins the TypeScript type where it is listed",
    both(["enumeration", "AB"], ["maxLength", 2]),
    both(...values, ["maxLength", 2]),
    ["enum-value-added ts-client", "enum-value-added ts-server"],
  ],
])("a value of an enumeration that a facet refuses %s", async (_title, old, now, want) => {
  const findings = await findingsBetween(old, now);
  const reported = findings.filter(({ rule }) => rule.startsWith("enum-value-"));
  expect([...new Set(reported.map(({ rule, surface }) => `${rule} ${surface}`))].sort()).toEqual(want);
});
