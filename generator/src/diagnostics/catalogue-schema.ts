import type { CatalogueEntry } from "./catalogue-entry.js";

/** Problems of the syntax of XSD documents, each found in one element alone. */
export const schemaCatalogue = {
  "xsd-unknown-attribute": {
    severity: "error",
    message: 'xs:{element} has no attribute "{attribute}" at this place{help}',
    advice: "Remove it, or correct its spelling. Attributes of other namespaces are free.",
    reason: "XSD 1.0 Part 1, appendix A: the schema for schemas lists the attributes of every element at each place.",
  },
  "xsd-version-1-1": {
    severity: "error",
    message: "{word} belongs to XSD 1.1, which is not supported",
    advice: "Describe the same in XSD 1.0, which WSDL tools read, or leave the rule to the service.",
    reason: "WSDL 1.1 and the WS-I Basic Profile build on XSD 1.0; few SOAP tools read 1.1.",
  },
  "xsd-bad-attribute-value": {
    severity: "error",
    message: '{attribute}="{value}" of xs:{element} is not {wanted}',
    advice: "Correct the value.",
    reason: "XSD 1.0 Part 1, appendix A: the schema for schemas gives the type of every attribute.",
  },
  "xsd-missing-attribute": {
    severity: "error",
    message: "xs:{element} needs {attribute}",
    advice: "Add it.",
    reason: "XSD 1.0 Part 1, appendix A, and the src-* rules of section 3.",
  },
  "xsd-duplicate-id": {
    severity: "error",
    message: 'id="{id}" is given to two elements of this schema',
    advice: "Rename or remove one of them.",
    reason: "The id attributes of a schema are of type xs:ID: unique in their document.",
  },
  "xsd-text-in-schema": {
    severity: "error",
    message: 'xs:{element} holds the text "{text}"',
    advice: "Remove it, or put it into xs:annotation/xs:documentation.",
    reason: "XSD 1.0 Part 1, appendix A: only xs:documentation and xs:appinfo hold text.",
  },
  "xsd-unexpected-element": {
    severity: "error",
    message: "{element} cannot stand in xs:{parent}{help}",
    advice: "Remove it or move it to where XSD has a place for it.",
    reason: "XSD 1.0 Part 1, appendix A: the schema for schemas lists the children of every element.",
  },
  "xsd-foreign-element": {
    severity: "error",
    message: "{element} is not an XSD element and stands in xs:{parent}",
    advice: "Put elements of other namespaces into xs:annotation/xs:appinfo.",
    reason: "XSD 1.0 Part 1, appendix A: only xs:documentation and xs:appinfo hold foreign elements.",
  },
  "xsd-too-many-elements": {
    severity: "error",
    message: "xs:{parent} has one xs:{element} too many",
    advice: "Keep one of them, or combine them.",
    reason: "XSD 1.0 Part 1, appendix A: the schema for schemas limits how often a child may occur.",
  },
  "xsd-misplaced-element": {
    severity: "error",
    message: "xs:{element} does not stand at its place in xs:{parent}",
    advice: "Mind the order: annotation first, then the content, then attributes, anyAttribute last.",
    reason: "XSD 1.0 Part 1, appendix A: the schema for schemas fixes the order of children.",
  },
  "xsd-missing-element": {
    severity: "error",
    message: "xs:{element} needs one of {wanted}",
    advice: "Add it.",
    reason: "XSD 1.0 Part 1, appendix A.",
  },
  "xsd-occurs-order": {
    severity: "error",
    message: "minOccurs {min} is greater than maxOccurs {max}",
    advice: "Correct one of them; both are 1 unless given.",
    reason: "XSD 1.0 Part 1, section 3.9.6: min occurs must not be greater than max occurs (p-props-correct).",
  },
  "xsd-empty-target-namespace": {
    severity: "error",
    message: "targetNamespace is empty",
    advice: "Leave the attribute out for a schema without a namespace.",
    reason: "XSD 1.0 Part 1, section 3.15.2: the empty string is not a legal namespace name.",
  },
  "xsd-import-nothing": {
    severity: "error",
    message: "an import without namespace stands in a schema that has no targetNamespace itself",
    advice: "Use xs:include for a schema of the same namespace, or name the namespace to import.",
    reason: "XSD 1.0 Part 1, section 4.2.3 (src-import 1.2).",
  },
  "xsd-old-namespace": {
    severity: "error",
    message: "a schema is written in {namespace}, a draft of XML Schema",
    advice: "Convert the schema to http://www.w3.org/2001/XMLSchema; several of its types have other names there.",
    reason: "XML Schema 1.0 is a recommendation since 2001; the drafts before it say other things by the same words.",
  },
  "xsd-import-own-passed-over": {
    severity: "warning",
    message: "the schema imports its own namespace {namespace}; the import is passed over",
    advice: "Remove it: schemas of one namespace in a WSDL document know each other, others are included.",
    reason: "XSD 1.0 Part 1, section 4.2.3. WSDL documents with several schemas often have it.",
  },
  "xsd-import-own-namespace": {
    severity: "error",
    message: "the schema imports its own namespace {namespace}",
    advice: "Use xs:include for a document of the same namespace.",
    reason: "XSD 1.0 Part 1, section 4.2.3 (src-import 1.1).",
  },
  "xsd-type-twice": {
    severity: "error",
    message: "xs:{element} names a type and also has one written inside",
    advice: "Keep one of them.",
    reason: "XSD 1.0 Part 1: src-element 3, src-attribute 4, src-simple-type 2 to 4.",
  },
  "xsd-attributes-exclude": {
    severity: "error",
    message: "xs:{element} cannot have both {first} and {second}",
    advice: "Keep one of them.",
    reason: "XSD 1.0 Part 1: src-element 1 and 2, src-attribute 1 and 3.",
  },
  "xsd-content-beside-ref": {
    severity: "error",
    message: "xs:{element} with ref cannot hold xs:{child}",
    advice: "Move it to the declaration that ref names.",
    reason: "XSD 1.0 Part 1: src-element 2.2, src-attribute 3.2.",
  },
  "xsd-default-not-optional": {
    severity: "error",
    message: 'an attribute with a default cannot have use="{use}"',
    advice: 'Use fixed, or drop the default, or make it use="optional".',
    reason: "XSD 1.0 Part 1, section 3.2.3 (src-attribute 2).",
  },
  "xsd-attribute-named-xmlns": {
    severity: "error",
    message: "an attribute cannot be named xmlns",
    advice: "Choose another name.",
    reason: "XSD 1.0 Part 1, section 3.2.6 (no-xmlns).",
  },
  "xsd-attribute-in-xsi": {
    severity: "error",
    message: "attribute {name} would be declared in the XMLSchema-instance namespace",
    advice: "The attributes of that namespace (type, nil, schemaLocation, ...) are built in.",
    reason: "XSD 1.0 Part 1, section 3.2.6 (no-xsi).",
  },
  "xsd-unknown-prefix": {
    severity: "error",
    message: 'prefix "{prefix}" of {name} is not declared here',
    advice: "Declare it with an xmlns attribute here or further up.",
    reason: "Namespaces in XML 1.0; XSD 1.0 Part 1, section 3.15.3 (src-qname).",
  },
} as const satisfies Record<string, CatalogueEntry>;
