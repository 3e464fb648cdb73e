import { fileURLToPath } from "node:url";
import { type Connection, type Diagnostic, DiagnosticSeverity } from "vscode-languageserver/node";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { AnalysedContracts } from "../analysis/analysed-contracts.js";
import { Analyst } from "../analysis/analyst.js";
import type { SearchInput } from "../features/definition.js";
import { diagnosticsByFile } from "../features/diagnostics.js";
import type { ContractFile } from "../project/contract-files.js";
import { fileUrl, type SourceFile, SourceFiles } from "../project/source-files.js";
import { type ReadContracts, Workspace } from "../project/workspace.js";
import type { ContractDocuments } from "../search/find-components.js";

/** The time without an edit, in milliseconds, before contracts are analysed. */
const debounceMs = 150;

/** The state of a session: files, contracts, what is known of them, and what the editor was told. */
export class LanguageServer {
  readonly files = new SourceFiles();
  readonly workspace: Workspace;
  readonly #connection: Connection;
  readonly #analyst = new Analyst();
  readonly #contracts: AnalysedContracts;
  #folders: readonly string[] = [];
  #timer: NodeJS.Timeout | undefined;
  /** The update that runs, and those that wait for it. */
  #updating: Promise<void> = Promise.resolve();
  /** The URLs of the documents with diagnostics in the editor. */
  #told: ReadonlySet<string> = new Set();
  #configsAreOld = true;

  constructor(connection: Connection, readContracts: ReadContracts) {
    this.#connection = connection;
    this.workspace = new Workspace(this.files, readContracts);
    this.#contracts = new AnalysedContracts(this.workspace, this.files, this.#analyst);
  }

  get declarations(): AnalysedContracts["declarations"] {
    return this.#contracts.declarations;
  }

  /** Takes the workspace's folders by their URIs. */
  useFolders(uris: readonly string[]): void {
    this.#folders = uris.flatMap((uri) => (fileUrl(uri) === undefined ? [] : fileURLToPath(uri)));
    this.readConfigs();
  }

  /** Takes the text of a document. Documents that are no files are left alone. */
  open(document: TextDocument): void {
    const url = fileUrl(document.uri);
    if (url === undefined) return;
    this.files.open(url, document);
    this.schedule();
  }

  /** Forgets an editor's text. */
  close(document: TextDocument): void {
    const url = fileUrl(document.uri);
    if (url === undefined) return;
    this.files.close(url);
    this.schedule();
  }

  /** Reads the configs again before the next update. */
  readConfigs(): void {
    this.#configsAreOld = true;
    this.schedule();
  }

  /** Updates the diagnostics soon. What is being analysed now is old, and ends. */
  schedule(): void {
    clearTimeout(this.#timer);
    this.#analyst.cancel();
    this.#timer = setTimeout(() => {
      this.#updating = this.#updating.then(() => this.#update()).catch((error: unknown) => this.#tellDefect(error));
    }, debounceMs);
  }

  /** Ends the session's thread. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#analyst.stop();
  }

  /** What the features need to search around a place of a document; undefined for a document that is unknown. */
  searchInput(uri: string, position: { readonly line: number; readonly character: number }): SearchInput | undefined {
    const url = fileUrl(uri);
    const source = url === undefined ? undefined : this.files.get(url);
    if (source === undefined) return undefined;
    const contracts = this.workspace.documents();
    return {
      file: contractFileOf(source.url, contracts) ?? { file: source, takenNamespace: "" },
      offset: source.document.offsetAt(position),
      contracts,
    };
  }

  /** The configs of the workspace, as far as they can be read. */
  get configs(): readonly SourceFile[] {
    return this.workspace.configs.flatMap((url) => this.files.get(url) ?? []);
  }

  async #update(): Promise<void> {
    if (this.#configsAreOld) {
      this.#configsAreOld = false;
      await this.workspace.readConfigs(this.#folders);
    }
    const analyses = await this.#contracts.update((error) => this.#tellDefect(error));
    if (analyses === undefined) return;
    this.#publish(diagnosticsByFile(analyses, this.files));
  }

  /** Tells the editor the diagnostics of every open document, and of every other that has some or has lost its last. */
  #publish(found: ReadonlyMap<string, readonly Diagnostic[]>): void {
    const ofConfigs = new Map(this.workspace.problems.map(({ url, message }) => [url, [configDiagnostic(message)]]));
    const all = new Map([...found, ...ofConfigs]);
    const opened = this.files.opened.map(({ url }) => url);
    for (const url of new Set([...opened, ...all.keys(), ...this.#told])) {
      const file = this.files.get(url);
      void this.#connection.sendDiagnostics({
        uri: file?.document.uri ?? url,
        ...(file?.isOpen === true ? { version: file.document.version } : {}),
        diagnostics: [...(all.get(url) ?? [])],
      });
    }
    this.#told = new Set(all.keys());
  }

  #tellDefect(error: unknown): void {
    this.#connection.console.error(`A defect of stubwright: ${error instanceof Error ? error.stack : String(error)}`);
  }
}

function contractFileOf(url: string, contracts: readonly ContractDocuments[]): ContractFile | undefined {
  return contracts.map((documents) => documents.get(url)).find((one) => one !== undefined);
}

function configDiagnostic(message: string): Diagnostic {
  const start = { line: 0, character: 0 };
  return { range: { start, end: start }, severity: DiagnosticSeverity.Error, source: "stubwright", message };
}
