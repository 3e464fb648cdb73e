import { localName, namespaceName } from "../expanded-name.js";
import type { ElementDeclaration, IdentityConstraint, Particle } from "../schema-set.js";
import { isDerivedFrom } from "../type-derivation.js";
import { allowsNamespace, isNamespaceSubset, processStrength } from "../wildcard-namespaces.js";
import type { SimpleTypeValues } from "./simple-type-values.js";

type ElementParticle = Particle & { readonly kind: "element" };

type GroupParticle = Particle & { readonly kind: "sequence" | "choice" | "all" };

type WildcardParticle = Particle & { readonly kind: "wildcard" };

/**
 * Why a particle does not validly restrict another (XSD 1.0 Part 1, section 3.9.6); undefined if it does. The rules of
 * XSD 1.0 are applied to the letter: they refuse some particles that match nothing more than the base.
 */
export function particleRestrictionProblem(
  derived: Particle,
  base: Particle | undefined,
  values: SimpleTypeValues,
): string | undefined {
  const own = withoutPointless(derived);
  if (isEmptyGroup(own) && isEmptiable(base)) return undefined;
  if (base === undefined) return "it has elements, but the base has none";
  return new Restriction(values).problem(own, withoutPointless(base));
}

/** Whether a particle is empty without its pointless groups, such as a sequence whose elements never occur. */
function isEmptyGroup(particle: Particle): boolean {
  return (particle.kind === "sequence" || particle.kind === "all") && particle.items.length === 0;
}

/** A particle without pointless groups: empty ones, and single occurrences of a single item (3.9.6). */
function withoutPointless(particle: Particle): Particle {
  if (particle.kind === "element" || particle.kind === "wildcard") return particle;
  const items = particle.items.map(withoutPointless).flatMap((item): readonly Particle[] => {
    if (item.kind === "element" || item.kind === "wildcard") return [item];
    if (item.items.length === 0 && (item.kind !== "choice" || item.min === 0 || particle.kind === "choice")) return [];
    return item.kind === particle.kind && item.min === 1 && item.max === 1 && item.kind !== "all" ? item.items : [item];
  });
  const [only] = items;
  if (only === undefined || items.length > 1) return { ...particle, items };
  return particle.min === 1 && particle.max === 1 ? only : { ...particle, items };
}

class Restriction {
  readonly #values: SimpleTypeValues;

  constructor(values: SimpleTypeValues) {
    this.#values = values;
  }

  problem(derived: Particle, base: Particle): string | undefined {
    return this.#openedProblem(this.#openSubstitutions(derived), this.#openSubstitutions(base));
  }

