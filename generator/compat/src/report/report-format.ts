/** Every format a report can have. */
export const reportFormats = ["text", "json", "sarif", "github", "gitlab", "junit", "markdown"] as const;

/** The format of a report, as `--report` names it. */
export type ReportFormat = (typeof reportFormats)[number];
