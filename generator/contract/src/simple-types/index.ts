export { type BuiltinName, builtinNames, textBuiltins } from "./builtin-name.js";
export { isDate } from "./is-date.js";
export { parsePattern } from "./pattern/parse-pattern.js";
export { printPattern } from "./pattern/pattern-expression.js";
export { patternMatch, textPattern } from "./pattern/pattern-match.js";
export { representedName } from "./represented-name.js";
export {
  isScalarOptions,
  type Representation,
  representationOf,
  type ScalarOptions,
  scalarProblems,
} from "./scalar-options.js";
export { whiteSpaceRank } from "./white-space-rank.js";
