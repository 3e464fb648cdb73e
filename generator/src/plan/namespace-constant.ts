import { camelCase } from "../model/names/identifier.js";

/** What generated code calls a namespace by: `urn:game-play:types` -> `typesNamespace`. Two namespaces may want the same. */
export function namespaceConstant(uri: string): string {
  const constant = camelCase([tellingWord(uri), "Namespace"]).replace(/^_+/, "");
  return /^[\p{ID_Start}$]/u.test(constant) ? constant : `n${constant}`;
}

/** The last word that tells what a namespace is about, and not only which version of it or that it is a schema. */
function tellingWord(uri: string): string {
  const [scheme = "contract", ...words] = uri.split(/[/:#?]/).filter((part) => part !== "");
  const telling = words.findLast((word) => !/^(?:v?[\d._-]+|xsd|wsdl)$/iu.test(word)) ?? words.at(-1) ?? scheme;
  return telling.replace(/^www\.(?=.*\.)/, "").replace(/\.\p{L}\w*$/u, "");
}
