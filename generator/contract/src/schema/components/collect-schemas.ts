import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { resolveLocation } from "../../read/resolve-location.js";
import type { ParsedContract, ParsedDocument } from "../../syntax/parse-documents.js";
import type { SchemaReferenceSyntax, SchemaSyntax } from "../../syntax/schema-syntax.js";
import type { Redefinition, SchemaContext } from "../schema-context.js";

/** The schemas of a contract in order of discovery, and their redefinitions, inner ones first. */
export interface CollectedSchemas {
  readonly contexts: readonly SchemaContext[];
  readonly redefinitions: readonly Redefinition[];
}

/**
 * Follows includes, redefines and imports from the schemas of the entry document and of all WSDL documents (XSD 1.0
 * Part 1, section 4.2). A schema is visited once for each namespace, which ends cycles.
 */
export function collectSchemas(parsed: ParsedContract, diagnostics: Diagnostics): CollectedSchemas {
  const collector = new SchemaCollector(parsed, diagnostics);
  for (const [index, document] of parsed.documents.entries()) {
    if (document.kind === "wsdl") {
      for (const schema of document.definitions.schemas) collector.add(schema);
    } else if (index === 0) collector.add(document.schema);
  }
  for (const document of parsed.documents) {
    if (document.kind === "schema" && !collector.reached(document.schema)) collector.add(document.schema);
  }
  return { contexts: collector.contexts, redefinitions: collector.redefinitions };
}

class SchemaCollector {
  readonly contexts: SchemaContext[] = [];
  readonly redefinitions: Redefinition[] = [];
  readonly #namespaces = new Map<SchemaSyntax, Set<string>>();
  readonly #documents: ReadonlyMap<string, ParsedDocument>;
  readonly #diagnostics: Diagnostics;

  constructor(parsed: ParsedContract, diagnostics: Diagnostics) {
    this.#documents = new Map(parsed.documents.map((document) => [document.location, document]));
    this.#diagnostics = diagnostics;
  }

  reached(schema: SchemaSyntax): boolean {
    return this.#namespaces.has(schema);
  }

  add(schema: SchemaSyntax, includedIn?: string): void {
    const namespace = schema.targetNamespace ?? includedIn ?? "";
    const met = this.#namespaces.get(schema) ?? new Set();
    if (met.has(namespace)) return;
    this.#namespaces.set(schema, met.add(namespace));
    const context = { schema, namespace, chameleon: schema.targetNamespace === undefined && namespace !== "" };
    this.contexts.push(context);
    for (const reference of schema.references) this.#follow(reference, context);
    for (const reference of schema.references) {
      this.redefinitions.push(...reference.components.map((syntax) => ({ syntax, context })));
    }
  }

  #follow(reference: SchemaReferenceSyntax, context: SchemaContext): void {
    for (const schema of this.#schemasOf(reference, context)) {
      const found = schema.targetNamespace ?? "";
      if (reference.kind === "import") {
        const wanted = reference.namespace ?? "";
        const args = { found: nameOf(found), wanted: nameOf(wanted) };
        if (found !== wanted) this.#diagnostics.report("xsd-import-wrong-namespace", reference.locationAt, args);
        this.add(schema);
      } else if (found !== "" && found !== context.namespace) {
        this.#diagnostics.report(`xsd-${reference.kind}-wrong-namespace`, reference.locationAt, {
          found,
          wanted: nameOf(context.namespace),
        });
      } else this.add(schema, context.namespace);
    }
  }

  /** The schemas at the location of a reference. A WSDL document may have several. */
  #schemasOf(reference: SchemaReferenceSyntax, context: SchemaContext): readonly SchemaSyntax[] {
    if (reference.schemaLocation === undefined) return [];
    const location = resolveLocation(context.schema.location, reference.schemaLocation);
    const document = location === undefined ? undefined : this.#documents.get(location);
    if (document === undefined) return [];
    if (document.kind === "schema") return [document.schema];
    const wanted = reference.kind === "import" ? (reference.namespace ?? "") : context.namespace;
    return document.definitions.schemas.filter((schema) => (schema.targetNamespace ?? "") === wanted);
  }
}

function nameOf(namespace: string): string {
  return namespace === "" ? "no namespace" : namespace;
}
