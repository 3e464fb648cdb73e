import { builtinOf } from "@stubwright/contract/model";
import type { Facet, SchemaSet, SimpleTypeDefinition, TypeReference } from "@stubwright/contract/schema";
import {
  builtinTypes,
  localName,
  openEnumeration,
  presentFacets,
  primitiveTypes,
  simpleTypeSteps,
} from "@stubwright/contract/schema";
import type { LinkedContract } from "@stubwright/contract/services";
import type { BuiltinName } from "@stubwright/contract/simple-types";
import { representationOf, type ScalarOptions } from "@stubwright/contract/simple-types";
import { canonicalDecimal, canonicalValue, type Written } from "./canonical-value.js";
import { mappedType } from "./mapped-types.js";
import {
  type AtomicFacts,
  type Bound,
  isOneText,
  isText,
  isTextType,
  type ScalarFacts,
  textTypeOf,
} from "./scalar-facts.js";
import { takesValue, valueKey } from "./takes-value.js";

const primitives: ReadonlySet<string> = new Set(primitiveTypes);

/** Resolves the simple types of one contract. */
export class ScalarResolver {
  readonly #schemas: SchemaSet;
  readonly #absent: LinkedContract["absent"];
  readonly #scalars: ScalarOptions;
  readonly #types = { type: (reference: TypeReference) => this.#definition(reference) };
  readonly #known = new Map<SimpleTypeDefinition, ScalarFacts>();

  constructor({ schemas, absent }: Pick<LinkedContract, "schemas" | "absent">, scalars: ScalarOptions) {
    this.#schemas = schemas;
    this.#absent = absent;
    this.#scalars = scalars;
  }