  #openedProblem(derived: Particle, base: Particle): string | undefined {
    switch (derived.kind) {
      case "element":
        if (base.kind === "element") return this.#nameAndType(derived, base);
        if (base.kind === "wildcard") return this.#elementInWildcard(derived, base);
        return this.#asIfGroup(derived, base);
      case "wildcard":
        return base.kind === "wildcard"
          ? wildcardProblem(derived, base)
          : "it has a wildcard where the base names elements";
      default:
        return this.#group(derived, base);
    }
  }

  /** A particle in which the head of a substitution group becomes a choice of itself and the group's members (2.1). */
  #openSubstitutions(particle: Particle): Particle {
    if (particle.kind !== "element" || particle.element.kind !== "reference") return particle;
    const head = this.#values.index.element(particle.element);
    const members = this.#values.index.substitutionGroup(head).filter((member) => member !== head);
    if (members.length === 0) return particle;
    const { min, max, at } = particle;
    const items = [head, ...members].map(
      (element): Particle => ({ kind: "element", min: 1, max: 1, at, element: { kind: "local", element } }),
    );
    return { kind: "choice", min, max, at, items };
  }

  #group(derived: GroupParticle, base: Particle): string | undefined {
    if (base.kind === "wildcard") return this.#groupInWildcard(derived, base);
    if (base.kind === "element") return "it has a group where the base has a single element";
    if (derived.kind === base.kind) {
      return derived.kind === "choice" ? this.#lax(derived, base) : this.#inOrder(derived, base);
    }
    if (derived.kind === "sequence" && base.kind === "all") return this.#unordered(derived, base);
    if (derived.kind === "sequence" && base.kind === "choice") return this.#mapAndSum(derived, base);
    return `${derived.kind} cannot restrict ${base.kind}`;
  }

  /** rcase-NameAndTypeOK */
  #nameAndType(derived: ElementParticle, base: ElementParticle): string | undefined {
    const [own, inherited] = [this.#values.index.element(derived.element), this.#values.index.element(base.element)];
    const shown = localName(own.name);
    if (own.name !== inherited.name) return otherNameProblem(own.name, inherited.name);
    if (!isWithin(derived, base))
      return `element ${shown} occurs ${rangeText(derived)}, in the base ${rangeText(base)}`;
    return elementProblem(own, inherited, this.#values);
  }

  /** rcase-NSCompat */
  #elementInWildcard(derived: ElementParticle, base: WildcardParticle): string | undefined {
    const own = this.#values.index.element(derived.element);
    const shown = localName(own.name);
    if (!allowsNamespace(base.wildcard.namespaces, namespaceName(own.name))) {
      return `the wildcard of the base does not allow the namespace of element ${shown}`;
    }
    return isWithin(derived, base)
      ? undefined
      : `element ${shown} occurs ${rangeText(derived)}, in the base ${rangeText(base)}`;
  }

  /** rcase-RecurseAsIfGroup */
  #asIfGroup(derived: ElementParticle, base: GroupParticle): string | undefined {
    const group: GroupParticle = { kind: base.kind, min: 1, max: 1, at: derived.at, items: [derived] };
    return base.kind === "choice" ? this.#lax(group, base) : this.#inOrder(group, base);
  }

  /** rcase-NSRecurseCheckCardinality */
  #groupInWildcard(derived: GroupParticle, base: WildcardParticle): string | undefined {
    const anyNumber: WildcardParticle = { ...base, min: 0, max: Infinity };
    for (const item of derived.items) {
      const problem = this.problem(item, anyNumber);
      if (problem !== undefined) return problem;
    }
    const range = totalRange(derived);
    return isWithin(range, base)
      ? undefined
      : `it allows ${rangeText(range)} elements, the wildcard of the base ${rangeText(base)}`;
  }

  /** rcase-Recurse: matches the items in order. Items of the base that are left out must be emptiable. */
  #inOrder(derived: GroupParticle, base: GroupParticle): string | undefined {
    if (!isWithin(derived, base)) return `${derived.kind} occurs ${rangeText(derived)}, in the base ${rangeText(base)}`;
    let next = 0;
    let reason: string | undefined;
    for (const item of derived.items) {
      for (;;) {
        const candidate = base.items[next];
        if (candidate === undefined) return reason ?? "it has items that the base does not have at this place";
        next += 1;
        const problem = this.problem(item, candidate);
        if (problem === undefined) break;
        reason ??= problem;
        if (!isEmptiable(candidate)) return problem;
      }
      reason = undefined;
    }
    return base.items.slice(next).every(isEmptiable) ? undefined : "it leaves out what the base requires";
  }

  /**
   * rcase-RecurseLax: each item restricts one of the choices, in order. A head that occurs once is a choice of its
   * group's members, and so counts as that many choices.
   */
  #lax(derived: GroupParticle, base: GroupParticle): string | undefined {
    if (!isWithin(derived, base)) return `choice occurs ${rangeText(derived)}, in the base ${rangeText(base)}`;
    let next = 0;
    for (const item of derived.items) {
      const found = base.items.findIndex((candidate, at) => at >= next && this.problem(item, candidate) === undefined);
      if (found === -1) return "one of its choices is none of the base's at this place";
      const choice = base.items[found];
      const isOpen = choice?.min === 1 && choice.max === 1 && this.#openSubstitutions(choice) !== choice;
      next = isOpen ? found : found + 1;
    }
    return undefined;
  }

  /** rcase-RecurseUnordered */
  #unordered(derived: GroupParticle, base: GroupParticle): string | undefined {
    if (!isWithin(derived, base)) return `sequence occurs ${rangeText(derived)}, in the base ${rangeText(base)}`;
    const left = [...base.items];
    for (const item of derived.items) {
      const found = left.findIndex((candidate) => this.problem(item, candidate) === undefined);
      if (found === -1) return "it has items that the base does not have";
      left.splice(found, 1);
    }
    return left.every(isEmptiable) ? undefined : "it leaves out what the base requires";
  }

  /** rcase-MapAndSum */
  #mapAndSum(derived: GroupParticle, base: GroupParticle): string | undefined {
    for (const item of derived.items) {
      if (!base.items.some((candidate) => this.problem(item, candidate) === undefined)) {
        return "one of its items is none of the base's choices";
      }
    }
    const count = derived.items.length;
    const range = { min: derived.min * count, max: count === 0 ? 0 : derived.max * count };
    return isWithin(range, base)
      ? undefined
      : `it allows ${rangeText(range)} of the choices, the base ${rangeText(base)}`;
  }
}

