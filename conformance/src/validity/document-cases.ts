import type { ValidityCase } from "./validity-case.js";

const type = (inside: string, attributes = ""): string =>
  `<xs:element name="r" ${attributes}><xs:complexType>${inside}</xs:complexType></xs:element>`;
const sequence = (...items: readonly string[]): string => `<xs:sequence>${items.join("")}</xs:sequence>`;
const reference = (name: string): string => sequence(`<xs:element ref="t:${name}"/>`);
const simple = (name: string, base: string, facets = ""): string =>
  `<xs:simpleType name="${name}"><xs:restriction base="${base}">${facets}</xs:restriction></xs:simpleType>`;

const content: readonly ValidityCase[] = [
  {
    title: "a group that contains itself by way of an element",
    schema: `<xs:group name="g">${sequence(`<xs:element name="a" minOccurs="0"><xs:complexType><xs:group ref="t:g"/><xs:attribute name="n" type="xs:int"/></xs:complexType></xs:element>`)}</xs:group>${type('<xs:group ref="t:g"/>')}`,
    valid: ["<t:r/>", '<t:r><t:a n="1"><t:a/></t:a></t:r>'],
    invalid: ["<t:r><t:b/></t:r>", '<t:r><t:a><t:a n="x"/></t:a></t:r>'],
  },
  {
    title: "a choice of nothing",
    schema: type(sequence("<xs:choice/>")) + type(sequence('<xs:choice minOccurs="0"/>')).replace('"r"', '"s"'),
    valid: ["<t:s/>"],
    invalid: ["<t:r/>", "<t:r><t:a/></t:r>", "<t:s><t:a/></t:s>"],
  },
  {
    title: "elements that never occur, with white space where they would",
    schema: type(sequence('<xs:element name="a" minOccurs="0" maxOccurs="0"/>')),
    valid: ["<t:r/>", "<t:r> </t:r>", "<t:r>&#32;</t:r>"],
    invalid: ["<t:r>x</t:r>", "<t:r><t:a/></t:r>"],
  },
  {
    title: "a group in a group, with nothing in it",
    schema: type(sequence("<xs:sequence/>")),
    valid: ["<t:r> </t:r>"],
    invalid: ["<t:r>x</t:r>"],
  },
  {
    title: "a group of nothing",
    schema: type(sequence()),
    valid: ["<t:r/>"],
    invalid: ["<t:r> </t:r>"],
  },
  {
    title: "a substitute of a simple type restricted, where restriction is blocked",
    schema: `<xs:element name="h" type="xs:string" block="restriction"/><xs:element name="m" type="xs:token" substitutionGroup="t:h"/><xs:element name="n" type="xs:string" substitutionGroup="t:h"/>${type(reference("h"))}`,
    valid: ["<t:r><t:h/></t:r>", "<t:r><t:n/></t:r>"],
    invalid: ["<t:r><t:m/></t:r>"],
  },
  {
    title: "an exclusive bound of the base, repeated",
    schema: `${simple("b", "xs:int", '<xs:minExclusive value="5"/>')}${simple("c", "t:b", '<xs:minExclusive value="5"/><xs:maxExclusive value="9"/>')}${simple("d", "t:c", '<xs:maxExclusive value="9"/>')}<xs:element name="r" type="t:d"/>`,
    valid: ["<t:r>6</t:r>"],
    invalid: ["<t:r>5</t:r>", "<t:r>9</t:r>"],
  },
];

const many = (text: string, count: number): string => `<t:r>${text.repeat(count)}</t:r>`;

