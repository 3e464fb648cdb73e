import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { copiesName, isNetworkLocation, lockName } from "@stubwright/contract/read";
import { type Tree, textIn } from "./tree.js";

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
