import type { ParticleModel, RecordType } from "@stubwright/contract/model";
import { typeOfUse } from "@stubwright/contract/model";
import type { SampleChild, SampledElement, SampleElement } from "@stubwright/contract/sample";
import { localName, namespaceName } from "@stubwright/contract/schema";
import type { ScalarTexts } from "./scalar-texts.js";
import { shown } from "./scalar-texts.js";
import type { Structure } from "./structure.js";
import { asNil, childrenOf, strangeElement, withAttribute, withChildren, withoutAttribute, withText } from "./trees.js";

/** An element with one rule of its type broken. */
export interface BrokenElement {
  readonly element: SampleElement;
  readonly rule: string;
  readonly what: string;
}

/** What elements are broken with. */
interface BreakTerms {
  readonly structure: Structure;
  readonly texts: ScalarTexts;
  readonly declared: SampledElement;
}

/** The most occurrences that are written to exceed a bound. */
const mostWritten = 200;

/** The element with one of its rules broken at a time. Whether readers refuse it all is theirs to say. */
export function* breakElement(element: SampleElement, terms: BreakTerms): Generator<BrokenElement> {
  const { structure, texts, declared } = terms;
  const type = element.type && typeOfUse(element.type, structure.types);
  if (!declared.nillable) yield { element: asNil(element), rule: "nil", what: "nil though it is not nillable" };
  const simple = type?.kind === "record" && type.content.kind === "text" ? type.content.type : element.type;
  if (simple !== undefined && texts.isSimple(simple)) {
    for (const { text, label } of texts.invalid(simple))
      yield { element: withText(element, text), rule: label, what: `${label} broken by ${shown(text)}` };
    yield {
      element: withChildren(element, [strangeElement("{}child")]),
      rule: "content",
      what: "an element in place of text",
    };
  }
  if (declared.value?.kind === "fixed")
    yield {
      element: withText(element, otherText(textOf(element))),
      rule: "fixed",
      what: "another value than the fixed one",
    };
  if (type?.kind === "record") {
    yield* breakAttributes(element, type, texts);
    yield* breakType(element, type);
  }
  const particle = structure.particleOf(element.type);
  if (particle !== undefined) yield* breakChildren(element, particle);
}

function* breakAttributes(element: SampleElement, type: RecordType, texts: ScalarTexts): Generator<BrokenElement> {
  for (const { name, required, type: use, value } of type.attributes) {
    const label = `@${localName(name)}`;
    if (required) yield { element: withoutAttribute(element, name), rule: "required", what: `${label} missing` };
    if (value?.kind === "fixed") {
      const text = element.attributes.find((one) => one.name === name)?.value.format(() => "") ?? "";
      const other = withAttribute(element, name, otherText(text));
      yield { element: other, rule: "fixed", what: `${label} with another value than the fixed one` };
      continue;
    }
    for (const one of texts.invalid(use))
      yield {
        element: withAttribute(element, name, one.text),
        rule: one.label,
        what: `${label} ${one.label} broken by ${shown(one.text)}`,
      };
  }
  yield {
    element: withAttribute(element, "{}stubwrightUnknown", "x"),
    rule: "unexpected",
    what: "an attribute that is not declared",
  };
}

/** A value that a fixed one is not, of the same kind. */
function otherText(text: string): string {
  return /\d$/.test(text) ? text.replace(/\d$/, (digit) => (digit === "0" ? "1" : "0")) : `${text}x`;
}

function textOf({ content }: SampleElement): string {
  return content.kind === "value" ? content.value.format(() => "") : "";
}

/** The element with an `xsi:type` that nobody declares, so that a reader cannot know what it holds. */
function* breakType(element: SampleElement, type: RecordType): Generator<BrokenElement> {
  if (type.name === undefined) return;
  const typeName = `{${namespaceName(type.name)}}NoSuchType`;
  yield { element: { ...element, typeName }, rule: "type", what: "an xsi:type that is not declared" };
}

function* breakChildren(element: SampleElement, particle: ParticleModel): Generator<BrokenElement> {
  const children = childrenOf(element);
  const elements = children.flatMap((child, index) => (child.kind === "element" ? [{ child, index }] : []));
  for (const { child, index } of elements) {
    const name = localName(child.element.name);
    const others = children.filter((_, at) => at !== index);
    yield { element: withChildren(element, others), rule: "required", what: `${name} missing` };
    const again = Math.min(maximumOf(particle, child.element.name), mostWritten);
    const repeated = Array.from({ length: again }, () => child);
    yield {
      element: withChildren(element, inserted(children, index, repeated)),
      rule: "repeated",
      what: `${name} more than ${again} times`,
    };
    yield {
      element: withChildren(element, replaced(children, index, renamed(child, `{urn:example:other}${name}`))),
      rule: "namespace",
      what: `${name} in another namespace`,
    };
    yield {
      element: withChildren(element, replaced(children, index, renamed(child, misspelled(child.element.name)))),
      rule: "unexpected",
      what: `${name} misspelled`,
    };
  }
  yield {
    element: withChildren(element, [...children, strangeElement("{}stubwrightUnknown")]),
    rule: "unexpected",
    what: "an element that is not declared",
  };
  if (elements.length > 0)
    yield {
      element: withChildren(element, [{ kind: "text", text: "stray" }, ...children]),
      rule: "content",
      what: "text between elements",
    };
  yield* breakChoices(element, particle);
}

/** Each choice with two of its branches at once. */
function* breakChoices(element: SampleElement, particle: ParticleModel): Generator<BrokenElement> {
  if (particle.kind === "element" || particle.kind === "wildcard") return;
  if (particle.kind === "choice" && particle.max === 1) {
    const names = new Set(
      childrenOf(element).flatMap((child) => (child.kind === "element" ? [child.element.name] : [])),
    );
    const other = particle.items.find((item) => item.kind === "element" && !names.has(item.element.name));
    if (other?.kind === "element") {
      const both = [...childrenOf(element), strangeElement(other.element.name, "")];
      yield {
        element: withChildren(element, both),
        rule: "choice",
        what: `${localName(other.element.name)} beside another branch`,
      };
    }
  }
  for (const item of particle.items) yield* breakChoices(element, item);
}

/** How often an element may stand in a content model at most. */
function maximumOf(particle: ParticleModel, name: string): number {
  switch (particle.kind) {
    case "element":
      return particle.element.name === name ? particle.max : 0;
    case "wildcard":
      return 0;
    case "sequence":
    case "all":
      return particle.max * particle.items.reduce((sum, item) => sum + maximumOf(item, name), 0) || 0;
    case "choice":
      return particle.max * Math.max(0, ...particle.items.map((item) => maximumOf(item, name))) || 0;
  }
}

type ElementChild = Extract<SampleChild, { kind: "element" }>;

function renamed(child: ElementChild, name: string): SampleChild {
  return { ...child, element: { ...child.element, name } };
}

function misspelled(name: string): string {
  return `{${namespaceName(name)}}${localName(name)}x`;
}

function replaced(children: readonly SampleChild[], index: number, child: SampleChild): readonly SampleChild[] {
  return children.map((one, at) => (at === index ? child : one));
}

function inserted(
  children: readonly SampleChild[],
  index: number,
  more: readonly SampleChild[],
): readonly SampleChild[] {
  return [...children.slice(0, index), ...more, ...children.slice(index)];
}
