/** Namespaces that specifications define. */
export const namespaces = {
  schema: "http://www.w3.org/2001/XMLSchema",
  instance: "http://www.w3.org/2001/XMLSchema-instance",
  xml: "http://www.w3.org/XML/1998/namespace",
  wsdl: "http://schemas.xmlsoap.org/wsdl/",
  soap11: "http://schemas.xmlsoap.org/wsdl/soap/",
  soap12: "http://schemas.xmlsoap.org/wsdl/soap12/",
  http: "http://schemas.xmlsoap.org/wsdl/http/",
  mime: "http://schemas.xmlsoap.org/wsdl/mime/",
  soapEncoding: "http://schemas.xmlsoap.org/soap/encoding/",
  soapEnvelope: "http://schemas.xmlsoap.org/soap/envelope/",
  serialization: "http://schemas.microsoft.com/2003/10/Serialization/",
} as const;

/** The namespaces of prefixes that nearly every contract uses. */
const usualPrefixes: Readonly<Record<string, string>> = {
  xs: namespaces.schema,
  xsd: namespaces.schema,
  xsi: namespaces.instance,
  wsdl: namespaces.wsdl,
  soap: namespaces.soap11,
  soap12: namespaces.soap12,
  soapenc: namespaces.soapEncoding,
  http: namespaces.http,
  mime: namespaces.mime,
};

/**
 * The missing declaration of a prefix, as an addition to a message, with the namespace if the prefix has a usual one.
 */
export function missingDeclaration(prefix: string): string {
  const namespace = Object.hasOwn(usualPrefixes, prefix) ? usualPrefixes[prefix] : undefined;
  return `; xmlns:${prefix}${namespace === undefined ? "" : `="${namespace}"`} is missing`;
}

/** A namespace in a message: `namespace urn:a`, or `no namespace`. */
export function toldNamespace(namespace: string): string {
  return namespace === "" ? "no namespace" : `namespace ${namespace}`;
}

/**
 * Drafts of XML Schema that were in use before the Recommendation. Contracts in them mostly use words that did not
 * change.
 */
export const draftSchemaNamespaces: ReadonlySet<string> = new Set([
  "http://www.w3.org/1999/XMLSchema",
  "http://www.w3.org/2000/08/XMLSchema",
  "http://www.w3.org/2000/10/XMLSchema",
]);

/** Namespaces whose components are known, or not needed, without a schema document. */
export const wellKnownNamespaces: ReadonlySet<string> = new Set([
  namespaces.schema,
  namespaces.instance,
  namespaces.xml,
  namespaces.wsdl,
  namespaces.soapEncoding,
  namespaces.soapEnvelope,
]);

/**
 * The well-known namespaces whose documents are not read even if they exist, because their types are built in or
 * refused.
 */
export const builtinNamespaces: ReadonlySet<string> = new Set([
  namespaces.schema,
  namespaces.instance,
  namespaces.soapEncoding,
]);
