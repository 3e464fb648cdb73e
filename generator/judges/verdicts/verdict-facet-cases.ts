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

/** Facets of simple types: of one step and of several, one from another. */
export const facetCases: readonly VerdictCase[] = [...lengths];
