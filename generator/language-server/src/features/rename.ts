import { accessSync, constants } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Range, TextEdit, WorkspaceEdit } from "vscode-languageserver/node";
import type { SourceFile } from "../project/source-files.js";
import { type FoundSymbol, isBuiltIn, symbolAt } from "../search/component-name.js";
import { configNames } from "../search/config-names.js";
import { type FoundPlace, findDeclarations, findReferences } from "../search/find-components.js";
import type { SearchInput } from "./definition.js";
import { rangeOf } from "./ranges.js";

/** Why something cannot be renamed, for the person who asked. */
export interface RenameRefusal {
  readonly refused: string;
}

/** What a rename is made in. */
export interface RenameInput extends SearchInput {
  /** The configs of the workspace, which may name types and elements. */
  readonly configs: readonly SourceFile[];
}

/** The text to rename; a refusal if nothing at the offset can be renamed. */
export function prepareRename(
  input: RenameInput,
): { readonly range: Range; readonly placeholder: string } | RenameRefusal {
  const found = renamedAt(input);
  if ("refused" in found) return found;
  return { range: rangeOf(input.file.file, found.symbol.range), placeholder: found.symbol.local };
}

/**
 * Renames a component in every document of the contracts that declare or use it, and in configs. Only local parts of names are changed,
 * so each document keeps its prefixes. Refuses names that are taken or no names, and files that cannot be written.
 */
export function renameAt(input: RenameInput, newName: string): WorkspaceEdit | RenameRefusal {
  const found = renamedAt(input);
  if ("refused" in found) return found;
  const { symbol, places } = found;
  if (!ncName.test(newName)) return { refused: `"${newName}" is not a name: write it without spaces and colons.` };
  if (newName === symbol.local) return { changes: {} };
  const [taken] = findDeclarations({ ...symbol, local: newName }, input.contracts);
  if (taken !== undefined) {
    const line = taken.file.document.positionAt(taken.range.start).line + 1;
    return {
      refused: `There is already a ${symbol.kind} "${newName}": ${fileURLToPath(taken.file.url)}, line ${line}.`,
    };
  }
  const changes = new Map<string, TextEdit[]>();
  for (const { file, range } of places) {
    const edits = changes.get(file.document.uri) ?? [];
    edits.push({ range: rangeOf(file, range), newText: newName });
    changes.set(file.document.uri, edits);
  }
  return { changes: Object.fromEntries(changes) };
}

/** A name without colon (Namespaces in XML 1.0, NCName). */
const ncName = /^[\p{L}_][\p{L}\p{N}\p{M}._·-]*$/u;

function renamedAt({
  file,
  offset,
  contracts,
  configs,
}: RenameInput): { readonly symbol: FoundSymbol; readonly places: readonly FoundPlace[] } | RenameRefusal {
  const symbol = symbolAt(file, offset);
  if (symbol === undefined) return { refused: "No global type, element, message or other component is named here." };
  if (isBuiltIn(symbol)) return { refused: `xs:${symbol.local} is built into XML Schema.` };
  const declared = findDeclarations(symbol, contracts);
  if (declared.length === 0)
    return {
      refused: `The ${symbol.kind} {${symbol.namespace}}${symbol.local} is declared in no file of the contract.`,
    };
  const inConfigs = configNames(symbol, configs, contracts);
  const places = [...declared, ...findReferences(symbol, contracts), ...inConfigs];
  const locked = places.find((place) => !isWritable(place.file));
  if (locked !== undefined) return { refused: `${fileURLToPath(locked.file.url)} cannot be written.` };
  return { symbol, places };
}

function isWritable({ url }: SourceFile): boolean {
  try {
    accessSync(fileURLToPath(url), constants.W_OK);
    return !/[\\/]node_modules[\\/]/.test(fileURLToPath(url));
  } catch {
    return false;
  }
}
