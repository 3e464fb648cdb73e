import type { Facets } from "@stubwright/runtime/codec";
import { answeredOnce } from "../../collection/once.js";
import { namespaces } from "../../read/namespaces.js";
import { runtimeFacets, type WrittenFacet } from "../../simple-types/runtime-facets.js";
import { localName, namespaceName } from "../expanded-name.js";
import type {
  ComplexTypeDefinition,
  EnumerationValue,
  Facet,
  SimpleTypeDefinition,
  TypeReference,
  ValueConstraint,
} from "../schema-set.js";
import { builtinSpaces, unionValueSpace, type ValueSpace } from "../value-space.js";
import type { ComponentIndex } from "./component-index.js";
import { isBound } from "./effective-facets.js";

function simpleContentOf({ content }: ComplexTypeDefinition, index: ComponentIndex): SimpleTypeDefinition | undefined {
  return content.kind === "simple" ? index.simpleType(content.type) : undefined;
}

/**
 * The value spaces of a contract's simple types. They are built when they are first asked for, as most types have no
 * values to check.
 */
export class SimpleTypeValues {
  readonly index: ComponentIndex;
  readonly #spaces = new Map<SimpleTypeDefinition, ValueSpace | undefined>();

  constructor(index: ComponentIndex) {
    this.index = index;
  }

  /** The value space of a type; undefined if the type's own definition is wrong (reported elsewhere). */
  of(type: SimpleTypeDefinition): ValueSpace | undefined {
    if (this.#spaces.has(type)) return this.#spaces.get(type);
    this.#spaces.set(type, undefined);
    const space = this.#build(type);
    this.#spaces.set(type, space);
    return space;
  }

  /** The value space of the type that a reference names. */
  ofReference(reference: TypeReference): ValueSpace | undefined {
    const type = this.index.simpleType(reference);
    return type === undefined ? undefined : this.of(type);
  }

  /** Whether two texts are one value of a type. If the type is wrong, the texts are compared. */
  isSame(reference: TypeReference, one: string, other: string): boolean {
    const only = this.ofReference(reference)?.restricted({ enumeration: [one] });
    return only === undefined ? one.trim() === other.trim() : only.problem(other) === undefined;
  }

  /**
   * The text that a default or fixed value has for its type or simple content: with white space and names as the type
   * treats them.
   */
  meant({ value, expanded }: ValueConstraint, reference: TypeReference): string {
    const type = this.index.type(reference);
    const simple = type?.kind === "complex" ? simpleContentOf(type, this.index) : type;
    if (simple === undefined) return value;
    const isNamed = expanded !== undefined && isName(simple, { plain: value, expanded: expanded.value }, this);
    return isNamed ? expanded.value : (this.of(simple)?.literal(value) ?? value);
  }

  #build(type: SimpleTypeDefinition): ValueSpace | undefined {
    const name = type.name ?? "";
    if (namespaceName(name) === namespaces.schema) return builtinSpaces.get(localName(name));
    const { variety } = type;
    const restricts = this.index.simpleType(type.base);
    if (variety.kind === "atomic" || restricts?.variety.kind === variety.kind) {
      const space = this.ofReference(type.base);
      return restricts === undefined ? undefined : space?.restricted(this.#facets(type, space));
    }
    if (variety.kind === "list") return this.ofReference(variety.item)?.listed();
    const members = variety.members.map((member) => this.ofReference(member));
    const known = members.flatMap((member) => member ?? []);
    // A repeated member adds nothing. In unions of unions, it would double the work at each step.
    return known.length === members.length ? unionValueSpace([...new Set(known)]) : undefined;
  }

  /** The facets of one step in the form of the runtime, without values that the base does not have. */
  #facets(type: SimpleTypeDefinition, space: ValueSpace): Facets {
    const { facets } = type;
    const hasLength = facets.some(({ kind }) => kind === "length");
    const fitting = facets.flatMap((facet): readonly WrittenFacet[] => {
      if (hasLength && (facet.kind === "minLength" || facet.kind === "maxLength")) return [];
      if (isBound(facet)) return space.problem(facet.value) === undefined ? [facet] : [];
      if (facet.kind !== "enumeration") return [facet];
      const unmeant = unmeantValues(facet, type, this);
      const values = facet.values.filter((one) => !unmeant.has(one)).map(({ value, expanded }) => expanded ?? value);
      const fittingValues = values.filter((value) => space.problem(value) === undefined);
      return fittingValues.length === 0 ? [] : [{ kind: "enumeration", values: fittingValues }];
    });
    return runtimeFacets(fitting);
  }
}

/** A value as written, and with the prefixes of its names resolved. */
interface NameForms {
  readonly plain: string;
  readonly expanded: string;
}

/**
 * Whether a type takes a value as a name, or as a list with names. A value that no member of a union takes counts as a
 * name.
 */
function isName(type: SimpleTypeDefinition, forms: NameForms, values: SimpleTypeValues): boolean {
  const ask: (type: SimpleTypeDefinition) => boolean = answeredOnce(({ variety }) => {
    switch (variety.kind) {
      case "atomic":
        return variety.builtin === "QName" || variety.builtin === "NOTATION";
      case "list":
        return hasNames(values.index.simpleType(variety.item), forms, values);
      case "union":
        return takesName(variety.members, forms, { ask, values });
    }
  });
  return ask(type);
}

/** Whether any word of a list is a name. */
function hasNames(item: SimpleTypeDefinition | undefined, forms: NameForms, values: SimpleTypeValues): boolean {
  const expanded = forms.expanded.split(" ");
  const words = forms.plain.trim().split(/[ \t\r\n]+/);
  return words.some((plain, at) => item && isName(item, { plain, expanded: expanded[at] ?? "" }, values));
}

/** Whether the first member of a union that takes a value takes it as a name. */
function takesName(
  members: readonly TypeReference[],
  { plain, expanded }: NameForms,
  { ask, values }: { readonly ask: (type: SimpleTypeDefinition) => boolean; readonly values: SimpleTypeValues },
): boolean {
  for (const type of new Set(members.map((member) => values.index.simpleType(member)))) {
    if (type === undefined) continue;
    const isNamed = ask(type);
    const space = values.of(type);
    // A name is also checked as it is written, because patterns apply to that form.
    const problem = (isNamed ? space?.problem(expanded) : undefined) ?? space?.problem(plain);
    if (problem === undefined) return isNamed;
  }
  return true;
}

type Enumeration = Facet & { readonly kind: "enumeration" };

/**
 * The enumerated values to ignore. A value that may be a name is listed both as a name and as written; the form that
 * the type does not take is ignored.
 */
export function unmeantValues(
  { values: written }: Enumeration,
  type: SimpleTypeDefinition,
  values: SimpleTypeValues,
): ReadonlySet<EnumerationValue> {
  const unmeant = new Set<EnumerationValue>();
  for (const [index, named] of written.entries()) {
    const plain = written[index - 1];
    if (plain === undefined || plain.value !== named.value || plain.expanded !== undefined) continue;
    if (named.expanded === undefined) continue;
    unmeant.add(isName(type, { plain: named.value.trim(), expanded: named.expanded }, values) ? plain : named);
  }
  return unmeant;
}
