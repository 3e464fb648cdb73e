import { readFile } from "node:fs/promises";
import { basename, dirname, join, relative, resolve } from "node:path";
import { writeWithFolders } from "@stubwright/codegen/write";
import { UsageError } from "@stubwright/contract/diagnostics";
import {
  ExampleError,
  openForTest,
  type Phase,
  phases,
  readCorpus,
  readCorpusFile,
  readExamples,
  readLinks,
  readServiceWaivers,
  renderServiceReport,
  type ServiceFinding,
  type ServiceReport,
  type ServiceReportFormat,
  serviceReportFormats,
  type TestOptions,
  testService,
  UnreachableError,
  withWaivers,
  writeCorpus,
} from "@stubwright/service-test";
import { today } from "../comparison/waiver-files.js";
import { exitStatus } from "../terminal/exit-status.js";
import type { Terminal } from "../terminal/terminal.js";
import { httpHeaders } from "./http-headers.js";
import { checkSafe, type LiveSelectionOptions, openSelected, selectLive } from "./live-selection.js";
import { readMessageSecurity } from "./message-security-module.js";

/** Options of `stubwright test`, as commander reads them. */
export interface TestCommandOptions extends LiveSelectionOptions {
  readonly url: string;
  readonly phases?: string;
  readonly operations?: string;
  readonly seed?: string;
  readonly time?: string;
  readonly count?: string;
  readonly concurrency?: string;
  readonly rate?: string;
  readonly maxTime?: string;
  readonly header?: readonly string[];
  readonly soapHeader?: string;
  readonly security?: string;
  readonly examples?: string;
  readonly links?: string;
  readonly corpus: string;
  readonly replay?: string;
  readonly report?: readonly string[];
  readonly failOn?: string;
  readonly waivers?: readonly string[];
  readonly yes?: boolean;
}

/** Tests a running service against its contract. */
export async function testCommand(contract: string, options: TestCommandOptions, terminal: Terminal): Promise<number> {
  const failOn = failLevels(options.failOn ?? "error");
  const reports = (options.report ?? ["text"]).map(readReport);
  if (!URL.canParse(options.url))
    throw new UsageError(`--url ${options.url} is no http or https URL, such as http://localhost:8080.`);
  const selection = await selectLive(contract, options, terminal);
  const settings = await readSettings(selection.options.entry, options, terminal);
  const { contract: live } = await openSelected(selection, openForTest, options, terminal);
  if (live === undefined) return exitStatus.contract;
  checkSafe(live, selection.options.safe);
  for (const name of settings.operations ?? [])
    if (!live.operations.has(name))
      throw new UsageError(`The contract has no operation ${name}; it has ${[...live.operations.keys()].join(", ")}.`);
  const tested = await runTest(
    () => testService(live, options.url, { ...settings, safe: selection.options.safe }),
    terminal,
  );
  if (typeof tested === "number") return tested;
  const waivers = await readWaiverFiles(options.waivers ?? [], terminal);
  const report = { ...tested, findings: withWaivers(tested.findings, waivers, today()) };
  await printReports(report, reports, contract, terminal);
  if (options.replay === undefined) {
    const written = await writeCorpus(resolve(terminal.cwd, options.corpus), report.findings);
    if (written.length > 0)
      terminal.error(`${written.length} failures kept in ${options.corpus}; they run first next time.`);
  }
  return report.findings.some(({ level, waivedBy }) => waivedBy === undefined && failOn.has(level))
    ? exitStatus.findings
    : exitStatus.ok;
}

/** The report, or the status of a test that could not be made. */
async function runTest(run: () => Promise<ServiceReport>, terminal: Terminal): Promise<ServiceReport | number> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof UnreachableError) {
      terminal.error(error.message);
      return exitStatus.unreachable;
    }
    if (error instanceof ExampleError) throw new UsageError(error.message);
    throw error;
  } finally {
    if (terminal.interactive) terminal.rewrite("");
  }
}

