/** Documents by name. The first one is the entry; `routes.yaml` and `openapi.yaml` have their usual meaning. */
export type Files = Readonly<Record<string, string>>;

/** A contract of one operation whose request and reply are both of type `T` of `urn:a` (prefix `a`). */
export function serviceOf(components: string, attributes = 'elementFormDefault="qualified"'): Files {
  return { "contract.wsdl": wsdlOf(schemaText(components, attributes)) };
}

/** A schema of `urn:a` with the elements of the operation. */
export function schemaText(
  components: string,
  attributes = 'elementFormDefault="qualified"',
  namespace = "urn:a",
): string {
  return `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:a="${namespace}" targetNamespace="${namespace}" ${attributes}>
<xs:element name="Place" type="a:T"/><xs:element name="PlaceResponse" type="a:T"/>
${components}</xs:schema>`;
}

/** The parts of the WSDL around a schema that differ from the default. */
export interface WsdlParts {
  readonly messages?: string;
  readonly operations?: string;
  readonly bound?: string;
  readonly binding?: string;
  readonly service?: string;
  readonly namespace?: string;
  readonly typesNamespace?: string;
  readonly attributes?: string;
}

/** A WSDL with the operation Place, or with other parts. */
export function wsdlOf(schema: string, parts: WsdlParts = {}): string {
  const namespace = parts.namespace ?? "urn:service";
  return `<wsdl:definitions xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/"
 xmlns:soap12="http://schemas.xmlsoap.org/wsdl/soap12/" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:mark="urn:stubwright:contract"
 xmlns:t="${namespace}" xmlns:a="${parts.typesNamespace ?? "urn:a"}" targetNamespace="${namespace}" ${parts.attributes ?? ""}>
<wsdl:types>${schema}</wsdl:types>
${parts.messages ?? messageParts}
<wsdl:portType name="Shop">${parts.operations ?? operationPart}</wsdl:portType>
<wsdl:binding name="ShopSoap" type="t:Shop">${parts.binding ?? soapBinding}
${parts.bound ?? boundOperation("Place")}</wsdl:binding>
${parts.service ?? servicePart()}
</wsdl:definitions>`;
}

/** The messages of the operation Place. */
export const messageParts = `<wsdl:message name="PlaceIn"><wsdl:part name="body" element="a:Place"/></wsdl:message>
<wsdl:message name="PlaceOut"><wsdl:part name="body" element="a:PlaceResponse"/></wsdl:message>`;

const soapBinding = '<soap:binding style="document" transport="http://schemas.xmlsoap.org/soap/http"/>';

/** The operation Place of the port type. */
export const operationPart = operationOf(
  "Place",
  '<wsdl:input message="t:PlaceIn"/><wsdl:output message="t:PlaceOut"/>',
);

/** An operation of the port type. */
export function operationOf(name: string, inside: string, attributes = ""): string {
  return `<wsdl:operation name="${name}" ${attributes}>${inside}</wsdl:operation>`;
}

const literalBodies =
  '<wsdl:input><soap:body use="literal"/></wsdl:input><wsdl:output><soap:body use="literal"/></wsdl:output>';

/** An operation of the binding. */
export function boundOperation(name: string, inside = literalBodies, soap = `soapAction="urn:a/${name}"`): string {
  return `<wsdl:operation name="${name}"><soap:operation ${soap}/>${inside}</wsdl:operation>`;
}

/** The service with one port. */
export function servicePart(address = "http://shop.example/soap", more = ""): string {
  const port = `<wsdl:port name="ShopPort" binding="t:ShopSoap"><soap:address location="${address}"/></wsdl:port>`;
  return `<wsdl:service name="ShopService">${port}${more}</wsdl:service>`;
}
