import { githubReport, gitlabReport } from "./code-reports.js";
import type { ComparisonReport } from "./comparison-report.js";
import { jsonReport } from "./json-report.js";
import { junitReport } from "./junit-report.js";
import { markdownReport } from "./markdown-report.js";
import { sarifReport } from "./sarif-report.js";
import { type TextOptions, textReport } from "./text-report.js";

const renderers: Readonly<Record<ReportFormat, (report: ComparisonReport, options: TextOptions) => string>> = {
  text: textReport,
  json: jsonReport,
  sarif: sarifReport,
  github: githubReport,
  gitlab: gitlabReport,
  junit: junitReport,
  markdown: markdownReport,
};

/** Formats the report, without a line ending at its end. */
export function renderReport(report: ComparisonReport, format: ReportFormat, options: TextOptions): string {
  return renderers[format](report, options);
}

/** The formats of reports. */
export const reportFormats = ["text", "json", "sarif", "github", "gitlab", "junit", "markdown"] as const;

/** A format of the report, as `--report` names it. */
export type ReportFormat = (typeof reportFormats)[number];
