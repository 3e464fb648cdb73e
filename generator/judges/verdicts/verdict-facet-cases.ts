import type { VerdictCase } from "./verdict-case.js";

const simple = (name: string, base: string, ...facets: readonly string[]): string =>
  `<xs:simpleType name="${name}"><xs:restriction base="${base}">${facets.join("")}</xs:restriction></xs:simpleType>`;
const facet = (name: string, value: string | number): string => `<xs:${name} value="${value}"/>`;
const element = '<xs:element name="r" type="t:r"/>';

const lengths: readonly VerdictCase[] = [
  {
    title: "length beside the minLength and maxLength of the base",
    schema:
      simple("b", "xs:string", facet("minLength", 1), facet("maxLength", 5)) +
      simple("r", "t:b", facet("minLength", 1), facet("length", 2), facet("maxLength", 5)) +
      element,
    valid: ["<t:r>ab</t:r>"],
    invalid: ["<t:r>a</t:r>", "<t:r>abc</t:r>"],
  },
  {
    title: "minLength that a base has, after length",
    schema: simple("b", "xs:NMTOKENS", facet("length", 2)) + simple("r", "t:b", facet("minLength", 1)) + element,
    valid: ["<t:r>a b</t:r>"],
    invalid: ["<t:r>a</t:r>", "<t:r>a b c</t:r>"],
  },
  {
    title: "length beside another minLength than the base's",
    schema:
      simple("b", "xs:string", facet("minLength", 1)) + simple("r", "t:b", facet("minLength", 2), facet("length", 2)),
    codes: ["xsd-length-beside"],
  },
  {
    title: "minLength and maxLength after length",
    schema:
      simple("b", "xs:string", facet("length", 2)) + simple("r", "t:b", facet("minLength", 2), facet("maxLength", 2)),
    codes: ["xsd-length-beside"],
  },
];

const bounds: readonly VerdictCase[] = [
  {
    title: "an exclusive bound repeated, beside the inclusive one of a built-in type",
    schema:
      simple("b", "xs:positiveInteger", facet("minExclusive", 1)) +
      simple("r", "t:b", facet("minExclusive", "01")) +
      element,
    valid: ["<t:r>2</t:r>"],
    invalid: ["<t:r>1</t:r>"],
  },
  {
    title: "an exclusive bound repeated, after other facets",
    schema:
      simple("b", "xs:int", facet("minExclusive", 1)) +
      simple("c", "t:b", facet("maxExclusive", 5)) +
      simple("r", "t:c", facet("minExclusive", 1)) +
      element,
    valid: ["<t:r>2</t:r>", "<t:r>4</t:r>"],
    invalid: ["<t:r>1</t:r>", "<t:r>5</t:r>"],
  },
  {
    title: "an inclusive bound that the base excludes, and its base has",
    schema:
      simple("b", "xs:date", facet("minInclusive", "2000-01-01")) +
      simple("c", "t:b", facet("minExclusive", "2000-01-01")) +
      simple("r", "t:c", facet("minInclusive", "2000-01-01")),
    codes: ["xsd-facet-wider"],
  },
  {
    title: "an exclusive bound repeated that a later inclusive one has narrowed",
    schema:
      simple("b", "xs:int", facet("minExclusive", 1)) +
      simple("c", "t:b", facet("minInclusive", 3)) +
      simple("r", "t:c", facet("minExclusive", 1)),
    codes: ["xsd-facet-wider"],
  },
  {
    title: "minExclusive that leaves nothing of the base",
    schema: simple("r", "xs:unsignedByte", facet("minExclusive", 255)) + element,
    invalid: ["<t:r>255</t:r>", "<t:r>0</t:r>"],
  },
  {
    title: "maxExclusive that leaves nothing of the base",
    schema: simple("r", "xs:unsignedByte", facet("maxExclusive", 0)),
    codes: ["xsd-facet-wrong"],
  },
  {
    title: "an inclusive bound of a built-in type that the base excludes",
    schema:
      simple("b", "xs:negativeInteger", facet("maxExclusive", -2)) + simple("r", "t:b", facet("maxInclusive", -1)),
    codes: ["xsd-facet-wider"],
  },
  {
    title: "an inclusive bound repeated that the base does not enumerate",
    schema:
      simple("b", "xs:int", facet("enumeration", 1), facet("maxInclusive", 5)) +
      simple("r", "t:b", facet("maxInclusive", 5)),
    codes: ["xsd-facet-wrong"],
  },
];

/** Facets of simple types: of one step and of several, one from another. */
export const facetCases: readonly VerdictCase[] = [...lengths, ...bounds];
