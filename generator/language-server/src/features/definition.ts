import { resolveLocation } from "@stubwright/contract/read";
import type { Location } from "vscode-languageserver/node";
import type { ContractFile } from "../project/contract-files.js";
import type { SourceFiles } from "../project/source-files.js";
import { symbolAt } from "../search/component-name.js";
import { type ContractDocuments, findDeclarations, findReferences } from "../search/find-components.js";
import { locationOf } from "./ranges.js";

/** What definitions and references are found in. */
export interface SearchInput {
  readonly file: ContractFile;
  readonly offset: number;
  readonly contracts: readonly ContractDocuments[];
}

/** The declarations of the component at an offset, or the document that a location names there. */
export function definitionAt({ file, offset, contracts }: SearchInput, files: SourceFiles): readonly Location[] {
  const link = file.file.index.links.find(({ range }) => range.start <= offset && offset <= range.end);
  if (link !== undefined) {
    const url = resolveLocation(file.file.url, link.location);
    const target = url === undefined ? undefined : files.get(url);
    return target === undefined ? [] : [locationOf(target, { start: 0, end: 0 })];
  }
  const found = symbolAt(file, offset);
  if (found === undefined) return [];
  return findDeclarations(found, contracts).map((place) => locationOf(place.file, place.range));
}

/** The references to the component at an offset, and its declarations if they are wanted. */
export function referencesAt({ file, offset, contracts }: SearchInput, withDeclaration: boolean): readonly Location[] {
  const found = symbolAt(file, offset);
  if (found === undefined) return [];
  const declared = withDeclaration ? findDeclarations(found, contracts) : [];
  return [...declared, ...findReferences(found, contracts)].map((place) => locationOf(place.file, place.range));
}
