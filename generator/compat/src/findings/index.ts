export { areWrittenAlike, compareSides } from "./compare-sides.js";
export type { Finding } from "./finding.js";
export { applyLevels, readSettings, type SettingOptions, type Settings } from "./settings.js";
export { type TreeFacts, treeFinding } from "./tree-finding.js";
export { applyWaivers, readWaivers, type Waiver } from "./waivers.js";
