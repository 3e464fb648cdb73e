import { groupBy } from "../../collection/group-by.js";
import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { Span } from "../../diagnostics/span.js";
import { missingDeclaration } from "../../read/namespaces.js";
import type { QualifiedName } from "../../syntax/schema-syntax.js";
import { expandedName, localName } from "../expanded-name.js";
import type { ExpandedName } from "../schema-set.js";

/** The message, or the top-level type, element, attribute or group that a reference stands in. */
export interface Owner {
  readonly space: "types" | "elements" | "attributes" | "groups" | "attributeGroups" | "messages";
  readonly name: ExpandedName;
}

/** A reference to a schema component that no loaded schema declares, or an array type that cannot be read. */
export interface UnresolvedReference {
  readonly owner: Owner | undefined;
  readonly isArrayType?: true;
  readonly kind: string;
  /** Of an array type, what is written. */
  readonly name: ExpandedName;
  /** What else may be meant, to stand behind the message. */
  readonly help: () => string;
  readonly at: Span;
}

/** A table by expanded names, as far as its names are looked through. */
export type NamedTable = Pick<ReadonlyMap<ExpandedName, unknown>, "has" | "keys">;

const indexes = new WeakMap<NamedTable, ReadonlyMap<string, readonly ExpandedName[]>>();

/** The names of a table by their local parts, whatever their namespaces; made once for each table, when all its names are in it. */
export function namesByLocal(table: NamedTable): ReadonlyMap<string, readonly ExpandedName[]> {
  const known = indexes.get(table) ?? groupBy(table.keys(), localName);
  indexes.set(table, known);
  return known;
}

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
