import type { ContractModel, ElementModel, ParticleModel, TypeModel, TypeUse } from "@stubwright/contract/model";
import { typeOfUse, typesById } from "@stubwright/contract/model";
import { type SampleChild, type SampleElement, TreeSampler } from "@stubwright/contract/sample";
import { childrenOf, withChildren } from "./trees.js";

/** What is wanted of one particle of a content model: how often it stands, or which of its items a choice takes. */
export interface Pin {
  readonly particle: ParticleModel;
  readonly count?: number;
  readonly item?: ParticleModel;
  readonly label: string;
}

/** More occurrences than this of something that may stand without end are not tried. */
const several = 3;
const mostOccurrences = 50;

/** Makes the content of complex types in all its shapes. */
export class Structure {
  readonly sampler: TreeSampler;
  readonly types: ReadonlyMap<string, TypeModel>;

  constructor(model: ContractModel) {
    this.sampler = new TreeSampler(model);
    this.types = typesById(model);
  }

  /** The content model of a type; undefined for a type whose content is a value, empty, or anything. */
  particleOf(use: TypeUse | undefined): ParticleModel | undefined {
    const type = use && typeOfUse(use, this.types);
    if (type?.kind === "array")
      return { kind: "element", element: type.item, min: type.min, max: type.max, at: type.at };
    return type?.kind === "record" && type.content.kind === "elements" ? type.content.particle : undefined;
  }

  /** Every pin of a content model that makes a shape of its own. */
  *pins(particle: ParticleModel): Generator<Pin> {
    const name = particleName(particle);
    if (particle.min === 0) yield { particle, count: 0, label: `${name} absent` };
    if (particle.min === 0) yield { particle, count: 1, label: `${name} present` };
    if (particle.max > 1) {
      const most = particle.max > mostOccurrences ? Math.max(several, particle.min) : particle.max;
      yield { particle, count: Math.max(1, particle.min), label: `${name} ${Math.max(1, particle.min)} times` };
      yield { particle, count: most, label: `${name} ${most} times` };
    }
    switch (particle.kind) {
      case "element":
      case "wildcard":
        return;
      case "choice":
        for (const item of particle.items) yield { particle, item, label: `choice ${particleName(item)}` };
        for (const item of particle.items) yield* this.pins(item);
        return;
      case "sequence":
      case "all":
        for (const item of particle.items) yield* this.pins(item);
    }
  }

  /** The children of an element with this content, all else as usual; undefined if there are none of that shape. */
  children(particle: ParticleModel, pin: Pin | undefined, owner: TypeUse | undefined): SampleChild[] | undefined {
    const made: SampleChild[] = [];
    return this.#expand(particle, { pin, owner }, made) ? made : undefined;
  }

  /** The element with its content in that shape. */
  shaped(element: SampleElement, pin: Pin): SampleElement | undefined {
    const particle = this.particleOf(element.type);
    const children = particle && this.children(particle, pin, element.type);
    if (children === undefined) return undefined;
    const texts = childrenOf(element).filter((child) => child.kind === "text");
    return withChildren(element, [...texts, ...children]);
  }

  /** A usual element of a declaration. */
  element(declared: ElementModel): SampleElement | undefined {
    return this.sampler.sample(declared, "typical");
  }

  #expand(particle: ParticleModel, terms: Expansion, to: SampleChild[]): boolean {
    const { pin, owner } = terms;
    const isPinned = pin?.particle === particle;
    const holdsPin = pin !== undefined && !isPinned && holds(particle, pin.particle);
    const usual = isWithin(particle, owner)
      ? particle.min
      : Math.max(particle.kind === "wildcard" ? 0 : 1, particle.min);
    const count = (isPinned ? pin.count : undefined) ?? (holdsPin || isPinned ? Math.max(1, particle.min) : usual);
    for (let index = 0; index < count; index++) if (!this.#once(particle, terms, to)) return false;
    return true;
  }

  #once(particle: ParticleModel, terms: Expansion, to: SampleChild[]): boolean {
    switch (particle.kind) {
      case "element": {
        const element = this.element(particle.element);
        if (element !== undefined) to.push({ kind: "element", element, wild: false });
        return element !== undefined;
      }
      case "wildcard":
        return false;
      case "sequence":
      case "all":
        return particle.items.every((item) => this.#expand(item, terms, to));
      case "choice": {
        const { pin } = terms;
        const chosen = pin?.particle === particle ? pin.item : undefined;
        const leading =
          pin === undefined
            ? undefined
            : particle.items.find((item) => item === pin.particle || holds(item, pin.particle));
        const item = chosen ?? leading ?? particle.items[0];
        return item === undefined || this.#expand(item, terms, to);
      }
    }
  }
}

interface Expansion {
  readonly pin: Pin | undefined;
  /** The type whose content this is: what has it again is left out where that may be, so that messages end. */
  readonly owner: TypeUse | undefined;
}

/** Whether a particle has another one inside. */
function holds(particle: ParticleModel, wanted: ParticleModel): boolean {
  if (particle.kind === "element" || particle.kind === "wildcard") return false;
  return particle.items.some((item) => item === wanted || holds(item, wanted));
}

function isWithin(particle: ParticleModel, owner: TypeUse | undefined): boolean {
  if (particle.kind !== "element" || owner?.kind !== "declared") return false;
  return particle.element.type.kind === "declared" && particle.element.type.id === owner.id;
}

/** A particle by what it begins with. */
function particleName(particle: ParticleModel): string {
  switch (particle.kind) {
    case "element":
      return particle.element.name.slice(particle.element.name.indexOf("}") + 1);
    case "wildcard":
      return "any element";
    default:
      return particle.items[0] === undefined ? particle.kind : `${particle.kind} of ${particleName(particle.items[0])}`;
  }
}

/** The element declarations of a content model, by their names. */
export function declaredElements(particle: ParticleModel | undefined): ReadonlyMap<string, ElementModel> {
  const found = new Map<string, ElementModel>();
  const visit = (one: ParticleModel): void => {
    if (one.kind === "element") found.set(one.element.name, one.element);
    else if (one.kind !== "wildcard") one.items.forEach(visit);
  };
  if (particle !== undefined) visit(particle);
  return found;
}
