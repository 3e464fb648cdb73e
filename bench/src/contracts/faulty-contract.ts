const namespace = "urn:bench:faulty";

/** The number of operations of the contract that VirtualBox publishes, whose shape this one has. */
export const faultyOperations = 1158;

const parameterTypes = ["xs:string", "xs:unsignedInt", "xs:boolean", "xs:long", "t:MediumState"] as const;
const states = ["NotCreated", "Created", "LockedRead", "LockedWrite", "Inaccessible"] as const;

/**
 * A WSDL of many operations that all declare the same two faults, each operation with a request and a response type of its
 * own: the shape of contracts that are made from an interface of objects with methods.
 */
export function faultyContract(operations: number = faultyOperations): string {
  const indexes = Array.from({ length: operations }, (_value, index) => index);
  return `<?xml version="1.0" encoding="utf-8"?>
<wsdl:definitions targetNamespace="${namespace}" xmlns:t="${namespace}" xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/">
  <wsdl:types><xs:schema targetNamespace="${namespace}" elementFormDefault="unqualified">
    <xs:simpleType name="MediumState"><xs:restriction base="xs:string">
${states.map((state) => `      <xs:enumeration value="${state}"/>`).join("\n")}
    </xs:restriction></xs:simpleType>
    <xs:element name="InvalidObjectFault"><xs:complexType><xs:sequence>
      <xs:element name="badObjectID" type="xs:string"/>
    </xs:sequence></xs:complexType></xs:element>
    <xs:element name="RuntimeFault"><xs:complexType><xs:sequence>
      <xs:element name="resultCode" type="xs:int"/>
      <xs:element name="returnval" type="xs:string" minOccurs="0"/>
    </xs:sequence></xs:complexType></xs:element>
${indexes.map(elements).join("\n")}
  </xs:schema></wsdl:types>
  <wsdl:message name="InvalidObjectFaultMsg"><wsdl:part name="fault" element="t:InvalidObjectFault"/></wsdl:message>
  <wsdl:message name="RuntimeFaultMsg"><wsdl:part name="fault" element="t:RuntimeFault"/></wsdl:message>
${indexes.map(messages).join("\n")}
  <wsdl:portType name="vboxPortType">
${indexes.map(portOperation).join("\n")}
  </wsdl:portType>
  <wsdl:binding name="vboxBinding" type="t:vboxPortType">
    <soap:binding style="document" transport="http://schemas.xmlsoap.org/soap/http"/>
${indexes.map(bindingOperation).join("\n")}
  </wsdl:binding>
  <wsdl:service name="vboxService"><wsdl:port name="vboxServicePort" binding="t:vboxBinding">
    <soap:address location="http://service.invalid/soap"/></wsdl:port></wsdl:service>
</wsdl:definitions>`;
}

const methods = ["get", "set", "find", "create", "remove"] as const;

function operationName(index: number): string {
  return `IObject${Math.floor(index / methods.length)}_${methods[index % methods.length]}Member${index}`;
}

/** A method's request holds the object that it is called on, and up to five parameters. */
function elements(index: number): string {
  const name = operationName(index);
  const parameters = parameterTypes.slice(0, index % (parameterTypes.length + 1));
  const members = parameters.map(
    (type, position) => `
      <xs:element name="parameter${position}" type="${type}"/>`,
  );
  const repeated = index % 4 === 0 ? ' minOccurs="0" maxOccurs="unbounded"' : "";
  return `    <xs:element name="${name}"><xs:complexType><xs:sequence>
      <xs:element name="_this" type="xs:string"/>${members.join("")}
    </xs:sequence></xs:complexType></xs:element>
    <xs:element name="${name}Response"><xs:complexType><xs:sequence>
      <xs:element name="returnval" type="${parameterTypes[index % parameterTypes.length]}"${repeated}/>
    </xs:sequence></xs:complexType></xs:element>`;
}

function messages(index: number): string {
  const name = operationName(index);
  return `  <wsdl:message name="${name}RequestMsg"><wsdl:part name="parameters" element="t:${name}"/></wsdl:message>
  <wsdl:message name="${name}ResultMsg"><wsdl:part name="parameters" element="t:${name}Response"/></wsdl:message>`;
}

function portOperation(index: number): string {
  const name = operationName(index);
  return `    <wsdl:operation name="${name}">
      <wsdl:input message="t:${name}RequestMsg"/>
      <wsdl:output message="t:${name}ResultMsg"/>
      <wsdl:fault name="InvalidObjectFault" message="t:InvalidObjectFaultMsg"/>
      <wsdl:fault name="RuntimeFault" message="t:RuntimeFaultMsg"/>
    </wsdl:operation>`;
}

function bindingOperation(index: number): string {
  return `    <wsdl:operation name="${operationName(index)}">
      <soap:operation soapAction="" style="document"/>
      <wsdl:input><soap:body use="literal"/></wsdl:input>
      <wsdl:output><soap:body use="literal"/></wsdl:output>
      <wsdl:fault name="InvalidObjectFault"><soap:fault name="InvalidObjectFault" use="literal"/></wsdl:fault>
      <wsdl:fault name="RuntimeFault"><soap:fault name="RuntimeFault" use="literal"/></wsdl:fault>
    </wsdl:operation>`;
}
