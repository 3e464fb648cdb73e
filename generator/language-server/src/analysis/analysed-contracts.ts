import { contractFiles } from "../project/contract-files.js";
import type { SourceFiles } from "../project/source-files.js";
import type { Workspace, WorkspaceContract } from "../project/workspace.js";
import type { Analysis } from "./analysis.js";
import { AnalysisCancelled, type Analyst } from "./analyst.js";

/** The last analysis of a contract. */
interface AnalysedContract {
  readonly analysis: Analysis;
  /** The texts that it was made of. */
  readonly revision: string;
}

/** Keeps the analyses of the workspace's contracts current. */
export class AnalysedContracts {
  readonly #workspace: Workspace;
  readonly #files: SourceFiles;
  readonly #analyst: Analyst;
  readonly #known = new Map<string, AnalysedContract>();
  /** By entry, the last declarations: they stay of use while a contract has errors. */
  readonly #declarations = new Map<string, NonNullable<Analysis["declarations"]>>();

  constructor(workspace: Workspace, files: SourceFiles, analyst: Analyst) {
    this.#workspace = workspace;
    this.#files = files;
    this.#analyst = analyst;
  }

  /**
   * Analyses the contracts whose texts have changed. Returns the analyses of all contracts by the URLs of their entries,
   * or undefined if `cancel` of the analyst ended the work. A defect in one contract leaves the others alone.
   */
  async update(onDefect: (error: unknown) => void): Promise<ReadonlyMap<string, Analysis> | undefined> {
    const contracts = this.#workspace.contracts();
    const current = new Map<string, Analysis>();
    for (const contract of contracts) {
      const key = keyOf(contract);
      const outcome = await this.#updateOne(key, contract).catch((error: unknown) => error);
      if (outcome instanceof AnalysisCancelled) return undefined;
      if (isAnalysis(outcome)) current.set(key, outcome);
      else onDefect(outcome);
    }
    const keys = new Set(contracts.map(keyOf));
    for (const key of [...this.#known.keys()]) if (!keys.has(key)) this.#known.delete(key);
    return new Map(contracts.flatMap((one) => entryOf(one, current)));
  }

  async #updateOne(key: string, { entry, options, cwd }: WorkspaceContract): Promise<Analysis> {
    const documents = contractFiles(entry, this.#files);
    const revisions = [...documents.values()].map(({ file }) => `${file.url} ${file.revision}`);
    const revision = JSON.stringify([options, revisions]);
    const known = this.#known.get(key);
    if (known?.revision === revision) return known.analysis;
    const opened = this.#files.opened.map(({ url, document }): [string, string] => [url, document.getText()]);
    const analysis = await this.#analyst.analyse({ options, cwd, texts: new Map(opened) });
    this.#known.set(key, { analysis, revision });
    if (analysis.declarations !== undefined) this.#declarations.set(key, analysis.declarations);
    return analysis;
  }

  /** The declarations of the contracts, also of those that have errors now. */
  get declarations(): readonly NonNullable<Analysis["declarations"]>[] {
    return [...this.#declarations.values()];
  }
}

function keyOf({ entry, options }: WorkspaceContract): string {
  return `${options.name ?? ""} ${entry}`;
}

function entryOf(contract: WorkspaceContract, current: ReadonlyMap<string, Analysis>): readonly [string, Analysis][] {
  const analysis = current.get(keyOf(contract));
  return analysis === undefined ? [] : [[contract.entry, analysis]];
}

function isAnalysis(value: unknown): value is Analysis {
  return typeof value === "object" && value !== null && "problems" in value;
}
