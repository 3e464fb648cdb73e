import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { namespaces } from "../read/namespaces.js";
import { attributeOf, type XmlElement } from "../read/xml-tree.js";
import { wordsOf } from "./attribute-kind.js";
import { checkWsdlSyntax } from "./check-wsdl-syntax.js";
import { parseBinding } from "./parse-binding.js";
import { parseLooseReferences, parseSchema } from "./parse-schema.js";
import { addressingAction } from "./policies.js";
import { qualifiedNameOf, schemaChildren, tokenOf } from "./read-attributes.js";
import { wsdlChildren, wsdlNode } from "./wsdl-elements.js";
import type {
  DefinitionsSyntax,
  MessageReferenceSyntax,
  MessageSyntax,
  OperationSyntax,
  PartSyntax,
  PortSyntax,
  PortTypeSyntax,
  ServiceSyntax,
} from "./wsdl-syntax.js";

/** Parses a wsdl:definitions element with the schemas inside it. */
export function parseWsdl(root: XmlElement, location: string, diagnostics: Diagnostics): DefinitionsSyntax {
  checkWsdlSyntax(root, diagnostics);
  reportMisspeltSchemas(root, diagnostics);
  return {
    ...wsdlNode(root),
    targetNamespace: attributeOf(root, "targetNamespace")?.value ?? "",
    schemas: wsdlChildren(root, "types").flatMap((types) => [
      ...parseLooseReferences(types, location, diagnostics),
      ...schemaChildren(types, "schema").map((schema) => parseSchema(schema, location, diagnostics)),
    ]),
    messages: wsdlChildren(root, "message").map((child) => parseMessage(child)),
    portTypes: wsdlChildren(root, "portType").map((child) => parsePortType(child)),
    bindings: wsdlChildren(root, "binding").map((child) => parseBinding(child)),
    services: wsdlChildren(root, "service").map((child) => parseService(child)),
  };
}

function reportMisspeltSchemas(root: XmlElement, diagnostics: Diagnostics): void {
  for (const { namespace, local, at } of wsdlChildren(root, "types").flatMap(({ children }) => children)) {
    if (local === "schema" && isMisspelt(namespace)) diagnostics.report("xsd-wrong-namespace", at, { namespace });
  }
}

/** Whether a namespace resembles one of XSD without being one. */
function isMisspelt(namespace: string): boolean {
  return namespace !== namespaces.schema && /xmlschema/i.test(namespace);
}

function parseMessage(element: XmlElement): MessageSyntax {
  const parts = wsdlChildren(element, "part").map(
    (part): PartSyntax => ({
      ...wsdlNode(part),
      name: tokenOf(part, "name") ?? "",
      element: qualifiedNameOf(part, "element"),
      type: qualifiedNameOf(part, "type"),
    }),
  );
  return { ...wsdlNode(element), name: tokenOf(element, "name") ?? "", parts };
}

/** WSDL 1.1 has no such mark of its own, but takes attributes of other namespaces. */
function isMarkedSafe({ attributes }: XmlElement): boolean {
  const mark = attributes.find(
    ({ local, namespace }) => local === "safe" && namespace === "http://www.w3.org/ns/wsdl-extensions",
  );
  return mark !== undefined && ["true", "1"].includes(mark.value.trim());
}

function parsePortType(element: XmlElement): PortTypeSyntax {
  const operations = wsdlChildren(element, "operation").map((child) => parseOperation(child));
  return { ...wsdlNode(element), name: tokenOf(element, "name") ?? "", operations };
}

function parseOperation(element: XmlElement): OperationSyntax {
  const messageOf = (child: XmlElement): MessageReferenceSyntax => ({
    ...wsdlNode(child),
    name: tokenOf(child, "name") || undefined,
    action: addressingAction(child),
    message: qualifiedNameOf(child, "message"),
  });
  const directions = wsdlChildren(element, "input", "output");
  const input = directions.find(({ local }) => local === "input");
  const output = directions.find(({ local }) => local === "output");
  return {
    ...wsdlNode(element),
    name: tokenOf(element, "name") ?? "",
    isSafe: isMarkedSafe(element),
    parameterOrder: wordsOf(tokenOf(element, "parameterOrder") ?? ""),
    input: input && messageOf(input),
    output: output && messageOf(output),
    inputFirst: directions[0]?.local === "input",
    faults: wsdlChildren(element, "fault").map(messageOf),
  };
}

function parseService(element: XmlElement): ServiceSyntax {
  const ports = wsdlChildren(element, "port").map(
    (port): PortSyntax => ({
      ...wsdlNode(port),
      name: tokenOf(port, "name") ?? "",
      binding: qualifiedNameOf(port, "binding"),
      address: port.children.filter(isAddress).map((address) => attributeOf(address, "location")?.value.trim())[0],
    }),
  );
  return { ...wsdlNode(element), name: tokenOf(element, "name") ?? "", ports };
}

function isAddress({ namespace, local }: XmlElement): boolean {
  const known: readonly string[] = [namespaces.soap11, namespaces.soap12, namespaces.http];
  return local === "address" && known.includes(namespace);
}
