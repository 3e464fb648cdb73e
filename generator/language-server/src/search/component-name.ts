import { namespaces } from "@stubwright/contract/read";
import type { ContractFile } from "../project/contract-files.js";
import type { TextRange } from "../scan/scan-document.js";
import type { Declaration, Reference } from "../symbols/document-index.js";
import type { SymbolKind } from "../symbols/symbol-kind.js";

/** A component by its kind and expanded name. */
export interface ComponentName {
  readonly kind: SymbolKind;
  readonly namespace: string;
  readonly local: string;
}

/** The component at an offset of a document. */
export interface FoundSymbol extends ComponentName {
  /** The text that names it there, without prefix. */
  readonly range: TextRange;
  /** Undefined at its declaration. */
  readonly reference: Reference | undefined;
}

/** The component that is declared or named at an offset; undefined if there is none, or its prefix is unknown. */
export function symbolAt(file: ContractFile, offset: number): FoundSymbol | undefined {
  const { declarations, references } = file.file.index;
  const declaration = declarations.find(({ range }) => contains(range, offset));
  if (declaration !== undefined) {
    return { ...declaredName(declaration, file), range: declaration.range, reference: undefined };
  }
  const reference = references.find(({ range }) => contains(range, offset));
  const name = reference && referredName(reference, file);
  return name && reference && { ...name, range: reference.localRange, reference };
}

function contains({ start, end }: TextRange, offset: number): boolean {
  return start <= offset && offset <= end;
}

/** The name of a declaration in a contract. */
export function declaredName({ kind, namespace, local }: Declaration, file: ContractFile): ComponentName {
  return { kind, namespace: namespace === "" ? file.takenNamespace : namespace, local };
}

/** The name that a reference means in a contract; undefined if its prefix is not declared. */
export function referredName(reference: Reference, file: ContractFile): ComponentName | undefined {
  const { kind, namespace, local } = reference;
  if (namespace === undefined) return undefined;
  return { kind, namespace: namespace === "" ? file.takenNamespace : namespace, local };
}

/** Whether two names are those of one component. */
export function isSameComponent(one: ComponentName, other: ComponentName): boolean {
  return one.kind === other.kind && one.local === other.local && one.namespace === other.namespace;
}

/** Whether a component is a built-in type of XML Schema. */
export function isBuiltIn({ kind, namespace }: ComponentName): boolean {
  return kind === "type" && namespace === namespaces.schema;
}
