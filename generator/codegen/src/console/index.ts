export { browserModules } from "./browser-modules.js";