const counts: readonly ValidityCase[] = [
  {
    title: "a choice that occurs often, and not more often",
    schema: type(
      '<xs:choice minOccurs="70" maxOccurs="500"><xs:element name="a" type="xs:int"/><xs:element name="b"/></xs:choice>',
    ),
    valid: [many("<t:a>1</t:a><t:b/>", 35), many("<t:b/>", 500)],
    invalid: [many("<t:b/>", 69), many("<t:b/>", 501), many("<t:c/>", 70)],
  },
  {
    title: "a group in a group, both often",
    schema: type(
      `<xs:sequence maxOccurs="90">${'<xs:element name="a" minOccurs="0" maxOccurs="80"/><xs:element name="b"/>'}</xs:sequence>`,
    ),
    valid: [many("<t:b/>", 90), many(`${"<t:a/>".repeat(80)}<t:b/>`, 2)],
    invalid: [many("<t:b/>", 91), many(`${"<t:a/>".repeat(81)}<t:b/>`, 1), "<t:r/>"],
  },
  {
    title: "elements that nobody names, often and then others",
    schema: type(
      sequence(
        '<xs:any namespace="##other" processContents="skip" minOccurs="100" maxOccurs="100"/>',
        '<xs:any namespace="##targetNamespace" processContents="skip" minOccurs="0" maxOccurs="80"/>',
      ),
    ),
    valid: [many("<o:a/>", 100), `<t:r>${"<o:a/>".repeat(100)}${"<t:a/>".repeat(80)}</t:r>`],
    invalid: [many("<o:a/>", 99), many("<o:a/>", 101), `<t:r>${"<o:a/>".repeat(100)}${"<t:a/>".repeat(81)}</t:r>`],
  },
  {
    title: "text between elements that are counted",
    schema:
      '<xs:element name="r"><xs:complexType mixed="true"><xs:choice maxOccurs="65"><xs:element name="a"/></xs:choice></xs:complexType></xs:element>',
    valid: [many("x<t:a/>", 65)],
    invalid: [many("x<t:a/>", 66), "<t:r>x</t:r>"],
  },
];

const identity = (kind: string, field: string): string =>
  type(
    sequence(
      `<xs:element name="i" maxOccurs="9"><xs:complexType>${sequence(
        '<xs:element name="c" minOccurs="0"><xs:complexType><xs:sequence><xs:element name="d" type="xs:int" minOccurs="0"/></xs:sequence></xs:complexType></xs:element>',
        '<xs:element name="m" minOccurs="0"><xs:complexType mixed="true"/></xs:element>',
        '<xs:element name="s" minOccurs="0"><xs:complexType><xs:simpleContent><xs:extension base="xs:int"/></xs:simpleContent></xs:complexType></xs:element>',
      )}</xs:complexType></xs:element>`,
    ),
  ).replace(
    /<\/xs:element>$/,
    `<xs:${kind} name="k"><xs:selector xpath="t:i"/><xs:field xpath="${field}"/></xs:${kind}></xs:element>`,
  );

/** A field is an attribute or an element whose content is simple (XSD 1.0 Part 1, 3.11.4, clause 3). */
const fields: readonly ValidityCase[] = [
  {
    title: "a field of unique that is an element of complex type",
    schema: identity("unique", "t:c"),
    valid: ["<t:r><t:i/><t:i/></t:r>"],
    invalid: ["<t:r><t:i><t:c/></t:i></t:r>", "<t:r><t:i><t:c><t:d>1</t:d></t:c></t:i></t:r>"],
  },
  {
    title: "a field of key that is an element of complex type",
    schema: identity("key", "t:c"),
    invalid: ["<t:r><t:i/></t:r>", "<t:r><t:i><t:c/></t:i></t:r>"],
  },
  {
    title: "a field that is an element of mixed content",
    schema: identity("unique", "t:m"),
    valid: ["<t:r><t:i/></t:r>"],
    invalid: ["<t:r><t:i><t:m>1</t:m></t:i></t:r>"],
  },
  {
    title: "a field that is the selected element, of complex type",
    schema: identity("unique", "."),
    invalid: ["<t:r><t:i/></t:r>"],
  },
  {
    title: "a field that is a nillable element",
    schema: `<xs:element name="r"><xs:complexType>${sequence(
      '<xs:element name="n" type="xs:int" nillable="true" minOccurs="0"/>',
      '<xs:element name="c" nillable="true" minOccurs="0"><xs:complexType><xs:attribute name="k"/></xs:complexType></xs:element>',
    )}</xs:complexType><xs:unique name="u"><xs:selector xpath="t:n|t:c"/><xs:field xpath="."/></xs:unique></xs:element>`,
    valid: ['<t:r><t:n xsi:nil="true"/></t:r>', '<t:r><t:n xsi:nil="false">1</t:n></t:r>'],
    invalid: ["<t:r><t:c/></t:r>", '<t:r><t:c k="1"/></t:r>'],
  },
  {
    title: "a field of key behind an element that is nillable",
    schema: `<xs:element name="r"><xs:complexType>${sequence(
      '<xs:element name="n" type="xs:int" nillable="true"/>',
      '<xs:element name="k" type="xs:int" maxOccurs="2"/>',
    )}</xs:complexType><xs:key name="u"><xs:selector xpath="t:k"/><xs:field xpath="."/></xs:key></xs:element>`,
    valid: ['<t:r><t:n xsi:nil="true"/><t:k>1</t:k></t:r>', "<t:r><t:n>1</t:n><t:k>1</t:k><t:k>2</t:k></t:r>"],
    invalid: ["<t:r><t:n>1</t:n><t:k>1</t:k><t:k>01</t:k></t:r>"],
  },
  {
    title: "a field of key that is an attribute of the element itself",
    schema: type('<xs:attribute name="k" type="xs:int"/>').replace(
      /<\/xs:element>$/,
      '<xs:key name="u"><xs:selector xpath="."/><xs:field xpath="@k"/></xs:key></xs:element>',
    ),
    valid: ['<t:r k="1"/>'],
    invalid: ["<t:r/>"],
  },
  {
    title: "a field that is an element of complex type with simple content",
    schema: identity("unique", "t:s"),
    valid: ["<t:r><t:i><t:s>1</t:s></t:i><t:i><t:s>2</t:s></t:i></t:r>"],
    invalid: ["<t:r><t:i><t:s>1</t:s></t:i><t:i><t:s>01</t:s></t:i></t:r>"],
  },
];

