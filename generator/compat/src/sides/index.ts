export { type Pins, pinsIn } from "./locked-documents.js";
export { readSide, type SideOptions } from "./read-side.js";
export { absentError, diskTree, exists, type Tree, type Trees, textIn, withNetwork } from "./tree.js";
