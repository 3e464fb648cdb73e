import type { XmlAttribute } from "../xml/attribute-list.js";
import type { XmlReaderOptions } from "../xml/xml-reader.js";

/**
 * How replies are read: what the contract does not have is passed over, apart from what says that the content is elsewhere,
 * as in multi-reference values (SOAP 1.1 section 5.4.1).
 */
export const replyOptions: XmlReaderOptions = {
  unexpected: "skip",
  passAttribute: ({ namespace, name, value }: XmlAttribute) => namespace !== "" || name !== "href" || value[0] !== "#",
};
