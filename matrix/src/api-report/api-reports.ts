import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
  type ExtractorMessage,
} from "@microsoft/api-extractor";
import { type PublishedPackage, publishedPackages, root } from "../../../release/dist/published-packages.js";

/** An entry point with a promise: what it exports changes only with a new version. */
interface ReportedEntry {
  readonly folder: string;
  /** The file of the report: `runtime-server.api.md`. */
  readonly file: string;
  /** The path of the declarations. */
  readonly declarations: string;
}

/**
 * Packages whose entries serve the other packages, and may change in each version. The top entry of the contract package is for users.
 * Where another package exports their types, the reports show these in full.
 */
const inner = [
  "@stubwright/codegen",
  "@stubwright/compat",
  "@stubwright/contract",
  "@stubwright/language-server",
  "@stubwright/live",
];

/** Lists the entry points that have a report. */
export function reportedEntries(): readonly ReportedEntry[] {
  return publishedPackages().flatMap(({ folder, manifest }: PublishedPackage) =>
    Object.entries(manifest.exports ?? {}).flatMap(([entry, files]) => {
      const isInner = inner.includes(manifest.name) && !(manifest.name === "@stubwright/contract" && entry === ".");
      if (isInner || typeof files === "string" || typeof files.types !== "string") return [];
      const file = `${manifest.name.replace("@stubwright/", "")}${entry.slice(1).replaceAll("/", "-")}.api.md`;
      return [{ folder, file, declarations: join(root, folder, files.types) }];
    }),
  );
}

/** Makes the report of each entry point from the compiled declarations. The keys are file names. */
export function makeApiReports(): ReadonlyMap<string, string> {
  const written = mkdtempSync(join(tmpdir(), "stubwright-api-"));
  try {
    const entries = reportedEntries();
    const all = entries.map(({ declarations }) => declarations);
    const configs = entries.map((entry) => ({ entry, config: extractorConfig(entry, written, all) }));
    const [first] = configs;
    if (first === undefined) throw new Error("No package has entry points.");
    const compilerState = CompilerState.create(first.config, { additionalEntryPoints: all });
    return new Map(
      configs.map(({ entry, config }) => {
        Extractor.invoke(config, { localBuild: true, compilerState, messageCallback });
        return [entry.file, readFileSync(join(written, entry.file), "utf8")];
      }),
    );
  } finally {
    rmSync(written, { recursive: true, force: true });
  }
}

/** Keeps what API Extractor tells of its own work off the terminal. */
function messageCallback(message: ExtractorMessage): void {
  if (message.logLevel === ExtractorLogLevel.Error) throw new Error(message.text);
  message.handled = true;
}

function extractorConfig(entry: ReportedEntry, written: string, files: readonly string[]): ExtractorConfig {
  const silent = { default: { logLevel: ExtractorLogLevel.None } };
  const projectFolder = join(root, entry.folder);
  const compilerOptions = {
    target: "ES2022",
    lib: ["ES2023", "DOM", "DOM.Iterable"],
    module: "NodeNext",
    moduleResolution: "NodeNext",
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    types: ["node"],
  };
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(projectFolder, "package.json"),
    configObject: {
      projectFolder,
      mainEntryPointFilePath: entry.declarations,
      bundledPackages: inner,
      compiler: { overrideTsconfig: { compilerOptions, files } },
      apiReport: {
        enabled: true,
        reportFolder: written,
        reportFileName: entry.file,
        reportTempFolder: join(written, "new"),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: "lf",
      messages: {
        compilerMessageReporting: silent,
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
  });
}
