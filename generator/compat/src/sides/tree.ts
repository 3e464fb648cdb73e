import { access } from "node:fs/promises";
import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { isNativeError } from "node:util/types";
import { type LoadOctets, loadOctets } from "@stubwright/contract/read";

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
  readonly read: LoadOctets;
}

/** The two trees of a comparison. */
export interface Trees {
  readonly base: Tree;
  readonly head: Tree;
}

/** A folder on the disk, and nothing from the network. */
export function diskTree(cwd: string, label: string): Tree {
  return { label, cwd, allowNetwork: false, read: loadOctets };
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
