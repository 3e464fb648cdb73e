import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { countText } from "@stubwright/compat/report";
import type { Diagnostic } from "@stubwright/contract/diagnostics";
import { formatDiagnostic } from "@stubwright/contract/diagnostics";
import type { SourceDocument } from "@stubwright/contract/read";
import { isNetworkLocation } from "@stubwright/contract/read";
import type { Terminal } from "./terminal.js";

type PointedDocument = Pick<SourceDocument, "uri" | "location" | "text">;

/** Prints problems with their source lines, then how many there are; notes only where nothing worse is. */
export function printDiagnostics(
  result: { readonly diagnostics: readonly Diagnostic[]; readonly documents: readonly PointedDocument[] },
  terminal: Terminal,
  outcome = "nothing was written",
): void {
  const count = (severity: Diagnostic["severity"]): number =>
    result.diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
  const shown = new Map(result.documents.map((document) => [document.uri, shownDocument(document, terminal.cwd)]));
  const documents = [...shown.values()];
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

/** What a message says of another place, `orders.xsd:14`, says so as the diagnostic's own place does. */
function withPlace(text: string, shownUri: (uri: string) => string): string {
  const [, uri, line] = /^(.*)(:\d+)$/s.exec(text) ?? [];
  return uri === undefined ? text : `${shownUri(uri)}${line}`;
}

/**
 * A file by its path from where the command runs, so that an editor's terminal opens it; one of the network by its URL; anything
 * else as it is called.
 */
function shownDocument({ uri, location, text }: PointedDocument, cwd: string): { uri: string; text: string } {
  if (location.startsWith("file:")) return { uri: relative(cwd, fileURLToPath(location)), text };
  return { uri: isNetworkLocation(location) ? location : uri, text };
}
