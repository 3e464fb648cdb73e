import { all, choice, el, seq, type } from "../../../contract/dist/testing/schema-notation.js";
import type { RuleCase } from "./compare-fixture.js";
import { schemaCase, typeCase } from "./schema-cases.js";

const [a, b, c] = [el("a"), el("b"), el("c")];

const must = '<xs:any namespace="urn:x" processContents="lax"/>';

const may = must.replace("/>", ' minOccurs="0"/>');

const together = `<xs:sequence minOccurs="0">${b}${c}</xs:sequence>`;

const any = (attributes: string): string => `<xs:any minOccurs="0" maxOccurs="unbounded" ${attributes}/>`;

const extension = (inside: string): string =>
  `<xs:complexType name="Derived"><xs:complexContent><xs:extension base="a:Base">${inside}</xs:extension></xs:complexContent></xs:complexType>`;

const withBase = (more: string, attributes = ""): string =>
  type("T", seq(el("item", 'type="a:Base"'))) + type("Base", seq(a), attributes) + more;

const head = (more: string, attributes = ""): string =>
  `${type("T", seq('<xs:element ref="a:animal"/>'))}<xs:element name="animal" type="xs:string" ${attributes}/>${more}`;

const substitute = (name: string): string =>
  `<xs:element name="${name}" type="xs:string" substitutionGroup="a:animal"/>`;

const text = (attributes: string): string =>
  `<xs:complexType><xs:simpleContent><xs:extension base="xs:string">${attributes}</xs:extension></xs:simpleContent></xs:complexType>`;

