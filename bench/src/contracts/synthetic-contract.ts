/** How large a synthetic contract is. */
export interface SyntheticSize {
  readonly types: number;
  readonly operations: number;
  /** Whether records hold records; wsdl-tsclient gives up where they do so this deep. */
  readonly nested: boolean;
}

const namespace = "urn:bench:synthetic";
const simpleTypes = ["xs:string", "xs:int", "xs:boolean", "xs:dateTime", "xs:decimal", "xs:double"] as const;

/** A WSDL with so many record types of seven members each, or eight where they use each other, and so many operations. */
export function syntheticContract({ types, operations, nested }: SyntheticSize): string {
  const names = Array.from({ length: operations }, (_name, index) => `Operation${index}`);
  return `<?xml version="1.0" encoding="utf-8"?>
<wsdl:definitions targetNamespace="${namespace}" xmlns:t="${namespace}" xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/">
  <wsdl:types><xs:schema targetNamespace="${namespace}" elementFormDefault="qualified">
${range(types)
  .map((index) => recordType(index, nested))
  .join("\n")}
${names.map((name, index) => elements(name, index % types)).join("\n")}
  </xs:schema></wsdl:types>
${names.map(messages).join("\n")}
  <wsdl:portType name="Service">${names.map(portOperation).join("\n")}</wsdl:portType>
  <wsdl:binding name="ServiceSoap" type="t:Service">
    <soap:binding transport="http://schemas.xmlsoap.org/soap/http"/>${names.map(bindingOperation).join("\n")}
  </wsdl:binding>
  <wsdl:service name="Service"><wsdl:port name="ServiceSoap" binding="t:ServiceSoap">
    <soap:address location="http://service.invalid/soap"/></wsdl:port></wsdl:service>
</wsdl:definitions>`;
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_value, index) => index);
}

function recordType(index: number, nested: boolean): string {
  const members = simpleTypes.map(
    (type, member) => `<xs:element name="Member${member}" type="${type}" minOccurs="0"/>`,
  );
  const uses = `<xs:element name="Parts" type="t:Record${Math.floor(index / 2)}" minOccurs="0" maxOccurs="unbounded"/>`;
  return `<xs:complexType name="Record${index}"><xs:sequence>${members.join("")}${nested ? uses : ""}<xs:element name="Id" type="xs:long"/></xs:sequence></xs:complexType>`;
}

function elements(name: string, type: number): string {
  return `<xs:element name="${name}" type="t:Record${type}"/><xs:element name="${name}Response" type="t:Record${type}"/>`;
}

function messages(name: string): string {
  const message = (suffix: string, element: string): string =>
    `<wsdl:message name="${name}${suffix}"><wsdl:part name="par" element="t:${element}"/></wsdl:message>`;
  return message("In", name) + message("Out", `${name}Response`);
}

function portOperation(name: string): string {
  return `<wsdl:operation name="${name}"><wsdl:input message="t:${name}In"/><wsdl:output message="t:${name}Out"/></wsdl:operation>`;
}

function bindingOperation(name: string): string {
  const body = '<soap:body use="literal"/>';
  return `<wsdl:operation name="${name}"><soap:operation soapAction="${namespace}/${name}" style="document"/><wsdl:input>${body}</wsdl:input><wsdl:output>${body}</wsdl:output></wsdl:operation>`;
}
