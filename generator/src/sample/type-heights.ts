import type { ContractModel, ParticleModel, TypeModel, TypeUse } from "../model/contract-model.js";
import type { WildcardElements } from "./wildcard-elements.js";

/** A type in no message that ends: it requires itself. */
export const endless = Number.POSITIVE_INFINITY;

/** How many elements deep the shallowest value of each type is, `endless` for one that cannot end. */
export class TypeHeights {
  readonly #heights = new Map<string, number>();
  readonly #wildcards: WildcardElements;

  constructor(model: ContractModel, wildcards: WildcardElements) {
    this.#wildcards = wildcards;
    // To and fro: types that lead from one to the next are mostly in the order of the contract, or against it.
    let types = model.types;
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
    return use.kind === "builtin" ? 0 : (this.#heights.get(use.id) ?? endless);
  }

  /** Of what a particle requires. */
  ofParticle(particle: ParticleModel): number {
    return particle.min === 0 ? 0 : this.ofOne(particle);
  }

  /** Of one occurrence of a particle. */
  ofOne(particle: ParticleModel): number {
    switch (particle.kind) {
      case "element":
        return particle.element.nillable ? 1 : 1 + this.of(particle.element.type);
      case "wildcard": {
        const elements = this.#wildcards.elements(particle.wildcard);
        if (elements.kind === "anything") return 1;
        return 1 + Math.min(endless, ...elements.elements.map((element) => this.of(element.type)));
      }
      case "choice":
        return particle.items.length === 0 ? endless : Math.min(...particle.items.map((item) => this.ofParticle(item)));
      case "sequence":
      case "all":
        return Math.max(0, ...particle.items.map((item) => this.ofParticle(item)));
    }
  }

  #heightOf(type: TypeModel): number {
    switch (type.kind) {
      case "open":
      case "scalar":
        return 0;
      case "array":
        return type.min === 0 ? 0 : 1 + this.of(type.item.type);
      case "record": {
        if (type.abstract) {
          return Math.min(endless, ...(type.standIns ?? []).map((id) => this.of({ kind: "declared", id })));
        }
        return type.content.kind === "elements" ? this.ofParticle(type.content.particle) : 0;
      }
    }
  }
}
