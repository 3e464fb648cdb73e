import type { QualifiedName, RedefinableSyntax, SchemaSyntax, TopLevelSyntax } from "../syntax/schema-syntax.js";
import { expandedName } from "./expanded-name.js";
import type { ExpandedName } from "./schema-set.js";

/** A schema as it takes part in the contract. A chameleon include takes part once for each namespace it is included in. */
export interface SchemaContext {
  readonly schema: SchemaSyntax;
  /** The target namespace its components get; `""` is none. */
  readonly namespace: string;
  /** True where the schema has no target namespace and takes that of the schema that includes it. */
  readonly chameleon: boolean;
}

/** What a type says of the schema it is written in, where that has several namespaces. */
export function chameleonOf({ chameleon, namespace }: SchemaContext): { readonly chameleon?: string } {
  return chameleon ? { chameleon: namespace } : {};
}

/** A top-level component with the schema it was written in. */
export interface Definition<Syntax extends TopLevelSyntax = TopLevelSyntax> {
  readonly syntax: Syntax;
  readonly context: SchemaContext;
  /** What it redefines (xs:redefine): a reference to its own name means this. */
  readonly original: Definition<Syntax> | undefined;
}

/** What a reference inside a definition means: in a redefinition, its own name is what it redefines. */
export function meantInside<Syntax extends TopLevelSyntax>(
  open: Definition<Syntax> | undefined,
  found: Definition<Syntax> | undefined,
): Definition<Syntax> | undefined {
  if (open?.original === undefined) return found;
  // The name leads to the last of several redefinitions, of which this is one.
  for (let one = found; one !== undefined; one = one.original) if (one === open) return open.original;
  return found;
}

/** A component inside xs:redefine and the schema that redefines. */
export interface Redefinition {
  readonly syntax: RedefinableSyntax;
  readonly context: SchemaContext;
}

/** Where a reference leads: in a chameleon include an unqualified name is one of the including namespace. */
export function targetName(name: QualifiedName, context: SchemaContext): ExpandedName {
  return expandedName(targetNamespace(name, context), name.local);
}

/** The namespace of a reference, chameleon includes considered. */
export function targetNamespace(name: QualifiedName, context: SchemaContext): string {
  return context.chameleon && name.namespace === "" ? context.namespace : name.namespace;
}
