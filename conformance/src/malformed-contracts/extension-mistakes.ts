import type { MistakeCase } from "./correct-contract.js";

const action = '<soap:operation soapAction="urn:orders:PlaceOrder"/>';
const header = '<soap:header message="t:TicketHeader" part="ticket" use="literal"/>';
const reply = '<output><soap:body use="literal"/></output>';
const transport = '<soap:binding transport="http://schemas.xmlsoap.org/soap/http" style="document"/>';
const ticket = '<part name="ticket" element="t:Ticket"/>';
const boundFault = '<fault name="Refused"><soap:fault name="Refused" use="literal"/></fault>';
const port = '<port name="OrdersPort" binding="t:OrdersSoap">';

const noOperationName = "operation needs the attribute name";

/** Mistakes in extension elements (SOAP bindings, schemas), and missing names. */
export const extensionMistakes: readonly MistakeCase[] = [
  {
    title: "soapAction in other letter case",
    changes: [["soapAction=", "SOAPAction="]],
    reported: [
      "41:23: warning wsdl-unknown-attribute: soap:operation has no attribute SOAPAction; it is ignored; did you mean soapAction?",
    ],
  },
  {
    title: "type for style",
    changes: [['style="document"', 'type="Document"']],
    reported: [
      '39:68: warning wsdl-style-as-type: the attribute type="document" is no attribute of WSDL; it is read as style="document"',
    ],
  },
  {
    title: "part for parts",
    changes: [[reply, '<output><soap:body part="parameters" use="literal"/></output>']],
    reported: [
      "43:26: warning wsdl-unknown-attribute: soap:body has no attribute part; it is ignored; did you mean parts?",
    ],
  },
  {
    title: "parts for part",
    changes: [['part="ticket" use', 'parts="ticket" use']],
    reported: [
      "42:52: warning wsdl-unknown-attribute: soap:header has no attribute parts; it is ignored; did you mean part?",
    ],
  },
  {
    title: "soap:headerfault and what may not be beside it",
    changes: [
      [
        header,
        header.replace("/>", '><soap:headerfault mesage="t:RefusedFault" part="detail"/><soap:x/></soap:header>'),
      ],
    ],
    reported: [
      "42:98: warning wsdl-unknown-attribute: soap:headerfault has no attribute mesage; it is ignored; did you mean message?",
      "42:137: warning wsdl-misplaced-extension: soap:x has no meaning in header; it is ignored",
    ],
  },
  {
    title: "attributes of all SOAP bindings",
    changes: [
      [action, '<soap12:operation soapAction="urn:orders:PlaceOrder" soapActionRequired="true" style="document"/>'],
      [header, header.replace("/>", ' namespace="urn:n" encodingStyle="urn:e" required="false"/>')],
      [reply, '<output><soap:body use="literal" namespace="urn:n" encodingStyle="urn:e" parts="parameters"/></output>'],
      [boundFault, boundFault.replace("/>", ' namespace="urn:n" encodingStyle="urn:e"/>')],
    ],
    reported: [],
  },
  {
    title: "soap:Header",
    changes: [["<soap:header", "<soap:Header"]],
    reported: ["42:14: warning wsdl-misplaced-extension: soap:Header has no meaning in input; it is ignored"],
  },
  {
    title: "soap:header outside the message",
    changes: [[action, header + action]],
    reported: ["41:7: warning wsdl-misplaced-extension: soap:header has no meaning in operation; it is ignored"],
  },
  {
    title: "soap12:body in a fault",
    changes: [['<soap:fault name="Refused" use="literal"/>', '<soap12:body use="literal"/>']],
    reported: ["44:29: warning wsdl-misplaced-extension: soap:body has no meaning in fault; it is ignored"],
  },
  {
    title: "import of a schema outside wsdl:types",
    changes: [["<types>", '<xs:import namespace="urn:z" schemaLocation="z.xsd"/><types>']],
    reported: ["5:3: warning wsdl-misplaced-extension: xs:import has no meaning in definitions; it is ignored"],
  },
  {
    title: "element outside a schema",
    changes: [["<types>", '<types><xs:annotation/><xs:element name="q"/>']],
    reported: ["5:26: warning wsdl-misplaced-extension: xs:element has no meaning in types; it is ignored"],
  },
  {
    title: "an extension that must be understood",
    changes: [
      [
        transport,
        `${transport}<x:must xmlns:x="urn:x" xmlns:w="http://schemas.xmlsoap.org/wsdl/" w:required="true"/><x:may xmlns:x="urn:x"/>`,
      ],
    ],
    reported: ["39:86: warning wsdl-required-extension: {urn:x}must must be understood, but is unknown; it is ignored"],
  },
  {
    title: "policies that must be understood",
    changes: [
      [
        "<types>",
        '<p:UsingPolicy xmlns:p="http://www.w3.org/ns/ws-policy" xmlns:w="http://schemas.xmlsoap.org/wsdl/" w:required="true"/><types>',
      ],
    ],
    reported: [],
  },
  {
    title: "header that names none of several parts",
    changes: [
      ['part="ticket" use', "use"],
      [ticket, `${ticket}<part name="other" element="t:Refused"/>`],
    ],
    reported: [
      "42:14: warning wsdl-header-unresolved: soap:header names no part of message TicketHeader, which has several; the header is left out",
    ],
  },
  {
    title: "header of a message without parts",
    changes: [
      ['part="ticket" use', "use"],
      [ticket, ""],
    ],
    reported: [
      "42:14: warning wsdl-header-unresolved: soap:header names no part of message TicketHeader, which has none; the header is left out",
    ],
  },
  {
    title: "header that names no part, and its element is not there",
    changes: [
      ['part="ticket" use', "use"],
      [ticket, '<part name="ticket" element="t:Tickt"/>'],
    ],
    reported: [
      "42:14: warning wsdl-header-unresolved: soap:header names element {urn:orders}Tickt, which is not declared; the header is left out",
    ],
  },
  {
    title: "header that names an empty message",
    changes: [['message="t:TicketHeader"', 'message=""']],
    reported: ["42:14: error wsdl-missing-attribute: soap:header needs the attribute message"],
  },
  {
    title: "output of a one-way operation",
    changes: [
      ['<output message="t:PlaceOrderOut"/>\n      <fault name="Refused" message="t:RefusedFault"/>', ""],
      [boundFault, ""],
    ],
    reported: [
      "42:7: warning wsdl-output-unknown: the binding has an output for operation PlaceOrder, which is one-way in its port type; it is ignored",
    ],
  },
  {
    title: "a part selected twice",
    changes: [[reply, '<output><soap:body parts="parameters parameters" use="literal"/></output>']],
    reported: [],
  },
  {
    title: "messages without names",
    changes: [
      ['<message name="PlaceOrderIn">', "<message>"],
      ['<message name="PlaceOrderOut">', '<message name="">'],
    ],
    reported: [
      "27:3: error wsdl-missing-attribute: message needs the attribute name",
      "28:3: error wsdl-missing-attribute: message needs the attribute name",
    ],
  },
  {
    title: "port type without name",
    changes: [['<portType name="Orders">', "<portType>"]],
    reported: ["31:3: error wsdl-missing-attribute: portType needs the attribute name"],
  },
  {
    title: "binding without name",
    changes: [['<binding name="OrdersSoap"', "<binding"]],
    reported: ["38:3: error wsdl-missing-attribute: binding needs the attribute name"],
  },
  {
    title: "operation without name",
    changes: [['<operation name="PlaceOrder">\n      <input', "<operation>\n      <input"]],
    reported: [`32:5: error wsdl-missing-attribute: ${noOperationName}`],
  },
  {
    title: "bound operation with an empty name",
    changes: [['<operation name="PlaceOrder">\n      <soap', '<operation name="">\n      <soap']],
    reported: [`40:5: error wsdl-missing-attribute: ${noOperationName}`],
  },
  {
    title: "ports without names",
    changes: [
      [port, '<port binding="t:OrdersSoap">'],
      ["</service>", '<port name="" binding="t:OrdersSoap"/></service>'],
    ],
    reported: [
      "48:5: warning wsdl-missing-label: port has no name",
      "49:3: warning wsdl-missing-label: port has no name",
    ],
  },
  {
    title: "fault with an empty name",
    changes: [['<fault name="Refused" message', '<fault name="" message']],
    reported: ["35:7: warning wsdl-missing-label: fault has no name"],
  },
  {
    title: "marks without effect",
    changes: [
      ['targetNamespace="urn:orders">', 'targetNamespace="urn:orders" xmlns:m="urn:stubwright:contract">'],
      ['minOccurs="0"/>', 'minOccurs="0" m:deprected="" m:sunset="2027-02-30"/>'],
      ['name="id" type', 'name="id" m:stability="alpha" m:open-enum="no" type'],
      [
        '<operation name="PlaceOrder">',
        '<operation name="PlaceOrder"><documentation><m:deprecated sunset="soon"/><m:toString/></documentation>',
      ],
    ],
    reported: [
      "16:66: warning contract-mark-unknown: no mark of a contract is called deprected; it is ignored; did you mean deprecated?",
      '16:81: warning contract-mark-value: the mark sunset has the value "2027-02-30", which is not a day such as 2027-03-01; it is ignored',
      '18:33: warning contract-mark-value: the mark stability has the value "alpha", which is not draft, beta or stable; it is ignored',
      '18:53: warning contract-mark-value: the mark open-enum has the value "no", which is not true or false; it is ignored',
      '32:63: warning contract-mark-value: the mark sunset has the value "soon", which is not a day such as 2027-03-01; it is ignored',
      "32:78: warning contract-mark-unknown: no mark of a contract is called toString; it is ignored",
    ],
  },
  {
    title: "the mark of an enumeration at something else",
    changes: [
      ['targetNamespace="urn:orders">', 'targetNamespace="urn:orders" xmlns:m="urn:stubwright:contract">'],
      ['name="id" type', 'name="id" m:open-enum="1" type'],
      ['minOccurs="0"/>', 'minOccurs="0" m:open-enum="false"/>'],
    ],
    reported: ["18:9: warning contract-mark-not-open: the mark open-enum has no effect here: the type stays closed"],
  },
  {
    title: "marks that say something",
    changes: [
      [
        'targetNamespace="urn:orders">',
        'targetNamespace="urn:orders" xmlns:m="urn:stubwright:contract" m:version="3">',
      ],
      ['minOccurs="0"/>', 'minOccurs="0" m:deprecated="2026-01-01" m:sunset=" 2027-02-28 "/>'],
      ['name="id" type', 'name="id" m:stability="beta" type'],
      [
        '<operation name="PlaceOrder">',
        '<operation name="PlaceOrder"><documentation><m:deprecated sunset="2027-01-01">Go.</m:deprecated></documentation>',
      ],
    ],
    reported: [],
  },
  {
    title: "contract without a target namespace",
    changes: [[' targetNamespace="urn:orders">\n  <types', ">\n  <types"]],
    reported: [
      ["33:14", "message", "PlaceOrderIn"],
      ["34:15", "message", "PlaceOrderOut"],
      ["35:29", "message", "RefusedFault"],
      ["38:30", "port type", "Orders"],
      ["42:27", "message", "TicketHeader"],
      ["48:29", "binding", "OrdersSoap"],
    ].map(
      ([at, kind, name]) =>
        `${at}: warning wsdl-wrong-namespace: ${kind} {urn:orders}${name} is not declared, but one of that name is in no namespace, which is assumed`,
    ),
  },
];
