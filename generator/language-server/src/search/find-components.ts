import type { ContractFile } from "../project/contract-files.js";
import type { SourceFile } from "../project/source-files.js";
import type { TextRange } from "../scan/scan-document.js";
import type { Declaration } from "../symbols/document-index.js";
import { type ComponentName, declaredName, isSameComponent, referredName } from "./component-name.js";

/** A contract's documents by URL. */
export type ContractDocuments = ReadonlyMap<string, ContractFile>;

/** A place in a file. */
export interface FoundPlace {
  readonly file: SourceFile;
  readonly range: TextRange;
}

/** A declaration and the file that has it. */
export interface FoundDeclaration extends FoundPlace {
  readonly declaration: Declaration;
}

/** The declarations of a component in several contracts, each place once. */
export function findDeclarations(
  name: ComponentName,
  contracts: readonly ContractDocuments[],
): readonly FoundDeclaration[] {
  return once(
    contracts.flatMap((documents) =>
      [...documents.values()].flatMap((document) =>
        document.file.index.declarations
          .filter((declaration) => isSameComponent(declaredName(declaration, document), name))
          .map((declaration) => ({ file: document.file, range: declaration.range, declaration })),
      ),
    ),
  );
}

/** The local parts of the references to a component in several contracts, each place once. */
export function findReferences(name: ComponentName, contracts: readonly ContractDocuments[]): readonly FoundPlace[] {
  return once(
    contracts.flatMap((documents) =>
      [...documents.values()].flatMap((document) =>
        document.file.index.references
          .filter((reference) => {
            const referred = referredName(reference, document);
            return referred !== undefined && isSameComponent(referred, name);
          })
          .map((reference) => ({ file: document.file, range: reference.localRange })),
      ),
    ),
  );
}

function once<Place extends FoundPlace>(places: readonly Place[]): readonly Place[] {
  return [...new Map(places.map((place) => [`${place.file.url} ${place.range.start}`, place])).values()];
}
