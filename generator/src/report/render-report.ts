import type { ComparisonReport } from "./comparison-report.js";
import { githubReport } from "./github-report.js";
import { gitlabReport } from "./gitlab-report.js";
import { jsonReport } from "./json-report.js";
import { junitReport } from "./junit-report.js";
import { markdownReport } from "./markdown-report.js";
import type { ReportFormat } from "./report-format.js";
import { sarifReport } from "./sarif-report.js";
import { type TextOptions, textReport } from "./text-report.js";

/** The report in one format, without a line end at the end. */
export function renderReport(report: ComparisonReport, format: ReportFormat, options: TextOptions): string {
  switch (format) {
    case "text":
      return textReport(report, options);
    case "json":
      return jsonReport(report);
    case "sarif":
      return sarifReport(report);
    case "github":
      return githubReport(report);
    case "gitlab":
      return gitlabReport(report);
    case "junit":
      return junitReport(report);
    case "markdown":
      return markdownReport(report);
  }
}
