import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { missingDeclaration } from "../../read/namespaces.js";
import type { QualifiedName } from "../../syntax/schema-syntax.js";
import { expandedName } from "../expanded-name.js";
import type { ExpandedName } from "../schema-set.js";
import { type NamedTable, namesByLocal } from "./names-by-local.js";

/** The one name in some tables that a reference means whose prefix nothing declares (reported); undefined where none or several fit. */
export function meantByLocalName(
  reference: QualifiedName,
  tables: readonly NamedTable[],
  diagnostics: Diagnostics,
): ExpandedName | undefined {
  const [meant, ...others] = tables.flatMap((table) => namesByLocal(table).get(reference.local) ?? []);
  if (meant === undefined || others.length > 0) return undefined;
  const { undeclaredPrefix: prefix = "", at } = reference;
  diagnostics.report("xsd-undeclared-prefix", at, { prefix, name: referenceName(reference), meant });
  return meant;
}

/** What a reference names, for people: as it is written where nothing declares its prefix. */
export function referenceName({ namespace, local, undeclaredPrefix }: QualifiedName): string {
  return undeclaredPrefix === undefined ? expandedName(namespace, local) : `${undeclaredPrefix}:${local}`;
}

/** Reports a reference that means nothing, as nothing declares its prefix. */
export function reportUnknownPrefix(reference: QualifiedName, diagnostics: Diagnostics): void {
  const { undeclaredPrefix: prefix = "", at } = reference;
  diagnostics.report("xsd-unknown-prefix", at, {
    prefix,
    name: referenceName(reference),
    help: missingDeclaration(prefix),
  });
}