const absent: ValidityCase = {
  title: "attributes that are absent and have a value by default",
  schema: `<xs:element name="r"><xs:complexType>${sequence(
    '<xs:element name="i" maxOccurs="9"><xs:complexType><xs:attribute name="k" type="xs:int" default="1"/><xs:attribute name="f" type="xs:int" fixed="1"/></xs:complexType></xs:element>',
  )}</xs:complexType><xs:key name="k"><xs:selector xpath="t:i"/><xs:field xpath="@k"/></xs:key><xs:keyref name="f" refer="t:k"><xs:selector xpath="t:i"/><xs:field xpath="@f"/></xs:keyref></xs:element>`,
  valid: ["<t:r><t:i/></t:r>", '<t:r><t:i/><t:i k="2"/></t:r>', '<t:r><t:i f="1"/></t:r>'],
  invalid: ["<t:r><t:i/><t:i/></t:r>", '<t:r><t:i/><t:i k="01"/></t:r>', '<t:r><t:i k="2"/></t:r>'],
};

const twins = (left: string, right: string): string =>
  type(
    sequence(
      ...[left, right].map(
        (base, at) =>
          `<xs:element name="i${at}"><xs:complexType><xs:attribute name="k" type="${base}"/></xs:complexType></xs:element>`,
      ),
    ),
  ).replace(
    /<\/xs:element>$/,
    '<xs:unique name="u"><xs:selector xpath="*"/><xs:field xpath="@k"/></xs:unique></xs:element>',
  );

const withUnion = (members: string, rest: string): string =>
  `<xs:simpleType name="u"><xs:union memberTypes="${members}"/></xs:simpleType>${rest}`;

