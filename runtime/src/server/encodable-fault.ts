import type { JsonWriter } from "../json/json-writer.js";
import type { MessageElement } from "../operation.js";
import type { XmlWriter } from "../xml/xml-writer.js";

/** A declared fault with its detail, ready to be written on either wire. Writing throws `EncodeError`. */
export interface EncodableFault {
  /** Its name in the contract. */
  readonly kind: string;
  readonly element: MessageElement;
  readonly encodeXml: (xml: XmlWriter) => void;
  readonly encodeJson: (json: JsonWriter) => void;
}
