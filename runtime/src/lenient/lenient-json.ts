/** What reads JSON replies leniently: loaded at once, when it is needed. */
export { parseJsonLeniently } from "./parse-json-leniently.js";
export { readJsonLeniently } from "./read-json-leniently.js";
