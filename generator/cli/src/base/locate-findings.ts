import { dirname, relative, resolve, sep } from "node:path";
import type { Finding } from "@stubwright/compat/findings";
import type { Tree, Trees } from "@stubwright/compat/sides";
import type { Span } from "@stubwright/contract/diagnostics";
import { isBuiltInLocation, isNetworkLocation } from "@stubwright/contract/read";
import type { EntryPair } from "./compared-entries.js";

/** Findings whose places are paths as seen from a folder, instead of from their entry documents. */
export function locateFindings(
  findings: readonly Finding[],
  pair: EntryPair,
  trees: Trees,
  cwd: string,
): readonly Finding[] {
  const base = locator(pair.base.entry, trees.base, cwd);
  const head = locator(pair.head.entry, trees.head, cwd);
  return findings.map((finding) => ({
    ...finding,
    base: finding.base === undefined ? undefined : base(finding.base),
    head: finding.head === undefined ? undefined : head(finding.head),
  }));
}

/** The entry of a tree as a path from a folder; a URL as it is. */
export function pathFrom(cwd: string, entry: string, tree: Tree): string {
  return isNetworkLocation(entry) ? entry : shownPath(cwd, resolve(tree.cwd, entry));
}

/** With `/` on every system. */
function shownPath(cwd: string, path: string): string {
  return relative(cwd, path).split(sep).join("/");
}

function locator(entry: string, tree: Tree, cwd: string): (at: Span) => Span {
  if (isNetworkLocation(entry)) return (at) => at;
  const folder = dirname(resolve(tree.cwd, entry));
  return (at) => {
    if (isNetworkLocation(at.uri) || isBuiltInLocation(at.uri)) return at;
    return { ...at, uri: shownPath(cwd, resolve(folder, at.uri)) };
  };
}
