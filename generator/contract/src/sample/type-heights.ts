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
import { TypeSizes } from "./type-sizes.js";
import type { WildcardElements } from "./wildcard-elements.js";

/** A type in no message that ends: it requires itself, or more elements than whoever asks wants. */
export const endless = Number.POSITIVE_INFINITY;

/**
 * The least height of what no valid message can have, though it can be written: values of type ENTITY name an unparsed
 * entity, which only a document type declaration declares, and messages have none.
 */
export const unfit = 1e9;

/** No reader takes elements so deep in each other, and what makes samples would run out of stack. */
const tallest = 500;

function isTooTall(height: number): boolean {
  return height > tallest && height < unfit;
}

/** How many elements deep the shallowest value of each type is, `endless` for one that cannot end. */
export class TypeHeights {
  readonly #heights = new Map<string, number>();
  readonly #tooLarge = new Set<string>();
  readonly #types: ReadonlyMap<TypeId, TypeModel>;
  readonly #wildcards: WildcardElements;

  /** A type that requires more elements than `mostRequired` counts as one that cannot end. */
  constructor(model: ContractModel, wildcards: WildcardElements, mostRequired: number) {
    this.#types = typesById(model);
    this.#wildcards = wildcards;
    for (let known = -1; known < this.#tooLarge.size; ) {
      known = this.#tooLarge.size;
      this.#heights.clear();
      this.#settle(model.types);
      const sizes = new TypeSizes(model, this);
      for (const { id } of model.types) {
        const use: TypeUse = { kind: "declared", id };
        const height = this.of(use);
        if (height < endless && (sizes.of(use) > mostRequired || isTooTall(height))) this.#tooLarge.add(id);
      }
    }
  }

  /** To and fro: types that lead from one to the next are mostly in the order of the contract, or against it. */
  #settle(all: readonly TypeModel[]): void {
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

  /** Of an element's type, or of the lowest that may stand for an abstract one there. */
  ofElement(element: TypedElement): number {
    const { type: use } = element;
    const type = typeOfUse(use, this.#types);
    if (type?.kind !== "record" || !type.abstract) return this.of(use);
    const standIns = standInsAt(element, this.#types) ?? [];
    return Math.min(endless, ...standIns.map((id) => this.of({ kind: "declared", id })));
  }

  /** The lowest of the contract's elements that may stand for a wildcard; undefined where any may, or none. */
  lowestFor(wildcard: Wildcard): GlobalElementModel | undefined {
    const choice = this.#wildcards.elements(wildcard);
    if (choice.kind === "anything") return undefined;
    return choice.elements.toSorted((left, right) => this.ofElement(left) - this.ofElement(right))[0];
  }

  /** Of what a particle requires. */
  ofParticle(particle: ParticleModel): number {
    return particle.min === 0 ? 0 : this.ofOne(particle);
  }

  /** Of one occurrence of a particle. */
  ofOne(particle: ParticleModel): number {
    switch (particle.kind) {
      case "element": {
        const { nillable, declaration } = particle.element;
        // Substitutes would stand beside an abstract element, in a choice; without any, nothing stands for it.
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

/** What tells whether a type takes a text. */
interface TypeFacts {
  readonly scalars: ScalarSamples;
  readonly heights: TypeHeights;
}

/** Whether an element of a type that stands for another can have that one's fixed value: as its text, or with nothing beside it in mixed content. */
export function takesFixed(type: TypeModel | undefined, text: string, { scalars, heights }: TypeFacts): boolean {
  if (type?.kind !== "record") return true;
  const { content } = type;
  if (content.kind === "text") return scalars.read(content.type, text) !== undefined;
  return content.kind === "elements" && content.mixed && heights.ofParticle(content.particle) === 0;
}
