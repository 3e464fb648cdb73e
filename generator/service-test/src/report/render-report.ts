import type { ServiceReport } from "../test-service.js";
import {
  githubReport,
  gitlabReport,
  jsonReport,
  junitReport,
  markdownReport,
  type ReportPlace,
  sarifReport,
} from "./machine-reports.js";
import { textReport } from "./text-report.js";

/** The formats of a report. */
export const serviceReportFormats = ["text", "json", "sarif", "github", "gitlab", "junit", "markdown"] as const;

/** A format of a report. */
export type ServiceReportFormat = (typeof serviceReportFormats)[number];

const renderers: Readonly<Record<ServiceReportFormat, (report: ServiceReport, place: ReportPlace) => string>> = {
  text: textReport,
  json: jsonReport,
  sarif: sarifReport,
  github: githubReport,
  gitlab: gitlabReport,
  junit: junitReport,
  markdown: markdownReport,
};

/** The report in one format, without a line end at the end. */
export function renderServiceReport(report: ServiceReport, format: ServiceReportFormat, place: ReportPlace): string {
  return renderers[format](report, place);
}
