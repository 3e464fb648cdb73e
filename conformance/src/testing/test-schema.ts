const xsdNamespace = "http://www.w3.org/2001/XMLSchema";

/** Every prefix that documents of the judges use: of their two namespaces, of XSD and of its attributes in documents. */
export const documentPrefixes: string = `xmlns:t="urn:t" xmlns:o="urn:o" xmlns:xs="${xsdNamespace}" xmlns:xsi="${xsdNamespace}-instance"`;

/** The attributes of a schema of the namespace `urn:t`, whose local elements are qualified. */
export const targetAttributes: string = 'xmlns:t="urn:t" targetNamespace="urn:t" elementFormDefault="qualified"';

/** An `xs:schema` with these attributes. */
export function schemaDocument(body: string, attributes: string): string {
  return `<xs:schema xmlns:xs="${xsdNamespace}" ${attributes}>${body}</xs:schema>`;
}
