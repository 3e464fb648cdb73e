import { access } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { isNativeError } from "node:util/types";
import { copiesName, isNetworkLocation, type LoadBytes, loadBytes, lockName } from "@stubwright/contract/read";

/** The files of one side: a folder on the disk, or the same folder at a revision. */
export interface Tree {
  /** The name for people: `main (1a2b3c4)`, `../released`. */
  readonly label: string;
  /** The folder from which relative paths start. */
  readonly cwd: string;
  /** Whether locations over `http(s)` may be read. */
  readonly allowNetwork: boolean;
  /** Whether documents in the lock file are read as their copies although the network is allowed. Default: no. */
  readonly isPinned?: boolean;
  /** Reads an absolute location. Fails with the code ENOENT if there is nothing. */
  readonly read: LoadBytes;
}

/** The two trees of a comparison. */
export interface Trees {
  readonly base: Tree;
  readonly head: Tree;
}

/** The files of a folder on the disk, without the network. */
export function diskTree(cwd: string, label: string): Tree {
  return { label, cwd, allowNetwork: false, read: loadBytes };
}

/**
 * The same tree with the network allowed for documents that are not locked. A tree from the network stays unchanged.
 */
export function withNetwork(tree: Tree): Tree {
  return tree.allowNetwork ? tree : { ...tree, allowNetwork: true, isPinned: true };
}

/** The text of a file in the tree; undefined if there is none. */
export async function textIn(tree: Tree, path: string): Promise<string | undefined> {
  try {
    return new TextDecoder().decode(await tree.read(pathToFileURL(resolve(tree.cwd, path)).href));
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

/** Whether an error means that there is nothing at a location. */
export function isAbsent(error: unknown): boolean {
  return isNativeError(error) && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
}

/** Whether a path exists on the disk. */
export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** The error for a location at which there is nothing. */
export function absentError(location: string): Error {
  const path = location.startsWith("file:") ? fileURLToPath(location) : location;
  return Object.assign(new Error(`there is no ${path}`), { code: "ENOENT" });
}

/** Digests by URL. */
export type Pins = Readonly<Record<string, string>>;

/** The digests in the lock file of a tree; undefined if there is no lock file. */
export async function pinsIn(tree: Tree): Promise<Pins | undefined> {
  const text = await textIn(tree, lockName);
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    const documents = value !== null && typeof value === "object" && "documents" in value ? value.documents : {};
    const entries = Object.entries(documents ?? {});
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
  } catch {
    return {};
  }
}

/** The tree in which locked copies replace documents from the network. */
export async function withLockedDocuments(tree: Tree): Promise<Tree & { mayRead: (location: string) => boolean }> {
  const pins = (await pinsIn(tree)) ?? {};
  const copies = new Map<string, string>();
  for (const [location, digest] of Object.entries(pins)) {
    const path = `${copiesName}/${digest}`;
    if (isNetworkLocation(location) && (await textIn(tree, path)) !== undefined) copies.set(location, path);
  }
  return {
    ...tree,
    mayRead: (location) => copies.has(location),
    read: (location) => {
      const path = tree.allowNetwork && tree.isPinned !== true ? undefined : copies.get(location);
      return tree.read(path === undefined ? location : pathToFileURL(join(tree.cwd, path)).href);
    },
  };
}
