import type { MistakeCase } from "./correct-contract.js";

/** Mistakes in schemas, and in references to schemas. */
export const schemaMistakes: readonly MistakeCase[] = [
  {
    title: "type typo",
    changes: [['type="t:Item"', 'type="t:Itme"']],
    reported: [
      "15:35: error xsd-unresolved-reference: type {urn:orders}Itme is not declared in any loaded schema; did you mean Item?",
    ],
  },
  {
    title: "element typo",
    changes: [['element="t:PlaceOrder"', 'element="t:PlaceOrdr"']],
    reported: [
      "27:56: error xsd-unresolved-reference: element {urn:orders}PlaceOrdr is not declared in any loaded schema; did you mean PlaceOrder?",
    ],
  },
  {
    title: "prefix undeclared",
    changes: [['type="t:Item"', 'type="tns:Item"']],
    reported: [
      '15:35: warning xsd-undeclared-prefix: prefix "tns" of tns:Item is not declared here; {urn:orders}Item, the only one of that name, is assumed',
    ],
  },
  {
    title: "prefix wrong",
    changes: [['type="t:Item"', 'type="xs:Item"']],
    reported: [
      "15:35: error xsd-unresolved-reference: type {http://www.w3.org/2001/XMLSchema}Item is not declared in any loaded schema; one of that name is declared in urn:orders",
    ],
  },
  {
    title: "a type of XSD 1.1",
    changes: [['type="t:Item"', 'type="xs:dateTimeStamp"']],
    reported: [
      "15:35: error xsd-unresolved-reference: type {http://www.w3.org/2001/XMLSchema}dateTimeStamp is not declared in any loaded schema; only XSD 1.1 has it",
    ],
  },
  {
    title: "xs type typo",
    changes: [['type="xs:string" minOccurs', 'type="xs:strng" minOccurs']],
    reported: [
      "16:35: error xsd-unresolved-reference: type {http://www.w3.org/2001/XMLSchema}strng is not declared in any loaded schema; did you mean string?",
    ],
  },
  {
    title: "element as type",
    changes: [['element="t:PlaceOrder"', 'type="t:PlaceOrder"']],
    reported: [
      "27:56: error xsd-unresolved-reference: type {urn:orders}PlaceOrder is not declared in any loaded schema; an element is called so, not a type",
    ],
  },
  {
    title: "type as element",
    changes: [['element="t:PlaceOrder"', 'element="t:Order"']],
    reported: [
      "27:56: error xsd-unresolved-reference: element {urn:orders}Order is not declared in any loaded schema; a type is called so, not an element",
    ],
  },
  {
    title: "dup element",
    changes: [
      [
        '<xs:element name="Refused" type="xs:string"/>',
        '<xs:element name="Refused" type="xs:string"/><xs:element name="Refused" type="xs:int"/>',
      ],
    ],
    reported: [
      "11:64: error xsd-duplicate-name: element {urn:orders}Refused is declared twice; the first is at c.wsdl:11",
    ],
  },
  {
    title: "dup type",
    changes: [['<xs:complexType name="Item">', '<xs:complexType name="Item"/><xs:complexType name="Item">']],
    reported: ["20:52: error xsd-duplicate-name: type {urn:orders}Item is declared twice; the first is at c.wsdl:20"],
  },
  {
    title: "swap name type",
    changes: [['<xs:element name="Item" type="t:Item"', '<xs:element name="t:Item" type="Item"']],
    reported: [
      '15:23: error xsd-bad-attribute-value: name="t:Item" of xs:element is not a name without a colon (NCName)',
      "15:37: warning xsd-missing-prefix: Item has no prefix and refers to nothing; {urn:orders}Item is assumed",
    ],
  },
  {
    title: "missing include",
    changes: [
      ['<xs:element name="PlaceOrder" ', '<xs:include schemaLocation="types.xsd"/><xs:element name="PlaceOrder" '],
      ['type="t:Item"', 'type="t:Missing"'],
    ],
    reported: ["7:19: error document-not-found: types.xsd cannot be read"],
  },
  {
    title: "include then redefine",
    changes: [
      [
        '<xs:element name="PlaceOrder" ',
        '<xs:include schemaLocation="types.xsd"/><xs:redefine schemaLocation="types.xsd"><xs:simpleType name="Code"><xs:restriction base="t:Code"><xs:maxLength value="3"/></xs:restriction></xs:simpleType></xs:redefine><xs:element name="PlaceOrder" ',
      ],
    ],
    // No message needs what is redefined.
    reported: ["7:19: warning document-not-found: types.xsd cannot be read"],
  },
  {
    title: "redefine missing",
    changes: [
      [
        '<xs:element name="PlaceOrder" ',
        '<xs:redefine schemaLocation="types.xsd"><xs:simpleType name="Code"><xs:restriction base="t:Code"><xs:maxLength value="3"/></xs:restriction></xs:simpleType></xs:redefine><xs:element name="PlaceOrder" ',
      ],
    ],
    reported: ["7:20: error document-not-found: types.xsd cannot be read"],
  },
  {
    title: "missing import",
    changes: [
      [
        '<xs:element name="PlaceOrder" ',
        '<xs:import namespace="urn:other" schemaLocation="other.xsd"/><xs:element name="PlaceOrder" ',
      ],
      ["xmlns:t=", 'xmlns:o="urn:other" xmlns:t='],
      ['type="t:Item"', 'type="o:Item"'],
    ],
    reported: ["7:40: error document-not-found: other.xsd cannot be read"],
  },
  {
    title: "missing wsdl import",
    changes: [["<types>", '<import namespace="urn:other" location="other.wsdl"/><types>']],
    reported: ["5:33: error document-not-found: other.wsdl cannot be read"],
  },
  {
    title: "not wellformed",
    changes: [['</xs:complexType>\n      <xs:complexType name="Item">', '<xs:complexType name="Item">']],
    reported: [
      "24:16: error xml-not-well-formed: the document is not well-formed XML: this closing tag does not close the open element xs:complexType",
    ],
  },
  {
    title: "unclosed attr",
    changes: [['name="Note" type="xs:string"', 'name="Note type="xs:string"']],
    reported: [
      "16:40: error xml-not-well-formed: the document is not well-formed XML: no whitespace between attributes",
    ],
  },
  {
    title: "amp",
    changes: [['location="http://localhost/orders"', 'location="http://localhost/orders?a=1&b=2"']],
    reported: [
      "48:103: error xml-not-well-formed: the document is not well-formed XML: an & that begins no reference; it is written &amp;",
    ],
  },
  {
    title: "schema wrong tns",
    changes: [['<xs:schema targetNamespace="urn:orders"', '<xs:schema targetNamespace="urn:Orders"']],
    reported: [
      "27:56: error xsd-unresolved-reference: element {urn:orders}PlaceOrder is not declared in any loaded schema; one of that name is declared in urn:Orders",
      "28:57: error xsd-unresolved-reference: element {urn:orders}PlaceOrderResponse is not declared in any loaded schema; one of that name is declared in urn:Orders",
      "29:52: error xsd-unresolved-reference: element {urn:orders}Refused is not declared in any loaded schema; one of that name is declared in urn:Orders",
      "42:14: warning wsdl-header-unresolved: soap:header names element {urn:orders}Ticket, which is not declared; the header is left out",
    ],
  },
  {
    title: "no schema tns",
    changes: [['<xs:schema targetNamespace="urn:orders"', "<xs:schema"]],
    reported: [
      "27:56: error xsd-unresolved-reference: element {urn:orders}PlaceOrder is not declared in any loaded schema; one of that name is declared in no namespace",
      "28:57: error xsd-unresolved-reference: element {urn:orders}PlaceOrderResponse is not declared in any loaded schema; one of that name is declared in no namespace",
      "29:52: error xsd-unresolved-reference: element {urn:orders}Refused is not declared in any loaded schema; one of that name is declared in no namespace",
      "42:14: warning wsdl-header-unresolved: soap:header names element {urn:orders}Ticket, which is not declared; the header is left out",
    ],
  },
  {
    title: "maxoccurs typo",
    changes: [['maxOccurs="unbounded"', 'maxOccurs="unbound"']],
    reported: [
      '15:49: error xsd-bad-attribute-value: maxOccurs="unbound" of xs:element is not a non-negative integer or "unbounded"',
    ],
  },
  {
    title: "elem misspelt",
    changes: [
      [
        '<xs:sequence>\n          <xs:element name="Sku" type="xs:string"/>\n        </xs:sequence>',
        '<xs:sequnce>\n          <xs:element name="Sku" type="xs:string"/>\n        </xs:sequnce>',
      ],
    ],
    reported: [
      "21:9: error xsd-unexpected-element: xs:sequnce is not allowed in xs:complexType; did you mean sequence?",
    ],
  },
  {
    title: "attr misspelt",
    changes: [['minOccurs="0"', 'minOccur="0"']],
    reported: [
      '16:52: error xsd-unknown-attribute: xs:element has no attribute "minOccur" at this place; did you mean minOccurs?',
    ],
  },
  {
    title: "element in complextype",
    changes: [
      [
        '<xs:sequence>\n          <xs:element name="Sku" type="xs:string"/>\n        </xs:sequence>',
        '<xs:element name="Sku" type="xs:string"/>',
      ],
    ],
    reported: [
      "21:9: error xsd-unexpected-element: xs:element is not allowed in xs:complexType; it belongs inside xs:all, xs:choice or xs:sequence",
    ],
  },
  {
    title: "attribute before sequence",
    changes: [
      [
        '<xs:complexType name="Order">\n        <xs:sequence>',
        '<xs:complexType name="Order">\n        <xs:attribute name="a" type="xs:int"/><xs:sequence>',
      ],
    ],
    reported: ["14:47: warning xsd-misplaced-element: xs:sequence is in the wrong place in xs:complexType"],
  },
  {
    title: "base typo",
    changes: [
      [
        '<xs:complexType name="Item">\n        <xs:sequence>\n          <xs:element name="Sku" type="xs:string"/>\n        </xs:sequence>',
        '<xs:complexType name="Item"><xs:complexContent><xs:extension base="t:Bse"><xs:sequence>\n          <xs:element name="Sku" type="xs:string"/>\n        </xs:sequence></xs:extension></xs:complexContent>',
      ],
    ],
    reported: ["20:68: error xsd-unresolved-reference: type {urn:orders}Bse is not declared in any loaded schema"],
  },
  {
    title: "circular base",
    changes: [
      [
        '<xs:complexType name="Item">\n        <xs:sequence>\n          <xs:element name="Sku" type="xs:string"/>\n        </xs:sequence>',
        '<xs:complexType name="Item"><xs:complexContent><xs:extension base="t:Item"><xs:sequence>\n          <xs:element name="Sku" type="xs:string"/>\n        </xs:sequence></xs:extension></xs:complexContent>',
      ],
    ],
    reported: ["20:23: error xsd-circular-type: type {urn:orders}Item is derived from itself"],
  },
  {
    title: "simple as base",
    changes: [
      [
        '<xs:complexType name="Item">\n        <xs:sequence>\n          <xs:element name="Sku" type="xs:string"/>\n        </xs:sequence>',
        '<xs:complexType name="Item"><xs:complexContent><xs:extension base="xs:string"/></xs:complexContent>',
      ],
    ],
    reported: [
      "20:68: warning xsd-base-simple: {http://www.w3.org/2001/XMLSchema}string is a simple type, but the type is derived from it by xs:complexContent",
    ],
  },
  {
    title: "ref and name",
    changes: [['name="Note" type="xs:string"', 'name="Note" ref="t:Ticket"']],
    reported: [
      '16:23: warning xsd-name-beside-ref: xs:element cannot have both ref and name; ref="t:Ticket" counts, and name="Note" is ignored',
    ],
  },
  {
    title: "ref typo",
    changes: [['name="Note" type="xs:string"', 'ref="t:Tickt"']],
    reported: [
      "16:23: error xsd-unresolved-reference: element {urn:orders}Tickt is not declared in any loaded schema; did you mean Ticket?",
    ],
  },
  {
    title: "enum outside",
    changes: [
      [
        'name="Note" type="xs:string" minOccurs="0"/>',
        'name="Note" minOccurs="0"><xs:simpleType><xs:enumeration value="a"/></xs:simpleType></xs:element>',
      ],
    ],
    reported: [
      "16:64: error xsd-unexpected-element: xs:enumeration is not allowed in xs:simpleType; it belongs inside xs:restriction",
    ],
  },
  {
    title: "no types",
    changes: [
      [
        '<types>\n    <xs:schema targetNamespace="urn:orders" elementFormDefault="qualified">\n      <xs:element name="PlaceOrder" type="t:Order"/>\n      <xs:element name="PlaceOrderResponse">\n        <xs:complexType><xs:sequence><xs:element name="Id" type="xs:int"/></xs:sequence></xs:complexType>\n      </xs:element>\n      <xs:element name="Refused" type="xs:string"/>\n      <xs:element name="Ticket" type="xs:string"/>\n      <xs:complexType name="Order">\n        <xs:sequence>\n          <xs:element name="Item" type="t:Item" maxOccurs="unbounded"/>\n          <xs:element name="Note" type="xs:string" minOccurs="0"/>\n        </xs:sequence>\n        <xs:attribute name="id" type="xs:int"/>\n      </xs:complexType>\n      <xs:complexType name="Item">\n        <xs:sequence>\n          <xs:element name="Sku" type="xs:string"/>\n        </xs:sequence>\n      </xs:complexType>\n    </xs:schema>\n  </types>\n',
        "",
      ],
    ],
    reported: [
      "5:58: error xsd-unresolved-reference: element {urn:orders}PlaceOrder is not declared in any loaded schema; no element of namespace urn:orders is loaded",
      "6:57: error xsd-unresolved-reference: element {urn:orders}PlaceOrderResponse is not declared in any loaded schema; no element of namespace urn:orders is loaded",
      "7:52: error xsd-unresolved-reference: element {urn:orders}Refused is not declared in any loaded schema; no element of namespace urn:orders is loaded",
      "20:14: warning wsdl-header-unresolved: soap:header names element {urn:orders}Ticket, which is not declared; the header is left out",
    ],
  },
  {
    title: "wsdl ns typo",
    changes: [['xmlns="http://schemas.xmlsoap.org/wsdl/"', 'xmlns="http://schemas.xmlsoap.org/wsdl"']],
    reported: [
      "2:1: error document-not-a-contract: the document element is {http://schemas.xmlsoap.org/wsdl}definitions, but a WSDL 1.1 definition or an XSD schema is needed here; that of WSDL is in the namespace http://schemas.xmlsoap.org/wsdl/",
    ],
  },
  {
    title: "xs ns typo",
    changes: [['xmlns:xs="http://www.w3.org/2001/XMLSchema"', 'xmlns:xs="http://www.w3.org/2001/XMLSchemas"']],
    reported: [
      "6:5: error xsd-wrong-namespace: a schema is written in the namespace http://www.w3.org/2001/XMLSchemas, which is not that of XSD",
    ],
  },
  {
    title: "case typo type",
    changes: [['type="t:Item"', 'type="t:item"']],
    reported: [
      "15:35: error xsd-unresolved-reference: type {urn:orders}item is not declared in any loaded schema; did you mean Item?",
    ],
  },
  {
    title: "length nan",
    changes: [
      [
        'name="Note" type="xs:string" minOccurs="0"/>',
        'name="Note" minOccurs="0"><xs:simpleType><xs:restriction base="xs:string"><xs:maxLength value="ten"/></xs:restriction></xs:simpleType></xs:element>',
      ],
    ],
    reported: ['16:111: error xsd-bad-attribute-value: value="ten" of xs:maxLength is not a non-negative integer'],
  },
  {
    title: "default bad",
    changes: [['name="Note" type="xs:string"', 'name="Note" type="xs:int" default="x"']],
    reported: [
      '16:11: warning xsd-bad-value: default value "x" of {urn:orders}Note is not allowed: "x" is not a valid xs:int',
    ],
  },
];
