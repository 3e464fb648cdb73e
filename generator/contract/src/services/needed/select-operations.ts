import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { didYouMean } from "../../diagnostics/nearest-name.js";
import type { ParsedContract } from "../../syntax/parse-documents.js";
import type { LinkedContract } from "../linked-contract.js";
import { neededComponents } from "./needed-components.js";

/** Reports names of operations to generate that no port type has. */
export function checkSelection(parsed: ParsedContract, names: readonly string[], diagnostics: Diagnostics): void {
  const portTypes = parsed.documents.flatMap((document) =>
    document.kind === "wsdl" ? document.definitions.portTypes : [],
  );
  const known = new Set(portTypes.flatMap(({ operations }) => operations.map(({ name }) => name)));
  for (const operation of names.filter((name) => !known.has(name))) {
    diagnostics.report("operation-unknown", undefined, { operation, help: didYouMean(operation, [...known]) });
  }
}

/** A contract without the schema components that no message of its operations can hold. */
export function pruneSchemas(contract: LinkedContract): LinkedContract {
  const { schemas } = contract;
  const needed = neededComponents(contract);
  const types = new Map([...schemas.types].filter(([name]) => needed.has(`types ${name}`)));
  const elements = new Map([...schemas.elements].filter(([name]) => needed.has(`elements ${name}`)));
  return { ...contract, schemas: { ...schemas, types, elements, attributes: new Map() } };
}
