import type { JsonValue } from "@stubwright/runtime/codec";
import { answeredOnce } from "../collection/once.js";
import type { ContractModel, GlobalElementModel, MessageModel, TypeModel } from "../model/contract-model.js";
import { arrayTypeAttribute, encodedItemType } from "../model/encoded-item-type.js";
import { typeOfUse, typesById } from "../model/type-uses.js";
import { localName, namespaceName } from "../schema/expanded-name.js";
import { printMessage } from "./print-message.js";
import { type Sample, type SampleAttribute, type SampleChild, type SampleElement, sampleJson } from "./sample.js";
import type { SampleSize } from "./scalar-candidates.js";
import type { PrefixOf } from "./scalar-space.js";
import { type SampledElement, TreeSampler } from "./tree-sampler.js";
import { TreeValues } from "./tree-values.js";

/** The facts on which a sample depends. */
type SampledFacts = Pick<SampledElement, "type" | "value" | "declaration">;

/**
 * Makes valid sample values for people: every member is present within reason, arrays have few items, and recursion
 * ends as soon as possible.
 */
export class ValueSampler {
  readonly #trees: TreeSampler;
  readonly #values: TreeValues;
  readonly #made = new Map<string, Sample | undefined>();

  constructor(model: ContractModel) {
    this.#trees = new TreeSampler(model);
    this.#values = new TreeValues(model);
  }

  /**
   * A sample of the content of a message; undefined only if its type requires itself or thousands of elements, or has
   * no known value.
   */
  sample({ type, value, declaration }: SampledFacts): Sample | undefined {
    const key = JSON.stringify([type, value, declaration]);
    if (!this.#made.has(key)) this.#made.set(key, this.#make({ type, value, declaration }));
    return this.#made.get(key);
  }

  /** The simple types for which no text was found so far: `{namespace}name`. */
  get valueless(): readonly string[] {
    return this.#trees.valueless;
  }

  #make(facts: SampledFacts): Sample | undefined {
    const tree = this.#trees.sample({ name: "{}sample", ...facts, nillable: false }, "typical");
    return tree && this.#values.of(tree);
  }
}

/** The sampler of a model. It is made once, because several stages ask for samples of the same types. */
export const samplerOf: (model: ContractModel) => ValueSampler = answeredOnce((model) => new ValueSampler(model));

/** A valid message in XML and JSON. */
export interface SampleMessage {
  /** A whole document without an XML declaration. */
  readonly xml: string;
  readonly json: JsonValue;
}

/** Makes valid messages of a contract: minimal, typical or maximal ones. */
export class MessageSampler {
  readonly #trees: TreeSampler;
  readonly #values: TreeValues;
  readonly #types: ReadonlyMap<string, TypeModel>;

  constructor(model: ContractModel) {
    this.#trees = new TreeSampler(model);
    this.#values = new TreeValues(model);
    this.#types = typesById(model);
  }

  /** The simple types for which no text was found, so that messages lack them or are missing: `{namespace}name`. */
  get valueless(): readonly string[] {
    return this.#trees.valueless;
  }

  /**
   * A message of a global element. Undefined if the element is abstract, requires itself, requires thousands of
   * elements, or has values that were not found.
   */
  sample(element: GlobalElementModel, size: SampleSize): SampleMessage | undefined {
    const tree = this.#trees.sample(element, size);
    return tree && { xml: printMessage(withArrayTypes(tree, this.#types)), json: sampleJson(this.#values.of(tree)) };
  }

  /** The content of the SOAP Body of a message; undefined for an empty Body or if no sample can be made. */
  sampleBody({ element, ...carried }: MessageModel, size: SampleSize): SampleMessage | undefined {
    if (element === undefined) return undefined;
    return this.sample({ name: element, ...carried }, size);
  }
}

/** A message in which encoded arrays name the type and number of their items (SOAP 1.1 section 5.4.2). */
export function withArrayTypes(element: SampleElement, byId: ReadonlyMap<string, TypeModel>): SampleElement {
  const { type, content, attributes } = element;
  if (content.kind === "value") return element;
  const children = content.children.map(
    (child): SampleChild =>
      child.kind === "text" ? child : { ...child, element: withArrayTypes(child.element, byId) },
  );
  const declared = type && typeOfUse(type, byId);
  const isArray = declared?.kind === "array" && declared.encoded && !element.nil;
  const { name, brackets } = isArray ? encodedItemType(declared, byId) : { name: "", brackets: "" };
  return {
    ...element,
    attributes: isArray ? [...attributes, arrayType(name, `${brackets}[${children.length}]`)] : attributes,
    content: { ...content, children },
  };
}

function arrayType(name: string, brackets: string): SampleAttribute {
  const text = localName(name) + brackets;
  const value = {
    value: text,
    json: text,
    key: text,
    format: (prefixOf: PrefixOf) => (namespaceName(name) === "" ? text : `${prefixOf(namespaceName(name))}:${text}`),
    isName: true,
    identity: undefined,
  };
  return { name: arrayTypeAttribute, value, free: undefined, declared: true };
}
