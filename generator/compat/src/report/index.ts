export { type ComparedPair, type ComparisonReport, countFindings, isFailed } from "./comparison-report.js";
export { configName } from "./config-name.js";
export { countText } from "./count-text.js";
export { placeFindings } from "./place-findings.js";
export { renderReport } from "./render-report.js";
export { type ReportFormat, reportFormats } from "./report-format.js";
export { reportSchema } from "./report-schema.js";
export type { Paint } from "./text-report.js";
