/** The kinds of named components. Components of one kind have names of their own (XSD 1.0 Part 1, 2.5; WSDL 1.1, 2.1). */
export type SymbolKind =
  | "type"
  | "element"
  | "attribute"
  | "group"
  | "attribute group"
  | "identity constraint"
  | "message"
  | "port type"
  | "binding"
  | "service";

/** The language of an element: XML Schema, or WSDL. */
export type Language = "xsd" | "wsdl";

/** The components that elements declare as children of xs:schema, xs:redefine or wsdl:definitions. */
export const declaredKinds: Readonly<Record<string, SymbolKind>> = {
  "xsd complexType": "type",
  "xsd simpleType": "type",
  "xsd element": "element",
  "xsd attribute": "attribute",
  "xsd group": "group",
  "xsd attributeGroup": "attribute group",
  "wsdl message": "message",
  "wsdl portType": "port type",
  "wsdl binding": "binding",
  "wsdl service": "service",
};

/** The components that are declared anywhere in an element declaration. */
export const constraintKinds: ReadonlySet<string> = new Set(["xsd key", "xsd keyref", "xsd unique"]);

/** The attributes that hold qualified names, with the kind of component that they name. */
const referringAttributes: Readonly<Record<string, SymbolKind>> = {
  "xsd element type": "type",
  "xsd element ref": "element",
  "xsd element substitutionGroup": "element",
  "xsd attribute type": "type",
  "xsd attribute ref": "attribute",
  "xsd attribute arrayType": "type",
  "xsd group ref": "group",
  "xsd attributeGroup ref": "attribute group",
  "xsd extension base": "type",
  "xsd restriction base": "type",
  "xsd list itemType": "type",
  "xsd union memberTypes": "type",
  "xsd keyref refer": "identity constraint",
  "wsdl part element": "element",
  "wsdl part type": "type",
  "wsdl input message": "message",
  "wsdl output message": "message",
  "wsdl fault message": "message",
  "wsdl binding type": "port type",
  "wsdl port binding": "binding",
  "soap header message": "message",
  "soap headerfault message": "message",
};

/** The kind of component that an attribute names; undefined if it names none. */
export function referredKind(language: Language | "soap", element: string, attribute: string): SymbolKind | undefined {
  return referringAttributes[`${language} ${element} ${attribute.replace(/^.*:/, "")}`];
}
