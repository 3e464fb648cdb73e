import { expect, test } from "@jest/globals";
import { readFixture } from "../testing/read-fixture.js";

const addressing = "http://www.w3.org/2005/08/addressing";
const swaref = "http://ws-i.org/profiles/basic/1.1/xsd";
const declared = `xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:wsa="${addressing}"`;
const element = '\n<xs:element name="to" type="wsa:AttributedURIType"/>';
const onTheWeb = `<xs:import namespace="${addressing}" schemaLocation="${addressing}/ws-addr.xsd"/>`;
const beside = `<xs:import namespace="${addressing}" schemaLocation="ws-addr.xsd"/>`;

/** A schema of `urn:a` with the prefix wsa. */
function schema(components: string): string {
  return `<xs:schema ${declared} targetNamespace="urn:a">${components}</xs:schema>`;
}

/** A document that the contract brings for the vocabulary. */
function own(components: string): string {
  return `<xs:schema ${declared} targetNamespace="${addressing}">${components}</xs:schema>`;
}

const ownType = own('<xs:simpleType name="AttributedURIType"><xs:restriction base="xs:anyURI"/></xs:simpleType>');

function wsdl(...schemas: readonly string[]): string {
  return `<w:definitions xmlns:w="http://schemas.xmlsoap.org/wsdl/"><w:types>${schemas.join("")}</w:types></w:definitions>`;
}

test.each<[title: string, files: Readonly<Record<string, string>>, findings: readonly string[]]>([
  ["an import from the web", { "a.xsd": schema(onTheWeb + element) }, ["a.xsd:2 note document-built-in"]],
  [
    "an import without a location",
    { "a.xsd": schema(`<xs:import namespace="${addressing}"/>${element}${element.replace("to", "from")}`) },
    ["a.xsd:2 note document-built-in"],
  ],
  [
    "no import, as other tools let pass in a WSDL",
    { "a.wsdl": wsdl(schema(element)) },
    ["a.wsdl:2 note document-built-in", "a.wsdl:2 warning xsd-missing-import"],
  ],
  [
    "a file that is not there",
    { "a.xsd": schema(beside + element) },
    ["a.xsd:1 warning document-not-found", "a.xsd:2 note document-built-in"],
  ],
  ["a file that is there", { "a.xsd": schema(beside + element), "ws-addr.xsd": ownType }, []],
  [
    "a file that is there and says less",
    { "a.xsd": schema(beside + element), "ws-addr.xsd": own("") },
    ["a.xsd:2 error xsd-unresolved-reference"],
  ],
  [
    "a schema in the same WSDL, and an import from the web",
    { "a.wsdl": wsdl(schema(onTheWeb + element), ownType) },
    ["a.wsdl:1 warning document-not-fetched"],
  ],
  [
    "an import that nothing needs",
    { "a.xsd": schema(`${onTheWeb}<xs:element name="to" type="xs:string"/>`) },
    ["a.xsd:1 warning document-on-network"],
  ],
  [
    "the reference to an attachment, as JAX-WS writes it",
    {
      "a.wsdl": wsdl(
        `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:r="${swaref}" targetNamespace="urn:a">
<xs:import namespace="${swaref}" schemaLocation="${swaref.replace("xsd", "swaref.xsd")}"/>
<xs:element name="photo" type="r:swaRef"/></xs:schema>`,
      ),
    },
    ["a.wsdl:3 note document-built-in"],
  ],
  [
    "the items of an encoded array",
    {
      "a.wsdl": wsdl(
        `<xs:schema ${declared} xmlns:e="http://schemas.xmlsoap.org/soap/encoding/" targetNamespace="urn:a">
<xs:complexType name="list"><xs:complexContent><xs:restriction base="e:Array">
<xs:attribute ref="e:arrayType" w:arrayType="wsa:AttributedURIType[]"/></xs:restriction></xs:complexContent></xs:complexType></xs:schema>`,
      ),
    },
    ["a.wsdl:2 note document-built-in", "a.wsdl:3 note document-built-in", "a.wsdl:3 warning xsd-missing-import"],
  ],
  [
    "a name that the vocabulary does not have",
    { "a.xsd": schema(onTheWeb + element.replace("URIType", "UriType")) },
    ["a.xsd:2 note document-built-in", "a.xsd:2 error xsd-unresolved-reference"],
  ],
])("%s", async (_, files, findings) => {
  const { diagnostics, documents } = await readFixture(files);
  const told = diagnostics
    .sorted(documents)
    .map(({ at, severity, code }) => `${at?.uri}:${at?.line} ${severity} ${code}`);
  expect(told).toEqual(findings);
});

test.each<[title: string, components: string, names: readonly string[]]>([
  ["a type", element, ["types AttributedURIType"]],
  [
    "an element, with what its type needs",
    '<xs:element name="back"><xs:complexType><xs:sequence><xs:element ref="wsa:ReplyTo"/></xs:sequence></xs:complexType></xs:element>',
    [
      ...["EndpointReferenceType", "ReferenceParametersType", "MetadataType", "AttributedURIType"].map(
        (name) => `types ${name}`,
      ),
      ...["ReferenceParameters", "Metadata", "ReplyTo"].map((name) => `elements ${name}`),
    ],
  ],
  [
    "an attribute, which is part of the type that has it",
    '<xs:complexType name="id"><xs:attribute ref="wsa:IsReferenceParameter"/></xs:complexType>',
    [],
  ],
  [
    "the type of an attribute beside members of types that XSD has",
    '<xs:attribute name="kind" type="wsa:RelationshipType"/><xs:element name="uri" type="xs:anyURI"/>',
    ["types RelationshipType"],
  ],
])("only the used components of a vocabulary are kept: %s", async (_, components, names) => {
  const { contract } = await readFixture({ "a.xsd": schema(onTheWeb + components) });
  const kept = (["types", "elements", "attributes"] as const).flatMap((space) =>
    [...(contract?.schemas[space].keys() ?? [])]
      .filter((name) => name.startsWith(`{${addressing}}`))
      .map((name) => `${space} ${name.slice(addressing.length + 2)}`),
  );
  expect([...kept].sort()).toEqual([...names].sort());
});
