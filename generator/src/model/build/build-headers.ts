import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { LinkedHeader } from "../../link/linked-contract.js";
import type { HeaderModel } from "../contract-model.js";
import { localName } from "../expanded-name.js";
import { freeName } from "../names/free-name.js";
import type { TypeBuilder } from "./build-types.js";

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
    const carried = types.carried(part.element);
    const known = [...found.values()];
    if (carried === undefined || known.some(({ element }) => element === part.element)) continue;
    // As a member of an object it would be the prototype.
    const property = freeName(localName(part.element), (name) => name === "__proto__" || found.has(name));
    found.set(property, { property, ...carried });
  }
  return [...found.values()];
}
