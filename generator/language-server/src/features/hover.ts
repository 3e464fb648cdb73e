import type { TypeDeclarations } from "@stubwright/codegen/emit";
import { type Hover, MarkupKind } from "vscode-languageserver/node";
import type { ContractFile } from "../project/contract-files.js";
import { documentationOf } from "../scan/documentation-of.js";
import { attributeValue, type ScannedElement } from "../scan/scan-document.js";
import { type ComponentName, isBuiltIn, symbolAt } from "../search/component-name.js";
import { type ContractDocuments, type FoundDeclaration, findDeclarations } from "../search/find-components.js";
import { rangeOf } from "./ranges.js";

/** What a hover is made from. */
export interface HoverInput {
  readonly file: ContractFile;
  readonly offset: number;
  readonly contracts: readonly ContractDocuments[];
  readonly declarations: readonly TypeDeclarations[];
}

/** Shows the TypeScript of a component as it is generated, and its documentation; undefined where nothing is named. */
export function hoverAt({ file, offset, contracts, declarations }: HoverInput): Hover | undefined {
  const found = symbolAt(file, offset) ?? localSymbol(file, offset);
  if (found === undefined) return undefined;
  const declared = findDeclarations(found, contracts);
  const code = declarations.map((one) => typescriptOf(found, one)).find((one) => one !== undefined);
  const documentation = [...new Set(declared.flatMap(documentationAt))];
  const title = isBuiltIn(found) ? `xs:${found.local}` : `${found.kind} {${found.namespace}}${found.local}`;
  const parts = [
    code === undefined ? [] : [`\`\`\`typescript\n${code}\n\`\`\``],
    documentation,
    [declared.length === 0 && !isBuiltIn(found) ? `\`${title}\` is not declared.` : `\`${title}\``],
  ].flat();
  const contents = { kind: MarkupKind.Markdown, value: parts.join("\n\n") };
  return { contents, range: rangeOf(file.file, found.range) };
}

function typescriptOf(name: ComponentName, { types, elements, builtins }: TypeDeclarations): string | undefined {
  if (isBuiltIn(name)) return builtins.get(name.local);
  const expanded = `{${name.namespace}}${name.local}`;
  if (name.kind === "type") return types.get(expanded);
  if (name.kind !== "element") return undefined;
  const type = elements.get(expanded);
  const declaration = [...types.values()].find((text) => text.startsWith(`export interface ${type} `));
  return declaration ?? types.get(expanded) ?? type;
}

function documentationAt({ file, declaration }: FoundDeclaration): readonly string[] {
  const text = documentationOf(declaration.element, file.document.getText());
  return text === undefined ? [] : [text];
}

/** The type of a local element or attribute, at its name. */
function localSymbol(file: ContractFile, offset: number): ReturnType<typeof symbolAt> {
  const element = file.file.index.elements.find((one) => isNamedAt(one, offset));
  const name = element?.attributes.find((one) => one.name === "name");
  const type = element?.attributes.find((one) => one.name === "type");
  if (element === undefined || name === undefined || type === undefined || attributeValue(element, "type") === "")
    return undefined;
  const found = symbolAt(file, type.valueRange.end);
  return found && { ...found, range: name.valueRange };
}

function isNamedAt({ attributes }: ScannedElement, offset: number): boolean {
  return attributes.some(
    ({ name, valueRange }) => name === "name" && valueRange.start <= offset && offset <= valueRange.end,
  );
}
