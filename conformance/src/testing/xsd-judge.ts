import { readFileSync } from "node:fs";
import { XmlDocument, XmlValidateError, XsdValidator } from "libxml2-wasm";
import { xmlRegisterFsInputProviders } from "libxml2-wasm/lib/nodejs.mjs";

xmlRegisterFsInputProviders();

/** Judges XML documents by libxml2 and one schema file. */
export class XsdJudge {
  readonly #validator: XsdValidator;

  constructor(schemaPath: string) {
    const schema = XmlDocument.fromBuffer(readFileSync(schemaPath), { url: schemaPath });
    this.#validator = XsdValidator.fromDoc(schema);
  }

  /** Why libxml2 refuses a document. Undefined if the document is valid. */
  refusal(xml: string): string | undefined {
    let document: XmlDocument;
    try {
      document = XmlDocument.fromString(xml);
    } catch (error) {
      return `not well-formed: ${String(error)}`;
    }
    try {
      this.#validator.validate(document);
      return undefined;
    } catch (error) {
      if (error instanceof XmlValidateError) return error.message;
      throw error;
    } finally {
      document.dispose();
    }
  }
}
