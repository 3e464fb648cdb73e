import { stat } from "node:fs/promises";
import { isAbsolute, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { isNativeError } from "node:util/types";
import { diskTree, exists, type Tree } from "@stubwright/compat/sides";
import { UsageError } from "@stubwright/contract/diagnostics";
import { type LoadOctets, loadOctets } from "@stubwright/contract/read";
import { BaseUnavailableError } from "./base-unavailable-error.js";
import { gitTree } from "./git-tree.js";

/** Where one side of a comparison comes from. */
export interface Base {
  readonly tree: Tree;
  /** The entry document that was named; undefined where only a place was. */
  readonly entry: string | undefined;
}

/**
 * Finds what a person named: `git:<revision>[:<path>]`, `git-merge-base:<revision>`, `file:<path>`, `dir:<path>`, a URL;
 * without a prefix a path where one exists, else a revision. Throws `BaseUnavailableError` and `UsageError`.
 */
export async function openBase(text: string, cwd: string): Promise<Base> {
  if (text.trim() === "") throw new UsageError("What to compare with is empty; name a revision, file, folder or URL.");
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
    throw error instanceof BaseUnavailableError && text.includes(":") ? takenForRevision(text, error) : error;
  });
}

/** What is wrong with a revision and a path that may have been meant as something else, as `npm:games@1`. */
function takenForRevision(text: string, { message, command }: BaseUnavailableError): BaseUnavailableError {
  const why = `${text} was taken for a file of a revision, as it begins with none of`;
  return new BaseUnavailableError(`${message} ${why} git:, git-merge-base:, file:, dir:, http: and https:.`, command);
}

/** Whether a text means a path: a document, or what git takes for no revision, as `../old` (git-check-ref-format). */
function isPathOnly(text: string): boolean {
  return !text.includes(":") && /^\.{0,2}\/|\/$|\\|\.(wsdl|xsd|xml)$/i.test(text);
}

/** The path of a file's URL. Throws `UsageError` for one that means no path on this system. */
function pathOf(url: string, cwd: string): string {
  try {
    return fileURLToPath(url);
  } catch {
    throw noSuchFile(url, cwd);
  }
}

async function openUrl(url: string, cwd: string): Promise<Base> {
  const octets = await loadOctets(url).catch((error: unknown) => {
    const reason = isNativeError(error) ? error.message : String(error);
    throw new BaseUnavailableError(`${url} cannot be read: ${reason}.`, undefined);
  });
  const read: LoadOctets = async (location) => (location === url ? octets : loadOctets(location));
  return { tree: { ...diskTree(cwd, url), allowNetwork: true, read }, entry: url };
}

async function openPath(path: string, cwd: string): Promise<Base> {
  const full = resolve(cwd, path);
  const isFolder = (await stat(full)).isDirectory();
  if (isFolder) return { tree: diskTree(full, path), entry: undefined };
  return { tree: diskTree(cwd, path), entry: path };
}

/** `main`, `main:contracts/shop.wsdl` (from the top of the repository), `main:./shop.wsdl` (from here). */
async function openRevision(text: string, cwd: string): Promise<Base> {
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
    `There is no ${path}${where}. Name a file, a folder, a URL, a revision, or a file of one: git:<revision>:<path>.`,
  );
}
