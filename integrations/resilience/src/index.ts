export { breakCircuit, type CircuitOptions } from "./break-circuit.js";
export { type FailOverOptions, failOver } from "./fail-over.js";
export { type HedgeOptions, hedgeCalls } from "./hedge-calls.js";
export { type ConcurrencyLimit, limitConcurrency } from "./limit-concurrency.js";
export { type RepeatOptions, repeatReplies } from "./repeat-replies.js";
export { type LoadLimit, shedLoad } from "./shed-load.js";
