export { consoleFileOf } from "./console-file.js";
export { consoleSite } from "./console-site.js";
