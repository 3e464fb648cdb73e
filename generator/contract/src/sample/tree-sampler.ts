import type {
  ContractModel,
  DeclarationModel,
  ElementModel,
  ParticleModel,
  RecordType,
  TypeModel,
  TypeUse,
} from "../model/contract-model.js";
import { standInsAt } from "../model/stand-ins.js";
import { typeOfUse, typesById } from "../model/type-uses.js";
import { distinguishKeys } from "./distinguish-keys.js";
import { keepsIdentities } from "./identity-rows.js";
import type { SampleAttribute, SampleChild, SampleContent, SampleElement } from "./sample.js";
import { SampleIds } from "./sample-ids.js";
import type { SampleSize } from "./scalar-candidates.js";
import { ScalarSamples } from "./scalar-samples.js";
import type { ScalarValue } from "./scalar-space.js";
import { endless, TypeHeights, takesFixed, unfit } from "./type-heights.js";
import { openChild, unknownElement, WildcardElements } from "./wildcard-elements.js";

/** An element to sample; `value` is its default or fixed value. */
export type SampledElement = Pick<ElementModel, "name" | "type" | "nillable"> & {
  readonly value?: ElementModel["value"];
  readonly declaration?: DeclarationModel | undefined;
};

/** The place of an element in the message. */
interface Place {
  readonly size: SampleSize;
  /** The declared types around it. */
  readonly path: readonly string[];
  /** The number of the repetition. Values differ between repetitions, so that keys differ. */
  readonly turn: number;
  readonly state: SamplingState;
}

/** A value with its type and value constraint. */
interface TypedValue {
  readonly use: TypeUse;
  readonly value: ScalarValue;
  readonly constraint: ElementModel["value"];
}

/** A message, and whether its keys and IDs are valid. */
interface Made {
  readonly root: SampleElement;
  readonly isSound: boolean;
}

/** The facts that an element has whether it is nil or not. */
type NilFacts = Pick<SampleElement, "name" | "typeName" | "constraints"> & { readonly type: TypeUse };

/** The counters of one message. */
interface SamplingState {
  nodesLeft: number;
  readonly ids: SampleIds;
}

/** A size, and the number of elements after which optional content below the root is left out. */
interface Attempt {
  readonly size: SampleSize;
  readonly nodes: number;
}

/**
 * The most elements of a message for programs. A type that requires more gets no sample, which would fill memory and
 * generated files.
 */
const manyNodes = 3000;

/** The most elements by size. A typical message is for people to read. */
const mostNodes: Readonly<Record<SampleSize, number>> = { minimal: manyNodes, typical: 60, maximal: manyNodes };

/**
 * The sizes to try instead, if the keys or IDs of a message are invalid and more elements of its own size do not help.
 */
const sizes: readonly SampleSize[] = ["typical", "minimal", "maximal"];

/** Inside this many nested types, only required content is made. */
const deepest = 40;

/** Makes the messages of `MessageSampler` and `ValueSampler` as trees of elements. */
export class TreeSampler {
  readonly #types: ReadonlyMap<string, TypeModel>;
  readonly #heights: TypeHeights;
  readonly #wildcards: WildcardElements;
  readonly #valueless = new Set<string>();
  readonly #scalars: ScalarSamples;

  constructor(model: ContractModel) {
    this.#types = typesById(model);
    this.#wildcards = new WildcardElements(model);
    this.#heights = new TypeHeights(model, this.#wildcards, manyNodes);
    this.#scalars = new ScalarSamples(model);
  }

  /** A message with this root element; undefined if every message would be endless. */
  sample(element: SampledElement, size: SampleSize): SampleElement | undefined {
    const wanted = this.#make(element, { size, nodes: mostNodes[size] });
    if (wanted === undefined || wanted.isSound) return wanted?.root;
    for (const other of [size, ...sizes]) {
      const made = this.#make(element, { size: other, nodes: manyNodes });
      if (made?.isSound) return made.root;
    }
    return wanted.root;
  }

