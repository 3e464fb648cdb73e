import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import {
  createMessageConnection,
  type MessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-jsonrpc/node";
import type {
  Diagnostic,
  Location,
  Position,
  PublishDiagnosticsParams,
  Range,
  WorkspaceEdit,
} from "vscode-languageserver-protocol";

const command = fileURLToPath(new URL("../../../generator/cli/bin/stubwright.js", import.meta.url));

/** A diagnostic as a test writes it: severity and code, and the text that is underlined. */
export interface ShownProblem {
  readonly code: string;
  readonly text: string;
}

interface OpenDocument {
  readonly version: number;
  readonly text: string;
}

/** An editor, as the language server sees it. It runs `stubwright lsp` as a process of its own. */
export class EditorClient {
  readonly #folder: string;
  readonly #process: ChildProcess;
  readonly #connection: MessageConnection;
  readonly #open = new Map<string, OpenDocument>();
  readonly #published = new Map<string, PublishDiagnosticsParams>();
  #onPublished: () => void = () => {};

  private constructor(folder: string, process: ChildProcess, connection: MessageConnection) {
    this.#folder = folder;
    this.#process = process;
    this.#connection = connection;
  }

  /** Starts the server for a workspace folder. */
  static async start(folder: string): Promise<EditorClient> {
    const child = spawn(process.execPath, [command, "lsp", "--stdio"], {
      cwd: folder,
      stdio: ["pipe", "pipe", "inherit"],
    });
    const connection = createMessageConnection(
      new StreamMessageReader(child.stdout),
      new StreamMessageWriter(child.stdin),
    );
    const client = new EditorClient(folder, child, connection);
    connection.onNotification("textDocument/publishDiagnostics", (params: PublishDiagnosticsParams) => {
      client.#published.set(params.uri, params);
      client.#onPublished();
    });
    connection.onRequest("client/registerCapability", () => null);
    connection.listen();
    const workspaceFolders = [{ uri: pathToFileURL(folder).href, name: "test" }];
    const capabilities = {
      workspace: { didChangeWatchedFiles: { dynamicRegistration: true }, workspaceFolders: true },
    };
    await connection.sendRequest("initialize", {
      processId: process.pid,
      rootUri: null,
      workspaceFolders,
      capabilities,
    });
    await connection.sendNotification("initialized", {});
    return client;
  }

  /** Ends the server as an editor does. Returns its exit status. */
  async stop(): Promise<number | null> {
    const exited = once(this.#process, "exit");
    await this.#connection.sendRequest("shutdown");
    await this.#connection.sendNotification("exit");
    const [status]: (number | null)[] = await exited;
    this.#connection.dispose();
    return status ?? null;
  }

  uri(path: string): string {
    return pathToFileURL(join(this.#folder, path)).href;
  }

  /** The text of an open document, or of the file. */
  text(path: string): string {
    const opened = this.#open.get(path);
    if (opened !== undefined) return opened.text;
    const bytes = readFileSync(join(this.#folder, path));
    return new TextDecoder(bytes[0] === 0xff ? "utf-16le" : "utf-8").decode(bytes);
  }

  /** Opens a document with the text of its file, and waits for its diagnostics. */
  async open(path: string, text = this.text(path)): Promise<void> {
    this.#open.set(path, { version: 1, text });
    const textDocument = { uri: this.uri(path), languageId: "xml", version: 1, text };
    await this.#connection.sendNotification("textDocument/didOpen", { textDocument });
    await this.settled(path);
  }

  async close(path: string): Promise<void> {
    this.#open.delete(path);
    await this.#connection.sendNotification("textDocument/didClose", { textDocument: { uri: this.uri(path) } });
  }

  /** Replaces a text that a document has once, without waiting. */
  async type(path: string, from: string, to: string): Promise<void> {
    const { text, version } = this.#open.get(path) ?? { text: "", version: 0 };
    const start = text.indexOf(from);
    if (start < 0 || text.indexOf(from, start + 1) >= 0) throw new Error(`${path} does not have once: ${from}`);
    const range = { start: positionAt(text, start), end: positionAt(text, start + from.length) };
    this.#open.set(path, { version: version + 1, text: text.slice(0, start) + to + text.slice(start + from.length) });
    const textDocument = { uri: this.uri(path), version: version + 1 };
    await this.#connection.sendNotification("textDocument/didChange", {
      textDocument,
      contentChanges: [{ range, text: to }],
    });
  }

  /** Replaces a text, and waits for the diagnostics of the new text. */
  async edit(path: string, from: string, to: string): Promise<void> {
    await this.type(path, from, to);
    await this.settled(path);
  }

  /** Waits until the diagnostics of a document's newest text have come, and those of other documents with them. */
  async settled(path: string): Promise<void> {
    const { version } = this.#open.get(path) ?? { version: 0 };
    while (this.#published.get(this.uri(path))?.version !== version)
      await new Promise<void>((done) => (this.#onPublished = done));
    await this.symbols(path);
  }

  /** Waits for the next diagnostics of a document that is not open. */
  async published(path: string): Promise<void> {
    this.#published.delete(this.uri(path));
    while (!this.#published.has(this.uri(path))) await new Promise<void>((done) => (this.#onPublished = done));
  }

  /** The diagnostics that the editor shows now for a document. */
  diagnostics(path: string): readonly Diagnostic[] {
    return this.#published.get(this.uri(path))?.diagnostics ?? [];
  }

  /** The diagnostics of a document in the order of their places. */
  problems(path: string): readonly ShownProblem[] {
    const text = this.text(path);
    return [...this.diagnostics(path)]
      .sort((left, right) => offsetAt(text, left.range.start) - offsetAt(text, right.range.start))
      .map(({ code, range }) => ({ code: String(code), text: textAt(text, range) }));
  }

  /** The place in the middle of a text that a document has once: the place of `|` in it. */
  at(path: string, marked: string): { readonly textDocument: { readonly uri: string }; readonly position: Position } {
    const text = this.text(path);
    const start = text.indexOf(marked.replace("|", ""));
    if (start < 0) throw new Error(`${path} does not have ${marked}`);
    return { textDocument: { uri: this.uri(path) }, position: positionAt(text, start + marked.indexOf("|")) };
  }

  async hover(path: string, marked: string): Promise<string | undefined> {
    const hover: { readonly contents: { readonly value: string } } | null = await this.request(
      "hover",
      this.at(path, marked),
    );
    return hover?.contents.value;
  }

  /** The definitions as `file:line:text`. */
  async definitions(path: string, marked: string): Promise<readonly string[]> {
    return this.#places(await this.request("definition", this.at(path, marked)));
  }

  async references(path: string, marked: string): Promise<readonly string[]> {
    const context = { includeDeclaration: true };
    return this.#places(await this.request("references", { ...this.at(path, marked), context }));
  }

  #places(locations: readonly Location[]): readonly string[] {
    return locations
      .map(({ uri, range }) => {
        const path = this.#path(uri);
        return `${path}:${range.start.line + 1}:${textAt(this.text(path), range)}`;
      })
      .sort();
  }

  /** Renames, and returns the changed texts by path. Rejects with the server's words if it refuses. */
  async rename(path: string, marked: string, newName: string): Promise<Readonly<Record<string, string>>> {
    const edit: WorkspaceEdit = await this.request("rename", { ...this.at(path, marked), newName });
    return Object.fromEntries(
      Object.entries(edit.changes ?? {}).map(([uri, edits]) => {
        const name = this.#path(uri);
        const text = this.text(name);
        const ordered = [...edits].sort(
          (left, right) => offsetAt(text, right.range.start) - offsetAt(text, left.range.start),
        );
        const change = (before: string, { range, newText }: (typeof edits)[number]): string =>
          before.slice(0, offsetAt(before, range.start)) + newText + before.slice(offsetAt(before, range.end));
        return [name, ordered.reduce(change, text)];
      }),
    );
  }

  async completions(path: string, marked: string): Promise<readonly string[]> {
    const items: readonly { readonly label: string }[] = await this.request("completion", this.at(path, marked));
    return items.map(({ label }) => label);
  }

  async symbols(path: string): Promise<readonly SymbolTree[]> {
    return this.request("documentSymbol", { textDocument: { uri: this.uri(path) } });
  }

  request<Result>(method: string, params: object): Promise<Result> {
    return this.#connection.sendRequest(`textDocument/${method}`, params);
  }

  notify(method: string, params: object): Promise<void> {
    return this.#connection.sendNotification(method, params);
  }

  #path(uri: string): string {
    return fileURLToPath(uri)
      .slice(this.#folder.length + 1)
      .replaceAll("\\", "/");
  }
}

/** A symbol of a document with those inside. */
export interface SymbolTree {
  readonly name: string;
  readonly children?: readonly SymbolTree[];
}

function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length - 1, character: (before.at(-1) ?? "").length };
}

function offsetAt(text: string, { line, character }: Position): number {
  const lines = text.split("\n").slice(0, line);
  return lines.reduce((sum, one) => sum + one.length + 1, 0) + character;
}

function textAt(text: string, { start, end }: Range): string {
  return text.slice(offsetAt(text, start), offsetAt(text, end));
}
