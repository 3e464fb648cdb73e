import { namespaces } from "./namespaces.js";

/** The elements of XML Schema, apart from annotations, in which foreign elements are allowed. */
const schemaWords: ReadonlySet<string> = new Set([
  ...["import", "include", "redefine", "element", "attribute", "attributeGroup", "group", "notation"],
  ...["complexType", "simpleType", "complexContent", "simpleContent", "extension", "restriction", "list", "union"],
  ...["all", "choice", "sequence", "any", "anyAttribute", "key", "keyref", "unique", "selector", "field"],
  ...["length", "minLength", "maxLength", "pattern", "enumeration", "whiteSpace", "totalDigits", "fractionDigits"],
  ...["minInclusive", "maxInclusive", "minExclusive", "maxExclusive"],
]);

/** The name of an element as the parser reports it. */
interface TagName {
  readonly uri: string;
  readonly local: string;
}

/**
 * Whether an element inside of a schema is meant as one of XML Schema, though its prefix is missing: the default namespace
 * is then that of WSDL, or none.
 */
export function isMeantAsSchema(
  { uri, local }: TagName,
  parent: { readonly namespace: string; readonly local: string } | undefined,
): boolean {
  if (parent?.namespace !== namespaces.schema || parent.local === "appinfo" || parent.local === "documentation")
    return false;
  return (uri === namespaces.wsdl || uri === "") && schemaWords.has(local);
}
