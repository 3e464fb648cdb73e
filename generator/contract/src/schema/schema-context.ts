import type { QualifiedName, RedefinableSyntax, SchemaSyntax, TopLevelSyntax } from "../syntax/schema-syntax.js";
import { expandedName } from "./expanded-name.js";
import type { ExpandedName } from "./schema-set.js";

/** A schema in the contract. A chameleon schema occurs once for each namespace that includes it. */
export interface SchemaContext {
  readonly schema: SchemaSyntax;
  /** The target namespace of its components; `""` for none. */
  readonly namespace: string;
  /** Whether the schema has no target namespace and takes that of the including schema. */
  readonly chameleon: boolean;
}

/** The namespace that a type records if its schema is a chameleon with several namespaces. */
export function chameleonOf({ chameleon, namespace }: SchemaContext): { readonly chameleon?: string } {
  return chameleon ? { chameleon: namespace } : {};
}

/** A global component with its schema. */
export interface Definition<Syntax extends TopLevelSyntax = TopLevelSyntax> {
  readonly syntax: Syntax;
  readonly context: SchemaContext;
  /** The definition that it redefines (xs:redefine), which a reference to its own name means. */
  readonly original: Definition<Syntax> | undefined;
}

/**
 * The definition that a reference inside another definition means: inside a redefinition, its own name means the
 * redefined one.
 */
export function meantInside<Syntax extends TopLevelSyntax>(
  open: Definition<Syntax> | undefined,
  found: Definition<Syntax> | undefined,
): Definition<Syntax> | undefined {
  if (open?.original === undefined) return found;
  // The name leads to the last of several redefinitions, which include this one.
  for (let one = found; one !== undefined; one = one.original) if (one === open) return open.original;
  return found;
}

/** A redefining component and its schema. */
export interface Redefinition {
  readonly syntax: RedefinableSyntax;
  readonly context: SchemaContext;
}

/** The expanded name of a reference. In a chameleon schema, an unqualified name is in the including namespace. */
export function targetName(name: QualifiedName, context: SchemaContext): ExpandedName {
  return expandedName(targetNamespace(name, context), name.local);
}

/** The namespace of a reference, as the including schema sees it. */
export function targetNamespace(name: QualifiedName, context: SchemaContext): string {
  return context.chameleon && name.namespace === "" ? context.namespace : name.namespace;
}
