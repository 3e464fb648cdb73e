import type { XmlAttribute } from "../xml/attribute-list.js";
import type { XmlReaderOptions } from "../xml/xml-reader.js";

/**
 * How replies are read: content that the contract does not name is skipped, except for references to values elsewhere,
 * as in multi-reference values (SOAP 1.1 section 5.4.1), because skipping those would lose data.
 */
export const replyOptions: XmlReaderOptions = {
  unexpected: "skip",
  passAttribute: ({ namespace, name, value }: XmlAttribute) => namespace !== "" || name !== "href" || value[0] !== "#",
};