/** Values of types with different primitive types are never one (XSD 1.0 Part 1, 3.11.4, and Part 2, 4.2.1). */
const primitives: readonly ValidityCase[] = [
  {
    title: "the same text as a URI and as a string",
    schema: twins("xs:anyURI", "xs:string"),
    valid: ['<t:r><t:i0 k="a"/><t:i1 k="a"/></t:r>'],
  },
  {
    title: "the same text as a string and of any simple type",
    schema: twins("xs:string", "xs:anySimpleType"),
    valid: ['<t:r><t:i0 k="a"/><t:i1 k="a"/></t:r>'],
  },
  {
    title: "the same text of any simple type twice",
    schema: twins("xs:anySimpleType", "xs:anySimpleType"),
    valid: ['<t:r><t:i0 k="1"/><t:i1 k="1.0"/></t:r>'],
    invalid: ['<t:r><t:i0 k="a"/><t:i1 k="a"/></t:r>'],
  },
  {
    title: "the same duration in other units, and with digits that say nothing",
    schema: twins("xs:duration", "xs:duration"),
    valid: ['<t:r><t:i0 k="PT1M"/><t:i1 k="PT60.5S"/></t:r>', '<t:r><t:i0 k="P1M"/><t:i1 k="P30D"/></t:r>'],
    invalid: ['<t:r><t:i0 k="PT1M"/><t:i1 k="PT60.0S"/></t:r>', '<t:r><t:i0 k="PT0.50S"/><t:i1 k="PT0.5S"/></t:r>'],
  },
  {
    title: "the same bytes in both notations",
    schema: twins("xs:hexBinary", "xs:base64Binary"),
    valid: ['<t:r><t:i0 k="AA"/><t:i1 k="qg=="/></t:r>'],
  },
  {
    title: "the same URI twice",
    schema: twins("xs:anyURI", "xs:anyURI"),
    valid: ['<t:r><t:i0 k="a"/><t:i1 k="b"/></t:r>'],
    invalid: ['<t:r><t:i0 k="a"/><t:i1 k=" a "/></t:r>'],
  },
  {
    title: "a URI and one of a union",
    schema: withUnion("xs:int xs:anyURI", twins("xs:anyURI", "t:u")),
    valid: ['<t:r><t:i0 k="1"/><t:i1 k="1"/></t:r>', '<t:r><t:i0 k="a"/><t:i1 k="b"/></t:r>'],
    invalid: ['<t:r><t:i0 k="a"/><t:i1 k="a"/></t:r>'],
  },
  {
    title: "bytes and those of a union",
    schema: withUnion("xs:int xs:hexBinary", twins("t:u", "xs:hexBinary")),
    valid: ['<t:r><t:i0 k="AA"/><t:i1 k="AB"/></t:r>'],
    invalid: ['<t:r><t:i0 k="AA"/><t:i1 k="aa"/></t:r>'],
  },
  {
    title: "a moment and one of a union, in two zones",
    schema: withUnion("xs:int xs:time", twins("t:u", "xs:time")),
    valid: ['<t:r><t:i0 k="12:00:00Z"/><t:i1 k="12:00:00+01:00"/></t:r>'],
    invalid: ['<t:r><t:i0 k="12:00:00Z"/><t:i1 k="13:00:00+01:00"/></t:r>'],
  },
];

const otherForms: ValidityCase = {
  title: "fixed values in another form, which is kept",
  schema: `<xs:element name="r" type="xs:decimal" fixed="1.0"/>${type('<xs:attribute name="d" type="xs:dateTime" fixed="2000-01-01T00:00:00Z"/>').replace('"r"', '"s"')}`,
  valid: ["<t:r>1</t:r>", "<t:r>+1.00</t:r>", "<t:r/>", '<t:s d="2000-01-01T01:00:00+01:00"/>', "<t:s/>"],
  invalid: ["<t:r>1.1</t:r>", '<t:s d="2000-01-01T00:00:00+01:00"/>'],
};

const fixedContent: ValidityCase = {
  title: "a fixed value of simple content whose type is a union, or a list of one",
  schema: withUnion(
    "xs:int xs:decimal xs:string",
    `<xs:simpleType name="l"><xs:list itemType="t:u"/></xs:simpleType>${["u", "l"].map((base) => `<xs:complexType name="${base}c"><xs:simpleContent><xs:extension base="t:${base}"/></xs:simpleContent></xs:complexType>`).join("")}<xs:element name="r" type="t:uc" fixed="1.0"/><xs:element name="s" type="t:lc" fixed="1.0 a"/>`,
  ),
  valid: ["<t:r>1.0</t:r>", "<t:r>1</t:r>", "<t:r>1.00</t:r>", "<t:r/>", "<t:s>1 a</t:s>", "<t:s/>"],
  invalid: ["<t:r>2</t:r>", "<t:r>a</t:r>", "<t:s>1 b</t:s>", "<t:s>1</t:s>"],
};

const levels = Array.from({ length: 14 }, (_, index) => `a${index}`);
const levelTags = levels.map((name) => `<t:${name}/>`);

const nestedGroups: ValidityCase = {
  title: "fourteen groups in each other that may come twice",
  schema: type(
    levels.reduceRight(
      (inner, name) => `<xs:sequence maxOccurs="2"><xs:element name="${name}"/>${inner}</xs:sequence>`,
      "",
    ),
  ),
  valid: [`<t:r>${levelTags.join("")}</t:r>`, `<t:r>${levelTags.join("")}${levelTags.slice(5).join("")}</t:r>`],
  invalid: [`<t:r>${levelTags.slice(1).join("")}</t:r>`, `<t:r>${levelTags.slice(0, 13).join("")}</t:r>`, "<t:r/>"],
};

/** Valid schemas, with documents that differ in a point. */
export const documentCases: readonly ValidityCase[] = [
  ...content,
  ...counts,
  ...fields,
  absent,
  ...primitives,
  otherForms,
  fixedContent,
  nestedGroups,
];
