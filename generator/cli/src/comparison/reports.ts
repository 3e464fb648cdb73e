import { appendFile } from "node:fs/promises";
import { resolve } from "node:path";
import { writeWithFolders } from "@stubwright/codegen/write";
import type { Paint } from "@stubwright/compat/report";
import {
  type ComparisonReport,
  countFindings,
  placeFindings,
  type ReportFormat,
  renderReport,
  reportFormats,
} from "@stubwright/compat/report";
import { UsageError } from "@stubwright/contract/diagnostics";
import { paint, type Terminal } from "../terminal/terminal.js";
import { pathFromTop } from "./git-tree.js";

/** A requested report. A report without a path goes to standard output. */
export interface WantedReport {
  readonly format: ReportFormat;
  readonly path: string | undefined;
}

/** Reads `--report <format>[=<path>]`. Throws `UsageError`. */
export function readReports(texts: readonly string[]): readonly WantedReport[] {
  const wanted = texts.map((text): WantedReport => {
    const [name, ...rest] = text.split("=");
    const format = reportFormats.find((one) => one === name);
    if (format === undefined)
      throw new UsageError(`--report ${name}: the format must be one of ${reportFormats.join(", ")}.`);
    const path = rest.join("=");
    return { format, path: path === "" ? undefined : path };
  });
  const toOutput = wanted.filter((report) => report.path === undefined);
  if (toOutput.length > 1) {
    const names = toOutput.map((report) => report.format).join(" and ");
    throw new UsageError(
      `Only one report can go to standard output, not ${names}. Write the others to files: --report json=report.json`,
    );
  }
  return toOutput.length === 0 ? [...wanted, { format: "text", path: undefined }] : wanted;
}

/** Formats whose readers show findings inside the repository's files. Their paths start at the repository's top. */
const shownInCode: ReadonlySet<ReportFormat> = new Set<ReportFormat>(["sarif", "github", "gitlab"]);

/** Writes all requested reports. With the `github` format, also writes the job's summary and outputs. */
export async function writeReports(
  report: ComparisonReport,
  { reports, infos }: { readonly reports: readonly WantedReport[]; readonly infos: boolean },
  terminal: Terminal,
): Promise<void> {
  for (const { format, path } of reports) {
    const isShown = path === undefined;
    const painted: Paint = (style, text) => paint(terminal, style, text);
    const painting = { paint: isShown ? painted : plain, infos, withoutOutput: isShown };
    const placed = shownInCode.has(format) ? placeFindings(report, await pathFromTop(terminal.cwd)) : report;
    const text = renderReport(placed, format, painting);
    if (!isShown) await writeWithFolders(resolve(terminal.cwd, path), `${text}\n`);
    else if (text !== "") terminal.out(text);
  }
  if (reports.some(({ format }) => format === "github")) await tellActions(report, terminal.env);
}

const plain: Paint = (_style, text) => text;

async function tellActions(report: ComparisonReport, env: Terminal["env"]): Promise<void> {
  const { GITHUB_STEP_SUMMARY: summary, GITHUB_OUTPUT: output } = env;
  if (summary !== undefined && summary !== "") {
    await appendFile(summary, `${renderReport(report, "markdown", { paint: plain, infos: false })}\n`);
  }
  if (output === undefined || output === "") return;
  const counts = Object.entries(countFindings(report.findings)).map(([name, count]) => `${name}=${count}\n`);
  await appendFile(output, counts.join(""));
}
