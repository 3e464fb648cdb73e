export { checkHeldValues } from "./check-held-values.js";
export { printMessage } from "./print-message.js";
export {
  type Sample,
  type SampleAttribute,
  type SampleChild,
  type SampleContent,
  type SampleElement,
  sampleJson,
} from "./sample.js";
export { MessageSampler, type SampleMessage, samplerOf, type ValueSampler, withArrayTypes } from "./samplers.js";
export type { SampleSize } from "./scalar-candidates.js";
export { ScalarSamples } from "./scalar-samples.js";
export type { ScalarValue } from "./scalar-space.js";
export { type SampledElement, TreeSampler } from "./tree-sampler.js";
export { anyElement } from "./tree-values.js";
export { endless, TypeHeights, takesFixed } from "./type-heights.js";
export { anyElementName, WildcardElements } from "./wildcard-elements.js";
