import type { MistakeCase } from "./correct-contract.js";

/** Mistakes in WSDL's own elements. */
export const wsdlMistakes: readonly MistakeCase[] = [
  {
    title: "fault only",
    changes: [['<input message="t:PlaceOrderIn"/>\n      <output message="t:PlaceOrderOut"/>\n      ', ""]],
    reported: ["32:5: error wsdl-operation-empty: operation PlaceOrder has neither an input nor an output"],
  },
  {
    title: "message typo",
    changes: [['<input message="t:PlaceOrderIn"', '<input message="t:PlaceOrderInn"']],
    reported: [
      "33:14: error wsdl-unresolved-reference: message {urn:orders}PlaceOrderInn is not declared in any loaded document; did you mean PlaceOrderIn?",
    ],
  },
  {
    title: "message no prefix",
    changes: [['<input message="t:PlaceOrderIn"', '<input message="PlaceOrderIn"']],
    reported: [
      "33:14: warning wsdl-wrong-namespace: message {http://schemas.xmlsoap.org/wsdl/}PlaceOrderIn is not declared, but one of that name is in urn:orders, which is assumed",
    ],
  },
  {
    title: "binding type typo",
    changes: [['type="t:Orders"', 'type="t:Order"']],
    reported: [
      "38:30: error wsdl-unresolved-reference: port type {urn:orders}Order is not declared in any loaded document; did you mean Orders?",
    ],
  },
  {
    title: "binding type is binding",
    changes: [['type="t:Orders"', 'type="t:OrdersSoap"']],
    reported: [
      "38:30: error wsdl-unresolved-reference: port type {urn:orders}OrdersSoap is not declared in any loaded document",
    ],
  },
  {
    title: "port binding typo",
    changes: [['binding="t:OrdersSoap"', 'binding="t:OrderSoap"']],
    reported: [
      "48:29: warning wsdl-port-unbound: port OrdersPort names binding {urn:orders}OrderSoap, which is not declared; did you mean OrdersSoap?; left out",
    ],
  },
  {
    title: "binding op typo",
    changes: [['<operation name="PlaceOrder">\n      <soap', '<operation name="PlaceOder">\n      <soap']],
    reported: [
      "40:5: error wsdl-bound-unknown: operation PlaceOder is bound, but port type Orders has none of that name; did you mean PlaceOrder?",
    ],
  },
  {
    title: "part by type",
    changes: [['element="t:PlaceOrder"', 'type="t:Order"']],
    reported: [
      "27:32: warning wsdl-document-part-by-type: the part parameters of {urn:orders}PlaceOrderIn names a type; in the Body of operation PlaceOrder it is an element called parameters, in no namespace",
    ],
  },
  {
    title: "wrong soap ns",
    changes: [["http://schemas.xmlsoap.org/wsdl/soap/", "http://schemas.xmlsoap.org/soap/"]],
    reported: [
      "38:3: warning wsdl-binding-ignored: OrdersSoap: not bound to SOAP; the namespace http://schemas.xmlsoap.org/soap/ is none of SOAP's",
    ],
  },
  {
    title: "soap envelope ns",
    changes: [["http://schemas.xmlsoap.org/wsdl/soap/", "http://schemas.xmlsoap.org/soap/envelope/"]],
    reported: [
      "38:3: warning wsdl-binding-ignored: OrdersSoap: not bound to SOAP; the namespace http://schemas.xmlsoap.org/soap/envelope/ is none of SOAP's",
    ],
  },
  {
    title: "header part missing",
    changes: [['part="ticket"', 'part="tikcet"']],
    reported: [
      "42:14: warning wsdl-header-unresolved: soap:header names part tikcet of message TicketHeader, which is not declared; the header is left out",
    ],
  },
  {
    title: "header message typo",
    changes: [['message="t:TicketHeader"', 'message="t:TicketHeadr"']],
    reported: [
      "42:27: warning wsdl-header-unresolved: soap:header names message {urn:orders}TicketHeadr, which is not declared; the header is left out",
    ],
  },
  {
    title: "dup message",
    changes: [
      [
        '<message name="PlaceOrderOut">',
        '<message name="PlaceOrderIn"><part name="p" element="t:Ticket"/></message><message name="PlaceOrderOut">',
      ],
    ],
    reported: ["28:3: error wsdl-duplicate-name: message {urn:orders}PlaceOrderIn is declared twice"],
  },
  {
    title: "dup operation binding",
    changes: [
      [
        "</operation>\n  </binding>",
        '</operation><operation name="PlaceOrder"><soap:operation/><input><soap:body use="literal"/></input><output><soap:body use="literal"/></output></operation></binding>',
      ],
    ],
    reported: ["45:17: warning wsdl-bound-twice: operation PlaceOrder is bound twice in binding OrdersSoap; left out"],
  },
  {
    title: "dup port",
    changes: [
      [
        "</service>",
        '<port name="OrdersPort" binding="t:OrdersSoap"><soap:address location="http://localhost/b"/></port></service>',
      ],
    ],
    reported: [
      "49:3: warning wsdl-duplicate-port: port OrdersPort of service {urn:orders}OrderService is declared twice",
    ],
  },
  {
    title: "dup part",
    changes: [
      [
        '<part name="parameters" element="t:PlaceOrder"/>',
        '<part name="parameters" element="t:PlaceOrder"/><part name="parameters" element="t:Ticket"/>',
      ],
    ],
    reported: [
      "27:80: error wsdl-duplicate-part: part parameters of message {urn:orders}PlaceOrderIn is declared twice",
    ],
  },
  {
    title: "dup porttype",
    changes: [
      [
        "<binding name=",
        '<portType name="Orders"><operation name="X"><input message="t:PlaceOrderIn"/></operation></portType><binding name=',
      ],
    ],
    reported: ["38:3: error wsdl-duplicate-name: port type {urn:orders}Orders is declared twice"],
  },
  {
    title: "binding other porttype",
    changes: [
      [
        "<binding name=",
        '<portType name="Stock"><operation name="Count"><input message="t:PlaceOrderIn"/><output message="t:PlaceOrderOut"/></operation></portType><binding name=',
      ],
      ['type="t:Orders"', 'type="t:Stock"'],
    ],
    reported: [
      "40:5: error wsdl-bound-unknown: operation PlaceOrder is bound, but port type Stock has none of that name; port type Orders has it",
    ],
  },
  {
    title: "no binding style",
    changes: [[' style="document"', ' style="documnt"']],
    reported: ['39:68: error wsdl-bad-attribute-value: style="documnt" is not document or rpc'],
  },
  {
    title: "use typo",
    changes: [['use="literal"/></output>', 'use="litteral"/></output>']],
    reported: ['43:26: error wsdl-bad-attribute-value: use="litteral" is not literal or encoded'],
  },
  {
    title: "fault name mismatch",
    changes: [['<fault name="Refused"><soap:fault name="Refused"', '<fault name="Refusd"><soap:fault name="Refusd"']],
    reported: [
      "44:7: warning wsdl-fault-unknown: fault Refusd is bound, but operation PlaceOrder declares none of that name; it is left out",
    ],
  },
  {
    title: "fault twice",
    changes: [
      [
        `<fault name="Refused" message="t:RefusedFault"/>`,
        `<fault name="Refused" message="t:RefusedFault"/><fault name="Refused" message="t:RefusedFault"/>`,
      ],
    ],
    reported: [
      "35:55: warning wsdl-duplicate-fault: fault Refused of operation PlaceOrder is declared twice; the first is used",
    ],
  },
  {
    title: "fault no name",
    changes: [['<fault name="Refused" message', "<fault message"]],
    reported: ["35:7: warning wsdl-missing-label: fault has no name"],
  },
  {
    title: "part no name",
    changes: [['<part name="parameters" element="t:PlaceOrder"', '<part element="t:PlaceOrder"']],
    reported: ["27:32: warning wsdl-missing-label: part has no name"],
  },
  {
    title: "part no name, but soap:body names one",
    changes: [
      ['<part name="parameters" element="t:PlaceOrder"', '<part element="t:PlaceOrder"'],
      ['<soap:body use="literal"/></input>', '<soap:body parts="parameters" use="literal"/></input>'],
    ],
    reported: [
      "27:32: warning wsdl-missing-label: part has no name",
      "42:81: warning wsdl-part-misnamed: message {urn:orders}PlaceOrderIn has no part parameters; its only part is assumed",
    ],
  },
  {
    title: "part by type no name",
    changes: [['<part name="detail" element="t:Refused"', '<part type="xs:string"']],
    reported: ["29:32: error wsdl-missing-attribute: part needs the attribute name"],
  },
  {
    title: "fault message typo",
    changes: [['message="t:RefusedFault"', 'message="t:RefusedFaul"']],
    reported: [
      "35:29: error wsdl-unresolved-reference: message {urn:orders}RefusedFaul is not declared in any loaded document; did you mean RefusedFault?",
    ],
  },
  {
    title: "rpc by element",
    changes: [[' style="document"', ' style="rpc"']],
    reported: [
      "27:32: warning wsdl-rpc-part-by-element: the part parameters names an element, but the operation PlaceOrder has the rpc style; the wrapper contains that element",
      "28:33: warning wsdl-rpc-part-by-element: the part parameters names an element, but the operation PlaceOrder has the rpc style; the wrapper contains that element",
      "42:81: warning wsdl-rpc-namespace-missing: the soap:body of PlaceOrder names no namespace; urn:orders, the namespace of the binding, is used",
      "43:15: warning wsdl-rpc-namespace-missing: the soap:body of PlaceOrderResponse names no namespace; urn:orders, the namespace of the binding, is used",
    ],
  },
  {
    title: "no binding",
    changes: [
      [
        '  <binding name="OrdersSoap" type="t:Orders">\n    <soap:binding transport="http://schemas.xmlsoap.org/soap/http" style="document"/>\n    <operation name="PlaceOrder">\n      <soap:operation soapAction="urn:orders:PlaceOrder"/>\n      <input><soap:header message="t:TicketHeader" part="ticket" use="literal"/><soap:body use="literal"/></input>\n      <output><soap:body use="literal"/></output>\n      <fault name="Refused"><soap:fault name="Refused" use="literal"/></fault>\n    </operation>\n  </binding>\n',
        "",
      ],
    ],
    reported: [
      "39:29: error wsdl-port-unbound: port OrdersPort names binding {urn:orders}OrdersSoap, which is not declared",
    ],
  },
  {
    title: "no porttype",
    changes: [
      [
        '  <portType name="Orders">\n    <operation name="PlaceOrder">\n      <input message="t:PlaceOrderIn"/>\n      <output message="t:PlaceOrderOut"/>\n      <fault name="Refused" message="t:RefusedFault"/>\n    </operation>\n  </portType>\n',
        "",
      ],
    ],
    reported: [
      "31:30: error wsdl-unresolved-reference: port type {urn:orders}Orders is not declared in any loaded document",
    ],
  },
  {
    title: "no messages",
    changes: [
      [
        '  <message name="PlaceOrderIn"><part name="parameters" element="t:PlaceOrder"/></message>\n  <message name="PlaceOrderOut"><part name="parameters" element="t:PlaceOrderResponse"/></message>\n  <message name="RefusedFault"><part name="detail" element="t:Refused"/></message>\n  <message name="TicketHeader"><part name="ticket" element="t:Ticket"/></message>\n',
        "",
      ],
    ],
    reported: [
      "29:14: error wsdl-unresolved-reference: message {urn:orders}PlaceOrderIn is not declared in any loaded document",
      "30:15: error wsdl-unresolved-reference: message {urn:orders}PlaceOrderOut is not declared in any loaded document",
      "31:29: error wsdl-unresolved-reference: message {urn:orders}RefusedFault is not declared in any loaded document",
    ],
  },
  {
    title: "body parts typo",
    changes: [
      [
        '<input><soap:header message="t:TicketHeader" part="ticket" use="literal"/><soap:body use="literal"/>',
        '<input><soap:body use="literal" parts="paramters"/>',
      ],
    ],
    reported: [
      "42:14: warning wsdl-part-misnamed: message {urn:orders}PlaceOrderIn has no part paramters; parameters, its only part, is assumed",
    ],
  },
  {
    title: "two parts",
    changes: [
      [
        '<part name="parameters" element="t:PlaceOrder"/>',
        '<part name="parameters" element="t:PlaceOrder"/><part name="more" element="t:Ticket"/>',
      ],
    ],
    reported: [
      "27:3: warning wsdl-several-body-parts: the Body of {urn:orders}PlaceOrderIn in operation PlaceOrder has an element for each of several parts: parameters, more",
    ],
  },
  {
    title: "encoded",
    changes: [
      [
        '<soap:body use="literal"/></input>',
        '<soap:body use="encoded" encodingStyle="http://schemas.xmlsoap.org/soap/encoding/"/></input>',
      ],
    ],
    reported: ['40:5: error wsdl-encoded-use: use="encoded" is supported in rpc style and SOAP 1.1 only: PlaceOrder'],
  },
  {
    title: "part no element",
    changes: [['<part name="parameters" element="t:PlaceOrder"/>', '<part name="parameters"/>']],
    reported: [
      "27:32: error wsdl-part-element-or-type: part parameters of message {urn:orders}PlaceOrderIn has neither element nor type",
    ],
  },
  {
    title: "port no binding",
    changes: [[' binding="t:OrdersSoap"', ""]],
    reported: ["48:5: error wsdl-missing-attribute: port needs the attribute binding"],
  },
  {
    title: "op no name binding",
    changes: [['<operation name="PlaceOrder">\n      <soap', "<operation>\n      <soap"]],
    reported: ["40:5: error wsdl-missing-attribute: operation needs the attribute name"],
  },
  {
    title: "input twice",
    changes: [
      ['<input message="t:PlaceOrderIn"/>', '<input message="t:PlaceOrderIn"/><input message="t:TicketHeader"/>'],
    ],
    reported: ["33:40: error wsdl-unexpected-element: second input is not allowed in operation"],
  },
  {
    title: "case typo message",
    changes: [['<input message="t:PlaceOrderIn"', '<input message="t:placeorderin"']],
    reported: [
      "33:14: error wsdl-unresolved-reference: message {urn:orders}placeorderin is not declared in any loaded document; did you mean PlaceOrderIn?",
    ],
  },
];
