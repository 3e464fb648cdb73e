import type { CatalogueEntry } from "./diagnostic.js";

/** Problems of the stages after linking: building the model, deriving OpenAPI, planning, emitting and writing. */
export const outputCatalogue = {
  "wsdl-encoded-use": {
    severity: "error",
    besideOthers: "warning",
    message: 'use="encoded" is supported in rpc style and SOAP 1.1 only: {operations}',
    advice: 'Change the binding to use="literal"; most servers of encoded messages accept literal ones too.',
    reason: "WS-I Basic Profile 1.1, R2706: a binding must use the value literal for use in all of its SOAP bindings.",
  },
  "wsdl-encoded-left-out": {
    severity: "warning",
    message:
      'this binding with use="encoded" is left out for {operations}; another binding offers the same in literal form',
    advice: "If callers use the literal port, there is nothing to do.",
    reason: "WS-I Basic Profile 1.1, R2706: a binding must use the value literal for use in all of its SOAP bindings.",
  },
  "wsdl-binding-differs": {
    severity: "warning",
    message:
      "the binding {binding} gives operations of {portType} a different form than an earlier binding, and is left out for them",
    advice: "Let the bindings of one port type agree on style, parts and namespace, or give each a port type.",
    reason: "One operation has one codec for its messages, whatever version of SOAP carries them.",
  },
  "wsdl-outgoing-operation": {
    severity: "error",
    besideOthers: "warning",
    message: "the operation {operation} is a {exchange}: the service would have to call its clients",
    advice: "Reverse it: make it a request-response or one-way operation of a service that the client offers.",
    reason: "WS-I Basic Profile 1.1, R2303; WSDL 1.1 section 2.4 defines no binding for it.",
  },
  "wsdl-rpc-part-by-element": {
    severity: "warning",
    message:
      "the part {part} names an element, but the operation {operation} has the rpc style; the wrapper contains that element",
    advice: "Name a type, or bind the operation with the document style. Other tools may read it in another way.",
    reason: "WS-I Basic Profile 1.1, R2203: the parts of an rpc-literal body have the attribute type.",
  },
  "wsdl-rpc-namespace-missing": {
    severity: "warning",
    message: "the soap:body of {wrapper} names no namespace; {namespace}, the namespace of the binding, is used",
    advice: "Add the attribute namespace to soap:body.",
    reason: "WS-I Basic Profile 1.1, R2717: an rpc-literal soap:body names the namespace of its wrapper.",
  },
  "wsdl-several-body-parts": {
    severity: "warning",
    message: "the Body of {message} in operation {operation} has an element for each of several parts: {parts}",
    advice:
      "Select one with the attribute parts of soap:body, or wrap them in one element. Few other tools read such a Body.",
    reason: "WS-I Basic Profile 1.1, R2201 and R2712: a document-literal Body has at most one child.",
  },
  "wsdl-document-part-by-type": {
    severity: "warning",
    message:
      "the part {part} of {message} names a type; in the Body of operation {operation} it is an element called {part}, in no namespace",
    advice: "Declare a global element of that type and name it, or bind the operation with the rpc style.",
    reason: "WS-I Basic Profile 1.1, R2204: the parts of a document-literal body have the attribute element.",
  },
  "wsdl-header-by-type": {
    severity: "warning",
    message: "the header part {part} names a type and is left out: no element identifies it",
    advice: "Declare a global element of that type and name it.",
    reason: "WS-I Basic Profile 1.1, R2205: the part of a soap:header has the attribute element.",
  },
  "operation-renamed": {
    severity: "note",
    message:
      "this operation is named {name} in the generated code: another operation has the name {operation}, or the same name in TypeScript",
    advice: "There is nothing to do. To choose the name yourself, rename the operation in the contract.",
    reason: "A route, a handler and a client function each need a name of their own, whatever the letter case.",
  },
  "sample-not-found": {
    severity: "note",
    message: "no valid text was found for {type}: samples.ts lacks the messages that require it",
    advice: "Check whether its facets exclude each other. If they do not, the generated code is still complete.",
    reason: "Samples are made by trying texts that the facets suggest, each checked against all facets.",
  },
  "wsdl-binding-ignored": {
    severity: "warning",
    besideOthers: "note",
    message: "{binding}: not bound to SOAP{help}",
    advice:
      "If a SOAP binding offers the same operations, there is nothing to do. If none does, add one: until then only types are generated. Bindings to SOAP 1.1 and 1.2 are in http://schemas.xmlsoap.org/wsdl/soap/ and http://schemas.xmlsoap.org/wsdl/soap12/.",
    reason: "HTTP and MIME bindings, and SOAP over queues or TCP, describe a different wire format.",
  },
  "wsdl-transport-not-http": {
    severity: "warning",
    message: "{binding}: bound to SOAP over {transport}; the generated code carries its messages over HTTP",
    advice:
      "If the service also answers over HTTP, there is nothing to do. For a transport of your own, give the client an object that implements `Transport`.",
    reason: "WSDL 1.1 section 3.3: the transport is part of a binding; http://schemas.xmlsoap.org/soap/http is HTTP.",
  },
  "wsdl-fault-one-way": {
    severity: "warning",
    message: "{operation} is one-way, so its fault {fault} cannot reach the caller; the fault is left out",
    advice: "Give the operation an output, or remove the fault.",
    reason: "WSDL 1.1 section 2.4.1: a one-way operation has an input and nothing else.",
  },
  "wsdl-fault-untyped": {
    severity: "warning",
    message: "the fault {fault} gets no type: {reason}",
    advice:
      "Callers still find its content in `FaultError.fault.detail`. Give it one part that names an element of its own.",
    reason: "WS-I Basic Profile 1.1, R2205; WSDL 1.1 section 3.6: the detail of a fault is one element.",
  },
  "operation-root-repeated": {
    severity: "warning",
    message:
      "{operation} and {other} cannot be told apart over SOAP: both have the same action and {element} in the Body",
    advice:
      "Give each an input element or a soapAction of its own. Until then a SOAP server refuses both; clients and JSON are not affected.",
    reason: "WS-I Basic Profile 1.1, R2710: operations of a binding must have different wire signatures.",
  },
  "routes-not-readable": {
    severity: "error",
    message: "the routes file cannot be read: {reason}",
    advice: "Write YAML, with a list of { method, path } under each operation's name.",
    reason: "Routes beside POST /json/reply/<Operation> are not in a WSDL.",
  },
  "stream-unknown-operation": {
    severity: "error",
    message:
      "the contract has no operation {operation}, whose reply is to be streamed; operations with a reply: {operations}",
    advice: "Correct the name in the streams of stubwright.config.json, or remove the entry.",
    reason: "A stream reads the reply of an operation of the WSDL.",
  },
  "stream-one-way": {
    severity: "error",
    message: "the operation {operation} is one-way: it has no reply that could be streamed",
    advice: "Remove the entry from the streams of stubwright.config.json.",
    reason: "WSDL 1.1 section 2.4.1: a one-way operation has an input message only.",
  },
  "stream-path": {
    severity: "error",
    message: "the path {path} for the streamed reply of {operation} {problem}; paths to repeated elements: {paths}",
    advice:
      "Write the local names, with slashes between them, from below the reply's element to the element that repeats.",
    reason: "The items of one repeated element are delivered one by one; everything else in the reply surrounds them.",
  },
  "routes-unknown-operation": {
    severity: "error",
    message: "the contract has no operation {operation}; it has {operations}",
    advice: "Correct the name, or remove the entry.",
    reason: "A route leads to an operation of the WSDL.",
  },
  "routes-bad-route": {
    severity: "error",
    message: "{reason}",
    advice:
      'A route is { method: GET | POST | ... | any, path: "/segment/{Member}" }; each {Member} is a scalar member of the request.',
    reason: "A path parameter carries the same value as the member of the body.",
  },
  "routes-repeated": {
    severity: "error",
    message: "{method} {path} is already a route of {operation}",
    advice: "Keep one of them.",
    reason: "A request must lead to one operation.",
  },
  "schema-pattern-untranslatable": {
    severity: "error",
    inWsdl: "warning",
    message: "the pattern {pattern} cannot be checked: {reason}",
    advice: "Correct the regular expression, or write it in another way. Until then generated code does not check it.",
    reason: "XSD 1.0 Part 2, appendix F.",
  },
  "schema-pattern-slow": {
    severity: "warning",
    message: "checking long texts against the pattern {pattern} takes much work, and a server may refuse them",
    advice:
      "Write it so that a text matches in one way only, with smaller counts; or limit the text's length with xs:maxLength, which is checked first.",
    reason:
      "If repeated parts of a pattern can match the same characters, there are very many ways to match a text. A server refuses a message that takes too much work with the issue `limit`. Smaller patterns are checked by a table instead.",
  },
  "content-too-large": {
    severity: "error",
    message: "the content of {type} takes too many states to follow",
    advice:
      "Use xs:sequence instead of an xs:all with more than nine elements and text between them; make a repeated group of very many elements an element of its own.",
    reason: "Decoders follow such content by a table that is generated; every order of an xs:all is in it.",
  },
  "element-unknown": {
    severity: "error",
    besideOthers: "warning",
    message: "no schema declares the global element {element} that is to be generated{help}",
    advice: "Correct the name in the elements of stubwright.config.json or in --element, or remove it.",
    reason: "If the config or the command names elements, only those are generated.",
  },
  "operation-unknown": {
    severity: "error",
    besideOthers: "warning",
    message: "no port type has the operation {operation} that is to be generated{help}",
    advice: "Correct the name in the operations of stubwright.config.json, or remove it.",
    reason: "If the config names operations, only those are generated.",
  },
  "type-requires-itself": {
    severity: "warning",
    message: "no message can have a value of {type}: {elements} would continue without end",
    advice: 'Let one of the elements be absent (minOccurs="0") or null (nillable="true").',
    reason:
      "XSD allows such a type, but no document can have it (XSD 1.0 Part 1, section 3.9.4: every required element is there).",
  },
  "scalars-value-not-held": {
    severity: "error",
    message:
      "the {kind} value {value} of {owner} does not fit the TypeScript type that the scalars of the config choose",
    advice:
      "Remove the type of the value from scalars in stubwright.config.json, or let it have another TypeScript type.",
    reason:
      "A number holds whole numbers up to 2^53 - 1, and a Date only moments, in years 1 to 9999: nothing is rounded or guessed.",
  },
  "scalars-value-refused": {
    severity: "warning",
    message:
      "the {kind} value {value} of {owner} does not fit the TypeScript type that the scalars of the config choose: a message with this value is refused",
    advice: "If no message has it, there is nothing to do. An empty element has the default value.",
    reason:
      "A number holds whole numbers up to 2^53 - 1, and a Date only moments, in years 1 to 9999: nothing is rounded or guessed.",
  },
  "chosen-name-unknown": {
    severity: "warning",
    message: "the contract has no {what} {key}, to which the config gives the name {name}",
    advice:
      "Correct the key in the names of stubwright.config.json, or remove the entry: {namespace}Type, {namespace}Element/Element for a type without a name, or an operation.",
    reason: "A chosen name replaces one that the generator makes.",
  },
  "content-in-order": {
    severity: "note",
    message: "{type} is a list `$content` of its elements in order: {reason}",
    advice:
      "There is nothing to do. If you own the contract and the order says nothing, let an element of that name repeat in one place (maxOccurs).",
    reason: "An object has only one member with a name, and messages must keep the order of their elements.",
  },
  "array-type-unknown": {
    severity: "warning",
    message: "the contract has no type {key}, whose array form the config chooses",
    advice:
      "Correct the key in the arrays of stubwright.config.json, or remove the entry: {namespace}Type, or {namespace}Element/Element for a type without a name.",
    reason: "The config decides for each type with one repeated element whether it is an array.",
  },
  "chosen-name-taken": {
    severity: "error",
    message: "the {what} {key} cannot have the name {name}: it is not a valid TypeScript name, or it is already in use",
    advice: "Choose another in the names of stubwright.config.json.",
    reason: "Generated names are unique, and none is reserved, global or imported from the runtime.",
  },
  "name-not-usable": {
    severity: "error",
    message: "the name {name} cannot be a member of a JavaScript object",
    advice: "Rename the element or attribute.",
    reason: "Assigning to __proto__ changes an object's prototype.",
  },
} as const satisfies Record<string, CatalogueEntry>;
