import { access } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { isNativeError } from "node:util/types";
import { copiesName, isNetworkLocation, type LoadBytes, loadBytes, lockName } from "@stubwright/contract/read";

/** Files as they are, or were: a folder on the disk, or the same folder at a revision. */
export interface Tree {
  /** What people call it: `main (1a2b3c4)`, `../released`. */
  readonly label: string;
  /** The folder that relative paths start from. */
  readonly cwd: string;
  /** Whether locations over `http(s)` may be read. */
  readonly allowNetwork: boolean;
  /** Whether documents that the lock file pins are read as their copies, although the network may be asked. Default: no. */
  readonly isPinned?: boolean;
  /** Reads an absolute location; fails with the code ENOENT where nothing is. */
  readonly read: LoadBytes;
}

/** The two trees of a comparison. */
export interface Trees {
  readonly base: Tree;
  readonly head: Tree;
}

/** A folder on the disk, and nothing from the network. */
export function diskTree(cwd: string, label: string): Tree {
  return { label, cwd, allowNetwork: false, read: loadBytes };
}

/** The same tree with the network allowed for what the lock file does not pin; one that comes from the network stays as it is. */
export function withNetwork(tree: Tree): Tree {
  return tree.allowNetwork ? tree : { ...tree, allowNetwork: true, isPinned: true };
}

/** The text of a file of the tree; undefined where there is none. */
export async function textIn(tree: Tree, path: string): Promise<string | undefined> {
  try {
    return new TextDecoder().decode(await tree.read(pathToFileURL(resolve(tree.cwd, path)).href));
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

/** Whether an error says that nothing is there. */
export function isAbsent(error: unknown): boolean {
  return isNativeError(error) && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
}

/** Whether something is on the disk. */
export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** An error that says that nothing is at a location. */
export function absentError(location: string): Error {
  const path = location.startsWith("file:") ? fileURLToPath(location) : location;
  return Object.assign(new Error(`there is no ${path}`), { code: "ENOENT" });
}

/** Digests by URL. */
export type Pins = Readonly<Record<string, string>>;

/** What the lock file of a tree pins; undefined where there is none. */
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

/** The tree with the copies that it keeps of documents from the network in their place. */
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
