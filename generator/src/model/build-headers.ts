import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { LinkedHeader } from "../link/linked-contract.js";
import type { TypeBuilder } from "./build-types.js";
import type { HeaderModel } from "./contract-model.js";
import { localName } from "./expanded-name.js";

/** The declared header blocks of a message, each element once. One that names a type is left out after a warning. */
export function buildHeaders(
  headers: readonly LinkedHeader[],
  types: TypeBuilder,
  diagnostics: Diagnostics,
): readonly HeaderModel[] {
  const found = new Map<string, HeaderModel>();
  for (const { part } of headers) {
    if (part.kind === "type") {
      diagnostics.report("wsdl-header-by-type", part.at, { part: part.name });
      continue;
    }
    const type = types.elementType(part.element);
    const known = [...found.values()];
    if (type === undefined || known.some(({ element }) => element === part.element)) continue;
    const property = distinct(localName(part.element), found);
    found.set(property, { property, element: part.element, type });
  }
  return [...found.values()];
}

function distinct(wanted: string, taken: ReadonlyMap<string, unknown>): string {
  let property = wanted;
  for (let count = 2; taken.has(property); count += 1) property = `${wanted}${count}`;
  return property;
}
