import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { XmlDocument, XmlElement, XmlValidateError, XsdValidator } from "libxml2-wasm";
import { xmlRegisterFsInputProviders } from "libxml2-wasm/lib/nodejs.mjs";

xmlRegisterFsInputProviders();

const envelopeNamespace = "http://schemas.xmlsoap.org/soap/envelope/";

/** What libxml2 found of a SOAP message. */
export interface SoapVerdict {
  /** The Body's child, as `{namespace}name`. */
  readonly bodyChild: string | undefined;
  /** Why the message is not valid; undefined where it is. */
  readonly refusal: string | undefined;
}

/** libxml2 validating SOAP 1.1 messages (section 4) whose Body holds a global element of one schema, or a Fault. */
export class SoapJudge {
  readonly #schema: XmlDocument;
  readonly #validator: XsdValidator;

  constructor(schema: URL) {
    // By its name, beside it: libxml2 takes no folder's name in a schemaLocation that is not a URI (`[` is none).
    const path = fileURLToPath(schema);
    this.#schema = XmlDocument.fromString(envelopeSchema(basename(path)), { url: join(dirname(path), "envelope.xsd") });
    this.#validator = XsdValidator.fromDoc(this.#schema);
  }

  judge(message: string): SoapVerdict {
    const document = XmlDocument.fromString(message);
    try {
      const body = document.get("/s:Envelope/s:Body/*", { s: envelopeNamespace });
      const bodyChild = body instanceof XmlElement ? `{${body.namespaceUri}}${body.name}` : undefined;
      return { bodyChild, refusal: this.#refusal(document) };
    } finally {
      document.dispose();
    }
  }

  dispose(): void {
    this.#validator.dispose();
    this.#schema.dispose();
  }

  #refusal(document: XmlDocument): string | undefined {
    try {
      this.#validator.validate(document);
      return undefined;
    } catch (error) {
      if (error instanceof XmlValidateError) return error.message;
      throw error;
    }
  }
}

/** SOAP 1.1 as a schema: stricter than the published one, in that a Body has exactly one child, of a known element. */
function envelopeSchema(messages: string): string {
  return `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:s="${envelopeNamespace}" targetNamespace="${envelopeNamespace}">
<xs:import namespace="urn:game-play:types" schemaLocation="${messages}"/>
<xs:element name="Envelope"><xs:complexType><xs:sequence>
  <xs:element name="Header" minOccurs="0" form="qualified"><xs:complexType><xs:sequence>
    <xs:any namespace="##other" processContents="lax" minOccurs="0" maxOccurs="unbounded"/>
  </xs:sequence></xs:complexType></xs:element>
  <xs:element name="Body" form="qualified"><xs:complexType><xs:choice>
    <xs:element ref="s:Fault"/>
    <xs:any namespace="##other" processContents="strict"/>
  </xs:choice></xs:complexType></xs:element>
</xs:sequence></xs:complexType></xs:element>
<xs:element name="Fault"><xs:complexType><xs:sequence>
  <xs:element name="faultcode" type="xs:QName"/>
  <xs:element name="faultstring" type="xs:string"/>
  <xs:element name="faultactor" type="xs:anyURI" minOccurs="0"/>
  <xs:element name="detail" minOccurs="0"><xs:complexType><xs:sequence>
    <xs:any namespace="##any" processContents="lax" minOccurs="0" maxOccurs="unbounded"/>
  </xs:sequence></xs:complexType></xs:element>
</xs:sequence></xs:complexType></xs:element>
</xs:schema>`;
}
