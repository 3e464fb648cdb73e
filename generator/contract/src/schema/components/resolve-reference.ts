import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { didYouMean } from "../../diagnostics/nearest-name.js";
import { spanText } from "../../diagnostics/span.js";
import { draftSchemaNamespaces, namespaces, toldNamespace } from "../../read/namespaces.js";
import type { QualifiedName } from "../../syntax/schema-syntax.js";
import { builtinTypes } from "../builtin-types.js";
import { expandedName, localName, namespaceName } from "../expanded-name.js";
import { type SchemaContext, targetName, targetNamespace } from "../schema-context.js";
import type { ExpandedName, SchemaSet } from "../schema-set.js";
import type { Linking } from "./linking.js";
import type { SymbolTables } from "./symbol-tables.js";
import {
  meantByLocalName,
  type NamedTable,
  namesByLocal,
  reportUnknownPrefix,
  type UnresolvedReference,
} from "./unresolved-reference.js";
import { dataSetLanguage, specialXmlAttributes } from "./xml-attributes.js";

/** The symbol space of a reference. */
type SymbolSpace = keyof SymbolTables;

const nouns: Readonly<Record<SymbolSpace, string>> = {
  types: "type",
  elements: "element",
  attributes: "attribute",
  groups: "group",
  attributeGroups: "attribute group",
  notations: "notation",
};

/** Built-in types that had another name in drafts of XML Schema (1999 to October 2000), by that name. */
const draftTypes: ReadonlyMap<string, string> = new Map([
  ["timeInstant", "dateTime"],
  ["timeDuration", "duration"],
  ["uriReference", "anyURI"],
  ["binary", "base64Binary"],
  ["CDATA", "normalizedString"],
  ["ur-type", "anyType"],
  ["year", "gYear"],
  ["month", "gYearMonth"],
  ["recurringDate", "gMonthDay"],
  ["recurringDay", "gDay"],
]);

/** Prefixes that people use for XML Schema, or confuse with them. */
const schemaPrefixes: ReadonlySet<string> = new Set(["xs", "xsd", "s", "xsi"]);

const xmlAttributes: ReadonlySet<string> = new Set(["lang", "space", "base", "id"]);

/**
 * The expanded name of the component that a reference names; undefined after it was reported as undeclared. A name from
 * a namespace that the schema does not import is only a warning in a WSDL contract, because many forget the import.
 */
export function resolveReference(
  name: QualifiedName,
  space: SymbolSpace,
  context: SchemaContext,
  linking: Linking,
): ExpandedName | undefined {
  const declared = linking.tables[space];
  if (name.undeclaredPrefix !== undefined) return resolveByLocalName(name, { space, declared }, linking.diagnostics);
  const expanded = targetName(name, context);
  if (declared.has(expanded)) {
    checkImported(name, context, linking);
    return expanded;
  }
  if (space === "types" && builtinTypes.has(expanded)) return expanded;
  const namespace = targetNamespace(name, context);
  if (space === "attributes" && expanded === dataSetLanguage) return expanded;
  const isOfXml = space === "attributes" && namespace === namespaces.xml && xmlAttributes.has(name.local);
  if (isOfXml || (space === "attributeGroups" && expanded === specialXmlAttributes)) {
    checkImported(name, context, linking);
    return expanded;
  }
  const place = { namespace: context.namespace, space, declared };
  const meant = meantName(name, place, linking.diagnostics);
  if (meant !== undefined) return meant;
  const help = (): string => otherKind(expanded, space, linking.tables) ?? suggestion(expanded, space, declared);
  linking.unresolved({ kind: nouns[space], name: expanded, help, at: name.at });
  return undefined;
}

/** The components that a name may mean. */
interface DeclaredNames {
  readonly space: SymbolSpace;
  readonly declared: NamedTable;
}

/** The context of a name that may be misspelt: its target namespace, and the declared components. */
interface NamePlace extends DeclaredNames {
  readonly namespace: string;
}

/**
 * The meaning of a name with an undeclared prefix; undefined after reporting that it may mean nothing, or several
 * components.
 */
function resolveByLocalName(
  name: QualifiedName,
  { space, declared }: DeclaredNames,
  diagnostics: Diagnostics,
): ExpandedName | undefined {
  const isOfSchema = space === "types" && schemaPrefixes.has(name.undeclaredPrefix ?? "");
  const meant = meantByLocalName(name, isOfSchema ? [declared, builtinTypes] : [declared], diagnostics);
  if (meant === undefined) reportUnknownPrefix(name, diagnostics);
  return meant;
}

/** The meaning of a name that is not declared as written; it is reported. */
function meantName(name: QualifiedName, place: NamePlace, diagnostics: Diagnostics): ExpandedName | undefined {
  if (place.space === "types" && name.namespace === namespaces.schema) return inOtherWords(name, diagnostics);
  if (place.space === "types" && name.namespace === namespaces.soapEncoding) return ofEncoding(name);
  if (place.space === "types" && draftSchemaNamespaces.has(name.namespace)) return inDraft(name, diagnostics);
  return withoutPrefix(name, place, diagnostics);
}

/** The built-in type with the values of a type of SOAP's encoding (SOAP 1.1 section 5.2). */
function ofEncoding({ local }: QualifiedName): ExpandedName | undefined {
  const meant = expandedName(namespaces.schema, local === "base64" ? "base64Binary" : local);
  return builtinTypes.has(meant) ? meant : undefined;
}

