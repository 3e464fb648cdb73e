import { readFileSync, statSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { decodeText } from "@stubwright/contract/read";
import { TextDocument } from "vscode-languageserver-textdocument";
import { type DocumentIndex, indexDocument } from "../symbols/document-index.js";

/** A document of a project: what the editor has open, or else what is on the disk. */
export class SourceFile {
  /** The URL as Node writes it. */
  readonly url: string;
  readonly document: TextDocument;
  readonly isOpen: boolean;
  /** Changes with the text. */
  readonly revision: string;
  #index: DocumentIndex | undefined;

  constructor(url: string, document: TextDocument, { isOpen, revision }: Pick<SourceFile, "isOpen" | "revision">) {
    this.url = url;
    this.document = document;
    this.isOpen = isOpen;
    this.revision = revision;
  }

  /** The components of the text. They are found when somebody asks, because an editor may type faster than that. */
  get index(): DocumentIndex {
    this.#index ??= indexDocument(this.document.getText());
    return this.#index;
  }
}

/** The URL of a file as Node writes it, because editors escape other characters; undefined for what is no file. */
export function fileUrl(uri: string): string | undefined {
  if (!uri.startsWith("file:")) return undefined;
  try {
    return pathToFileURL(fileURLToPath(uri)).href;
  } catch {
    return undefined;
  }
}

/** The files of the workspace. Each is indexed once for each text that it has. */
export class SourceFiles {
  readonly #open = new Map<string, SourceFile>();
  readonly #saved = new Map<string, SourceFile>();

  /** Takes the text of an editor. */
  open(url: string, document: TextDocument): void {
    // The editor's document changes in place, so a copy is kept with what is found in it.
    const copy = TextDocument.create(document.uri, "xml", document.version, document.getText());
    this.#open.set(url, new SourceFile(url, copy, { isOpen: true, revision: `open ${document.version}` }));
  }

  /** Forgets the text of an editor. From now on, the file on the disk counts. */
  close(url: string): void {
    this.#open.delete(url);
  }

  /** The documents that the editor has open. */
  get opened(): readonly SourceFile[] {
    return [...this.#open.values()];
  }

  /** A file; undefined if it does not exist or is no text. */
  get(url: string): SourceFile | undefined {
    return this.#open.get(url) ?? this.#read(url);
  }

  #read(url: string): SourceFile | undefined {
    if (!url.startsWith("file:")) return undefined;
    const path = fileURLToPath(url);
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats?.isFile() !== true) return undefined;
    const revision = `saved ${stats.mtimeMs} ${stats.size}`;
    const known = this.#saved.get(url);
    if (known?.revision === revision) return known;
    const decoded = decodeText(readFileSync(path));
    if (decoded.kind !== "text") return undefined;
    const document = TextDocument.create(url, "xml", 0, decoded.text);
    const file = new SourceFile(url, document, { isOpen: false, revision });
    this.#saved.set(url, file);
    return file;
  }
}