async function readSettings(entry: string, options: TestCommandOptions, terminal: Terminal): Promise<TestOptions> {
  const examples = await readKnown(options.examples, besideEntry(entry), readExamples, terminal);
  const links = await readKnown(options.links, undefined, readLinks, terminal);
  const corpus =
    options.replay === undefined
      ? await readCorpus(resolve(terminal.cwd, options.corpus))
      : [await readReplay(options.replay, terminal)];
  const soapHeader = options.soapHeader === undefined ? undefined : await readText(options.soapHeader, terminal);
  const wanted = options.replay === undefined ? phasesOf(options.phases) : [];
  return {
    phases: wanted,
    operations: listOf(options.operations),
    yes: options.yes,
    seed: numberOf("--seed", options.seed),
    seconds: numberOf("--time", options.time),
    count: numberOf("--count", options.count),
    concurrency: numberOf("--concurrency", options.concurrency),
    rate: numberOf("--rate", options.rate),
    maxTimeMs: numberOf("--max-time", options.maxTime),
    headers: httpHeaders(options.header),
    soapHeader,
    messageSecurity: await readMessageSecurity(options.security, terminal),
    examples,
    links,
    corpus,
    onProgress: terminal.interactive ? terminal.rewrite : undefined,
  };
}

/** The file beside a contract that has its examples: `shop.examples.yaml` beside `shop.wsdl`. */
function besideEntry(entry: string): string | undefined {
  if (/^https?:/i.test(entry)) return undefined;
  return join(dirname(entry), `${basename(entry).replace(/\.\w+$/, "")}.examples.yaml`);
}

/** What a file says: one that is named must be there, one that is looked for need not. */
async function readKnown<Item>(
  named: string | undefined,
  looked: string | undefined,
  read: (text: string) => readonly Item[],
  terminal: Terminal,
): Promise<readonly Item[]> {
  const path = named ?? looked;
  if (path === undefined) return [];
  const text =
    named === undefined
      ? await readFile(resolve(terminal.cwd, path), "utf8").catch(() => undefined)
      : await readText(path, terminal);
  if (text === undefined) return [];
  try {
    return read(text);
  } catch (error) {
    throw new UsageError(`${path}: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

async function readText(path: string, terminal: Terminal): Promise<string> {
  return readFile(resolve(terminal.cwd, path), "utf8").catch(() => {
    throw new UsageError(`${path} cannot be read.`);
  });
}

async function readReplay(path: string, terminal: Terminal): ReturnType<typeof readCorpusFile> {
  return readCorpusFile(resolve(terminal.cwd, path)).catch((error: unknown) => {
    throw new UsageError(`--replay ${path}: ${error instanceof Error ? error.message : String(error)}`);
  });
}

async function readWaiverFiles(
  paths: readonly string[],
  terminal: Terminal,
): Promise<ReturnType<typeof readServiceWaivers>> {
  const lists = await Promise.all(paths.map((path) => readKnown(path, undefined, readServiceWaivers, terminal)));
  return lists.flat();
}

function phasesOf(text: string | undefined): readonly Phase[] | undefined {
  return listOf(text)?.map((name) => {
    const phase = phases.find((one) => one === name);
    if (phase === undefined) throw new UsageError(`There is no phase ${name}; the phases are ${phases.join(", ")}.`);
    return phase;
  });
}

function listOf(text: string | undefined): readonly string[] | undefined {
  return text
    ?.split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "");
}

function numberOf(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d+$/.test(text)) throw new UsageError(`${option} ${text} must be a whole number.`);
  return Number(text);
}

function failLevels(text: string): ReadonlySet<ServiceFinding["level"]> {
  switch (text) {
    case "error":
      return new Set(["error"]);
    case "warning":
      return new Set(["error", "warning"]);
    case "info":
      return new Set(["error", "warning", "info"]);
    case "never":
      return new Set();
    default:
      throw new UsageError("--fail-on must be error, warning, info or never.");
  }
}

interface WantedReport {
  readonly format: ServiceReportFormat;
  readonly path: string | undefined;
}

function readReport(text: string): WantedReport {
  const [name = "", ...rest] = text.split("=");
  const format = serviceReportFormats.find((one) => one === name);
  if (format === undefined)
    throw new UsageError(`There is no report ${name}; the reports are ${serviceReportFormats.join(", ")}.`);
  return { format, path: rest.length === 0 ? undefined : rest.join("=") };
}

async function printReports(
  report: ServiceReport,
  wanted: readonly WantedReport[],
  contract: string,
  terminal: Terminal,
): Promise<void> {
  const isUrl = /^https?:/i.test(contract);
  const entry = isUrl ? contract : relative(terminal.cwd, resolve(terminal.cwd, contract));
  for (const { format, path } of wanted) {
    const text = renderServiceReport(report, format, { entry });
    if (path === undefined) terminal.out(text);
    else await writeWithFolders(resolve(terminal.cwd, path), `${text}\n`);
  }
}