  /** The simple types for which no text was found so far: `{namespace}name`. */
  get valueless(): readonly string[] {
    return [...this.#valueless];
  }

  #make(element: SampledElement, { size, nodes }: Attempt): Made | undefined {
    if (this.#heights.ofElement(element) === endless || element.declaration?.abstract === true) return undefined;
    const pass = (known: readonly string[]): { root: SampleElement | undefined; ids: SampleIds } => {
      const ids = new SampleIds(this.#scalars, known);
      const state = { nodesLeft: nodes, ids };
      return { root: this.#element(element, { size, path: [], turn: 0, state }), ids };
    };
    const first = pass([]);
    const { root, ids } = first.ids.given.length === 0 ? first : pass(first.ids.given);
    return root && this.#distinguished(root, ids, size);
  }

  #distinguished(root: SampleElement, ids: SampleIds, size: SampleSize): Made {
    if (!ids.isSound || keepsIdentities(root)) return { root, isSound: ids.isSound };
    const distinguished = distinguishKeys(root, { scalars: this.#scalars, size });
    return keepsIdentities(distinguished) ? { root: distinguished, isSound: true } : { root, isSound: false };
  }

  #element(element: SampledElement, place: Place, { mayBeNil } = { mayBeNil: false }): SampleElement | undefined {
    place.state.nodesLeft--;
    const { name, nillable, value } = element;
    const type = this.#standIn(element, place);
    const isDerived = type !== element.type;
    const typeName = isDerived ? typeOfUse(type, this.#types)?.name : undefined;
    const constraints = element.declaration?.constraints ?? [];
    const facts = { name, type, typeName, constraints };
    const height = this.#heights.ofElement({ ...element, type });
    // A type that requires itself ends at an element that may be nil.
    const isInItself = type.kind === "declared" && place.path.includes(type.id);
    const isTooMuch = place.state.nodesLeft < -manyNodes;
    const isBetterNil = height >= unfit || isInItself || isTooMuch || (mayBeNil && !this.#saysMore(element.type));
    if (nillable && isBetterNil) return this.#nil(facts, element.type, place);
    if (height === endless) return undefined;
    const inside = type.kind === "declared" ? { ...place, path: [...place.path, type.id] } : place;
    const content = this.#content(type, inside, value);
    const attributes = this.#attributes(type, inside);
    return content && attributes && { ...facts, nil: false, attributes, content };
  }

  /**
   * A nil element has the attributes that its type requires, and no abstract type (XSD 1.0 Part 1, 3.3.4 and 3.4.4).
   */
  #nil(facts: NilFacts, declared: TypeUse, place: Place): SampleElement | undefined {
    const type = typeOfUse(declared, this.#types);
    const own = type?.kind === "record" && type.abstract ? facts : { ...facts, type: declared, typeName: undefined };
    const attributes = this.#attributes(own.type, { ...place, size: "minimal" });
    return attributes && { ...own, nil: true, attributes, content: { kind: "children", children: [] } };
  }

  /**
   * The type of an element: the declared type, or if that is abstract, one derived from it. A maximal message has the
   * last derived type.
   */
  #standIn(element: SampledElement, place: Place): TypeUse {
    const use = element.type;
    const type = typeOfUse(use, this.#types);
    if (type?.kind !== "record") return use;
    const ids = (standInsAt(element, this.#types) ?? []).filter(
      (id) => this.#heightOf(id) < endless && this.#takes(id, element.value),
    );
    const isFree = place.size === "maximal" && place.state.nodesLeft > 0 && !place.path.includes(type.id);
    const id = isFree ? ids.findLast((one) => !place.path.includes(one)) : undefined;
    if (id !== undefined) return { kind: "declared", id };
    if (!type.abstract) return use;
    const [lowest] = ids.toSorted((left, right) => this.#heightOf(left) - this.#heightOf(right));
    return lowest === undefined ? use : { kind: "declared", id: lowest };
  }

  #takes(id: string, value: ElementModel["value"]): boolean {
    const facts = { scalars: this.#scalars, heights: this.#heights };
    return value?.kind !== "fixed" || takesFixed(this.#types.get(id), value.value, facts);
  }

  #heightOf(id: string): number {
    return this.#heights.of({ kind: "declared", id });
  }

  /** Whether a nil element needs more than null: it has attributes, or a type of its own. */
  #saysMore(use: TypeUse): boolean {
    const type = typeOfUse(use, this.#types);
    if (type?.kind === "record") return type.abstract || type.attributes.length > 0;
    return type?.kind === "open" || (use.kind === "builtin" && use.name === "anyType");
  }

  #content(use: TypeUse, place: Place, value: ElementModel["value"]): SampleContent | undefined {
    const type = typeOfUse(use, this.#types);
    switch (type?.kind) {
      case undefined:
        return use.kind === "builtin" && use.name === "anyType"
          ? anyContent(place, value)
          : this.#text(use, place, value);
      case "scalar":
        return this.#text(use, place, value);
      case "open":
        return { kind: "children", children: place.size === "minimal" ? [] : [openChild(type.namespace)] };
      case "array": {
        const particle = { kind: "element" as const, min: type.min, max: type.max, at: type.at, element: type.item };
        return this.#children(particle, place);
      }
      case "record":
        return this.#recordContent(type, place, value);
    }
  }

  #recordContent({ content }: RecordType, place: Place, value: ElementModel["value"]): SampleContent | undefined {
    switch (content.kind) {
      case "empty":
        return { kind: "children", children: [] };
      case "text":
        return this.#text(content.type, place, value);
      case "elements": {
        // A type that replaces the declared one may require more than the default value.
        if (content.mixed && value !== undefined && this.#heights.ofParticle(content.particle) === 0) {
          return { kind: "children", children: [{ kind: "text", text: value.value }] };
        }
        const made = this.#children(content.particle, place);
        if (made?.kind !== "children" || !content.mixed) return made;
        const texts: readonly SampleChild[] = place.size === "minimal" ? [] : [{ kind: "text", text: "text" }];
        return { kind: "children", children: [...texts, ...made.children], mixed: true };
      }
    }
  }

  #children(particle: ParticleModel, place: Place): SampleContent | undefined {
    const children: SampleChild[] = [];
    return this.#particle(particle, place, children) ? { kind: "children", children } : undefined;
  }

  #text(use: TypeUse, place: Place, value: ElementModel["value"]): SampleContent | undefined {
    const text = this.#value(use, place, value);
    return text && { kind: "value", value: text, free: freeType({ use, value: text, constraint: value }) };
  }

  #value(use: TypeUse, place: Place, constraint: ElementModel["value"]): ScalarValue | undefined {
    const given = constraint && this.#scalars.read(use, constraint.value);
    const isWanted = constraint?.kind === "fixed" || place.size === "typical";
    if (given !== undefined && isWanted) return given;
    const found = this.#scalars.sample(use, place) ?? given;
    if (found === undefined) this.#valueless.add(use.kind === "builtin" ? `xs:${use.name}` : use.id);
    return found && place.state.ids.replaced(use, found, place.size);
  }

  #attributes(use: TypeUse, place: Place): readonly SampleAttribute[] | undefined {
    const type = typeOfUse(use, this.#types);
    if (type?.kind !== "record") return [];
    const attributes: SampleAttribute[] = [];
    for (const attribute of type.attributes) {
      const isUnwanted = place.size === "minimal" || this.#heights.of(attribute.type) >= unfit;
      if (!attribute.required && isUnwanted) continue;
      const value = this.#value(attribute.type, place, attribute.value);
      if (value !== undefined) {
        const free = freeType({ use: attribute.type, value, constraint: attribute.value });
        attributes.push({ name: attribute.name, value, free, declared: true });
      } else if (attribute.required) return undefined;
    }
    const other = place.size === "maximal" ? this.#otherAttribute(type, place) : undefined;
    return other === undefined ? attributes : [...attributes, other];
  }

  #otherAttribute({ attributeWildcard, attributes }: RecordType, place: Place): SampleAttribute | undefined {
    const chosen = attributeWildcard && this.#wildcards.attribute(attributeWildcard);
    if (chosen === undefined || attributes.some(({ name }) => name === chosen.name)) return undefined;
    const given = "value" in chosen ? chosen.value : undefined;
    const value = this.#value(chosen.type ?? { kind: "builtin", name: "string" }, place, given);
    // The value does not keep which namespace the prefix of a name stands for.
    if (value === undefined || value.isName) return undefined;
    return { name: chosen.name, value, free: undefined, declared: false };
  }

  /** Adds the content of a particle; returns false if required content has no value. */
  #particle(particle: ParticleModel, place: Place, to: SampleChild[]): boolean {
    const count = this.#count(particle, place);
    for (let index = 0; index < count; index++) {
      const turn = place.turn * count + index;
      const made: SampleChild[] = [];
      const isLast = count > 1 && index === count - 1 && place.size === "maximal";
      if (this.#once(particle, { ...place, turn }, { to: made, mayBeNil: isLast }))
        for (const child of made) to.push(child);
      else if (index < particle.min) return false;
    }
    return true;
  }

  /** The number of occurrences of a particle in a message of this size. */
  #count(particle: ParticleModel, place: Place): number {
    const { min, max } = particle;
    const { length: depth } = place.path;
    const { nodesLeft } = place.state;
    const isFull = nodesLeft < -manyNodes || (nodesLeft <= 0 && depth > 1);
    const isTight = place.size === "minimal" || depth > deepest || isFull;
    if (isTight || this.#isRepeated(particle, place) || this.#heights.ofOne(particle) >= unfit) return min;
    const isWild = particle.kind === "wildcard";
    if (place.size === "typical") return isWild ? min : Math.max(1, min);
    if (nodesLeft <= 0) return Math.max(1, min);
    return Math.min(max, Math.max(2, min));
  }

  /** Whether an occurrence would be inside another one of its type, whichever branches are chosen. */
  #isRepeated(particle: ParticleModel, place: Place): boolean {
    switch (particle.kind) {
      case "element": {
        const { type } = particle.element;
        return type.kind === "declared" && place.path.includes(type.id);
      }
      case "choice":
        return particle.items.every((item) => this.#isRepeated(item, place));
      case "sequence":
      case "all":
        return particle.items.some((item) => item.min > 0 && this.#isRepeated(item, place));
      case "wildcard":
        return false;
    }
  }

  #once(particle: ParticleModel, place: Place, into: { to: SampleChild[]; mayBeNil: boolean }): boolean {
    switch (particle.kind) {
      case "element": {
        const element = this.#element(particle.element, place, into);
        if (element !== undefined) into.to.push({ kind: "element", element, wild: false });
        return element !== undefined;
      }
      case "wildcard":
        return this.#wildcard(particle, place, into.to);
      case "sequence":
      case "all":
        return particle.items.every((item) => this.#particle(item, place, into.to));
      case "choice":
        return this.#choice(particle.items, place, into.to);
    }
  }

  /**
   * Chooses the first branch that is not inside itself; in a maximal message each in turn; otherwise the branch that
   * ends soonest.
   */
  #choice(branches: readonly ParticleModel[], place: Place, to: SampleChild[]): boolean {
    const ending = branches.filter((branch) => this.#heights.ofParticle(branch) < endless);
    const free = ending.filter((branch) => !this.#isRepeated(branch, place) && this.#heights.ofOne(branch) < unfit);
    const byHeight = ending.toSorted((left, right) => this.#heights.ofParticle(left) - this.#heights.ofParticle(right));
    const isTight = place.size === "minimal" || place.state.nodesLeft <= 0 || free.length === 0;
    const [branch] = isTight ? byHeight : [free[place.size === "maximal" ? place.turn % free.length : 0]];
    if (branch === undefined) return false;
    const isPresent = isTight || branch.min > 0 ? branch : { ...branch, min: 1 };
    return this.#particle(isPresent, place, to);
  }

  #wildcard(particle: ParticleModel & { readonly kind: "wildcard" }, place: Place, to: SampleChild[]): boolean {
    const choice = this.#wildcards.elements(particle.wildcard);
    if (choice.kind === "anything") {
      const text = place.size === "maximal" ? "text" : undefined;
      to.push({ kind: "element", element: unknownElement(choice.name, text), wild: true });
      return true;
    }
    const chosen = this.#heights.lowestFor(particle.wildcard);
    // IDs in a wildcard's element count with those of the message.
    const inside: Place = { size: "minimal", path: [], turn: 0, state: place.state };
    const element = chosen && this.#element(chosen, inside);
    if (element !== undefined) to.push({ kind: "element", element, wild: true });
    return element !== undefined;
  }
}

/** The type of a value that could be another value of the type. */
function freeType({ use, value, constraint }: TypedValue): TypeUse | undefined {
  return constraint?.kind === "fixed" || value.identity !== undefined ? undefined : use;
}

function anyContent(place: Place, value: ElementModel["value"]): SampleContent {
  const text = value?.value ?? (place.size === "maximal" ? "text" : undefined);
  return { kind: "children", children: text === undefined ? [] : [{ kind: "text", text }] };
}