/** Content model and derivation. */
export const contentCases: readonly RuleCase[] = [
  typeCase("all becomes sequence", all(a, b), seq(a, b), "all-to-sequence T: (a & b) -> (a, b)"),
  typeCase("sequence becomes all", seq(a, b), all(a, b), "sequence-to-all T: (a, b) -> (a & b)"),
  typeCase("choice becomes sequence", choice(a, b), seq(a, b), "choice-sequence-switched T: (a | b) -> (a, b)"),
  typeCase("sequence becomes choice", seq(a, b), choice(a, b), "choice-sequence-switched T: (a, b) -> (a | b)"),
  typeCase("a branch more", choice(a, b), choice(a, b, c), "choice-branch-added T/c: + c"),
  typeCase("a first alternative", seq(a), choice(a, b), "choice-branch-added T/b: + b"),
  typeCase("a branch less", choice(a, b, c), choice(a, b), "choice-branch-removed T/c: - c"),
  typeCase("no branch without content", choice(a, seq()), seq(a), "requiredness-tightened T/a: 0..1 -> 1"),
  typeCase("a branch without content", seq(a), choice(a, seq()), "requiredness-relaxed T/a: 1 -> 0..1"),
  typeCase("a choice without branches is no branch", choice(a, choice()), seq(a)),
  typeCase(
    "a branch more inside",
    seq(c, choice(a, b)),
    seq(c, choice(a, b, seq(el("d"), el("e")))),
    "choice-branch-added T/(d, e): + (d, e)",
  ),
  typeCase("a wildcard", seq(a), seq(a, any('processContents="lax"')), "wildcard-widened T/*: + ##any lax"),
  typeCase(
    "a wider wildcard",
    seq(a, any('namespace="##other"')),
    seq(a, any('namespace="##other" processContents="lax"')),
    "wildcard-widened T/*: not urn:a strict -> not urn:a lax",
  ),
  typeCase("an attribute wildcard", seq(a), `${seq(a)}<xs:anyAttribute/>`, "wildcard-widened T/@*: + ##any strict"),
  typeCase(
    "a narrower wildcard",
    seq(a, any('namespace="##any"').replace("##any", "urn:x urn:y")),
    seq(a, any('namespace="urn:x"')),
    "wildcard-narrowed T/*: urn:x urn:y strict -> urn:x strict",
  ),
  typeCase("no wildcard", seq(a, any("")), seq(a), "wildcard-narrowed T/*: - ##any strict"),
  typeCase(
    "a declared element in a wildcard's range",
    seq(a, any('processContents="lax"')),
    seq(a, el("b", 'type="xs:string" minOccurs="0"'), any('namespace="##other" processContents="lax"')),
    "wildcard-narrowed T/*: ##any lax -> not urn:a lax",
    "wildcard-narrowed T/b: + b",
  ),
  typeCase(
    "a wildcard that must be filled",
    seq(a),
    seq(a, must),
    "wildcard-widened T/*: + urn:x lax",
    "requiredness-tightened T/*: 0..1 -> 1",
  ),
  typeCase(
    "a wildcard less that must be filled",
    seq(a, must),
    seq(a),
    "requiredness-relaxed T/*: 1 -> 0..1",
    "wildcard-narrowed T/*: - urn:x lax",
  ),
  typeCase("a wildcard must be filled", seq(a, may), seq(a, must), "requiredness-tightened T/*: 0..1 -> 1"),
  typeCase("a wildcard may be left empty", seq(a, must), seq(a, may), "requiredness-relaxed T/*: 1 -> 0..1"),
  typeCase(
    "members that come together, or not at all",
    seq(a),
    seq(a, together),
    "member-added-optional T/b: + b",
    "member-added-optional T/c: + c",
  ),
  typeCase(
    "no members that come together, or not at all",
    seq(a, together),
    seq(a),
    "member-removed-optional T/b: - b",
    "member-removed-optional T/c: - c",
  ),
  typeCase("text becomes elements", text("").slice(16, -17), seq(a), "type-changed T: text -> elements"),
  typeCase("elements become text", seq(a), text("").slice(16, -17), "type-changed T: elements -> text"),
  schemaCase(
    "mixed content",
    type("T", seq(a)),
    type("T", seq(a), 'mixed="true"'),
    "mixed-content-switched T: false -> true",
  ),
  schemaCase(
    "mixed content no more",
    type("T", seq(a), 'mixed="true"'),
    type("T", seq(a)),
    "mixed-content-switched T: true -> false",
  ),
  typeCase(
    "an element of any content that a wildcard takes",
    seq(a, el("b", 'type="xs:anyType" minOccurs="0"'), any('processContents="lax"')),
    seq(a, any('processContents="lax"')),
    "member-left-to-wildcard T/b: - b",
  ),
  typeCase(
    "an element that a wildcard takes",
    seq(a, el("b", 'type="xs:string" minOccurs="0"'), any('processContents="lax"')),
    seq(a, any('processContents="lax"')),
    "member-left-to-wildcard T/b: - b",
  ),
  typeCase(
    "a pair, repeated, becomes a choice",
    `<xs:sequence minOccurs="0" maxOccurs="unbounded">${b}${c}</xs:sequence>`,
    `<xs:choice minOccurs="0" maxOccurs="unbounded">${b}${c}</xs:choice>`,
    "choice-sequence-switched T: (b, c)* -> (b | c)*",
    "json-shape-changed T: $sequence[] -> $choice[]",
  ),
  typeCase(
    "a repeated pair the other way round",
    `<xs:sequence minOccurs="0" maxOccurs="unbounded">${b}${c}</xs:sequence>`,
    `<xs:sequence minOccurs="0" maxOccurs="unbounded">${c}${b}</xs:sequence>`,
    "element-order-changed T: b, c -> c, b",
    "json-shape-changed T: b, c -> c, b",
  ),
  typeCase(
    "a choice becomes optional elements",
    choice(a, b),
    seq(el("a", 'type="xs:string" minOccurs="0"'), el("b", 'type="xs:string" minOccurs="0"')),
    "choice-sequence-switched T: (a | b) -> (a?, b?)",
  ),
  schemaCase(
    "a derived type",
    withBase(""),
    withBase(extension(seq(b))),
    "alternative-type-added Base/Derived: + Derived",
  ),
  schemaCase(
    "a derived type less",
    withBase(extension(seq(b))),
    withBase(""),
    "alternative-type-removed Base/Derived: - Derived",
  ),
  schemaCase(
    "a derived type blocked",
    withBase(extension(seq(b))),
    withBase(extension(seq(b)), 'block="extension"'),
    "alternative-type-removed Base/Derived: - Derived",
  ),
  schemaCase(
    "a change in a derived type",
    withBase(extension(seq(b))),
    withBase(extension(seq(el("b", 'type="xs:string" minOccurs="0"')))),
    "requiredness-relaxed Derived/b: 1 -> 0..1",
  ),
  schemaCase(
    "a substitute",
    head(substitute("cat")),
    head(substitute("cat") + substitute("dog")),
    "alternative-type-added animal/dog: + dog",
  ),
  schemaCase(
    "a substitute less",
    head(substitute("cat") + substitute("dog")),
    head(substitute("cat")),
    "alternative-type-removed animal/dog: - dog",
  ),
  schemaCase(
    "a substitute that may be null",
    head(substitute("cat")),
    head(substitute("cat").replace("/>", ' nillable="true"/>')),
    "nillable-added cat: false -> true",
  ),
  schemaCase(
    "an abstract type",
    withBase(extension(seq(b))),
    withBase(extension(seq(b)), 'abstract="true"'),
    "type-became-abstract Base: concrete -> abstract",
  ),
  schemaCase(
    "an abstract head",
    head(substitute("cat")),
    head(substitute("cat"), 'abstract="true"'),
    "type-became-abstract animal: concrete -> abstract",
  ),
  typeCase(
    "text gains attributes",
    seq(a),
    seq(el("a", "", text('<xs:attribute name="n" type="xs:int"/>'))),
    "member-added-optional T/a/@n: + n",
    "simple-content-gained-attributes T/a: xs:string -> a complex type",
  ),
  typeCase(
    "text loses attributes",
    seq(el("a", "", text('<xs:attribute name="n" type="xs:int"/>'))),
    seq(a),
    "json-shape-changed T/a: a complex type -> xs:string",
    "member-removed-optional T/a/@n: - n",
  ),
];