/** The built-in type that a name of a draft means, or a name in other case. */
function inOtherWords(name: QualifiedName, diagnostics: Diagnostics): ExpandedName | undefined {
  return draftTypes.has(name.local) ? inDraft(name, diagnostics) : inOtherCase(name, diagnostics);
}

/** The current built-in type for one of a draft of XML Schema, which a schema of the draft or a message part names. */
function inDraft({ namespace, local, at }: QualifiedName, diagnostics: Diagnostics): ExpandedName | undefined {
  const meant = expandedName(namespaces.schema, draftTypes.get(local) ?? local);
  if (!builtinTypes.has(meant)) return undefined;
  diagnostics.report("xsd-draft-type", at, { name: expandedName(namespace, local), meant });
  return meant;
}

/** The built-in type for a name in other case: `xs:String`, `xs:datetime`. */
function inOtherCase({ namespace, local, at }: QualifiedName, diagnostics: Diagnostics): ExpandedName | undefined {
  const written = expandedName(namespace, local).toLowerCase();
  const meant = [...builtinTypes.keys()].find((builtin) => builtin.toLowerCase() === written);
  if (meant !== undefined) diagnostics.report("xsd-type-letter-case", at, { name: local, meant: localName(meant) });
  return meant;
}

/**
 * The meaning of an undeclared name without a prefix, in no namespace or in that of WSDL: a component of the target
 * namespace, or a built-in type.
 */
function withoutPrefix(
  { namespace, local, at }: QualifiedName,
  place: NamePlace,
  diagnostics: Diagnostics,
): ExpandedName | undefined {
  if (namespace !== "" && namespace !== namespaces.wsdl) return undefined;
  const [own, builtin] = [expandedName(place.namespace, local), expandedName(namespaces.schema, local)];
  const isBuiltin = place.space === "types" && builtinTypes.has(builtin);
  const isDeclared = place.declared.has(own);
  if (!isDeclared && !isBuiltin) return undefined;
  const meant = isDeclared ? own : builtin;
  diagnostics.report("xsd-missing-prefix", at, { name: local, meant });
  return meant;
}

function ofNamespace(namespace: string): string {
  return namespace === "" ? "without namespace" : `of namespace ${namespace}`;
}

/** Reports a name from a namespace that the schema does not import. */
export function checkImported(name: QualifiedName, context: SchemaContext, linking: Linking): void {
  const namespace = targetNamespace(name, context);
  if (namespace === context.namespace) return;
  const { schema } = context;
  const imported = schema.references.some(
    (reference) => reference.kind === "import" && (reference.namespace ?? "") === namespace,
  );
  if (imported) return;
  const key = `${spanText(schema.at)} ${namespace}`;
  if (linking.missingImports.has(key)) return;
  linking.missingImports.add(key);
  const args = { namespace: toldNamespace(namespace), name: name.local };
  linking.diagnostics.report("xsd-missing-import", name.at, args);
}

/** The components that a message part may name, and the target namespace of its message. */
interface WsdlPlace {
  readonly schemas: SchemaSet;
  readonly namespace: string;
  readonly diagnostics: Diagnostics;
}

/**
 * The element or type that a message part names, or the facts of an unresolved reference. Undefined after an undeclared
 * prefix was reported.
 */
export function resolveFromWsdl(
  name: QualifiedName,
  space: "elements" | "types",
  { schemas, namespace, diagnostics }: WsdlPlace,
): ExpandedName | Omit<UnresolvedReference, "owner"> | undefined {
  if (name.undeclaredPrefix !== undefined) {
    return resolveByLocalName(name, { space, declared: schemas[space] }, diagnostics);
  }
  const expanded = expandedName(name.namespace, name.local);
  if (schemas[space].has(expanded) || (space === "types" && builtinTypes.has(expanded))) return expanded;
  const meant = meantName(name, { namespace, space, declared: schemas[space] }, diagnostics);
  if (meant !== undefined) return meant;
  const help = (): string => otherKind(expanded, space, schemas) ?? suggestion(expanded, space, schemas[space]);
  return { kind: nouns[space], name: expanded, help, at: name.at };
}

/** The hint if an element is named as a type, or a type as an element. */
function otherKind(
  name: ExpandedName,
  space: SymbolSpace,
  { types, elements }: Pick<SchemaSet, "types" | "elements"> | Pick<SymbolTables, "types" | "elements">,
): string | undefined {
  if (space === "types" && elements.has(name)) return "; an element is called so, not a type";
  return space === "elements" && types.has(name) ? "; a type is called so, not an element" : undefined;
}

/** Built-in types that only XSD 1.1 has. */
const laterTypes = new Set(["anyAtomicType", "dateTimeStamp", "dayTimeDuration", "yearMonthDuration", "error"]);

/** The hint after "is not declared": a similar name, or the namespaces that declare the local name. */
function suggestion(name: ExpandedName, space: SymbolSpace, declared: NamedTable): string {
  const tables = space === "types" ? [declared, builtinTypes] : [declared];
  const local = localName(name);
  if (space === "types" && namespaceName(name) === namespaces.schema && laterTypes.has(local))
    return "; only XSD 1.1 has it";
  const [elsewhere] = tables.flatMap((table) => namesByLocal(table).get(local) ?? []);
  if (elsewhere !== undefined) return `; one of that name is declared in ${namespaceName(elsewhere) || "no namespace"}`;
  const known = tables.flatMap((table) => [...table.keys()]);
  const own = known.filter((other) => namespaceName(other) === namespaceName(name));
  if (own.length === 0) return `; no ${nouns[space]} ${ofNamespace(namespaceName(name))} is loaded`;
  return didYouMean(local, own.map(localName));
}
