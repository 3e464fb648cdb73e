import type {
  ContractModel,
  GlobalElementModel,
  ParticleModel,
  RecordContent,
  ScalarDefinition,
  TypeId,
  TypeModel,
  TypeUse,
  Wildcard,
} from "../model/contract-model.js";
import { standInsAt, type TypedElement } from "../model/stand-ins.js";
import { typeOfUse, typesById } from "../model/type-uses.js";
import type { ScalarSamples } from "./scalar-samples.js";
import type { WildcardElements } from "./wildcard-elements.js";

/** The height of a type that no finite message can have: it requires itself, or more elements than the caller wants. */
export const endless = Number.POSITIVE_INFINITY;

/**
 * The least height of values that can be written but are never valid: an ENTITY names an unparsed entity, which only a
 * document type declaration can declare, and messages have none.
 */
export const unfit = 1e9;

/** The greatest height. Readers refuse elements nested deeper, and the sampler would overflow the stack. */
const tallest = 500;

function isTooTall(height: number): boolean {
  return height > tallest && height < unfit;
}

/** The depth of the shallowest value of each type; `endless` for a type without finite values. */
export class TypeHeights {
  readonly #heights = new Map<string, number>();
  readonly #tooLarge = new Set<string>();
  readonly #types: ReadonlyMap<TypeId, TypeModel>;
  readonly #wildcards: WildcardElements;

  /** A type that requires more elements than `mostRequired` counts as endless. */
  constructor(model: ContractModel, wildcards: WildcardElements, mostRequired: number) {
    this.#types = typesById(model);
    this.#wildcards = wildcards;
    for (let known = -1; known < this.#tooLarge.size; ) {
      known = this.#tooLarge.size;
      this.#heights.clear();
      this.#compute(model.types);
      const sizes = new TypeSizes(model, this);
      for (const { id } of model.types) {
        const use: TypeUse = { kind: "declared", id };
        const height = this.of(use);
        if (height < endless && (sizes.of(use) > mostRequired || isTooTall(height))) this.#tooLarge.add(id);
      }
    }
  }

