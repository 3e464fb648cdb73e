import { encodingNamespace, soap11, soap12 } from "../soap/soap-version.js";
import { schemaNamespace, xsiNamespace } from "../xml/namespace-scope.js";

/** The usual prefixes of well-known namespaces. */
const known: ReadonlyMap<string, string> = new Map([
  ["xsi", xsiNamespace],
  ["i", xsiNamespace],
  ["xsd", schemaNamespace],
  ["xs", schemaNamespace],
  ["soap", soap11.namespace],
  ["soapenv", soap11.namespace],
  ["SOAP-ENV", soap11.namespace],
  ["env", soap12.namespace],
  ["soap12", soap12.namespace],
  ["soapenc", encodingNamespace],
  ["SOAP-ENC", encodingNamespace],
]);

/** The namespace of a prefix that a message uses without declaring it; `""` if the prefix is not well known. */
export function knownPrefix(prefix: string): string {
  return known.get(prefix) ?? "";
}
