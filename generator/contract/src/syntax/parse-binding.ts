import { namespaces } from "../read/namespaces.js";
import { attributeOf, type XmlElement } from "../read/xml-tree.js";
import { wordsOf } from "./attribute-kind.js";
import { isUseAsStyle, styleAsType } from "./check-wsdl-extensions.js";
import { requiredPolicies } from "./policies.js";
import { qualifiedNameOf, tokenOf } from "./read-attributes.js";
import { bindingSecurity } from "./security-policy.js";
import { soapChild, soapChildren, wsdlChildren, wsdlNode } from "./wsdl-elements.js";
import type {
  AttachmentSyntax,
  BindingMessageSyntax,
  BindingOperationSyntax,
  BindingSyntax,
  BodySyntax,
  HeaderSyntax,
} from "./wsdl-syntax.js";

/**
 * Parses wsdl:binding with its SOAP extensions (WSDL 1.1 sections 2.5 and 3). HTTP and MIME bindings are recognised.
 */
export function parseBinding(element: XmlElement): BindingSyntax {
  const soap = soapChild(element, "binding");
  return {
    ...wsdlNode(element),
    name: tokenOf(element, "name") ?? "",
    type: qualifiedNameOf(element, "type"),
    protocol: protocolOf(soap),
    unknownProtocol: unknownProtocol(element),
    style: soap && styleOf(soap),
    transport: soap && tokenOf(soap, "transport"),
    policies: requiredPolicies(element),
    security: bindingSecurity(element),
    operations: wsdlChildren(element, "operation").map((operation) => parseOperation(operation)),
  };
}

function protocolOf(soap: XmlElement | undefined): BindingSyntax["protocol"] {
  if (soap === undefined) return "other";
  return soap.namespace === namespaces.soap12 ? "soap12" : "soap11";
}

const protocols: readonly string[] = [namespaces.soap11, namespaces.soap12, namespaces.http];

function unknownProtocol({ children }: XmlElement): string | undefined {
  return children.find(({ local, namespace }) => local === "binding" && !protocols.includes(namespace))?.namespace;
}

function parseOperation(element: XmlElement): BindingOperationSyntax {
  const soap = soapChild(element, "operation");
  const [input] = wsdlChildren(element, "input");
  const [output] = wsdlChildren(element, "output");
  return {
    ...wsdlNode(element),
    name: tokenOf(element, "name") ?? "",
    style: soap && styleOf(soap),
    soapAction: soap && attributeOf(soap, "soapAction")?.value.trim(),
    input: input && parseMessage(input),
    output: output && parseMessage(output),
    faults: wsdlChildren(element, "fault").map((fault) => {
      const soapFault = soapChild(fault, "fault");
      return {
        ...wsdlNode(fault),
        name: tokenOf(fault, "name") || (soapFault && tokenOf(soapFault, "name")) || undefined,
        use: soapFault && wordOf(soapFault, "use"),
        namespace: soapFault && attributeOf(soapFault, "namespace")?.value.trim(),
      };
    }),
  };
}

function parseMessage(element: XmlElement): BindingMessageSyntax {
  const multipart = element.children.find(
    ({ namespace, local }) => namespace === namespaces.mime && local === "multipartRelated",
  );
  const mimeParts = multipart?.children.filter(
    ({ namespace, local }) => namespace === namespaces.mime && local === "part",
  );
  const places = [element, ...(mimeParts ?? [])];
  const body = places.flatMap((place) => soapChildren(place, "body"))[0];
  return {
    ...wsdlNode(element),
    name: tokenOf(element, "name") || undefined,
    body: body && parseBody(body),
    headers: places.flatMap((place) => soapChildren(place, "header")).map((header) => parseHeader(header)),
    attachments: (mimeParts ?? []).flatMap(parseAttachment),
  };
}

/** Parses the attachments of a mime:part. A part with only a soap:body is the message itself. */
function parseAttachment(mimePart: XmlElement): readonly AttachmentSyntax[] {
  const contents = mimePart.children.filter(({ namespace }) => namespace === namespaces.mime);
  const [first] = contents;
  if (first === undefined) return [];
  const mediaTypes = contents.flatMap((content) => tokenOf(content, "type") || []);
  return [{ part: tokenOf(first, "part"), mediaTypes, at: first.at }];
}

function parseBody(element: XmlElement): BodySyntax {
  const parts = tokenOf(element, "parts");
  return {
    use: wordOf(element, "use"),
    namespace: attributeOf(element, "namespace")?.value,
    parts: parts === undefined ? undefined : wordsOf(parts),
    at: element.at,
  };
}

function parseHeader(element: XmlElement): HeaderSyntax {
  return {
    message: qualifiedNameOf(element, "message"),
    part: tokenOf(element, "part"),
    use: wordOf(element, "use"),
    at: element.at,
  };
}

/** The style; without it, the value of an attribute type that can only be meant as the style. */
function styleOf(element: XmlElement): string | undefined {
  return attributeOf(element, "style") === undefined ? styleAsType(element)?.meant : wordOf(element, "style");
}

/** The value of style or use, in any case; undefined if it is empty or belongs to the other attribute. */
function wordOf(element: XmlElement, local: "style" | "use"): string | undefined {
  const word = tokenOf(element, local)?.toLowerCase() ?? "";
  return word === "" || isUseAsStyle(local, word) ? undefined : word;
}
