import type { ContractModel, ElementModel, RecordType, TypeUse } from "@stubwright/contract/model";
import { standInsAt, typeOfUse } from "@stubwright/contract/model";
import type { SampledElement, SampleElement } from "@stubwright/contract/sample";
import { localName } from "@stubwright/contract/schema";
import { breakElement } from "./break-element.js";
import { ScalarTexts } from "./scalar-texts.js";
import { declaredElements, Structure } from "./structure.js";
import {
  asNil,
  childrenOf,
  elementAt,
  type Path,
  withAttribute,
  withElementAt,
  withoutAttribute,
  withText,
} from "./trees.js";
import type { BrokenMessage, Variation, VariedValue } from "./variation.js";

/** An element in some message, its type still to be varied. */
interface Site {
  readonly tree: SampleElement;
  readonly path: Path;
  readonly declared: SampledElement;
  readonly name: string;
}

/** Makes valid messages that together use everything a type allows, and messages that break one rule each. */
export class MessageVariations {
  readonly #structure: Structure;
  readonly #texts: ScalarTexts;

  constructor(model: ContractModel) {
    this.#structure = new Structure(model);
    this.#texts = new ScalarTexts(model);
  }

  /** A usual message. */
  usual(root: SampledElement): SampleElement | undefined {
    return this.#structure.sampler.sample(root, "typical");
  }

