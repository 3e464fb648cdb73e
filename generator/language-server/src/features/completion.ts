import { namespaces } from "@stubwright/contract/read";
import { builtinNames } from "@stubwright/contract/simple-types";
import { type CompletionItem, CompletionItemKind } from "vscode-languageserver/node";
import type { ContractFile } from "../project/contract-files.js";
import { prefixesAt, type ScannedAttribute, type ScannedElement, tagAt } from "../scan/scan-document.js";
import { declaredName } from "../search/component-name.js";
import { languageOf } from "../symbols/document-index.js";
import { referredKind, type SymbolKind } from "../symbols/symbol-kind.js";
import type { SearchInput } from "./definition.js";
import { rangeOf } from "./ranges.js";

/** The names that an attribute at an offset can have, with the prefixes of that place. */
export function completionAt({ file, offset, contracts }: SearchInput): CompletionItem[] {
  const element = tagAt(file.file.index.elements, offset);
  const attribute = element?.attributes.find(
    ({ valueRange }) => valueRange.start <= offset && offset <= valueRange.end,
  );
  const language = element && languageOf(element);
  if (element === undefined || attribute === undefined || language === undefined) return [];
  const kind = referredKind(language, element.local, attribute.name);
  if (kind === undefined) return [];
  const documents = contracts.filter((one) => one.has(file.file.url)).flatMap((one) => [...one.values()]);
  const range = rangeOf(file.file, wordRange(attribute, offset));
  const names = [...namesOf(kind, documents, file), ...(kind === "type" ? builtinTypes : [])];
  return [...new Set(names.flatMap((name) => writtenNames(name, element, file)))].map((label) => ({
    label,
    kind: kind === "type" ? CompletionItemKind.Class : CompletionItemKind.Reference,
    textEdit: { range, newText: label },
  }));
}

interface ExpandedName {
  readonly namespace: string;
  readonly local: string;
}

const builtinTypes: readonly ExpandedName[] = [...builtinNames]
  .filter((name) => !["guid", "netDuration", "char"].includes(name))
  .map((local) => ({ namespace: namespaces.schema, local }));

function namesOf(kind: SymbolKind, documents: readonly ContractFile[], file: ContractFile): readonly ExpandedName[] {
  const all = documents.length === 0 ? [file] : documents;
  return all.flatMap((document) =>
    document.file.index.declarations
      .filter((declaration) => declaration.kind === kind && declaration.local !== "")
      .map((declaration) => declaredName(declaration, document)),
  );
}

/** A name as an element can write it: with each prefix of its namespace. */
function writtenNames(
  { namespace, local }: ExpandedName,
  element: ScannedElement,
  file: ContractFile,
): readonly string[] {
  const prefixes = [...prefixesAt(element)].filter(([, one]) => one === namespace).map(([prefix]) => prefix);
  const hasNone = namespace === "" || namespace === file.takenNamespace;
  const all = hasNone && !prefixesAt(element).has("") ? ["", ...prefixes] : prefixes;
  return all.map((prefix) => (prefix === "" ? local : `${prefix}:${local}`));
}

/** The name around an offset, in a value that may be a list of names. */
function wordRange(
  { value, valueRange }: ScannedAttribute,
  offset: number,
): { readonly start: number; readonly end: number } {
  const at = offset - valueRange.start;
  const start = value.slice(0, at).search(/\S*$/);
  const [rest = ""] = /^\S*/.exec(value.slice(at)) ?? [];
  return { start: valueRange.start + start, end: offset + rest.length };
}
