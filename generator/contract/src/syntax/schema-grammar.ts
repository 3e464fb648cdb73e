import type { AttributeKind } from "./attribute-kind.js";

/** The attributes and children of an XSD element: the schema for schemas (XSD 1.0 Part 1, appendix A) as a table. */
export interface ElementRule {
  readonly attributes: Readonly<Record<string, AttributeKind>>;
  readonly required: readonly string[];
  /** The children, step by step; undefined if any content is allowed. */
  readonly content: readonly ContentStep[] | undefined;
}

/** A choice of children at one position, `min` to `max` of them. The values name the rule of the child. */
export interface ContentStep {
  readonly children: Readonly<Record<string, RuleName>>;
  readonly min: number;
  readonly max: number;
}

/** An XSD element in one of its contexts. */
export type RuleName =
  | ("schema" | "annotation" | "freeText" | "include" | "import" | "redefine" | "notation")
  | ("topElement" | "localElement" | "topAttribute" | "localAttribute")
  | ("namedGroup" | "groupReference" | "namedAttributeGroup" | "attributeGroupReference")
  | ("all" | "bareAll" | "sequence" | "bareSequence" | "any" | "anyAttribute")
  | ("topComplexType" | "localComplexType" | "complexContent" | "simpleContent")
  | ("complexDerivation" | "simpleContentRestriction" | "simpleContentExtension")
  | ("topSimpleType" | "localSimpleType" | "restriction" | "list" | "union")
  | ("facet" | "countFacet" | "positiveFacet" | "whiteSpaceFacet" | "plainFacet")
  | ("identity" | "keyref" | "selector" | "field");

type Attributes = Readonly<Record<string, AttributeKind>>;

function rule(
  attributes: Attributes,
  required: readonly string[],
  content: readonly ContentStep[] | undefined,
): ElementRule {
  return { attributes: { id: "id", ...attributes }, required, content };
}

function step(children: Readonly<Record<string, RuleName>>, min: number, max: number): ContentStep {
  return { children, min, max };
}

const occurs: Attributes = { minOccurs: "count", maxOccurs: "maxOccurs" };
const annotation = step({ annotation: "annotation" }, 0, 1);
const particles = {
  element: "localElement",
  group: "groupReference",
  choice: "sequence",
  sequence: "sequence",
  any: "any",
} as const;
const modelGroup = step({ group: "groupReference", all: "all", choice: "sequence", sequence: "sequence" }, 0, 1);
const attributeUses = [
  step({ attribute: "localAttribute", attributeGroup: "attributeGroupReference" }, 0, Infinity),
  step({ anyAttribute: "anyAttribute" }, 0, 1),
];
const facets = step(
  {
    length: "countFacet",
    minLength: "countFacet",
    maxLength: "countFacet",
    fractionDigits: "countFacet",
    totalDigits: "positiveFacet",
    minInclusive: "facet",
    maxInclusive: "facet",
    minExclusive: "facet",
    maxExclusive: "facet",
    whiteSpace: "whiteSpaceFacet",
    pattern: "plainFacet",
    enumeration: "plainFacet",
  },
  0,
  Infinity,
);
const inlineSimpleType = step({ simpleType: "localSimpleType" }, 0, 1);
const identityConstraints = step({ unique: "identity", key: "identity", keyref: "keyref" }, 0, Infinity);
const redefinables = {
  simpleType: "topSimpleType",
  complexType: "topComplexType",
  group: "namedGroup",
  attributeGroup: "namedAttributeGroup",
} as const;
const elementContent = [
  annotation,
  step({ simpleType: "localSimpleType", complexType: "localComplexType" }, 0, 1),
  identityConstraints,
];
const elementAttributes: Attributes = {
  name: "ncName",
  type: "typeReference",
  default: "text",
  fixed: "text",
  nillable: "boolean",
  block: "elementBlock",
};
const attributeAttributes: Attributes = { name: "ncName", type: "typeReference", default: "text", fixed: "text" };
const simpleTypeContent = [annotation, step({ restriction: "restriction", list: "list", union: "union" }, 1, 1)];
const complexTypeContent = [
  annotation,
  step({ ...modelGroup.children, simpleContent: "simpleContent", complexContent: "complexContent" }, 0, 1),
  ...attributeUses,
];

