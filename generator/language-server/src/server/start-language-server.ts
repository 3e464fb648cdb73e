import {
  type Connection,
  createConnection,
  DidChangeWatchedFilesNotification,
  ErrorCodes,
  type InitializeParams,
  type InitializeResult,
  ProposedFeatures,
  ResponseError,
  TextDocumentSyncKind,
  TextDocuments,
} from "vscode-languageserver/node";
import { TextDocument } from "vscode-languageserver-textdocument";
import { completionAt } from "../features/completion.js";
import { definitionAt, referencesAt } from "../features/definition.js";
import { documentSymbols } from "../features/document-symbols.js";
import { hoverAt } from "../features/hover.js";
import { prepareRename, type RenameRefusal, renameAt } from "../features/rename.js";
import { fileUrl } from "../project/source-files.js";
import type { ReadContracts } from "../project/workspace.js";
import { LanguageServer } from "./language-server.js";

/** What the language server needs from its host. */
export interface LanguageServerOptions {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  /** Reads the contracts of a config file. */
  readonly readContracts: ReadContracts;
  readonly version: string;
}

/**
 * Starts a language server for WSDL and XSD (Language Server Protocol 3.17) on two streams. The editor's `exit` ends the
 * process, as the protocol says.
 */
export function startLanguageServer({ input, output, readContracts, version }: LanguageServerOptions): void {
  const connection = createConnection(ProposedFeatures.all, input, output);
  const server = new LanguageServer(connection, readContracts);
  const documents = new TextDocuments(TextDocument);
  documents.onDidChangeContent(({ document }) => server.open(document));
  documents.onDidClose(({ document }) => server.close(document));
  answerLifecycle(connection, server, version);
  answerRequests(connection, server);
  documents.listen(connection);
  connection.listen();
}

function answerLifecycle(connection: Connection, server: LanguageServer, version: string): void {
  let folders: readonly string[] = [];
  let watchesFiles = false;
  let changesFolders = false;
  connection.onInitialize((params: InitializeParams): InitializeResult => {
    const root = params.rootUri === null || params.rootUri === undefined ? [] : [params.rootUri];
    folders = params.workspaceFolders?.map(({ uri }) => uri) ?? root;
    changesFolders = params.capabilities.workspace?.workspaceFolders === true;
    watchesFiles = params.capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
    return {
      serverInfo: { name: "stubwright", version },
      capabilities: {
        positionEncoding: "utf-16",
        textDocumentSync: TextDocumentSyncKind.Incremental,
        hoverProvider: true,
        definitionProvider: true,
        referencesProvider: true,
        documentSymbolProvider: true,
        renameProvider: { prepareProvider: true },
        completionProvider: { triggerCharacters: ['"', ":"] },
        workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
      },
    };
  });
  connection.onInitialized(() => {
    server.useFolders(folders);
    if (changesFolders)
      connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        const gone = new Set(removed.map(({ uri }) => uri));
        folders = [...folders.filter((uri) => !gone.has(uri)), ...added.map(({ uri }) => uri)];
        server.useFolders(folders);
      });
    if (!watchesFiles) return;
    const watchers = ["**/*.{wsdl,xsd}", "**/stubwright.config.json"].map((globPattern) => ({ globPattern }));
    void connection.client.register(DidChangeWatchedFilesNotification.type, { watchers });
  });
  connection.onDidChangeWatchedFiles(() => server.readConfigs());
  connection.onShutdown(() => server.stop());
}

function answerRequests(connection: Connection, server: LanguageServer): void {
  connection.onHover(({ textDocument, position }) => {
    const input = server.searchInput(textDocument.uri, position);
    return input && hoverAt({ ...input, declarations: server.declarations });
  });
  connection.onDefinition(({ textDocument, position }) => {
    const input = server.searchInput(textDocument.uri, position);
    return input === undefined ? [] : [...definitionAt(input, server.files)];
  });
  connection.onReferences(({ textDocument, position, context }) => {
    const input = server.searchInput(textDocument.uri, position);
    return input === undefined ? [] : [...referencesAt(input, context.includeDeclaration)];
  });
  connection.onDocumentSymbol(({ textDocument }) => {
    const url = fileUrl(textDocument.uri);
    const file = url === undefined ? undefined : server.files.get(url);
    return file === undefined ? [] : documentSymbols(file);
  });
  connection.onCompletion(({ textDocument, position }) => {
    const input = server.searchInput(textDocument.uri, position);
    return input === undefined ? [] : completionAt(input);
  });
  connection.onPrepareRename(({ textDocument, position }) => {
    const input = server.searchInput(textDocument.uri, position);
    return input === undefined ? null : accepted(prepareRename({ ...input, configs: server.configs }));
  });
  connection.onRenameRequest(({ textDocument, position, newName }) => {
    const input = server.searchInput(textDocument.uri, position);
    return input === undefined ? null : accepted(renameAt({ ...input, configs: server.configs }, newName));
  });
}

/** The result of a rename. A refusal becomes an error, whose message the editor shows. */
function accepted<Result extends object>(result: Result | RenameRefusal): Result | ResponseError<void> {
  return isRefusal(result) ? new ResponseError(ErrorCodes.InvalidRequest, result.refused) : result;
}

function isRefusal(result: object): result is RenameRefusal {
  return "refused" in result;
}
