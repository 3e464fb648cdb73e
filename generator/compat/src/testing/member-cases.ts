import { all, el, seq } from "../../../contract/dist/testing/schema-notation.js";
import type { RuleCase } from "./compare-fixture.js";
import { typeCase } from "./schema-cases.js";

const s = 'type="xs:string"';

const optional = `${s} minOccurs="0"`;

const a = el("a");

const at = (name: string, rest = ""): string => `<xs:attribute name="${name}" type="xs:int" ${rest}/>`;

/** Members and how often they occur. */
export const memberCases: readonly RuleCase[] = [
  typeCase("a required element more", seq(a), seq(a, el("b")), "member-added-required T/b: + b"),
  typeCase("a required attribute more", seq(a), seq(a) + at("n", 'use="required"'), "member-added-required T/@n: + n"),
  typeCase("an optional element more", seq(a), seq(a, el("b", optional)), "member-added-optional T/b: + b"),
  typeCase("an optional attribute more", seq(a), seq(a) + at("n"), "member-added-optional T/@n: + n"),
  typeCase("a required element less", seq(a, el("b")), seq(a), "member-removed-required T/b: - b"),
  typeCase("an optional element less", seq(a, el("b", optional)), seq(a), "member-removed-optional T/b: - b"),
  typeCase("an optional attribute less", seq(a) + at("n"), seq(a), "member-removed-optional T/@n: - n"),
  typeCase("the last element less", seq(a), "", "member-removed-required T/a: - a"),
  typeCase("an element renamed", seq(a, el("b")), seq(a, el("c")), "member-renamed T/b: b -> c"),
  typeCase("an attribute renamed", seq(a) + at("n"), seq(a) + at("m"), "member-renamed T/@n: n -> m"),
  typeCase(
    "another name in another slot is no renaming",
    seq(a, el("b"), el("z")),
    seq(el("c"), a, el("z")),
    "member-added-required T/c: + c",
    "member-removed-required T/b: - b",
  ),
  typeCase(
    "another name of another type is no renaming",
    seq(a, el("b")),
    seq(a, el("c", 'type="xs:date"')),
    "member-added-required T/c: + c",
    "member-removed-required T/b: - b",
  ),
  typeCase("two elements change places", seq(a, el("b")), seq(el("b"), a), "element-order-changed T: a, b -> b, a"),
  typeCase("an element may be absent", seq(a), seq(el("a", optional)), "requiredness-relaxed T/a: 1 -> 0..1"),
  typeCase(
    "an attribute may be absent",
    at("n", 'use="required"'),
    at("n"),
    "requiredness-relaxed T/@n: required -> optional",
  ),
  typeCase("an element must be there", seq(el("a", optional)), seq(a), "requiredness-tightened T/a: 0..1 -> 1"),
  typeCase(
    "a prohibited attribute",
    seq(a) + at("n"),
    seq(a) + at("n", 'use="prohibited"'),
    "member-removed-optional T/@n: - n",
  ),
  typeCase(
    "one becomes many",
    seq(a, el("b")),
    seq(el("a", `${s} maxOccurs="unbounded"`), el("b")),
    "cardinality-single-to-many T/a: 1 -> 1..*",
  ),
  typeCase(
    "many become one",
    seq(el("a", `${s} maxOccurs="9"`), el("b")),
    seq(a, el("b")),
    "cardinality-many-to-single T/a: 1..9 -> 1",
  ),
  typeCase(
    "fewer of many",
    seq(el("a", `${s} maxOccurs="9"`), el("b")),
    seq(el("a", `${s} maxOccurs="5"`), el("b")),
    "item-count-narrowed T/a: 1..9 -> 1..5",
  ),
  typeCase(
    "more of many",
    seq(el("a", `${s} minOccurs="2" maxOccurs="5"`), el("b")),
    seq(el("a", `${s} maxOccurs="5"`), el("b")),
    "item-count-widened T/a: 2..5 -> 1..5",
  ),
  typeCase(
    "a repeated member of at least one",
    seq(el("a", `${s} minOccurs="0" maxOccurs="unbounded"`)),
    seq(el("a", `${s} maxOccurs="unbounded"`)),
    "requiredness-tightened T/a: 0..* -> 1..*",
  ),
  typeCase("null is allowed", seq(a), seq(el("a", `${s} nillable="true"`)), "nillable-added T/a: false -> true"),
  typeCase("null is forbidden", seq(el("a", `${s} nillable="true"`)), seq(a), "nillable-removed T/a: true -> false"),
  typeCase("a member of xs:all more", all(a), all(a, el("b")), "member-added-required T/b: + b"),
];
