import { addressing, addressing2004 } from "./addressing.js";
import { swaref, xmlmime, xopInclude } from "./attachments.js";
import { apacheSoap, soapEncoding } from "./soap-encoding.js";
import { soap11Envelope, soap12Envelope } from "./soap-envelopes.js";

/** A vocabulary that contracts refer to by its web location, or without one. */
export interface Vocabulary {
  readonly namespace: string;
  /** The name of its document in messages, after the scheme. */
  readonly name: string;
  /** A schema document with the declarations of the specification. */
  readonly text: string;
}

/** The vocabularies that are known without a document of the contract. */
export const vocabularies: readonly Vocabulary[] = [
  { namespace: "http://www.w3.org/2005/08/addressing", name: "ws-addressing.xsd", text: addressing },
  {
    namespace: "http://schemas.xmlsoap.org/ws/2004/08/addressing",
    name: "ws-addressing-2004.xsd",
    text: addressing2004,
  },
  { namespace: "http://schemas.xmlsoap.org/soap/envelope/", name: "soap11-envelope.xsd", text: soap11Envelope },
  { namespace: "http://www.w3.org/2003/05/soap-envelope", name: "soap12-envelope.xsd", text: soap12Envelope },
  { namespace: "http://schemas.xmlsoap.org/soap/encoding/", name: "soap-encoding.xsd", text: soapEncoding },
  { namespace: "http://xml.apache.org/xml-soap", name: "apache-soap.xsd", text: apacheSoap },
  { namespace: "http://www.w3.org/2005/05/xmlmime", name: "xmlmime.xsd", text: xmlmime },
  { namespace: "http://www.w3.org/2004/08/xop/include", name: "xop-include.xsd", text: xopInclude },
  { namespace: "http://ws-i.org/profiles/basic/1.1/xsd", name: "swaref.xsd", text: swaref },
];
