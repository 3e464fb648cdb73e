export { applyLevels } from "./apply-levels.js";
export { applyWaivers } from "./apply-waivers.js";
export type { Finding } from "./finding.js";
export { readSettings, type SettingOptions } from "./read-settings.js";
export type { Settings } from "./settings.js";
export { type TreeFacts, treeFinding } from "./tree-finding.js";
export { readWaivers, type Waiver } from "./waivers.js";
