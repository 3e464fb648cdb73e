import type { ExpandedName } from "../values/names.js";
import { utilityNamespace } from "./header-attributes.js";
import { encodingNamespace, soap11, soap12 } from "./soap-version.js";

const encoding12 = "http://www.w3.org/2003/05/soap-encoding";

const serialization = "http://schemas.microsoft.com/2003/10/Serialization/";

/** Attributes that SOAP stacks put on any element of a message. They do not concern the data of a literal message. */
const names: ReadonlySet<string> = new Set([
  "{}id",
  `{${soap11.namespace}}encodingStyle`,
  `{${soap12.namespace}}encodingStyle`,
  `{${encodingNamespace}}root`,
  `{${encodingNamespace}}arrayType`,
  `{${encoding12}}arraySize`,
  `{${encoding12}}itemType`,
  `{${encoding12}}nodeType`,
  `{${utilityNamespace}}Id`,
  `{${serialization}}Id`,
]);

/**
 * Whether an attribute is allowed on any element although no contract declares it, for
 * `XmlReaderOptions.passAttribute`: encodingStyle (SOAP 1.1 section 4.1.1), root, id and arrayType (sections 5.4 and
 * 5.6), a signature's `wsu:Id`. `href` is not allowed: it says that the data is elsewhere.
 */
export function passStackAttribute({ namespace, name }: ExpandedName): boolean {
  return names.has(`{${namespace}}${name}`);
}
