import { XmlDocument, XsdValidator } from "libxml2-wasm";

/** libxml2's verdicts on texts of one simple type each, which `types` declares as the content of `<xs:element>`. */
export class SchemaJudge {
  readonly #validator: XsdValidator;

  /** `types`: by element name, what stands in `type="…"`, or an `<xs:simpleType>`. */
  constructor(types: ReadonlyMap<string, string>) {
    const elements = [...types].map(([name, type]) =>
      type.startsWith("<")
        ? `<xs:element name="${name}">${type}</xs:element>`
        : `<xs:element name="${name}" type="${type}"/>`,
    );
    const schema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${elements.join("")}</xs:schema>`;
    const document = XmlDocument.fromString(schema);
    this.#validator = XsdValidator.fromDoc(document);
    document.dispose();
  }

  /** Whether a text is valid as the content of an element. Prefixes `a` and `xs` are bound. */
  accepts(element: string, text: string): boolean {
    const content = text.replace(/[&<>\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);
    const document = XmlDocument.fromString(`<${element} xmlns:a="urn:a" xmlns:xs="urn:xs">${content}</${element}>`);
    try {
      this.#validator.validate(document);
      return true;
    } catch {
      return false;
    } finally {
      document.dispose();
    }
  }
}
