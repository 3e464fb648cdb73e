import {
  binding,
  type ContractFiles,
  complexType,
  definitions,
  element,
  messages,
  oneWays,
  pinging,
  portType,
  rooted,
  schema,
  sequenced,
  service,
  types,
} from "../testing/wsdl-builders.js";

/** Returns a number of optional elements. */
const numbered = (count: number): string =>
  Array.from({ length: count }, (_, index) => element(`e${index}`, "s:string", 'minOccurs="0"')).join("");

/** Returns a chain of types: each type has an element of the next type, and the last type an element of the type `last`. */
const linked = (count: number, last: string): string =>
  Array.from({ length: count }, (_, index) => {
    const next = index === count - 1 ? last : `tns:L${index + 1}`;
    return complexType(`L${index}`, `<s:sequence>${element("next", next, 'minOccurs="0"')}</s:sequence>`);
  }).join("");

/** Unusual schemas. */
export const unusualSchemas: Readonly<Record<string, ContractFiles>> = {
  "types in a ring of sixty": sequenced(element("first", "tns:L0"), linked(60, "tns:L0")),
  "types in a chain of a hundred": sequenced(element("first", "tns:L0"), linked(100, "s:int")),
  "elements of any order": sequenced(
    element("a") +
      '<s:choice minOccurs="0" maxOccurs="unbounded"><s:element name="b" type="s:int"/><s:group ref="tns:G"/></s:choice>',
    '<s:group name="G"><s:sequence><s:element name="c" type="s:string"/><s:element name="d" type="s:string" minOccurs="0"/></s:sequence></s:group>',
  ),
  "group in itself by an element": sequenced(
    '<s:group ref="tns:G"/>',
    '<s:group name="G"><s:sequence><s:element name="a" minOccurs="0"><s:complexType><s:sequence><s:group ref="tns:G"/><s:element name="n" type="s:int"/></s:sequence></s:complexType></s:element></s:sequence></s:group>',
  ),
  "groups in each other by several elements": sequenced(
    '<s:group ref="tns:G"/>',
    ["GH", "HG"]
      .map(([own, other]) => {
        const inner = `<s:complexType><s:group ref="tns:${other}"/><s:attribute name="a"/></s:complexType>`;
        const elements = [1, 2, 3, 4].map((number) => `<s:element name="${own}${number}">${inner}</s:element>`);
        return `<s:group name="${own}"><s:choice><s:element name="leaf" type="s:int"/>${elements.join("")}</s:choice></s:group>`;
      })
      .join(""),
  ),
  "restriction of anyType": {
    "c.wsdl": rooted(
      '<s:complexContent><s:restriction base="s:anyType"><s:sequence><s:element name="a" type="s:int"/></s:sequence></s:restriction></s:complexContent>',
    ),
  },
  "extension of anyType": {
    "c.wsdl": rooted(
      '<s:complexContent><s:extension base="s:anyType"><s:sequence><s:element name="a" type="s:int"/></s:sequence></s:extension></s:complexContent>',
    ),
  },
  "mixed extension": {
    "c.wsdl": rooted(
      '<s:complexContent mixed="true"><s:extension base="tns:M"><s:sequence><s:element name="a" type="s:int"/></s:sequence></s:extension></s:complexContent>',
      '<s:complexType name="M" mixed="true"><s:sequence><s:any processContents="skip" minOccurs="0" maxOccurs="3"/></s:sequence></s:complexType>',
    ),
  },
  "wildcard behind optional elements": sequenced(
    element("a", "s:string", 'minOccurs="0"') +
      element("b", "s:int", 'minOccurs="0" maxOccurs="unbounded"') +
      '<s:any processContents="lax" minOccurs="0" maxOccurs="unbounded"/>',
  ),
  "two wildcards that meet": sequenced(
    '<s:any namespace="##other" processContents="lax" minOccurs="0" maxOccurs="unbounded"/><s:any namespace="##any" processContents="skip" minOccurs="0"/>',
  ),
  "optional twice": sequenced(element("a", "s:string", 'minOccurs="0"') + element("a", "s:string", 'minOccurs="0"')),
  "choice of sequences that begin alike": sequenced(
    `<s:choice><s:sequence>${element("a")}${element("b")}</s:sequence><s:sequence>${element("a")}${element("c")}</s:sequence></s:choice>`,
  ),
  "restriction that widens": {
    "c.wsdl": rooted(
      `<s:complexContent><s:restriction base="tns:B"><s:sequence>${element("a", "s:string", 'minOccurs="0" maxOccurs="5"')}${element("z")}</s:sequence><s:attribute name="k" type="s:string"/></s:restriction></s:complexContent>`,
      `<s:complexType name="B"><s:sequence>${element("a", "s:int")}</s:sequence><s:attribute name="k" type="s:int" use="required"/></s:complexType>`,
    ),
  },
  "restriction that widens, beside its base": {
    "c.wsdl": rooted(
      `<s:sequence>${element("b", "tns:B")}${element("r", "tns:R", 'minOccurs="0"')}</s:sequence>`,
      `<s:complexType name="B"><s:sequence>${element("a", "s:int")}</s:sequence></s:complexType><s:complexType name="R"><s:complexContent><s:restriction base="tns:B"><s:sequence>${element("a", "s:string", 'maxOccurs="unbounded"')}</s:sequence></s:restriction></s:complexContent></s:complexType>`,
    ),
  },
  "mixed all of nine": {
    "c.wsdl": rooted(`<s:all>${numbered(9)}</s:all>`).replace("<s:complexType>", '<s:complexType mixed="true">'),
  },
  "mixed all of thirty": {
    "c.wsdl": rooted(`<s:all>${numbered(30)}</s:all>`).replace("<s:complexType>", '<s:complexType mixed="true">'),
  },
  "told apart thirty elements later": sequenced(
    `<s:choice minOccurs="0" maxOccurs="unbounded">${element("a")}${element("b")}</s:choice>${element("a")}<s:choice minOccurs="30" maxOccurs="30">${element("a")}${element("b")}</s:choice>`,
  ),
  "default values of other types": sequenced(
    element("a", "s:int", 'default=""') +
      element("b", "s:boolean", 'minOccurs="0" default="FALSE"') +
      element("c", "tns:E", 'minOccurs="0" fixed="z"'),
    '<s:simpleType name="E"><s:restriction base="s:string"><s:enumeration value="x"/></s:restriction></s:simpleType><s:complexType name="K"><s:attribute name="k" type="s:dateTime" default="now"/></s:complexType>',
  ),
  "patterns of other dialects": sequenced(
    element("a", "tns:P") + element("b", "tns:Q", 'minOccurs="0"'),
    '<s:simpleType name="P"><s:restriction base="s:string"><s:pattern value="^(?!x)\\bA"/><s:pattern value="B"/></s:restriction></s:simpleType><s:simpleType name="Q"><s:restriction base="s:string"><s:pattern value="[a-z"/><s:maxLength value="3"/></s:restriction></s:simpleType>',
  ),
  "big maxOccurs": sequenced(
    element("a", "s:string", 'minOccurs="0" maxOccurs="100000"') +
      element("b", "s:string", 'minOccurs="500" maxOccurs="5000"'),
  ),
  "big sequence maxOccurs": {
    "c.wsdl": rooted(
      `<s:sequence minOccurs="0" maxOccurs="9999"><s:element name="a" type="s:int"/><s:element name="b" type="s:int"/></s:sequence>`,
    ),
  },
  "empty choice": { "c.wsdl": rooted(`<s:choice/>`) },
  "groups of nothing in choices": sequenced(
    `<s:choice minOccurs="0"/><s:choice><s:choice maxOccurs="unbounded"/></s:choice><s:choice><s:choice minOccurs="0"><s:sequence/></s:choice><s:choice minOccurs="0">${element("a", "s:string", 'minOccurs="0"')}</s:choice></s:choice><s:sequence maxOccurs="3"><s:sequence/></s:sequence>`,
  ),
  "empty all": { "c.wsdl": rooted(`<s:all/>`) },
  notation: sequenced(
    element("a", "tns:N"),
    '<s:notation name="gif" public="image/gif"/><s:simpleType name="N"><s:restriction base="s:NOTATION"><s:enumeration value="tns:gif"/></s:restriction></s:simpleType>',
  ),
  "qname fixed": sequenced(
    `<s:element name="a" type="s:QName" fixed="tns:x"/><s:element name="b" type="s:QName" default="tns:x" minOccurs="0"/>`,
  ),
  "substitution in message": {
    "c.wsdl": definitions(
      types(
        schema(
          `<s:element name="Ping"><s:complexType><s:sequence><s:element ref="tns:head" maxOccurs="unbounded"/></s:sequence></s:complexType></s:element><s:element name="PingResponse"/><s:element name="head" abstract="true" type="tns:B"/><s:element name="one" type="tns:B" substitutionGroup="tns:head"/><s:element name="two" type="tns:C" substitutionGroup="tns:head"/>` +
            complexType("B") +
            '<s:complexType name="C"><s:complexContent><s:extension base="tns:B"><s:attribute name="z"/></s:extension></s:complexContent></s:complexType>',
        ),
      ) +
        messages +
        portType +
        binding() +
        service,
    ),
  },
  "members of a substitution group without a type": pinging(
    '<s:element name="Ping"><s:complexType><s:sequence><s:element ref="tns:head" maxOccurs="unbounded"/></s:sequence></s:complexType></s:element><s:element name="PingResponse" substitutionGroup="tns:head"/><s:element name="one" substitutionGroup="tns:PingResponse"/><s:element name="two" substitutionGroup="tns:head"/><s:element name="head" abstract="true"><s:complexType><s:sequence><s:element name="x" minOccurs="0"><s:complexType><s:attribute name="k" type="s:int"/></s:complexType></s:element><s:element ref="tns:head" minOccurs="0"/></s:sequence></s:complexType></s:element>',
  ),
  "abstract message element": {
    "c.wsdl": definitions(
      types(schema(`<s:element name="Ping" abstract="true"/><s:element name="PingResponse"/>`)) +
        messages +
        portType +
        binding() +
        service,
    ),
  },
  "abstract type without derived": sequenced(
    element("a", "tns:A", 'minOccurs="0"'),
    '<s:complexType name="A" abstract="true"><s:sequence/></s:complexType>',
  ),
  "deep recursion": sequenced(
    element("a", "tns:R", 'minOccurs="0"'),
    '<s:complexType name="R"><s:choice><s:element name="r" type="tns:R" maxOccurs="2"/><s:element name="l" type="s:int"/></s:choice></s:complexType>',
  ),
  "a type without a value": sequenced(
    element("a", "tns:N"),
    '<s:simpleType name="D"><s:restriction base="s:string"><s:pattern value="[0-9]+"/></s:restriction></s:simpleType><s:simpleType name="N"><s:restriction base="tns:D"><s:pattern value="[a-z]+"/></s:restriction></s:simpleType>',
  ),
  "requires itself, but may be nil": sequenced(
    element("r", "tns:R"),
    complexType("R", '<s:sequence><s:element name="r" type="tns:R" nillable="true" maxOccurs="2"/></s:sequence>'),
  ),
  "requires itself": sequenced(
    element("a", "tns:R"),
    '<s:complexType name="R"><s:sequence><s:element name="r" type="tns:R"/></s:sequence></s:complexType>',
  ),
  redefine: {
    "c.wsdl": definitions(
      types(
        schema(
          '<s:redefine schemaLocation="r.xsd"><s:complexType name="R"><s:complexContent><s:extension base="tns:R"><s:sequence><s:element name="more" type="s:int"/></s:sequence></s:extension></s:complexContent></s:complexType></s:redefine>' +
            element("Ping", "tns:R") +
            element("PingResponse"),
        ),
      ) +
        messages +
        portType +
        binding() +
        service,
    ),
    "r.xsd": `<s:schema xmlns:s="http://www.w3.org/2001/XMLSchema" xmlns:tns="urn:t" targetNamespace="urn:t">${complexType("R")}</s:schema>`,
  },
  chameleon: {
    "c.wsdl": definitions(
      types(schema('<s:include schemaLocation="r.xsd"/>' + element("Ping", "tns:R") + element("PingResponse"))) +
        messages +
        portType +
        binding() +
        service,
    ),
    "r.xsd": `<s:schema xmlns:s="http://www.w3.org/2001/XMLSchema">${complexType("R")}</s:schema>`,
  },
  "location with spaces and backslashes": {
    "c.wsdl": definitions(
      types(
        schema('<s:include schemaLocation=".\\my types.xsd"/>' + element("Ping", "tns:R") + element("PingResponse")),
      ) +
        messages +
        portType +
        binding() +
        service,
    ),
    "my types.xsd": `<s:schema xmlns:s="http://www.w3.org/2001/XMLSchema">${complexType("R")}</s:schema>`,
  },
  asmx: {
    "c.wsdl": definitions(
      types(schema(element("Ping") + element("PingResponse"))) +
        messages +
        '<wsdl:message name="PingHttpGetIn"><wsdl:part name="a" type="s:string"/></wsdl:message><wsdl:message name="PingHttpGetOut"><wsdl:part name="Body" element="tns:PingResponse"/></wsdl:message>' +
        portType +
        '<wsdl:portType name="SHttpGet"><wsdl:operation name="Ping"><wsdl:input message="tns:PingHttpGetIn"/><wsdl:output message="tns:PingHttpGetOut"/></wsdl:operation></wsdl:portType>' +
        binding() +
        binding().replaceAll("soap:", "soap12:").replace('"B"', '"B2"') +
        '<wsdl:binding name="BG" type="tns:SHttpGet"><http:binding verb="GET"/><wsdl:operation name="Ping"><http:operation location="/Ping"/><wsdl:input><http:urlEncoded/></wsdl:input><wsdl:output><mime:mimeXml part="Body"/></wsdl:output></wsdl:operation></wsdl:binding>' +
        service.replace(
          "</wsdl:service>",
          '<wsdl:port name="P2" binding="tns:B2"><soap12:address location="http://h/x"/></wsdl:port><wsdl:port name="PG" binding="tns:BG"><http:address location="http://h/x"/></wsdl:port></wsdl:service>',
        ),
    ),
  },
  "two services, two port types, same operations": {
    "c.wsdl": definitions(
      types(schema(element("Ping") + element("PingResponse"))) +
        messages +
        portType +
        portType.replace('"P"', '"Q"') +
        binding() +
        binding().replace('"B"', '"C"').replace("tns:P", "tns:Q") +
        service +
        service.replace('"S"', '"S2"').replace("tns:B", "tns:C"),
    ),
  },
  "union of unions": sequenced(
    element("a", "tns:U") +
      '<s:element name="l"><s:simpleType><s:list><s:simpleType><s:union memberTypes="s:int tns:U"/></s:simpleType></s:list></s:simpleType></s:element>',
    '<s:simpleType name="U"><s:union memberTypes="s:boolean"><s:simpleType><s:restriction base="s:string"><s:enumeration value="x"/></s:restriction></s:simpleType><s:simpleType><s:union memberTypes="s:date s:decimal"/></s:simpleType></s:union></s:simpleType>',
  ),
  "simple content of enumeration": {
    "c.wsdl": rooted(
      '<s:simpleContent><s:extension base="tns:E"><s:attribute name="u" use="required" type="tns:E"/></s:extension></s:simpleContent>',
      '<s:simpleType name="E"><s:restriction base="s:string"><s:enumeration value="x"/><s:enumeration value="y"/></s:restriction></s:simpleType>',
    ),
  },
  "attribute types in place": {
    "c.wsdl": rooted(
      '<s:attribute name="u"><s:simpleType><s:restriction base="s:token"><s:maxLength value="3"/></s:restriction></s:simpleType></s:attribute><s:attribute ref="xml:lang"/><s:attribute ref="tns:g"/>',
      '<s:attribute name="g" type="s:int"/>',
    ),
  },
  "xs all optional group": {
    "c.wsdl": rooted(
      '<s:all minOccurs="0"><s:element name="a" type="s:int"/><s:element name="b" type="s:int" minOccurs="0"/></s:all>',
    ),
  },
  "local unqualified": {
    "c.wsdl": rooted(`<s:sequence>${element("a")}<s:element name="b" form="unqualified" type="s:int"/></s:sequence>`),
  },
  keys: sequenced(
    `<s:element name="i" maxOccurs="unbounded"><s:complexType><s:attribute name="k" type="s:int"/></s:complexType><s:key name="K"><s:selector xpath="tns:i"/><s:field xpath="@k"/></s:key></s:element>`,
  ),
  "element named like group list": sequenced(
    element("choice") +
      element("sequence") +
      element("content") +
      element("any") +
      element("type") +
      element("value") +
      '<s:any namespace="##other" processContents="lax" minOccurs="0" maxOccurs="unbounded"/>',
  ),
  "very wide choice": {
    "c.wsdl": rooted(
      `<s:sequence>${Array.from({ length: 12 }, (_, i) => `<s:choice><s:element name="a${i}" type="s:int"/><s:element name="b${i}" type="s:int"/><s:element name="c${i}" type="s:int"/></s:choice>`).join("")}</s:sequence>`,
    ),
  },
  "any as only child strict": { "c.wsdl": rooted(`<s:sequence><s:any/></s:sequence>`) },
  "type names of generated suffixes": sequenced(
    element("a", "tns:Thing") +
      element("b", "tns:ThingMembers") +
      element("c", "tns:PlainThing") +
      element("d", "tns:ThingChoiceItem") +
      element("e", "tns:PingA"),
    '<s:complexType name="Thing"><s:sequence><s:choice><s:element name="x" type="s:int"/><s:element name="y" type="s:int"/></s:choice><s:choice maxOccurs="unbounded"><s:element name="p" type="s:int"/><s:element name="q" type="s:int"/></s:choice></s:sequence></s:complexType><s:complexType name="Sub"><s:complexContent><s:extension base="tns:Thing"/></s:complexContent></s:complexType>' +
      complexType("ThingMembers") +
      complexType("PlainThing") +
      complexType("ThingChoiceItem") +
      complexType("PingA"),
  ),
  "distinct names meet others": {
    "c.wsdl": definitions(
      types(
        schema(
          `<s:import namespace="urn:x:u"/><s:element name="Ping"><s:complexType><s:sequence>${element("a", "tns:O")}<s:element name="b" type="u:O" xmlns:u="urn:x:u"/>${element("c", "tns:OU")}${element("d", "tns:OT")}</s:sequence></s:complexType></s:element><s:element name="PingResponse"/>` +
            complexType("O") +
            complexType("OU") +
            complexType("OT"),
        ),
        schema(complexType("O"), 'targetNamespace="urn:x:u"'),
      ) +
        messages +
        portType +
        binding() +
        service,
    ),
  },
  "harmless mistakes": sequenced(
    element("a", "tns:Mixed", 'use="required" nillable="True"') +
      element("b", "tns:Plain") +
      element("c", "tns:Any") +
      element("d", "tns:Length") +
      element("e", "tns:3D"),
    '<s:complexType name="3D"><s:sequence><s:element name="x" type="tns:9"/></s:sequence></s:complexType><s:complexType name="4D"><s:complexContent><s:extension base="tns:3D"/></s:complexContent></s:complexType><s:simpleType name="9"><s:restriction base="s:string"><s:enumeration value="9"/></s:restriction></s:simpleType>' +
      '<s:complexType name="Mixed" mixed="true"><s:sequence><s:element name="x" type="s:int"/></s:sequence></s:complexType><s:complexType name="Less"><s:complexContent><s:extension base="tns:Mixed"><s:sequence><s:element name="y" type="s:int"/></s:sequence></s:extension></s:complexContent></s:complexType><s:complexType name="Plain" final="#all"><s:attribute name="k" type="s:ID"/><s:sequence><s:element name="x" type="s:int"/></s:sequence></s:complexType><s:complexType name="More" mixed="true"><s:complexContent><s:extension base="tns:Plain"><s:sequence><s:element name="y" type="s:int"/></s:sequence><s:attribute name="k" type="s:ID"/><s:attribute name="l" type="s:ID"/></s:extension></s:complexContent></s:complexType><s:simpleType name="Any"><s:restriction base="s:anySimpleType"><s:enumeration value="A" name="x"/><s:enumeration value="B"/></s:restriction></s:simpleType><s:simpleType name="Length"><s:restriction base="s:int"><s:maxLength value="5"/><s:pattern value="\\d+"/></s:restriction></s:simpleType>',
  ),
  "fixed lists": sequenced(
    element("a", "s:NMTOKENS", 'fixed="x y"') + element("b", "tns:M"),
    '<s:complexType name="M" mixed="true"><s:sequence><s:element name="c" type="s:NMTOKENS" fixed="x y"/></s:sequence><s:attribute name="d" type="s:NMTOKENS" fixed="z"/></s:complexType>',
  ),
  "restrictions of restrictions": sequenced(
    element("a", "tns:B") + element("b", "tns:C", 'nillable="true"') + element("c", "tns:T") + element("d", "tns:M"),
    '<s:simpleType name="A"><s:restriction base="s:string"><s:enumeration value="x"/><s:enumeration value="y"/><s:enumeration value="z"/></s:restriction></s:simpleType><s:simpleType name="B"><s:restriction base="tns:A"><s:enumeration value="x"/><s:enumeration value="y"/></s:restriction></s:simpleType><s:simpleType name="P"><s:restriction base="tns:B"><s:pattern value="[a-x]"/></s:restriction></s:simpleType><s:simpleType name="C"><s:restriction base="tns:P"><s:enumeration value="x"/></s:restriction></s:simpleType><s:simpleType name="S"><s:restriction base="s:string"><s:maxLength value="10"/></s:restriction></s:simpleType><s:simpleType name="T"><s:restriction base="tns:S"><s:maxLength value="5"/></s:restriction></s:simpleType><s:simpleType name="N"><s:restriction base="s:int"><s:minInclusive value="1"/></s:restriction></s:simpleType><s:simpleType name="M"><s:restriction base="tns:N"><s:maxExclusive value="5"/></s:restriction></s:simpleType>',
  ),
  "restricted ids": sequenced(
    element("a", "tns:I") + element("b", "tns:R"),
    '<s:simpleType name="I"><s:restriction base="s:ID"><s:maxLength value="5"/></s:restriction></s:simpleType><s:simpleType name="R"><s:restriction base="s:IDREF"><s:maxLength value="5"/></s:restriction></s:simpleType>',
  ),
  "a root of an abstract type that blocks all others": pinging(
    '<s:element name="Ping" type="tns:A" block="#all"/><s:element name="PingResponse"><s:complexType><s:sequence><s:element name="a" type="tns:A" block="extension" minOccurs="0"/><s:element name="b" type="tns:A" block="extension" nillable="true"/></s:sequence></s:complexType></s:element>' +
      '<s:complexType name="A" abstract="true"><s:attribute name="k" type="s:int" use="required"/></s:complexType><s:complexType name="B"><s:complexContent><s:extension base="tns:A"/></s:complexContent></s:complexType>',
  ),
  "an element in a list that can only be null": {
    "c.wsdl": rooted(
      '<s:choice maxOccurs="unbounded"><s:element name="a" type="tns:A" nillable="true"/><s:element name="b" type="s:int"/></s:choice>',
      '<s:complexType name="A" abstract="true"/>',
    ),
  },
  "fixed values of enumerations with attributes": {
    "c.wsdl": rooted(
      '<s:choice><s:element name="a" type="tns:A" fixed="x"/><s:element name="b" type="s:int"/></s:choice>',
      '<s:simpleType name="E"><s:restriction base="s:string"><s:enumeration value="x"/><s:enumeration value="y"/></s:restriction></s:simpleType><s:complexType name="A"><s:simpleContent><s:extension base="tns:E"><s:attribute name="content"/></s:extension></s:simpleContent></s:complexType>',
    ),
  },
  "operations that are named like what holds elements to their declaration": oneWays(
    ["FixedContent", "NeverNil", "NotBlocked"],
    'type="tns:A" fixed="x" nillable="true" block="extension"',
    '<s:complexType name="A"><s:simpleContent><s:extension base="s:string"><s:attribute name="k"/></s:extension></s:simpleContent></s:complexType><s:complexType name="B"><s:simpleContent><s:extension base="tns:A"/></s:simpleContent></s:complexType>',
  ),
  "long names in a choice": {
    "c.wsdl": rooted(
      `<s:choice maxOccurs="unbounded"><s:element name="${"n".repeat(101)}" type="s:int"/><s:element name="${"m".repeat(104)}" type="s:int" nillable="true"/><s:element name="b" type="s:int"/></s:choice>`,
    ),
  },
};
