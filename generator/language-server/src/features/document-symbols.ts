import { type DocumentSymbol, SymbolKind } from "vscode-languageserver/node";
import type { SourceFile } from "../project/source-files.js";
import { attributeValue, type ScannedElement } from "../scan/scan-document.js";
import { languageOf } from "../symbols/document-index.js";
import { rangeOf } from "./ranges.js";

const kinds: Readonly<Record<string, SymbolKind>> = {
  schema: SymbolKind.Namespace,
  definitions: SymbolKind.Namespace,
  complexType: SymbolKind.Class,
  simpleType: SymbolKind.Enum,
  element: SymbolKind.Field,
  attribute: SymbolKind.Property,
  group: SymbolKind.Struct,
  attributeGroup: SymbolKind.Struct,
  enumeration: SymbolKind.EnumMember,
  key: SymbolKind.Key,
  keyref: SymbolKind.Key,
  unique: SymbolKind.Key,
  message: SymbolKind.Struct,
  part: SymbolKind.Field,
  portType: SymbolKind.Interface,
  operation: SymbolKind.Method,
  binding: SymbolKind.Class,
  service: SymbolKind.Module,
  port: SymbolKind.Field,
};

/** The named components of a document, as a tree. */
export function documentSymbols(file: SourceFile): DocumentSymbol[] {
  return file.index.elements.filter(({ parent }) => parent === undefined).flatMap((root) => symbolsOf(root, file));
}

function symbolsOf(element: ScannedElement, file: SourceFile): DocumentSymbol[] {
  const children = element.children.flatMap((child) => symbolsOf(child, file));
  const kind = kinds[element.local];
  const named = element.attributes.find(({ name }) => ["name", "ref", "value", "targetNamespace"].includes(name));
  if (kind === undefined || languageOf(element) === undefined || named === undefined || named.value === "")
    return children;
  const range = { start: element.tagRange.start, end: Math.max(element.end, named.range.end) };
  return [
    {
      name: named.value,
      detail: attributeValue(element, "type") ?? element.local,
      kind,
      range: rangeOf(file, range),
      selectionRange: rangeOf(file, named.valueRange),
      children,
    },
  ];
}
