export { type ComparedPair, type ComparisonReport, countFindings, isFailed } from "./comparison-report.js";
export { countText } from "./finding-text.js";
export { reportSchema } from "./json-report.js";
export { configName, placeFindings } from "./place-findings.js";
export { type ReportFormat, renderReport, reportFormats } from "./render-report.js";
export type { Paint } from "./text-report.js";