  /** The facts of a simple type. Each type is resolved once. */
  resolve(type: SimpleTypeDefinition): ScalarFacts {
    const known = this.#known.get(type);
    if (known !== undefined) return known;
    const facts = heldToFacets(this.#build(type));
    this.#known.set(type, facts);
    return facts;
  }

  #build(type: SimpleTypeDefinition): ScalarFacts {
    const steps = simpleTypeSteps(type, this.#types);
    const primitive = this.#primitive(steps);
    const facets = presentFacets(
      steps.flatMap((step) => (this.#openFacet(step) === undefined ? step.facets : [])),
      this.#absent,
    );
    const variety = steps.find((step) => step.variety.kind !== "atomic")?.variety ?? type.variety;
    switch (variety.kind) {
      case "list": {
        const item = this.#member(variety.item);
        const shared = sharedFacts(facets, { kind: "list", item });
        return { ...shared, kind: "list", item, json: `${item.json}[]`, typescript: `${item.typescript}[]` };
      }
      case "union": {
        // A repeated member adds nothing. In unions of unions, it would double the work at each step.
        const members = [...new Set(variety.members.map((member) => this.#member(member)).flatMap(flattened))];
        return (
          openUnion(members, facets) ??
          closedUnion(members, facets) ?? {
            ...sharedFacts(facets, { kind: "union", members }),
            kind: "union",
            members,
            ...unionMapping(members),
          }
        );
      }
      case "atomic": {
        const name = nearestMapped(steps);
        const whiteSpace = facets.find((facet) => facet.kind === "whiteSpace")?.value ?? "preserve";
        const written = { kind: "atomic", primitive, whiteSpace } as const;
        const open = this.#openFacet(type);
        const known = open && sharedFacts(presentFacets([open], this.#absent), written).enumeration;
        return {
          ...sharedFacts(facets, written),
          ...atomicFacts(facets, primitive),
          known: known && [...known.values()],
          kind: "atomic",
          primitive,
          builtin: isTextType(variety.builtin) ? textTypeOf[whiteSpace] : variety.builtin,
          whiteSpace,
          ...mappedType(name, representationOf(name, this.#scalars)),
        };
      }
    }
  }

  /** The facet of an enumeration that the contract marks as open: it names values without excluding others. */
  #openFacet(step: SimpleTypeDefinition): Facet | undefined {
    return openEnumeration(step, this.#types, "marked");
  }

  #member(reference: TypeReference<SimpleTypeDefinition>): ScalarFacts {
    const type = this.#definition(reference);
    if (type === undefined) throw new Error("The linker left a simple type unresolved.");
    return this.resolve(type);
  }

  #definition(reference: TypeReference): SimpleTypeDefinition | undefined {
    const type =
      reference.kind === "anonymous"
        ? reference.type
        : (this.#schemas.types.get(reference.name) ?? builtinTypes.get(reference.name));
    return type?.kind === "simple" ? type : undefined;
  }

  #primitive(steps: readonly SimpleTypeDefinition[]): string {
    const names = steps.map((step) => (step.name === undefined ? "" : localName(step.name)));
    return names.findLast((name, index) => primitives.has(name) && isBuiltin(steps[index])) ?? "anySimpleType";
  }
}

/**
 * Removes enumerated values that other facets refuse. Patterns apply to texts, so they are used only for types whose
 * values have one text.
 */
function heldToFacets(facts: ScalarFacts): ScalarFacts {
  if (facts.enumeration === undefined) return facts;
  const others = isOneText(facts) ? facts : { ...facts, patterns: [] };
  return { ...facts, enumeration: new Map([...facts.enumeration].filter(([, value]) => takesValue(others, value))) };
}

function isBuiltin(step: SimpleTypeDefinition | undefined): boolean {
  return step?.name !== undefined && builtinTypes.has(step.name);
}

function nearestMapped(steps: readonly SimpleTypeDefinition[]): BuiltinName {
  for (const step of steps) {
    const name = step.name === undefined ? undefined : builtinOf(step.name);
    if (name !== undefined) return name;
  }
  return "anySimpleType";
}

function sharedFacts(facets: readonly Facet[], type: Written) {
  const count = (kind: "length" | "minLength" | "maxLength"): number | undefined => numberOf(facets, kind);
  const enumeration = facets.find((facet) => facet.kind === "enumeration");
  const patterns = facets.flatMap((facet) => (facet.kind === "pattern" ? [[...facet.values].sort().join("|")] : []));
  const values = enumeration?.values
    .map(({ expanded, value }) => expanded ?? value)
    .map((value): [string, string] => [valueKey(value, type), canonicalValue(value, type)]);
  const sorted =
    values === undefined ? undefined : new Map(values.sort(([, one], [, other]) => (one < other ? -1 : 1)));
  return {
    enumeration: sorted,
    listed: sorted,
    known: undefined,
    patterns: [...new Set(patterns)].sort(),
    minLength: count("length") ?? count("minLength"),
    maxLength: count("length") ?? count("maxLength"),
  };
}

function atomicFacts(facets: readonly Facet[], primitive: string) {
  const fractionDigits = numberOf(facets, "fractionDigits");
  const whole = fractionDigits === 0;
  const canonical = (value: string): string => (primitive === "decimal" ? canonicalDecimal(value) : value.trim());
  const min = boundOf(facets, ["minInclusive", "minExclusive"], canonical, whole ? 1n : undefined);
  const max = boundOf(facets, ["maxInclusive", "maxExclusive"], canonical, whole ? -1n : undefined);
  const totalDigits = numberOf(facets, "totalDigits");
  const isImplied = whole && hasDigits(min, totalDigits) && hasDigits(max, totalDigits);
  return { min, max, totalDigits: isImplied ? undefined : totalDigits, fractionDigits };
}

/** Whether a bound of whole numbers has no more than some digits. */
function hasDigits(bound: Bound | undefined, most = Number.POSITIVE_INFINITY): boolean {
  return bound !== undefined && bound.value.replace("-", "").length <= most;
}

function numberOf(facets: readonly Facet[], kind: Facet["kind"]): number | undefined {
  const facet = facets.find((candidate) => candidate.kind === kind);
  return facet !== undefined && "value" in facet && typeof facet.value === "number" ? facet.value : undefined;
}

/** The nearest bound. An exclusive bound of whole numbers becomes the inclusive one beside it. */
function boundOf(
  facets: readonly Facet[],
  kinds: readonly Facet["kind"][],
  canonical: (value: string) => string,
  step: bigint | undefined,
): Bound | undefined {
  const facet = facets.find((candidate) => kinds.includes(candidate.kind));
  if (facet === undefined || !("value" in facet) || typeof facet.value !== "string") return undefined;
  const inclusive = facet.kind.endsWith("Inclusive");
  const value = canonical(facet.value);
  if (inclusive || step === undefined || !/^-?\d+$/.test(value)) return { value, inclusive };
  return { value: String(BigInt(value) + step), inclusive: true };
}

/** The members of an unrestricted union, which replace it inside another union. */
function flattened(member: ScalarFacts): readonly ScalarFacts[] {
  const plain = member.kind === "union" && member.enumeration === undefined && member.patterns.length === 0;
  return plain ? member.members : [member];
}

/**
 * A union of text enumerations and any text: all texts that the union's facets allow, with the enumerated ones as known
 * values.
 */
function openUnion(members: readonly ScalarFacts[], facets: readonly Facet[]): ScalarFacts | undefined {
  const open = members.find(
    (member): member is AtomicFacts =>
      member.kind === "atomic" &&
      member.builtin === "string" &&
      member.enumeration === undefined &&
      member.patterns.length === 0 &&
      member.minLength === undefined &&
      member.maxLength === undefined,
  );
  const others = members.filter((member) => member !== open);
  if (open === undefined || others.some((member) => member.kind !== "atomic" || member.primitive !== "string")) {
    return undefined;
  }
  const values = members.flatMap(({ enumeration, known = [] }) => [...(enumeration?.values() ?? []), ...known]);
  return { ...open, ...sharedFacts(facets, open), known: [...new Set(values)].sort() };
}

/** A union of text enumerations as one enumeration of all their values. */
function closedUnion(members: readonly ScalarFacts[], facets: readonly Facet[]): ScalarFacts | undefined {
  const [first] = members;
  if (first === undefined || !isText(first) || facets.length > 0) return undefined;
  const isAlike = (member: ScalarFacts): boolean =>
    isText(member) && member.enumeration !== undefined && member.whiteSpace === first.whiteSpace;
  if (!members.every(isAlike)) return undefined;
  const joined = (values: "enumeration" | "listed"): ReadonlyMap<string, string> =>
    new Map(
      members.flatMap((member) => [...(member[values] ?? [])]).sort(([, one], [, other]) => (one < other ? -1 : 1)),
    );
  // Values that other facets refuse are already removed.
  const free = { patterns: [], minLength: undefined, maxLength: undefined };
  return { ...first, ...free, enumeration: joined("enumeration"), listed: joined("listed") };
}

function unionMapping(members: readonly ScalarFacts[]): { readonly json: string; readonly typescript: string } {
  const joined = (texts: readonly string[]): string =>
    [...new Set(texts.flatMap((text) => text.split(" | ")))].sort().join(" | ");
  return {
    json: joined(members.map((member) => member.json)),
    typescript: joined(members.map((member) => member.typescript)),
  };
}