  /** Usual messages in which values of one type differ, so that it shows which value of a reply comes from where. */
  distinct(root: SampledElement, turn: number): SampleElement | undefined {
    const base = this.usual(root);
    let count = turn;
    const change = (element: SampleElement): SampleElement => {
      const { content } = element;
      const attributes = element.attributes.map((attribute) => ({
        ...attribute,
        value:
          attribute.free === undefined
            ? attribute.value
            : (this.#texts.value(attribute.free, count++) ?? attribute.value),
      }));
      if (content.kind === "value") {
        const value = content.free === undefined ? undefined : this.#texts.value(content.free, count++);
        return { ...element, attributes, content: value === undefined ? content : { ...content, value } };
      }
      const children = content.children.map((child) =>
        child.kind === "element" ? { ...child, element: change(child.element) } : child,
      );
      return { ...element, attributes, content: { ...content, children } };
    };
    return base && change(base);
  }

  /** Valid messages, as far as the types say: each the base, or else a usual one, with one thing that is special. */
  *valid(root: SampledElement, base?: SampleElement): Generator<Variation> {
    for (const site of this.#sites(root, base)) yield* this.#variations(site);
  }

  /** Messages that break one rule each. Some readers may let some of them pass. */
  *broken(root: SampledElement, base?: SampleElement): Generator<BrokenMessage> {
    for (const { tree, path, declared, name } of this.#sites(root, base)) {
      const element = elementAt(tree, path);
      if (element === undefined) continue;
      const terms = { structure: this.#structure, texts: this.#texts, declared };
      for (const { element: broken, rule, what } of breakElement(element, terms))
        yield { tree: withElementAt(tree, path, broken), rule, point: `${name}: ${what}` };
    }
  }

  /** Every simple value of a message, with texts that its type allows and texts that it does not. */
  *values(root: SampledElement, base?: SampleElement): Generator<VariedValue> {
    for (const site of this.#sites(root, base)) {
      const element = elementAt(site.tree, site.path);
      if (element !== undefined && site.declared.value?.kind !== "fixed") yield* this.#valuesOf(site, element);
    }
  }

  *#valuesOf({ tree, path, name }: Site, element: SampleElement): Generator<VariedValue> {
    const type = element.type && typeOfUse(element.type, this.#structure.types);
    const simple = type?.kind === "record" && type.content.kind === "text" ? type.content.type : element.type;
    const put = (changed: SampleElement): SampleElement => withElementAt(tree, path, changed);
    if (simple !== undefined && this.#texts.isSimple(simple))
      yield { name, tree, put: (text) => put(withText(element, text)), ...this.#textsOf(simple) };
    const attributes = type?.kind === "record" ? type.attributes.filter(({ value }) => value?.kind !== "fixed") : [];
    for (const { name: attribute, type: use } of attributes)
      yield {
        name: `${name}/@${localName(attribute)}`,
        tree,
        put: (text) => put(withAttribute(element, attribute, text)),
        ...this.#textsOf(use),
      };
  }

  #textsOf(use: TypeUse): Pick<VariedValue, "valid" | "invalid"> {
    return { valid: this.#texts.valid(use), invalid: this.#texts.invalid(use) };
  }

  /** An element of every type that a message can hold, each of them once, and every simple element. */
  *#sites(root: SampledElement, given: SampleElement | undefined): Generator<Site> {
    const base = given ?? this.usual(root);
    if (base === undefined) return;
    const seen = new Set<string>();
    const waiting: Site[] = [{ tree: base, path: [], declared: root, name: localName(root.name) }];
    for (const site of waiting) {
      const element = elementAt(site.tree, site.path);
      if (element === undefined) continue;
      yield site;
      const type = element.type && typeOfUse(element.type, this.#structure.types);
      if (type === undefined || type.kind === "scalar" || seen.has(type.id)) continue;
      seen.add(type.id);
      const shapes = [site.tree, ...[...this.#shapes(site, element)].map(({ tree }) => tree)];
      waiting.push(...this.#newSites(site, shapes, type.id));
    }
  }

  /** A site for each child that is declared, in the first message that has it. */
  *#newSites(site: Site, trees: readonly SampleElement[], owner: string): Generator<Site> {
    const found = new Set<string>();
    for (const tree of trees) {
      const element = elementAt(tree, site.path);
      if (element === undefined) continue;
      const declared = declaredElements(this.#structure.particleOf(element.type));
      for (const [index, child] of childrenOf(element).entries()) {
        if (child.kind !== "element") continue;
        const declaration = declared.get(child.element.name);
        const key = `${owner} ${child.element.typeName ?? ""} ${child.element.name}`;
        if (declaration === undefined || found.has(key)) continue;
        found.add(key);
        yield {
          tree,
          path: [...site.path, index],
          declared: declaration,
          name: `${site.name}/${localName(child.element.name)}`,
        };
      }
    }
  }

  *#variations(site: Site): Generator<Variation> {
    const { tree, path, declared, name } = site;
    const element = elementAt(tree, path);
    if (element === undefined) return;
    const put = (changed: SampleElement, what: string): Variation => ({
      tree: withElementAt(tree, path, changed),
      point: `${name}: ${what}`,
    });
    yield put(element, "present");
    if (declared.nillable) yield put(asNil(element), "nil");
    const type = element.type && typeOfUse(element.type, this.#structure.types);
    const simple = type?.kind === "record" && type.content.kind === "text" ? type.content.type : element.type;
    if (simple !== undefined && this.#texts.isSimple(simple) && declared.value?.kind !== "fixed")
      for (const { text, label } of this.#texts.valid(simple)) yield put(withText(element, text), label);
    if (type?.kind === "record") yield* this.#attributes(element, type, put);
    yield* this.#shapes(site, element);
  }

  *#attributes(
    element: SampleElement,
    type: RecordType,
    put: (changed: SampleElement, what: string) => Variation,
  ): Generator<Variation> {
    for (const { name, required, type: use, value } of type.attributes) {
      const label = `@${localName(name)}`;
      if (!required) yield put(withoutAttribute(element, name), `${label} absent`);
      if (value?.kind === "fixed") continue;
      for (const one of this.#texts.valid(use))
        yield put(withAttribute(element, name, one.text), `${label} ${one.label}`);
    }
  }

  *#shapes({ tree, path, declared, name }: Site, element: SampleElement): Generator<Variation> {
    const particle = this.#structure.particleOf(element.type);
    if (particle !== undefined) {
      for (const pin of this.#structure.pins(particle)) {
        const shaped = this.#structure.shaped(element, pin);
        if (shaped !== undefined) yield { tree: withElementAt(tree, path, shaped), point: `${name}: ${pin.label}` };
      }
    }
    for (const id of standInsAt(declared, this.#structure.types) ?? []) {
      const type = this.#structure.types.get(id);
      if (type?.name === undefined || (element.type?.kind === "declared" && element.type.id === id)) continue;
      const other = this.#structure.element({ ...declaredElement(declared), type: { kind: "declared", id } });
      if (other !== undefined)
        yield {
          tree: withElementAt(tree, path, { ...other, typeName: type.name }),
          point: `${name}: xsi:type ${type.typeName}`,
        };
    }
  }
}

function declaredElement({ name, type, nillable, value, declaration }: SampledElement): ElementModel {
  return { name, type, nillable, value, declaration, documentation: undefined };
}
