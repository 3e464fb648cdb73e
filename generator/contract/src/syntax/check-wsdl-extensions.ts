import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { didYouMean } from "../diagnostics/nearest-name.js";
import { namespaces } from "../read/namespaces.js";
import { attributeOf, type XmlAttribute, type XmlElement } from "../read/xml-tree.js";
import { isRequired } from "./policies.js";
import { soapChildren } from "./wsdl-elements.js";

type Elements = Readonly<Record<string, readonly string[]>>;

const soapHeader = ["message", "part", "use", "encodingStyle", "namespace"];

/** The elements of SOAP bindings and their attributes, by their parents (WSDL 1.1 section 3.2 and appendix A 4.2). */
const soapElements: Readonly<Record<string, Elements>> = {
  binding: { binding: ["transport", "style"] },
  boundOperation: { operation: ["soapAction", "soapActionRequired", "style"] },
  boundDirection: { body: ["parts", "use", "encodingStyle", "namespace"], header: soapHeader },
  header: { headerfault: soapHeader },
  boundFault: { fault: ["name", "use", "encodingStyle", "namespace"] },
  port: { address: ["location"] },
};

/** The elements of XML Schema in wsdl:types: schemas, and elements that are read as if they were in one. */
const schemaElements: Readonly<Record<string, readonly string[]>> = {
  types: ["schema", "import", "include", "annotation"],
};

/** Reports extensions in a WSDL element that are ignored, or that must be understood and are not. */
export function checkExtensions(element: XmlElement, place: string, diagnostics: Diagnostics): void {
  for (const child of element.children) {
    const { namespace } = child;
    if (namespace === namespaces.soap11 || namespace === namespaces.soap12) checkSoapElement(child, place, diagnostics);
    else if (namespace === namespaces.schema) checkSchemaElement(child, place, diagnostics);
    else if (!isKnown(child) && isRequired(child)) {
      diagnostics.report("wsdl-required-extension", child.at, { element: `{${namespace}}${child.local}` });
    }
  }
}

function checkSoapElement(element: XmlElement, place: string, diagnostics: Diagnostics): void {
  const here = soapElements[place] ?? {};
  const known = Object.hasOwn(here, element.local) ? here[element.local] : undefined;
  if (known === undefined) {
    reportMisplaced(element, "soap", diagnostics);
    return;
  }
  const style =
    attributeOf(element, "style") === undefined && known.includes("style") ? styleAsType(element) : undefined;
  if (style !== undefined) diagnostics.report("wsdl-style-as-type", style.attribute.at, { value: style.meant });
  for (const attribute of element.attributes) {
    const { namespace, local, at } = attribute;
    // Oracle writes wsdl:required without its prefix.
    if (namespace !== "" || local === "required" || known.includes(local) || attribute === style?.attribute) continue;
    diagnostics.report("wsdl-unknown-attribute", at, {
      attribute: local,
      element: `soap:${element.local}`,
      help: didYouMean(local, known),
    });
  }
  if (element.local === "header") checkExtensions(element, "header", diagnostics);
}

function checkSchemaElement(element: XmlElement, place: string, diagnostics: Diagnostics): void {
  if (schemaElements[place]?.includes(element.local) !== true) reportMisplaced(element, "xs", diagnostics);
}

function reportMisplaced({ local, at, parent }: XmlElement, prefix: string, diagnostics: Diagnostics): void {
  const args = { element: `${prefix}:${local}`, parent: parent?.local ?? "" };
  diagnostics.report("wsdl-misplaced-extension", at, args);
}

/** Whether an extension is read, or reported if a binding needs it. */
function isKnown({ namespace, local }: XmlElement): boolean {
  const own: readonly string[] = ["", namespaces.wsdl, namespaces.http, namespaces.mime];
  return own.includes(namespace) || ["UsingAddressing", "UsingPolicy", "Policy", "PolicyReference"].includes(local);
}

const words: readonly (readonly [element: string, attribute: string, known: readonly string[]])[] = [
  ["binding", "style", ["document", "rpc"]],
  ["operation", "style", ["document", "rpc"]],
  ["body", "use", ["literal", "encoded"]],
  ["header", "use", ["literal", "encoded"]],
  ["fault", "use", ["literal", "encoded"]],
];

/** Whether an attribute named style has a value that belongs in use. */
export function isUseAsStyle(local: string, value: string): boolean {
  return local === "style" && ["literal", "encoded"].includes(value);
}

/** The style that soap:binding or soap:operation has in an attribute type, which WSDL does not know. */
export function styleAsType(
  element: XmlElement,
): { readonly meant: "rpc" | "document"; readonly attribute: XmlAttribute } | undefined {
  const attribute = attributeOf(element, "type");
  const word = attribute?.value.trim().toLowerCase();
  if (attribute === undefined || (word !== "rpc" && word !== "document")) return undefined;
  return { meant: word, attribute };
}

/** Checks the values of style and use, and the references of soap:header (WSDL 1.1 section 3). */
export function checkSoapWords(element: XmlElement, diagnostics: Diagnostics): void {
  for (const [name, local, known] of words) {
    for (const extension of soapChildren(element, name)) {
      const attribute = attributeOf(extension, local);
      if (attribute !== undefined) checkWord(attribute, known, diagnostics);
    }
  }
  for (const header of soapChildren(element, "header")) {
    if ((attributeOf(header, "message")?.value.trim() ?? "") !== "") continue;
    diagnostics.report("wsdl-missing-attribute", header.at, { attribute: "message", element: "soap:header" });
  }
}

function checkWord({ local, value, at }: XmlAttribute, known: readonly string[], diagnostics: Diagnostics): void {
  if (known.includes(value.trim())) return;
  const args = { attribute: local, value };
  const meant = value.trim().toLowerCase();
  if (meant === "") diagnostics.report("wsdl-empty-attribute", at, { attribute: local });
  else if (isUseAsStyle(local, meant)) diagnostics.report("wsdl-use-as-style", at, { value: meant });
  else if (known.includes(meant)) diagnostics.report("wsdl-letter-case", at, { ...args, meant });
  else diagnostics.report("wsdl-bad-attribute-value", at, { ...args, wanted: known.join(" or ") });
}
