import { groupBy } from "../../collection/group-by.js";
import { answeredOnce } from "../../collection/once.js";
import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { Span } from "../../diagnostics/span.js";
import { missingDeclaration } from "../../read/namespaces.js";
import type { QualifiedName } from "../../syntax/schema-syntax.js";
import { expandedName, localName } from "../expanded-name.js";
import type { ExpandedName } from "../schema-set.js";

/** The message, or the global type, element, attribute or group, that contains a reference. */
export interface Owner {
  readonly space: "types" | "elements" | "attributes" | "groups" | "attributeGroups" | "messages";
  readonly name: ExpandedName;
}

/** A reference to a component that no loaded schema declares, or an unreadable array type. */
export interface UnresolvedReference {
  readonly owner: Owner | undefined;
  readonly isArrayType?: true;
  readonly kind: string;
  /** For an array type, the written text. */
  readonly name: ExpandedName;
  /** Makes a hint at what else may be meant, as an addition to the message. */
  readonly help: () => string;
  readonly at: Span;
}

/** The keys of a table by expanded names. */
export type NamedTable = Pick<ReadonlyMap<ExpandedName, unknown>, "has" | "keys">;

/**
 * The names of a table by their local parts. The index is made once for each table, when the table is complete.
 */
export const namesByLocal: (table: NamedTable) => ReadonlyMap<string, readonly ExpandedName[]> = answeredOnce((table) =>
  groupBy(table.keys(), localName),
);

/**
 * The only name in some tables that fits a reference with an undeclared prefix (reported); undefined if none or several
 * fit.
 */
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

/** The name of a reference for messages: as written if its prefix is undeclared. */
export function referenceName({ namespace, local, undeclaredPrefix }: QualifiedName): string {
  return undeclaredPrefix === undefined ? expandedName(namespace, local) : `${undeclaredPrefix}:${local}`;
}

/** Reports a reference whose prefix is undeclared and whose meaning cannot be guessed. */
export function reportUnknownPrefix(reference: QualifiedName, diagnostics: Diagnostics): void {
  const { undeclaredPrefix: prefix = "", at } = reference;
  diagnostics.report("xsd-unknown-prefix", at, {
    prefix,
    name: referenceName(reference),
    help: missingDeclaration(prefix),
  });
}
