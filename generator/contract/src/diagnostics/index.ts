export { catalogue } from "./catalogue.js";
export { type Diagnostic, type Severity, UsageError } from "./diagnostic.js";
export { Diagnostics } from "./diagnostics.js";
export { diagnosticMessage, explainCode, formatDiagnostic, visibleText } from "./format-diagnostic.js";
export { didYouMean, nearestName } from "./nearest-name.js";
export { type Span, spanText } from "./span.js";
