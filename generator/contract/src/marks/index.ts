export { isDate, markNamespace } from "./contract-marks.js";
export {
  ContractMarks,
  type MarkedElement,
  type Marks,
  markedElements,
  type Stability,
  versionOf,
} from "./marked-elements.js";
