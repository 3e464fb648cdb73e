import { groupBy } from "../../collection/group-by.js";
import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { didYouMean } from "../../diagnostics/nearest-name.js";
import { localName } from "../../schema/expanded-name.js";
import type { ExpandedName, SchemaSet } from "../../schema/schema-set.js";
import type { ParsedContract } from "../../syntax/parse-documents.js";
import type { LinkedContract } from "../linked-contract.js";
import { neededComponents } from "./needed-components.js";
import { reachableComponents } from "./reachable-components.js";

/** The operations and elements to generate, by name. */
export interface Selection {
  readonly operations?: readonly string[] | undefined;
  /** Global elements in addition to those of the operations: `{namespace}local`, or the local name. */
  readonly elements?: readonly string[] | undefined;
}

/** Reports names of operations that no port type has. */
export function checkSelection(parsed: ParsedContract, wanted: readonly string[], diagnostics: Diagnostics): void {
  const portTypes = parsed.documents.flatMap((document) =>
    document.kind === "wsdl" ? document.definitions.portTypes : [],
  );
  const names = portTypes.flatMap(({ operations }) => operations.map(({ name }) => name));
  const known = new Set([...names, ...(parsed.leftOut ?? [])]);
  for (const operation of wanted.filter((name) => !known.has(name))) {
    diagnostics.report("operation-unknown", undefined, { operation, help: didYouMean(operation, [...known]) });
  }
}

/** The global elements with the given names. Reports names without an element. */
export function selectElements(
  { elements }: SchemaSet,
  names: readonly string[],
  diagnostics: Diagnostics,
): readonly ExpandedName[] {
  const byLocal = groupBy([...elements.keys()], localName);
  return names.flatMap((name) => {
    const found = name.startsWith("{") ? [...elements.keys()].filter((one) => one === name) : (byLocal.get(name) ?? []);
    if (found.length === 0)
      diagnostics.report("element-unknown", undefined, { element: name, help: didYouMean(name, [...byLocal.keys()]) });
    return found;
  });
}

/** A contract without the schema components that neither its operations nor the chosen elements can hold. */
export function pruneSchemas(contract: LinkedContract, chosen: readonly ExpandedName[]): LinkedContract {
  const { schemas } = contract;
  const needed = new Set([
    ...neededComponents(contract),
    ...reachableComponents(schemas, { elements: chosen, types: [], attributed: "reached" }),
  ]);
  const types = new Map([...schemas.types].filter(([name]) => needed.has(`types ${name}`)));
  const elements = new Map([...schemas.elements].filter(([name]) => needed.has(`elements ${name}`)));
  return { ...contract, schemas: { ...schemas, types, elements, attributes: new Map() } };
}
