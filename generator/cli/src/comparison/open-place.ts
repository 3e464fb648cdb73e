import { stat } from "node:fs/promises";
import { isAbsolute, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { isNativeError } from "node:util/types";
import { diskTree, exists, type Tree } from "@stubwright/compat/sides";
import { UsageError } from "@stubwright/contract/diagnostics";
import { type LoadBytes, loadBytes } from "@stubwright/contract/read";
import { BaseUnavailableError, NoRepositoryError } from "./git.js";
import { gitTree } from "./git-tree.js";

/** A place that the user named as one side of a comparison. */
export interface NamedPlace {
  readonly tree: Tree;
  /** The entry document. Undefined if the user named a folder or a revision without a document. */
  readonly entry: string | undefined;
}

/**
 * Opens a place by its name: `git:<revision>[:<path>]`, `git-merge-base:<revision>`, `file:<path>`, `dir:<path>` or a URL.
 * A name without a prefix is a path if the path exists, else a revision. Throws `BaseUnavailableError` and `UsageError`.
 */
export async function openPlace(text: string, cwd: string): Promise<NamedPlace> {
  if (text.trim() === "")
    throw new UsageError("The name of one side is empty. Name a revision, a file, a folder or a URL.");
  if (/^https?:\/\//i.test(text)) return openUrl(text, cwd);
  if (text.startsWith("git:")) return openRevision(text.slice(4), cwd);
  if (text.startsWith("git-merge-base:")) {
    const revision = text.slice("git-merge-base:".length);
    if (revision === "") throw new UsageError(`${text} names no revision.`);
    const tree = await gitTree({ revision, mergeBase: true }, cwd);
    return { tree, entry: undefined };
  }
  if (text.startsWith("file:") || text.startsWith("dir:")) {
    const path = text.startsWith("file://") ? pathOf(text, cwd) : text.replace(/^(file|dir):/, "");
    if (!(await exists(resolve(cwd, path)))) throw noSuchFile(path, cwd);
    return openPath(path, cwd);
  }
  if (await exists(resolve(cwd, text))) return openPath(text, cwd);
  if (isPathOnly(text)) throw noSuchFile(text, cwd);
  return openRevision(text, cwd).catch((error: unknown) => {
    if (!(error instanceof BaseUnavailableError)) throw error;
    if (text.includes(":")) throw takenForRevision(text, error);
    if (!(error instanceof NoRepositoryError)) throw error;
    throw new BaseUnavailableError(`There is no file or folder ${text}. ${error.message}`, error.command);
  });
}

/** Adds to an error how the text was read, because the user may have meant something else, such as `npm:games@1`. */
function takenForRevision(text: string, { message, command }: BaseUnavailableError): BaseUnavailableError {
  const why = `${text} was read as <revision>:<path>, because it does not begin with`;
  return new BaseUnavailableError(`${message} ${why} git:, git-merge-base:, file:, dir:, http: or https:.`, command);
}

/** Returns whether a text can only be a path: it ends like a document, or git does not allow it as a revision, such as `../old` (git-check-ref-format). */
function isPathOnly(text: string): boolean {
  return !text.includes(":") && /^\.{0,2}\/|\/$|\\|\.(wsdl|xsd|xml)$/i.test(text);
}

/** The path of a `file:` URL. Throws `UsageError` if the URL has no path on this system. */
function pathOf(url: string, cwd: string): string {
  try {
    return fileURLToPath(url);
  } catch {
    throw noSuchFile(url, cwd);
  }
}

async function openUrl(url: string, cwd: string): Promise<NamedPlace> {
  const bytes = await loadBytes(url).catch((error: unknown) => {
    const reason = isNativeError(error) ? error.message : String(error);
    throw new BaseUnavailableError(`${url} cannot be read: ${reason}.`, undefined);
  });
  const read: LoadBytes = async (location) => (location === url ? bytes : loadBytes(location));
  return { tree: { ...diskTree(cwd, url), allowNetwork: true, read }, entry: url };
}

async function openPath(path: string, cwd: string): Promise<NamedPlace> {
  const full = resolve(cwd, path);
  const isFolder = (await stat(full)).isDirectory();
  if (isFolder) return { tree: diskTree(full, path), entry: undefined };
  return { tree: diskTree(cwd, path), entry: path };
}

/** Opens `main`, `main:contracts/shop.wsdl` (a path from the top of the repository) or `main:./shop.wsdl` (a path from `cwd`). */
async function openRevision(text: string, cwd: string): Promise<NamedPlace> {
  const colon = text.indexOf(":");
  const revision = colon < 0 ? text : text.slice(0, colon);
  if (revision === "") throw new UsageError(`git:${text} names no revision.`);
  const tree = await gitTree({ revision, mergeBase: false }, cwd);
  const path = colon < 0 ? undefined : text.slice(colon + 1);
  const isHere = path === undefined || path.startsWith("./") || path.startsWith("../");
  return { tree: isHere ? tree : { ...tree, cwd: tree.top }, entry: path };
}

function noSuchFile(path: string, cwd: string): UsageError {
  const where = isAbsolute(path) ? "" : ` in ${cwd}`;
  return new UsageError(
    `There is no ${path}${where}. Name a file, a folder, a URL, a revision, or a file of a revision: git:<revision>:<path>.`,
  );
}
