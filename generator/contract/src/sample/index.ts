export { checkHeldValues } from "./check-held-values.js";
export { MessageSampler, type SampleMessage, withArrayTypes } from "./message-sampler.js";
export { printMessage } from "./print-message.js";
export {
  type Sample,
  type SampleAttribute,
  type SampleChild,
  type SampleContent,
  type SampleElement,
  sampleJson,
} from "./sample.js";
export type { SampleSize } from "./scalar-candidates.js";
export { ScalarSamples } from "./scalar-samples.js";
export type { ScalarValue } from "./scalar-space.js";
export { type SampledElement, TreeSampler } from "./tree-sampler.js";
export { anyElement } from "./tree-values.js";
export { endless, TypeHeights, takesFixed } from "./type-heights.js";
export { samplerOf, type ValueSampler } from "./value-sampler.js";
export { anyElementName, WildcardElements } from "./wildcard-elements.js";
