import type { XmlAttribute } from "./attribute-list.js";
import type { ReaderSchema } from "./reader-schema.js";
import type { XmlLimits } from "./xml-limits.js";
import type { XmlScanner } from "./xml-scanner.js";

/** How a document is read. */
export interface XmlReaderOptions {
  readonly limits?: Partial<XmlLimits>;
  /** `"strict"` holds the children of an element to the order of its table. Default `"any"`. */
  readonly order?: "any" | "strict";
  /** What happens to elements and attributes that the contract does not have. Default `"refuse"`. */
  readonly unexpected?: "refuse" | "skip";
  /** Which attributes that the contract does not have are passed over, on any element. By default, `unexpected` says so. */
  readonly passAttribute?: (attribute: XmlAttribute) => boolean;
  /** `passInstruction`, where processing instructions are not to be refused (SOAP 1.1 section 3). */
  readonly instructions?: (scanner: XmlScanner) => void;
  /** What wildcards and xsi:type may name; where it is not given, wildcards take what comes. */
  readonly schema?: ReaderSchema | undefined;
}
