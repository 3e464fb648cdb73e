export { compareSides } from "./compare-sides.js";
export { takePairs } from "./take-pairs.js";