  /**
   * Computes the heights by going over the types in both directions, because references between types mostly follow the
   * contract's order, or its reverse.
   */
  #compute(all: readonly TypeModel[]): void {
    let types = all;
    for (let changed = true; changed; types = types.toReversed()) {
      changed = false;
      for (const type of types) {
        const height = this.#heightOf(type);
        if (height >= this.of({ kind: "declared", id: type.id })) continue;
        this.#heights.set(type.id, height);
        changed = true;
      }
    }
  }

  of(use: TypeUse): number {
    if (use.kind === "declared") return this.#heights.get(use.id) ?? endless;
    return use.name === "ENTITY" || use.name === "ENTITIES" ? unfit : 0;
  }

  /** The height of an element's type, or of the lowest type that may replace an abstract one. */
  ofElement(element: TypedElement): number {
    const { type: use } = element;
    const type = typeOfUse(use, this.#types);
    if (type?.kind !== "record" || !type.abstract) return this.of(use);
    const standIns = standInsAt(element, this.#types) ?? [];
    return Math.min(endless, ...standIns.map((id) => this.of({ kind: "declared", id })));
  }

  /** The lowest of the contract's elements that a wildcard allows; undefined if it allows any element, or none. */
  lowestFor(wildcard: Wildcard): GlobalElementModel | undefined {
    const choice = this.#wildcards.elements(wildcard);
    if (choice.kind === "anything") return undefined;
    return choice.elements.toSorted((left, right) => this.ofElement(left) - this.ofElement(right))[0];
  }

  /** The height of the required content of a particle. */
  ofParticle(particle: ParticleModel): number {
    return particle.min === 0 ? 0 : this.ofOne(particle);
  }

  /** The height of one occurrence of a particle. */
  ofOne(particle: ParticleModel): number {
    switch (particle.kind) {
      case "element": {
        const { nillable, declaration } = particle.element;
        // If an abstract element had substitutes, they would be in a choice with it. Without substitutes, nothing can
        // replace it.
        if (declaration?.abstract === true) return endless;
        return nillable ? 1 : 1 + this.ofElement(particle.element);
      }
      case "wildcard": {
        if (this.#wildcards.elements(particle.wildcard).kind === "anything") return 1;
        const lowest = this.lowestFor(particle.wildcard);
        return lowest === undefined ? endless : 1 + this.ofElement(lowest);
      }
      case "choice":
        return Math.min(endless, ...particle.items.map((item) => this.ofParticle(item)));
      case "sequence":
      case "all":
        return Math.max(0, ...particle.items.map((item) => this.ofParticle(item)));
    }
  }

  #heightOf(type: TypeModel): number {
    if (this.#tooLarge.has(type.id)) return endless;
    switch (type.kind) {
      case "open":
        return 0;
      case "scalar":
        return this.#heightOfScalar(type.definition);
      case "array":
        return this.ofParticle({ kind: "element", min: type.min, max: type.max, at: type.at, element: type.item });
      case "record": {
        if (type.abstract) return this.ofElement({ type: { kind: "declared", id: type.id } });
        const attributes = type.attributes.filter((attribute) => attribute.required);
        return Math.max(this.#heightOfContent(type.content), ...attributes.map((attribute) => this.of(attribute.type)));
      }
    }
  }

  #heightOfContent(content: RecordContent): number {
    switch (content.kind) {
      case "empty":
        return 0;
      case "text":
        return this.of(content.type);
      case "elements":
        return this.ofParticle(content.particle);
    }
  }

  #heightOfScalar(definition: ScalarDefinition): number {
    switch (definition.kind) {
      case "restriction":
        return this.of(definition.base);
      case "list":
        return this.of(definition.item);
      case "union":
        return Math.min(...definition.members.map((member) => this.of(member)));
      case "openEnumeration":
        return 0;
    }
  }
}

/** The facts that decide whether a type takes a text. */
interface TypeFacts {
  readonly scalars: ScalarSamples;
  readonly heights: TypeHeights;
}

/**
 * Whether an element with a replacing type can have the declared element's fixed value: as its text, or as the only
 * content of mixed content.
 */
export function takesFixed(type: TypeModel | undefined, text: string, { scalars, heights }: TypeFacts): boolean {
  if (type?.kind !== "record") return true;
  const { content } = type;
  if (content.kind === "text") return scalars.read(content.type, text) !== undefined;
  return content.kind === "elements" && content.mixed && heights.ofParticle(content.particle) === 0;
}

/** The known heights of types. */
interface Heights {
  of(use: TypeUse): number;
  ofParticle(particle: ParticleModel): number;
  lowestFor(wildcard: Wildcard): GlobalElementModel | undefined;
}

/**
 * The number of elements in the shallowest value of each type. If each type requires the one before it twice, there are
 * 2^n.
 */
class TypeSizes {
  readonly #heights: Heights;
  readonly #sizes = new Map<string, number>();

  constructor(model: ContractModel, heights: Heights) {
    this.#heights = heights;
    // Required content has a smaller height than the type itself; a replacement for an abstract type has the same
    // height.
    const orderOf = (type: TypeModel): number =>
      heights.of({ kind: "declared", id: type.id }) + (type.kind === "record" && type.abstract ? 0.5 : 0);
    for (const type of model.types.toSorted((left, right) => orderOf(left) - orderOf(right))) {
      this.#sizes.set(type.id, this.#sizeOf(type));
    }
  }

  of(use: TypeUse): number {
    return use.kind === "declared" ? (this.#sizes.get(use.id) ?? 0) : 0;
  }

  #sizeOf(type: TypeModel): number {
    switch (type.kind) {
      case "open":
      case "scalar":
        return 0;
      case "array":
        return this.#required({ kind: "element", min: type.min, max: type.max, at: type.at, element: type.item });
      case "record": {
        const standIns = type.abstract ? (type.standIns ?? []) : [];
        const uses = standIns.map((id): TypeUse => ({ kind: "declared", id }));
        const [lowest] = uses.toSorted((left, right) => this.#heights.of(left) - this.#heights.of(right));
        if (lowest !== undefined) return this.of(lowest);
        return type.content.kind === "elements" ? this.#required(type.content.particle) : 0;
      }
    }
  }

  #required(particle: ParticleModel): number {
    return particle.min === 0 ? 0 : particle.min * this.#once(particle);
  }

  #once(particle: ParticleModel): number {
    switch (particle.kind) {
      case "element":
        return this.#ofElement(particle.element);
      case "wildcard": {
        const element = this.#heights.lowestFor(particle.wildcard);
        return element === undefined ? 1 : this.#ofElement(element);
      }
      case "choice": {
        const [lowest] = particle.items.toSorted(
          (left, right) => this.#heights.ofParticle(left) - this.#heights.ofParticle(right),
        );
        return lowest === undefined ? 0 : this.#required(lowest);
      }
      case "sequence":
      case "all":
        return particle.items.reduce((sum, item) => sum + this.#required(item), 0);
    }
  }

  #ofElement({ type, nillable }: Pick<GlobalElementModel, "type" | "nillable">): number {
    return nillable ? 1 : 1 + this.of(type);
  }
}