/** The difference between two names: the namespaces if the local names are equal. */
function otherNameProblem(own: string, inherited: string): string {
  const [shown, expected] = [localName(own), localName(inherited)];
  if (shown === expected) return `it has element ${own} where the base has ${inherited}`;
  return `it has element ${shown} where the base has ${expected}`;
}

function elementProblem(
  own: ElementDeclaration,
  inherited: ElementDeclaration,
  values: SimpleTypeValues,
): string | undefined {
  const shown = localName(own.name);
  if (own.nillable && !inherited.nillable) return `element ${shown} is nillable, but not in the base`;
  if (inherited.valueConstraint?.kind === "fixed" && !hasFixed(own, inherited, values)) {
    return `element ${shown} is fixed to "${inherited.valueConstraint.value}" in the base`;
  }
  if (inherited.block.some((derivation) => !own.block.includes(derivation))) {
    return `element ${shown} blocks less than in the base`;
  }
  const strange = own.identityConstraints.find(
    (one) => !inherited.identityConstraints.some((other) => isSame(one, other)),
  );
  if (strange !== undefined) {
    return `element ${shown} has the ${strange.kind} ${localName(strange.name)}, which it does not have in the base`;
  }
  if (isDerivedFrom(own.type, inherited.type, ["extension"], values.index)) return undefined;
  return `the type of element ${shown} is not a restriction of its type in the base`;
}

/** Whether an element has the fixed value of the base's element. Simple content is compared by value. */
function hasFixed(
  own: ElementDeclaration,
  { type, valueConstraint }: ElementDeclaration,
  values: SimpleTypeValues,
): boolean {
  if (valueConstraint === undefined || own.valueConstraint?.kind !== "fixed") return false;
  const [one, other] = [values.meant(valueConstraint, type), values.meant(own.valueConstraint, own.type)];
  const definition = values.index.type(type);
  if (definition?.kind !== "complex") return values.isSame(type, one, other);
  return definition.content.kind === "simple" ? values.isSame(definition.content.type, one, other) : one === other;
}

/**
 * Whether two constraints are the same. Names of constraints are unique, but a group that is used twice has two copies.
 */
function isSame(one: IdentityConstraint, other: IdentityConstraint): boolean {
  return one.name === other.name && one.kind === other.kind;
}

function wildcardProblem(derived: WildcardParticle, base: WildcardParticle): string | undefined {
  if (!isWithin(derived, base)) return `the wildcard occurs ${rangeText(derived)}, in the base ${rangeText(base)}`;
  if (!isNamespaceSubset(derived.wildcard.namespaces, base.wildcard.namespaces)) {
    return "the wildcard allows namespaces that the base does not";
  }
  return processStrength(derived.wildcard) < processStrength(base.wildcard)
    ? "the wildcard checks less strictly than the base's"
    : undefined;
}

function rangeText({ min, max }: ParticleRange): string {
  return `${min}..${max === Infinity ? "unbounded" : max}`;
}

/** The least and the greatest number of elements that a particle matches. */
interface ParticleRange {
  readonly min: number;
  readonly max: number;
}

/** The effective total range of a particle (XSD 1.0 Part 1, section 3.8.6). */
function totalRange(particle: Particle): ParticleRange {
  if (particle.kind === "element" || particle.kind === "wildcard") return { min: particle.min, max: particle.max };
  const inside = particle.items.map(totalRange);
  const { min, max } = particle.kind === "choice" ? anyRange(inside) : sumRange(inside);
  return { min: times(particle.min, min), max: times(particle.max, max) };
}

/** The range of a choice. A choice without branches matches nothing. */
function anyRange(branches: readonly ParticleRange[]): ParticleRange {
  if (branches.length === 0) return { min: 0, max: 0 };
  return {
    min: Math.min(...branches.map(({ min }) => min)),
    max: Math.max(...branches.map(({ max }) => max)),
  };
}

function sumRange(items: readonly ParticleRange[]): ParticleRange {
  let [min, max] = [0, 0];
  for (const item of items) {
    min += item.min;
    max += item.max;
  }
  return { min, max };
}

function times(left: number, right: number): number {
  return left === 0 || right === 0 ? 0 : left * right;
}

/** Whether a particle matches no elements (section 3.9.6, particle emptiable). */
export function isEmptiable(particle: Particle | undefined): boolean {
  return particle === undefined || totalRange(particle).min === 0;
}

/** Whether a range is within another (range-ok). */
function isWithin(inner: ParticleRange, outer: ParticleRange): boolean {
  return inner.min >= outer.min && inner.max <= outer.max;
}
