import type { CatalogueEntry } from "./diagnostic.js";

/** Problems of WSDL documents. */
export const wsdlCatalogue = {
  "wsdl-missing-attribute": {
    severity: "error",
    message: "{element} needs the attribute {attribute}",
    advice: "Add it.",
    reason: "WSDL 1.1, appendix A 4.1 and section 3.",
  },
  "wsdl-missing-label": {
    severity: "warning",
    message: "{element} has no {attribute}",
    advice: "Add it. A fault without one has the name of its message.",
    reason: "WSDL 1.1, appendix A 4.1. Common tools accept this.",
  },
  "wsdl-unknown-attribute": {
    severity: "warning",
    message: "{element} has no attribute {attribute}; it is ignored{help}",
    advice: "Remove it, or correct its spelling. Attributes of other namespaces are allowed.",
    reason: "WSDL 1.1, appendix A 4.1. Common tools ignore unknown attributes.",
  },
  "wsdl-unexpected-element": {
    severity: "error",
    message: "{element} is not allowed in {parent}",
    advice: "Remove it or move it to where WSDL has a place for it.",
    reason: "WSDL 1.1, appendix A 4.1.",
  },
  "wsdl-element-without-namespace": {
    severity: "warning",
    message: "{element} in {parent} has no namespace; it is ignored",
    advice: "Give it the prefix of WSDL's namespace if it is an element of WSDL, else one of its own.",
    reason: "WSDL 1.1, appendix A 4.1: extensions are in namespaces of their own.",
  },
  "wsdl-misplaced-extension": {
    severity: "warning",
    message: "{element} has no meaning in {parent}; it is ignored",
    advice: "Correct its name, or move it to where WSDL has a place for it.",
    reason: "WSDL 1.1 sections 2.2 and 3.2 define the places of schemas and of the elements of SOAP bindings.",
  },
  "wsdl-required-extension": {
    severity: "warning",
    message: "{element} must be understood, but is unknown; it is ignored",
    advice: "Find out what the extension requires of messages. If it requires nothing, there is nothing to do.",
    reason: 'WSDL 1.1 section 2.1.3: wsdl:required="true".',
  },
  "wsdl-bad-attribute-value": {
    severity: "error",
    message: '{attribute}="{value}" is not {wanted}',
    advice: "Correct the value.",
    reason: "WSDL 1.1 sections 3.3 to 3.7.",
  },
  "wsdl-letter-case": {
    severity: "warning",
    message: '{attribute}="{value}" is spelled "{meant}" in WSDL, which is assumed',
    advice: "Correct the letter case.",
    reason: "WSDL 1.1 sections 3.3 to 3.7. Common tools ignore the letter case.",
  },
  "wsdl-use-as-style": {
    severity: "warning",
    message: 'style="{value}" is a value of the attribute use; the style counts as absent',
    advice: 'Write style="document" or style="rpc"; the attribute use belongs on soap:body.',
    reason: "WSDL 1.1 sections 3.3 and 3.4. Common tools ignore it.",
  },
  "wsdl-style-as-type": {
    severity: "warning",
    message: 'the attribute type="{value}" is no attribute of WSDL; it is read as style="{value}"',
    advice: "Call the attribute style.",
    reason: "WSDL 1.1 sections 3.3 and 3.4. No other attribute has these values.",
  },
  "wsdl-empty-attribute": {
    severity: "warning",
    message: "{attribute} is empty; it counts as absent",
    advice: "Remove it, or give it a value.",
    reason: "WSDL 1.1 sections 3.3 to 3.7. Common tools ignore it.",
  },
  "wsdl-reference-in-types": {
    severity: "warning",
    message: "xs:{element} is directly in wsdl:types; it is read as if it were in an xs:schema",
    advice: "Put an <xs:schema> around it.",
    reason: "WSDL 1.1 section 2.2: wsdl:types holds whole schemas.",
  },
  "wsdl-duplicate-name": {
    severity: "error",
    message: "{kind} {name} is declared twice",
    advice: "Remove or rename one of them.",
    reason: "WSDL 1.1 sections 2.3 to 2.7: names are unique among the components of one kind in a namespace.",
  },
  "wsdl-duplicate-same": {
    severity: "warning",
    message: "{kind} {name} is declared twice in the same words; the first is used",
    advice: "Remove one of them; such copies often come from two documents that import the same third one.",
    reason: "WSDL 1.1 sections 2.3 to 2.7: names are unique among the components of one kind in a namespace.",
  },
  "wsdl-service-repeated": {
    severity: "warning",
    message: "service {name} is declared again; it has the ports of both",
    advice: "Declare it once, with all its ports.",
    reason:
      "WSDL 1.1 section 2.7: names are unique among the services of a namespace. Common tools merge such services.",
  },
  "wsdl-duplicate-unused": {
    severity: "warning",
    message: "{kind} {name} is declared twice; no operation that is generated needs it",
    advice: "Remove or rename one of them.",
    reason:
      "WSDL 1.1 sections 2.3 to 2.7: names are unique. Only SOAP bindings are generated, so components that they do not use do no harm.",
  },
  "wsdl-no-binding": {
    severity: "warning",
    message: "port type {portType} has no binding, so its operations are left out; its types are generated",
    advice: "Add a binding with soap:binding, or generate from the document that has one and imports this.",
    reason: "WSDL 1.1 section 2.5: a binding says how the operations of a port type are called.",
  },
  "wsdl-unresolved-reference": {
    severity: "error",
    message: "{kind} {name} is not declared in any loaded document{help}",
    advice:
      "Declare it, or import the document that does (wsdl:import with location). Use --unresolved open to leave out " +
      "faults whose message nobody declares.",
    reason: "WSDL 1.1 section 2.1.2: references are by qualified name.",
  },
  "wsdl-unresolved-unused": {
    severity: "warning",
    message: "{kind} {name} is not declared in any loaded document{help}; no operation that is generated needs it",
    advice: "Declare it, or remove what refers to it.",
    reason: "WSDL 1.1 section 2.1.2. Only SOAP bindings are generated, so components that they do not use do no harm.",
  },
  "wsdl-header-unresolved": {
    severity: "warning",
    message: "soap:header names {kind} {name}, {problem}; the header is left out",
    advice: "Declare the message, its part and the part's element, or remove the soap:header.",
    reason:
      "WSDL 1.1 section 3.7. A header is optional for the exchange, and common tools skip one they cannot resolve.",
  },
  "wsdl-fault-open": {
    severity: "warning",
    message: "a fault names message {name}, which is not declared in any loaded document; the fault is left out",
    advice:
      "Declare the message if you can. Callers get this fault as an undeclared one, with its detail as XML. Without " +
      "`unresolved` in the config this is an error.",
    reason: 'The config says unresolved: "open", for contracts that somebody else keeps.',
  },
  "wsdl-wrong-namespace": {
    severity: "warning",
    message: "{kind} {name} is not declared, but one of that name is in {found}, which is assumed",
    advice: "Correct the prefix; an unprefixed name is in the default namespace, which is often that of WSDL itself.",
    reason: "WSDL 1.1 section 2.1.2; common tools accept this in contracts that are in use.",
  },
  "wsdl-duplicate-operation": {
    severity: "error",
    message: "operation {name} of port type {portType} is declared twice, with the same names of input and output",
    advice: "Rename one of them; overloads need different input or output names.",
    reason: "WSDL 1.1 sections 2.4.5 and 2.5; WS-I Basic Profile R2304 forbids overloading altogether.",
  },
  "wsdl-operation-left-out": {
    severity: "warning",
    message: "operation {operation} is left out: {reason}",
    advice:
      "Correct the named problem, or choose the operations to generate: --operations, or `operations` in the config. For something that nobody can supply, there is --unresolved open. With --strict this is an error.",
    reason: "An unusable operation does not prevent the use of the others.",
  },
  "wsdl-operation-empty": {
    severity: "error",
    besideOthers: "warning",
    message: "operation {name} has neither an input nor an output",
    advice:
      "Give it an input. Servers that make a WSDL from a schema take an element called …Fault for such an operation.",
    reason: "WSDL 1.1 section 2.4.",
  },
  "wsdl-duplicate-fault": {
    severity: "warning",
    message: "fault {name} of operation {operation} is declared twice; {meant}",
    advice: "Rename one of them, or remove it if both have the same message.",
    reason: "WSDL 1.1 section 2.4: the name of a fault is unique within its operation.",
  },
  "wsdl-duplicate-part": {
    severity: "error",
    message: "part {part} of message {message} is declared twice",
    advice: "Rename one of them.",
    reason: "WSDL 1.1 section 2.3: the part name is unique among the parts of a message.",
  },
  "wsdl-duplicate-port": {
    severity: "warning",
    message: "port {port} of service {service} is declared twice",
    advice: "Rename one of them.",
    reason: "WSDL 1.1 section 2.6: the name of a port is unique within the document.",
  },
  "wsdl-rpc-name": {
    severity: "error",
    message: 'messages have an element of this name, but "{name}" is not {wanted}',
    advice: "Rename it, or bind the operation with the document style.",
    reason: "WSDL 1.1 section 3.5: in the rpc style elements have the names of operations and parts.",
  },
  "wsdl-part-element-or-type": {
    severity: "error",
    message: "part {part} of message {message} has {fault}",
    advice: "Use element in document style and type in rpc style.",
    reason: "WSDL 1.1 section 2.3; WS-I Basic Profile R2306.",
  },
  "wsdl-part-unknown": {
    severity: "error",
    message: "message {message} has no part {part}",
    advice: "Correct the name of the part, or of the message.",
    reason: "WSDL 1.1 sections 3.5 and 3.7.",
  },
  "wsdl-part-misnamed": {
    severity: "warning",
    message: "message {message} has no part {part}; {meant}",
    advice: "Correct the name of the part, or remove the attribute parts if the whole message is the Body.",
    reason: "WSDL 1.1 section 3.5. Common tools ignore it, and gSOAP itself writes it.",
  },
  "wsdl-policy-not-applied": {
    severity: "warning",
    message: "the policy of binding {binding} asks for {policies}, which generated code does not add to messages",
    advice:
      "Headers of replies that must be understood go into the transport's `understoodHeaders`. For MTOM, call with `createMtomTransport`; its option `packFromBytes` sends packages. WS-ReliableMessaging is not supported.",
    reason: "WS-Policy 1.5 Attachment, section 4.1.2; WSDL 1.1 section 2.1.3: what an extension requires of messages.",
  },
  "wsdl-security-asked": {
    severity: "note",
    message: "the policy of binding {binding} asks for WS-Security or TLS: security.ts says for what",
    advice:
      "Give the constant of security.ts and your keys to `clientSecurityByPolicy` or `serverSecurityByPolicy` of " +
      "@stubwright/ws-security, and the result to `messageSecurity` of the SOAP transport or of the listener " +
      "(docs/ws-security.md).",
    reason: "WS-SecurityPolicy 1.2; WS-Policy 1.5 Attachment, section 4.1.2.",
  },
  "wsdl-security-unsupported": {
    severity: "warning",
    message: "{name} in the policy of binding {binding} cannot be fulfilled: {reason}",
    advice:
      "security.ts has no constant for this binding. Ask the service's owner for another policy, or set `messageSecurity` by " +
      "hand to what the service takes in fact (docs/ws-security.md).",
    reason: "WS-SecurityPolicy 1.2. A part of a policy that is left out silently would be found only in production.",
  },
  "wsdl-port-unbound": {
    severity: "error",
    besideOthers: "warning",
    message: "port {port} names binding {binding}, which is not declared{help}",
    advice: "Correct the name, or import the document that has the binding.",
    reason: "WSDL 1.1 section 2.6.",
  },
  "wsdl-bound-unknown": {
    severity: "error",
    besideOthers: "warning",
    message: "operation {operation} is bound, but port type {portType} has none of that name{help}",
    advice: "Correct the name, or the type of the binding, which names the port type.",
    reason: "WSDL 1.1 section 2.5; WS-I Basic Profile R2718.",
  },
  "wsdl-bound-twice": {
    severity: "error",
    besideOthers: "warning",
    message: "operation {operation} is bound twice in binding {binding}",
    advice: "Remove one of them; overloads are told apart by the names of wsdl:input and wsdl:output.",
    reason: "WSDL 1.1 section 2.5.",
  },
  "wsdl-not-bound": {
    severity: "warning",
    message: "binding {binding} does not bind operation {operation} of its port type",
    advice: "Add the operation to the binding; until then nobody can call it there.",
    reason: "WS-I Basic Profile R2718: a binding has the same operations as its port type.",
  },
  "wsdl-overload-unclear": {
    severity: "error",
    message: "port type {portType} has several operations {operation}, and the binding does not say which one is meant",
    advice: "Name wsdl:input and wsdl:output in the binding as in the port type.",
    reason: "WSDL 1.1 section 2.5.",
  },
  "wsdl-output-unknown": {
    severity: "warning",
    message: "the binding has an output for operation {operation}, which is one-way in its port type; it is ignored",
    advice: "Remove it, or give the operation of the port type an output.",
    reason: "WSDL 1.1 sections 2.4.1 and 2.5: a binding says how the messages of the port type travel.",
  },
  "wsdl-fault-unknown": {
    severity: "warning",
    message: "fault {fault} is bound, but operation {operation} declares none of that name; it is left out",
    advice: "Correct the name, or declare the fault in the port type.",
    reason: "WSDL 1.1 sections 2.5 and 3.6.",
  },
} as const satisfies Record<string, CatalogueEntry>;
