import type { CatalogueEntry } from "./diagnostic.js";

/**
 * Problems of references: documents that a schema includes, components that are declared twice, and names that refer to
 * components.
 */
export const referenceCatalogue = {
  "xsd-unknown-prefix": {
    severity: "error",
    message: 'prefix "{prefix}" of {name} is not declared here{help}',
    advice: "Declare it with an xmlns attribute here or further up.",
    reason: "Namespaces in XML 1.0; XSD 1.0 Part 1, section 3.15.3 (src-qname).",
  },
  "xsd-import-wrong-namespace": {
    severity: "error",
    inWsdl: "warning",
    message: "the imported document declares {found}, but the import asks for {wanted}",
    advice: "Make the namespace of the import the targetNamespace of the document.",
    reason: "XSD 1.0 Part 1, section 4.2.3 (src-import 3).",
  },
  "xsd-include-wrong-namespace": {
    severity: "error",
    inWsdl: "warning",
    message: "the included document has the targetNamespace {found}, but this schema describes {wanted}",
    advice: "Use xs:import for a document of another namespace.",
    reason: "XSD 1.0 Part 1, section 4.2.1 (src-include 2).",
  },
  "xsd-redefine-wrong-namespace": {
    severity: "error",
    message: "the redefined document has the targetNamespace {found}, but this schema describes {wanted}",
    advice: "Redefine a document of the same namespace, or of none.",
    reason: "XSD 1.0 Part 1, section 4.2.2 (src-redefine 3).",
  },
  "xsd-duplicate-name": {
    severity: "error",
    message: "{kind} {name} is declared twice; the first is at {first}",
    advice: "Remove or rename one of them. A document that is included twice counts once.",
    reason: "XSD 1.0 Part 1, section 2.5: names are unique in each symbol space of a namespace (sch-props-correct 2).",
  },
  "xsd-duplicate-same": {
    severity: "error",
    inWsdl: "warning",
    message: "{kind} {name} is declared again, word for word as at {first}",
    advice: "Keep it in one document and include or import that.",
    reason: "XSD 1.0 Part 1, section 2.5 forbids it; copies of a schema in several documents are common and harmless.",
  },
  "xsd-duplicate-constraint": {
    severity: "error",
    inWsdl: "warning",
    message: "{kind} {name} is declared twice; the first is at {first}",
    advice: "Rename one of them. No keyref refers to either.",
    reason: "XSD 1.0 Part 1, section 2.5: names are unique in each symbol space of a namespace (sch-props-correct 2).",
  },
  "xsd-redefine-not-itself": {
    severity: "error",
    message: "{kind} {name} inside xs:redefine is not derived from itself",
    advice: "Give it its own name as base, or declare a new component outside xs:redefine.",
    reason: "XSD 1.0 Part 1, section 4.2.2 (src-redefine 5).",
  },
  "xsd-redefine-group": {
    severity: "error",
    message: "{kind} {name} inside xs:redefine refers to itself more than once, or repeatedly",
    advice: "Refer to it once, with minOccurs and maxOccurs 1.",
    reason: "XSD 1.0 Part 1, section 4.2.2 (src-redefine 6 and 7).",
  },
  "xsd-redefine-widens": {
    severity: "error",
    message: "group {name} inside xs:redefine does not restrict what it redefines: {problem}",
    advice: "Narrow it item by item, or refer to the group itself to add to it.",
    reason: "XSD 1.0 Part 1, section 4.2.2 (src-redefine 6.2.2).",
  },
  "xsd-schema-in-message": {
    severity: "note",
    message: "a message holds a whole schema (a .NET DataSet); it is read as any element of the XSD namespace",
    advice: "You can receive it as it is. To give it a type, describe the data itself.",
    reason: 'ref="xs:schema" names an element that only the schema for schemas declares.',
  },
  "xsd-groups-explode": {
    severity: "error",
    message: "nested groups refer to group {name} more than 100,000 times",
    advice: "Refer to a group once and let it repeat.",
    reason: "Every reference stands for the whole content of its group, so nested references multiply.",
  },
  "xsd-redefine-nothing": {
    severity: "error",
    message: "there is no {kind} {name} in the redefined document",
    advice: "Declare it outside xs:redefine, or correct the name.",
    reason: "XSD 1.0 Part 1, section 4.2.2 (src-redefine).",
  },
  "xsd-unresolved-reference": {
    severity: "error",
    message: "{kind} {name} is not declared in any loaded schema{help}",
    advice:
      "Declare it, or import the schema that does. A name without a prefix is in the default namespace. If nobody can supply it, --unresolved open (or `unresolved` in the config) accepts any content in its place.",
    reason: "XSD 1.0 Part 1, section 3.15.3 (src-resolve).",
  },
  "xsd-unresolved-open": {
    severity: "warning",
    message: "{kind} {name} is not declared in any loaded schema{help}; any content is accepted in its place",
    advice: "Declare it if you can: then its data have types. Without `unresolved` in the config this is an error.",
    reason: 'The config says unresolved: "open", for contracts that somebody else keeps.',
  },
  "xsd-unresolved-unused": {
    severity: "warning",
    message: "{kind} {name} is not declared in any loaded schema{help}; no message of the contract needs it",
    advice: "Declare it, or remove what refers to it. Until then it counts as xs:anyType.",
    reason: "XSD 1.0 Part 1, section 5.3 (missing sub-components): a reference that is never needed does no harm.",
  },
  "xsd-missing-prefix": {
    severity: "error",
    inWsdl: "warning",
    message: "{name} has no prefix and refers to nothing; {meant} is assumed",
    advice: "Add the prefix, or declare the namespace with xmlns.",
    reason: "XSD 1.0 Part 1, section 3.15.3 (QName resolution): a name without a prefix is in the default namespace.",
  },
  "xsd-undeclared-prefix": {
    severity: "error",
    inWsdl: "warning",
    message: 'prefix "{prefix}" of {name} is not declared here; {meant}, the only one of that name, is assumed',
    advice:
      "Declare the prefix with an xmlns attribute here or further up: other tools refuse the document without it.",
    reason: "Namespaces in XML 1.0; XSD 1.0 Part 1, section 3.15.3 (src-qname).",
  },
  "xsd-type-letter-case": {
    severity: "error",
    inWsdl: "warning",
    message: "XML Schema has no type {name}; {meant} is assumed",
    advice: "Write it that way: names are case-sensitive.",
    reason: "XSD 1.0 Part 2, section 3: the names of the built-in types.",
  },
  "xsd-draft-type": {
    severity: "error",
    inWsdl: "warning",
    message: "{name} is a type of a draft of XML Schema; {meant} is assumed",
    advice: "Write the name that it has in http://www.w3.org/2001/XMLSchema, with a prefix for that namespace.",
    reason: "XML Schema 1.0 has been the recommendation since 2001; its built-in types are in that namespace.",
  },
  "xsd-missing-import": {
    severity: "error",
    inWsdl: "warning",
    message: "{name} is in {namespace}, which this schema does not import",
    advice: "Add an <xs:import> of that namespace: other tools refuse the schema without it.",
    reason: "XSD 1.0 Part 1, section 4.2.3 (src-resolve 4): a schema refers only to namespaces it imports.",
  },
  "xsd-array-type": {
    severity: "error",
    message: '"{value}" is not a readable array type',
    advice:
      "Write the name of a type and a pair of brackets for each array in each other: xsd:string[] or xsd:string[][]. Arrays of several dimensions ([,]) are not supported: select the operations without them with `operations` in the config.",
    reason: "WSDL 1.1, section 2.2, and SOAP 1.1, section 5.4.2.",
  },
  "xsd-array-type-form": {
    severity: "warning",
    message: 'the array type "{value}" is read as wsdl:arrayType="{meant}"',
    advice: "Write it so: with the prefix of WSDL's namespace, and a pair of brackets after the name of the type.",
    reason: "WSDL 1.1, section 2.2.",
  },
  "xsd-array-type-unused": {
    severity: "warning",
    message: '"{value}" is not a readable array type; no message that is generated needs it',
    advice: "If nobody needs it, there is nothing to do. Its items count as xs:anyType.",
    reason: "WSDL 1.1, section 2.2, and SOAP 1.1, section 5.4.2. Arrays of several dimensions ([,]) are not supported.",
  },
} as const satisfies Record<string, CatalogueEntry>;
