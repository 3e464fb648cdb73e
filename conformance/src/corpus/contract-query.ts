import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { XmlDocument, XmlElement } from "libxml2-wasm";

const namespaces = {
  xs: "http://www.w3.org/2001/XMLSchema",
  wsdl: "http://schemas.xmlsoap.org/wsdl/",
  soap: "http://schemas.xmlsoap.org/wsdl/soap/",
  soap12: "http://schemas.xmlsoap.org/wsdl/soap12/",
};

/** The parts of a contract that plain XML queries find, without our reader. */
export interface QueriedContract {
  /** The number of operations in port types with a SOAP binding. */
  readonly operations: number;
  /** The elements of message parts, as `{namespace}local`. */
  readonly messageElements: readonly string[];
  readonly globalElements: readonly string[];
  /** Elements and attributes that are declared inside a type or a group. */
  readonly declarations: readonly QueriedDeclaration[];
}

/** An element or attribute that is declared inside a type or a group. */
export interface QueriedDeclaration {
  readonly kind: "element" | "attribute";
  readonly name: string;
  /** `{namespace}Type` of the named complex type that it is declared in; undefined in groups and in types without a name. */
  readonly owner: string | undefined;
}

/** Reads every document in the folder of a WSDL. */
export function queryContract(wsdl: string): QueriedContract {
  const folder = dirname(wsdl);
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => /\.(wsdl|xsd)$/.test(path));
  const documents = paths.map((path) => XmlDocument.fromBuffer(readFileSync(join(folder, path))));
  try {
    const find = (xpath: string): readonly XmlElement[] =>
      documents.flatMap((document) => document.find(xpath, namespaces).filter((node) => node instanceof XmlElement));
    return {
      operations: countOperations(find),
      messageElements: distinct(find("//wsdl:part[@element]").map((part) => resolved(part, "element"))),
      globalElements: distinct(find("//xs:schema/xs:element").map((element) => expanded(element))),
      declarations: find(
        "//xs:schema/*//xs:element[@name][not(@maxOccurs='0')] | //xs:schema/*//xs:attribute[@name][not(@use='prohibited')]",
      ).map((node) => ({
        kind: node.name === "element" ? ("element" as const) : ("attribute" as const),
        name: node.attr("name")?.value ?? "",
        owner: ownerOf(node),
      })),
    };
  } finally {
    for (const document of documents) document.dispose();
  }
}

function countOperations(find: (xpath: string) => readonly XmlElement[]): number {
  const bound = new Set(find("//wsdl:binding[soap:binding or soap12:binding]").map((node) => localPart(node, "type")));
  return find("//wsdl:portType").reduce((sum, portType) => {
    const isBound = bound.has(portType.attr("name")?.value ?? "");
    return sum + (isBound ? portType.find("wsdl:operation", namespaces).length : 0);
  }, 0);
}

function distinct(names: readonly string[]): readonly string[] {
  return [...new Set(names)];
}

function localPart(node: XmlElement, attribute: string): string {
  const value = node.attr(attribute)?.value ?? "";
  return value.slice(value.indexOf(":") + 1);
}

/** Resolves the QName in an attribute. */
function resolved(node: XmlElement, attribute: string): string {
  const value = node.attr(attribute)?.value ?? "";
  const prefix = value.includes(":") ? value.slice(0, value.indexOf(":")) : "";
  return `{${node.namespaces[prefix] ?? ""}}${localPart(node, attribute)}`;
}

/** The qualified name of a global component. */
function expanded(node: XmlElement): string {
  return `{${node.parent?.attr("targetNamespace")?.value ?? ""}}${node.attr("name")?.value ?? ""}`;
}

function ownerOf(node: XmlElement): string | undefined {
  for (let at = node.parent; at !== null; at = at.parent) {
    if (["complexType", "group", "attributeGroup"].includes(at.name)) {
      return at.name === "complexType" && at.attr("name") !== null ? expanded(at) : undefined;
    }
  }
  return undefined;
}
