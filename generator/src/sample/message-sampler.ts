import type { JsonValue } from "@stubwright/runtime/codec";
import type { ContractModel, GlobalElementModel, MessageModel, TypeModel } from "../model/contract-model.js";
import { typesById } from "../model/types-by-id.js";
import { withArrayTypes } from "./encoded-arrays.js";
import { printMessage } from "./print-message.js";
import { sampleJson } from "./sample.js";
import type { SampleSize } from "./scalar-candidates.js";
import { TreeSampler } from "./tree-sampler.js";
import { TreeValues } from "./tree-values.js";

/** One valid message on both wires. */
export interface SampleMessage {
  /** A whole document, without an XML declaration. */
  readonly xml: string;
  readonly json: JsonValue;
}

/** Makes valid messages of a contract: only what is required, what a person would read, or all that there may be. */
export class MessageSampler {
  readonly #trees: TreeSampler;
  readonly #values: TreeValues;
  readonly #types: ReadonlyMap<string, TypeModel>;

  constructor(model: ContractModel) {
    this.#trees = new TreeSampler(model);
    this.#values = new TreeValues(model);
    this.#types = typesById(model);
  }

  /** The simple types that no text was found for, so that messages are missing or without them: `{namespace}name`. */
  get valueless(): readonly string[] {
    return this.#trees.valueless;
  }

  /** A message of a global element; undefined for one that is abstract, requires itself or thousands of elements, or whose values were not found. */
  sample(element: GlobalElementModel, size: SampleSize): SampleMessage | undefined {
    const tree = this.#trees.sample(element, size);
    return tree && { xml: printMessage(withArrayTypes(tree, this.#types)), json: sampleJson(this.#values.of(tree)) };
  }

  /** What the SOAP Body of a message carries; undefined also where it is empty. */
  sampleBody({ element, ...carried }: MessageModel, size: SampleSize): SampleMessage | undefined {
    if (element === undefined) return undefined;
    return this.sample({ name: element, ...carried }, size);
  }
}
