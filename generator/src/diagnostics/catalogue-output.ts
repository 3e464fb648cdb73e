import type { CatalogueEntry } from "./catalogue-entry.js";

/** Problems of the stages after linking: model, OpenAPI, plan, emit and write. */
export const outputCatalogue = {
  "construct-not-supported": {
    severity: "error",
    message: "no code is generated yet for: {construct}",
    advice: "Express it in another way, or wait for the release that generates it; nothing was written.",
    reason: "A construct that is read but not generated would be lost silently in the code.",
  },
  "wsdl-encoded-use": {
    severity: "error",
    message: 'use="encoded" is not supported',
    advice: 'Change the binding to use="literal"; most servers of encoded messages accept literal ones too.',
    reason: "WS-I Basic Profile 1.1, R2706: a binding must use the value literal for use in all of its SOAP bindings.",
  },
  "wsdl-binding-ignored": {
    severity: "note",
    message: "the binding {binding} is not a SOAP binding and is left out",
    advice: "Nothing to do where a SOAP binding offers the same operations.",
    reason: "HTTP and MIME bindings describe another wire than SOAP and the JSON routes.",
  },
  "wsdl-fault-untyped": {
    severity: "warning",
    message: "the fault {fault} is declared, and callers see it as a fault without a type",
    advice: "Read `FaultError.detail` in the client until typed faults are generated.",
    reason: "Declared faults are not in the generated types yet.",
  },
  "contract-without-operations": {
    severity: "note",
    message: "{entry} offers no operations; types and codecs are generated, no server and no client",
    advice: "Nothing to do for a contract that is schema only.",
    reason: "Services and proxies come from the port types that a WSDL service offers.",
  },
  "operation-name-repeated": {
    severity: "error",
    message: "two operations are named {operation}",
    advice: "Rename one of them: a route, a handler and a client function each need a name of their own.",
    reason: "WS-I Basic Profile 1.1, R2304: operation names of a port type must be unique.",
  },
  "operation-root-repeated": {
    severity: "error",
    message: "{operation} and {other} are both told by the element {element}",
    advice: "Give each operation an input element of its own.",
    reason: "WS-I Basic Profile 1.1, R2710: operations of a binding must have different wire signatures.",
  },
  "routes-not-readable": {
    severity: "error",
    message: "the routes file cannot be read: {reason}",
    advice: "It is YAML: under each operation's name a list of { method, path }.",
    reason: "Routes beside POST /json/reply/<Operation> are not in a WSDL.",
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
  "openapi-disagrees": {
    severity: "error",
    message: "the OpenAPI document and the WSDL disagree: {reason}",
    advice: "This is derived from the contract: report it as a defect of Stubwright.",
    reason: "Each JSON operation is paired with its WSDL operation, so that both wires say the same.",
  },
  "schema-pattern-untranslatable": {
    severity: "error",
    message: "the pattern {pattern} cannot be checked: {reason}",
    advice: "Correct the regular expression, or write it in another way.",
    reason: "XSD 1.0 Part 2, appendix F.",
  },
  "name-not-usable": {
    severity: "error",
    message: "the name {name} cannot be a member of a JavaScript object",
    advice: "Rename the element or attribute.",
    reason: "Assigning to __proto__ changes an object's prototype.",
  },
} as const satisfies Record<string, CatalogueEntry>;
