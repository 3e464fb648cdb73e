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

/** The report in one format, without a line end at the end. */
export function renderReport(report: ComparisonReport, format: ReportFormat, options: TextOptions): string {
  return renderers[format](report, options);
}

/** Every format a report can have. */
export const reportFormats = ["text", "json", "sarif", "github", "gitlab", "junit", "markdown"] as const;

/** The format of a report, as `--report` names it. */
export type ReportFormat = (typeof reportFormats)[number];
