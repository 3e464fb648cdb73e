export { catalogue } from "./catalogue.js";
export type { Diagnostic, Severity } from "./diagnostic.js";
export { Diagnostics } from "./diagnostics.js";
export { explainCode, formatDiagnostic } from "./format-diagnostic.js";
export { didYouMean, nearestName } from "./nearest-name.js";
export { type Span, spanText } from "./span.js";
export { UsageError } from "./usage-error.js";
export { visibleText } from "./visible-text.js";
