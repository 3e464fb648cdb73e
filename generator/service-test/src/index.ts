export { type CheckId, type CheckLevel, checkIds, checkOf } from "./checks/catalogue.js";
export { openForTest } from "./open-for-test.js";
export type { ReportPlace } from "./report/machine-reports.js";
export { renderServiceReport, type ServiceReportFormat, serviceReportFormats } from "./report/render-report.js";
export { readServiceWaivers, type ServiceWaiver, withWaivers } from "./report/waivers.js";
export { readCorpus, readCorpusFile, writeCorpus } from "./run/corpus.js";
export type { CoverageReport, OperationCoverage } from "./run/coverage.js";
export type { ServiceFinding } from "./run/finding.js";
export { ExampleError } from "./run/known-requests.js";
export {
  type CorpusEntry,
  type OperationLink,
  type Phase,
  phases,
  type RequestExample,
  type TestOptions,
} from "./run/options.js";
export { readExamples, readLinks } from "./run/request-files.js";
export { findTarget, type Target, UnreachableError } from "./run/target.js";
export { type ServiceReport, testService } from "./test-service.js";
