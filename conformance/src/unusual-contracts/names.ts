import {
  binding,
  type ContractFiles,
  complexType,
  definitions,
  element,
  messages,
  oneWays,
  ping,
  portType,
  rooted,
  schema,
  sequenced,
  service,
  types,
} from "../testing/wsdl-builders.js";

/** Unusual names and texts. */
export const unusualNames: Readonly<Record<string, ContractFiles>> = {
  "clash root": {
    "c.wsdl": definitions(
      types(
        schema(
          element("Ping", "tns:UnusualService") +
            element("PingResponse", "tns:UnusualClient") +
            complexType("UnusualService") +
            complexType("UnusualClient"),
        ),
      ) +
        messages +
        portType +
        binding() +
        service,
    ),
  },
  "clash handler names": {
    "c.wsdl": definitions(
      types(
        schema(
          element("Ping", "tns:Handler") +
            element("PingResponse", "tns:Listener") +
            complexType("Handler") +
            complexType("Listener") +
            complexType("Transport") +
            complexType("SampleCall") +
            complexType("Samples"),
        ),
      ) +
        messages +
        portType +
        binding() +
        service,
    ),
  },
  "clash runtime types": {
    "c.wsdl": definitions(
      types(
        schema(
          element("Ping", "tns:ListenerOptions") +
            element("PingResponse", "tns:CallContext") +
            complexType("ListenerOptions") +
            complexType("CallContext") +
            complexType("Decimal", '<s:sequence><s:element name="d" type="s:decimal"/></s:sequence>') +
            complexType("CallOptions") +
            complexType("Guid") +
            complexType("DateTime", '<s:sequence><s:element name="d" type="s:dateTime"/></s:sequence>') +
            complexType("AnyElement", '<s:sequence><s:any processContents="lax"/></s:sequence>') +
            complexType("AnyContent", '<s:sequence><s:element name="a" type="s:anyType"/></s:sequence>'),
        ),
      ) +
        messages +
        portType +
        binding() +
        service,
    ),
  },
  "clash fault functions": {
    "c.wsdl": definitions(
      types(
        schema(element("Ping", "tns:ServiceFault") + element("PingResponse", "s:int") + complexType("ServiceFault")),
      ) +
        messages +
        '<wsdl:portType name="P"><wsdl:operation name="Declared"><wsdl:input message="tns:PingIn"/><wsdl:output message="tns:PingIn"/><wsdl:fault name="f" message="tns:PingOut"/></wsdl:operation></wsdl:portType>' +
        binding(
          '<wsdl:operation name="Declared"><soap:operation soapAction=""/><wsdl:input><soap:body use="literal"/></wsdl:input><wsdl:output><soap:body use="literal"/></wsdl:output><wsdl:fault name="f"><soap:fault name="f" use="literal"/></wsdl:fault></wsdl:operation>',
        ) +
        service,
    ),
  },
  "an operation named as what tells another's faults": {
    "c.wsdl": definitions(
      types(schema(ping)) +
        messages +
        '<wsdl:portType name="P"><wsdl:operation name="Ping"><wsdl:input message="tns:PingIn"/><wsdl:output message="tns:PingIn"/><wsdl:fault name="f" message="tns:PingOut"/></wsdl:operation><wsdl:operation name="isPingFault"><wsdl:input message="tns:PingOut"/></wsdl:operation></wsdl:portType>' +
        binding(
          '<wsdl:operation name="Ping"><soap:operation soapAction=""/><wsdl:input><soap:body use="literal"/></wsdl:input><wsdl:output><soap:body use="literal"/></wsdl:output><wsdl:fault name="f"><soap:fault name="f" use="literal"/></wsdl:fault></wsdl:operation><wsdl:operation name="isPingFault"><soap:operation soapAction=""/><wsdl:input><soap:body use="literal"/></wsdl:input></wsdl:operation>',
        ) +
        service,
    ),
  },
  "names that every object has": {
    "c.wsdl": definitions(
      types(
        schema(
          element("Ping", "tns:Car") +
            element("PingResponse", "tns:Once") +
            complexType(
              "Car",
              '<s:sequence><s:element name="id" type="s:int"/><s:element name="constructor" type="s:string" minOccurs="0"/><s:element name="toString" type="s:int" minOccurs="0"/></s:sequence>',
            ) +
            complexType(
              "Once",
              '<s:choice><s:element name="each" type="s:int"/><s:element name="tags" type="tns:Car"/></s:choice>',
            ) +
            complexType(
              "Each",
              '<s:choice><s:element name="sent" type="s:int"/><s:element name="b" type="tns:Tags"/></s:choice>',
            ) +
            complexType(
              "Tags",
              '<s:choice maxOccurs="9"><s:element name="a" type="s:int"/><s:element name="b" type="tns:Each"/></s:choice>',
            ),
        ),
      ) +
        messages +
        portType +
        binding() +
        service,
    ),
  },
  "optional names that every object has": {
    "c.wsdl": rooted(
      '<s:sequence><s:element name="toString" type="tns:Part" minOccurs="0"/><s:element name="valueOf" type="s:int" minOccurs="0" maxOccurs="9"/><s:element name="a" type="tns:Either" minOccurs="0"/></s:sequence><s:attribute name="constructor" type="s:int"/>',
      complexType("Part", '<s:sequence><s:element name="hasOwnProperty" type="s:int" minOccurs="0"/></s:sequence>') +
        complexType(
          "Either",
          '<s:choice maxOccurs="9"><s:element name="constructor" type="s:int"/><s:element name="toString" type="tns:Part"/><s:element name="b" type="s:int"/></s:choice>',
        ) +
        complexType(
          "Extended",
          '<s:complexContent><s:extension base="tns:Part"><s:choice><s:element name="isPrototypeOf" type="s:int"/><s:element name="b" type="s:int"/></s:choice></s:extension></s:complexContent>',
        ),
    ),
  },
  "names that differ in the case of an acronym": sequenced(
    element("a", "tns:SMS") + element("b", "tns:Sms") + element("c", "tns:URLKind") + element("d", "tns:UrlKind"),
    complexType(
      "SMS",
      `<s:choice maxOccurs="3">${element("x", "tns:Derived")}${element("y", "s:int", 'default="1"')}</s:choice>`,
    ) +
      complexType("Sms", `<s:choice>${element("x", "tns:Derived")}${element("y", "s:int", 'default="2"')}</s:choice>`) +
      complexType("Derived", `<s:sequence>${element("x", "s:int")}</s:sequence>`) +
      complexType(
        "DERIVED",
        `<s:complexContent><s:extension base="tns:Derived"><s:sequence>${element("z", "s:int")}</s:sequence></s:extension></s:complexContent>`,
      ) +
      '<s:simpleType name="URLKind"><s:restriction base="s:string"><s:enumeration value="A"/></s:restriction></s:simpleType>' +
      '<s:simpleType name="UrlKind"><s:restriction base="s:int"><s:maxInclusive value="3"/></s:restriction></s:simpleType>',
  ),
  "types called as functions for wildcards are": sequenced(
    ["Attributes", "OtherAttributes", "OtherAttributesJson", "AnyElementJson", "OpenXml"]
      .map((name) => element(name, `tns:${name}`))
      .join(""),
    ["Attributes", "OtherAttributes", "OtherAttributesJson", "AnyElementJson", "OpenXml"]
      .map((name) =>
        complexType(
          name,
          '<s:sequence><s:any processContents="lax" minOccurs="0"/></s:sequence><s:anyAttribute processContents="lax"/>',
        ),
      )
      .join(""),
  ),
  "operations and elements without case": oneWays(["_Get", "查询天气"]),
  "an operation and a type without case, a namespace's constant": oneWays(
    ["查询", "tNamespace"],
    'type="tns:查询"',
    complexType("查询"),
  ),
  "clash documents": {
    "c.wsdl": definitions(
      types(
        schema(
          element("Ping", "tns:Documents") +
            element("PingResponse", "tns:DocumentCodec") +
            complexType("Documents", '<s:sequence><s:element name="a" type="s:int"/></s:sequence>') +
            complexType(
              "DocumentCodec",
              '<s:sequence><s:sequence minOccurs="0"><s:choice><s:element name="a" type="s:int"/><s:element name="b" type="s:int"/></s:choice></s:sequence></s:sequence>',
            ),
        ),
      ) +
        messages +
        portType +
        binding() +
        service,
    ),
  },
  "case clash operations": oneWays(["Ping", "ping", "PING"]),
  "reserved operations": oneWays([
    "delete",
    "new",
    "import",
    "default",
    "await",
    "class",
    "constructor",
    "toString",
    "then",
    "arguments",
    "eval",
    "let",
    "static",
    "yield",
    "call",
    "bind",
    "apply",
    "request",
    "context",
    "service",
    "operations",
    "transport",
    "options",
  ]),
  "unicode operations": oneWays(["Größe", "Запрос", "查询", "_1", "a.b-c"]),
  "case clash types": sequenced(
    element("a", "tns:foo") + element("b", "tns:Foo") + element("c", "tns:FOO") + element("d", "tns:fo.o"),
    complexType("foo") + complexType("Foo") + complexType("FOO") + complexType("fo.o"),
  ),
  "case clash attributes": sequenced(
    element("Item", "tns:Item"),
    complexType(
      "Item",
      ["Id", "id", "ID", "a-b", "aB"].map((name) => `<s:attribute name="${name}" type="s:int"/>`).join(""),
    ),
  ),
  "types called as built-in ones that are used": sequenced(
    ["ID", "NCName", "Name", "QName"].map((name) => element(`the${name}`, `tns:${name}`)).join(""),
    ["ID", "NCName", "Name", "QName", "NameType"]
      .map((name) =>
        complexType(
          name,
          '<s:sequence><s:element name="x" type="s:Name"/><s:element name="y" type="s:QName"/></s:sequence><s:attribute name="a" type="s:ID"/><s:attribute name="b" type="s:NCName"/>',
        ),
      )
      .join(""),
  ),
  "case clash members": sequenced(element("Item") + element("item") + element("ITEM") + element("it-em")),
  "element and attribute of a name": {
    "c.wsdl": rooted(
      `<s:sequence>${element("id")}${element("type")}</s:sequence><s:attribute name="id" type="s:int"/><s:attribute name="idAttribute" type="s:int"/><s:attribute name="type"/>`,
    ),
  },
  "type and element of a name": sequenced(
    element("a", "tns:Ping"),
    complexType("Ping") + complexType("PingA") + complexType("PingType"),
  ),
  "same local in two namespaces": {
    "c.wsdl": definitions(
      types(
        schema(
          `<s:import namespace="urn:u"/><s:element name="Ping"><s:complexType><s:sequence>${element("a")}<s:element ref="u:a" xmlns:u="urn:u"/></s:sequence></s:complexType></s:element><s:element name="PingResponse"/>`,
        ),
        schema(element("a", "s:int"), 'targetNamespace="urn:u"'),
      ) +
        messages +
        portType +
        binding() +
        service,
    ),
  },
  "enumeration texts": sequenced(
    element("a", "tns:E"),
    '<s:simpleType name="E"><s:restriction base="s:string"><s:enumeration value="&quot;q&quot;"/><s:enumeration value="it\'s"/><s:enumeration value="a&#10;b"/><s:enumeration value="\\n$' +
      '{x}`"/><s:enumeration value="*/"/><s:enumeration value="&#x2028;"/></s:restriction></s:simpleType>',
  ),
  "int enumeration": sequenced(
    element("a", "tns:E") + element("b", "tns:F"),
    '<s:simpleType name="E"><s:restriction base="s:int"><s:enumeration value="1"/><s:enumeration value="02"/></s:restriction></s:simpleType><s:simpleType name="F"><s:restriction base="s:dateTime"><s:enumeration value="2000-01-01T00:00:00Z"/></s:restriction></s:simpleType>',
  ),
  "documentation tricks": {
    "c.wsdl":
      rooted(`<s:sequence><s:element name="a" type="s:string"><s:annotation><s:documentation>*/ \${x} \` \\ // @ts-ignore
 line</s:documentation></s:annotation></s:element></s:sequence>`),
  },
  "default namespace is wsdl": {
    "c.wsdl": rooted(`<s:sequence>${element("a")}</s:sequence>`)
      .replace(/<(\/?)wsdl:/g, "<$1")
      .replace("<definitions ", '<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" '),
  },
  "default namespace is schema": {
    "c.wsdl": rooted(`<s:sequence>${element("a")}</s:sequence>`)
      .replace(/<(\/?)s:/g, "<$1")
      .replace(/<schema /, '<schema xmlns="http://www.w3.org/2001/XMLSchema" ')
      .replaceAll('"s:string"', '"string"'),
  },
  "address tricks": {
    "c.wsdl": rooted(`<s:sequence>${element("a")}</s:sequence>`).replace(
      'location="http://h/x"',
      'location="REPLACE_WITH_ACTUAL_URL?a=1&amp;b=`$' + '{x}"',
    ),
  },
  "action tricks": {
    "c.wsdl": rooted(`<s:sequence>${element("a")}</s:sequence>`).replace(
      'soapAction="urn:t/Ping"',
      'soapAction="a b&quot;c\\"',
    ),
  },
  "namespace with spaces": {
    "c.wsdl": rooted(`<s:sequence>${element("a")}</s:sequence>`).replaceAll('"urn:t"', '"My Name space"'),
  },
};
