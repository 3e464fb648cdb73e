export { readSide, type SideOptions } from "./read-side.js";
export {
  absentError,
  diskTree,
  exists,
  type Pins,
  pinsIn,
  type Tree,
  type Trees,
  textIn,
  withNetwork,
} from "./tree.js";
