import { realpathSync } from "node:fs";
import { dirname, isAbsolute, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { countText } from "@stubwright/compat/report";
import type { Diagnostic } from "@stubwright/contract/diagnostics";
import { formatDiagnostic } from "@stubwright/contract/diagnostics";
import type { SourceDocument } from "@stubwright/contract/read";
import { isNetworkLocation } from "@stubwright/contract/read";
import type { Terminal } from "./terminal.js";

type PointedDocument = Pick<SourceDocument, "uri" | "location" | "text">;

/**
 * Prints diagnostics with their source lines. If there are errors, also prints their number and the `outcome` of the command.
 * `documents` begin with the entry. Lines of files that lie neither beside or below the entry nor below the folder of the command
 * are not shown: what a contract leads to may be a secret, and logs are read by many.
 */
export function printDiagnostics(
  result: { readonly diagnostics: readonly Diagnostic[]; readonly documents: readonly PointedDocument[] },
  terminal: Terminal,
  outcome = "nothing was written",
): void {
  const count = (severity: Diagnostic["severity"]): number =>
    result.diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
  const shown = new Map(result.documents.map((document) => [document.uri, shownDocument(document, terminal.cwd)]));
  const mayQuote = quoting(result.documents[0], terminal.cwd);
  const documents = result.documents.flatMap((one) => (mayQuote(one) ? (shown.get(one.uri) ?? []) : []));
  const shownUri = (uri: string): string => shown.get(uri)?.uri ?? uri;
  for (const { at, ...diagnostic } of result.diagnostics) {
    const place = at && { ...at, uri: shownUri(at.uri) };
    const texts = Object.entries(diagnostic.arguments).map(([name, text]) => [name, withPlace(text, shownUri)]);
    terminal.error(
      `${formatDiagnostic({ ...diagnostic, arguments: Object.fromEntries(texts), at: place }, documents)}\n`,
    );
  }
  const errors = count("error");
  if (errors === 0) return;
  const warnings = count("warning");
  const more = warnings === 0 ? "" : ` and ${countText(warnings, "warning")}`;
  terminal.error(`${countText(errors, "error")}${more}; ${outcome}.`);
}

/** Whether lines of a document may be shown. Links count by what they lead to. */
function quoting(entry: PointedDocument | undefined, cwd: string): (document: PointedDocument) => boolean {
  const isFile = ({ location }: PointedDocument): boolean => location.startsWith("file:");
  const beside = entry !== undefined && isFile(entry) ? [dirname(realPath(fileURLToPath(entry.location)))] : [];
  const folders = [...beside, realPath(cwd)];
  return (document) =>
    document === entry || !isFile(document) || isWithin(realPath(fileURLToPath(document.location)), folders);
}

function isWithin(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) => {
    const way = relative(folder, path);
    return way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
  });
}

/** A path without links; as it is where nothing is there, as in another revision. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

/** Rewrites a place inside a message, such as `orders.xsd:14`, to the path form that diagnostics have. */
function withPlace(text: string, shownUri: (uri: string) => string): string {
  const [, uri, line] = /^(.*)(:\d+)$/s.exec(text) ?? [];
  return uri === undefined ? text : `${shownUri(uri)}${line}`;
}

/**
 * Renames a document for people: a file has its path from the current folder, so that an editor's terminal can open it. A
 * document from the network has its URL. Any other document keeps its name.
 */
function shownDocument({ uri, location, text }: PointedDocument, cwd: string): { uri: string; text: string } {
  if (location.startsWith("file:")) return { uri: relative(cwd, fileURLToPath(location)), text };
  return { uri: isNetworkLocation(location) ? location : uri, text };
}