/** The rule of every XSD element in each of its contexts. */
export const schemaGrammar: Readonly<Record<RuleName, ElementRule>> = {
  schema: rule(
    {
      targetNamespace: "uri",
      version: "text",
      finalDefault: "finalDefault",
      blockDefault: "elementBlock",
      attributeFormDefault: "form",
      elementFormDefault: "form",
    },
    [],
    [
      step({ include: "include", import: "import", redefine: "redefine", annotation: "annotation" }, 0, Infinity),
      step(
        {
          ...redefinables,
          element: "topElement",
          attribute: "topAttribute",
          notation: "notation",
          annotation: "annotation",
        },
        0,
        Infinity,
      ),
    ],
  ),
  annotation: rule({}, [], [step({ appinfo: "freeText", documentation: "freeText" }, 0, Infinity)]),
  freeText: { attributes: { source: "uri" }, required: [], content: undefined },
  include: rule({ schemaLocation: "uri" }, ["schemaLocation"], [annotation]),
  import: rule({ namespace: "uri", schemaLocation: "uri" }, [], [annotation]),
  redefine: rule(
    { schemaLocation: "uri" },
    ["schemaLocation"],
    [step({ ...redefinables, annotation: "annotation" }, 0, Infinity)],
  ),
  notation: rule({ name: "ncName", public: "text", system: "uri" }, ["name"], [annotation]),
  topElement: rule(
    { ...elementAttributes, substitutionGroup: "qName", final: "typeFinal", abstract: "boolean" },
    ["name"],
    elementContent,
  ),
  localElement: rule({ ...elementAttributes, ...occurs, ref: "qName", form: "form" }, [], elementContent),
  topAttribute: rule(attributeAttributes, ["name"], [annotation, inlineSimpleType]),
  localAttribute: rule(
    { ...attributeAttributes, ref: "qName", use: "use", form: "form" },
    [],
    [annotation, inlineSimpleType],
  ),
  namedGroup: rule(
    { name: "ncName" },
    ["name"],
    [annotation, step({ all: "bareAll", choice: "bareSequence", sequence: "bareSequence" }, 1, 1)],
  ),
  groupReference: rule({ ref: "qName", ...occurs }, ["ref"], [annotation]),
  namedAttributeGroup: rule({ name: "ncName" }, ["name"], [annotation, ...attributeUses]),
  attributeGroupReference: rule({ ref: "qName" }, ["ref"], [annotation]),
  all: rule(occurs, [], [annotation, step({ element: "localElement" }, 0, Infinity)]),
  bareAll: rule({}, [], [annotation, step({ element: "localElement" }, 0, Infinity)]),
  sequence: rule(occurs, [], [annotation, step(particles, 0, Infinity)]),
  bareSequence: rule({}, [], [annotation, step(particles, 0, Infinity)]),
  any: rule({ ...occurs, namespace: "namespaces", processContents: "process" }, [], [annotation]),
  anyAttribute: rule({ namespace: "namespaces", processContents: "process" }, [], [annotation]),
  topComplexType: rule(
    { name: "typeName", mixed: "boolean", abstract: "boolean", final: "typeFinal", block: "typeFinal" },
    ["name"],
    complexTypeContent,
  ),
  localComplexType: rule({ mixed: "boolean" }, [], complexTypeContent),
  complexContent: rule(
    { mixed: "boolean" },
    [],
    [annotation, step({ restriction: "complexDerivation", extension: "complexDerivation" }, 1, 1)],
  ),
  simpleContent: rule(
    {},
    [],
    [annotation, step({ restriction: "simpleContentRestriction", extension: "simpleContentExtension" }, 1, 1)],
  ),
  complexDerivation: rule({ base: "typeReference" }, ["base"], [annotation, modelGroup, ...attributeUses]),
  simpleContentRestriction: rule(
    { base: "typeReference" },
    ["base"],
    [annotation, inlineSimpleType, facets, ...attributeUses],
  ),
  simpleContentExtension: rule({ base: "typeReference" }, ["base"], [annotation, ...attributeUses]),
  topSimpleType: rule({ name: "typeName", final: "simpleFinal" }, ["name"], simpleTypeContent),
  localSimpleType: rule({}, [], simpleTypeContent),
  restriction: rule({ base: "typeReference" }, [], [annotation, inlineSimpleType, facets]),
  list: rule({ itemType: "typeReference" }, [], [annotation, inlineSimpleType]),
  union: rule(
    { memberTypes: "typeReferences" },
    [],
    [annotation, step({ simpleType: "localSimpleType" }, 0, Infinity)],
  ),
  facet: rule({ value: "text", fixed: "boolean" }, ["value"], [annotation]),
  countFacet: rule({ value: "count", fixed: "boolean" }, ["value"], [annotation]),
  positiveFacet: rule({ value: "positive", fixed: "boolean" }, ["value"], [annotation]),
  whiteSpaceFacet: rule({ value: "whiteSpace", fixed: "boolean" }, ["value"], [annotation]),
  plainFacet: rule({ value: "text" }, ["value"], [annotation]),
  identity: rule(
    { name: "ncName" },
    ["name"],
    [annotation, step({ selector: "selector" }, 1, 1), step({ field: "field" }, 1, Infinity)],
  ),
  keyref: rule(
    { name: "ncName", refer: "qName" },
    ["name", "refer"],
    [annotation, step({ selector: "selector" }, 1, 1), step({ field: "field" }, 1, Infinity)],
  ),
  selector: rule({ xpath: "selectorPath" }, ["xpath"], [annotation]),
  field: rule({ xpath: "fieldPath" }, ["xpath"], [annotation]),
};

/** The elements that inform people and mean nothing to tools. */
export const annotationWords: readonly string[] = ["annotation", "documentation", "appinfo"];

/** The names of all facets. */
export const facetNames: readonly string[] = Object.keys(facets.children);

/** The names of all elements of XSD. */
export const elementWords: ReadonlySet<string> = new Set(
  Object.values(schemaGrammar).flatMap(({ content = [] }) => content.flatMap(({ children }) => Object.keys(children))),
);
