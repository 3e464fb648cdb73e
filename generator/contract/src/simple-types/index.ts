export { type BuiltinName, builtinNames, textBuiltins } from "./builtin-name.js";
export { parsePattern } from "./pattern/parse-pattern.js";
export { patternMatch, textPattern } from "./pattern/pattern-match.js";
export { type PatternRelation, relatePatterns } from "./pattern/pattern-relation.js";
export { printPattern } from "./pattern/pattern-tree.js";
export { whiteSpaceRank } from "./runtime-facets.js";
export {
  isScalarOptions,
  type Representation,
  representationOf,
  representedName,
  type ScalarOptions,
  scalarProblems,
} from "./scalar-options.js";
