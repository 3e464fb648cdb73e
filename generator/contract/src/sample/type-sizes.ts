import type {
  ContractModel,
  GlobalElementModel,
  ParticleModel,
  TypeModel,
  TypeUse,
  Wildcard,
} from "../model/contract-model.js";

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
export class TypeSizes {
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
