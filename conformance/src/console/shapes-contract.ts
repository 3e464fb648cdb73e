import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const goldenFolder = fileURLToPath(new URL("../../../generator/codegen/golden/", import.meta.url));

/** The golden schemas, which have every construct of `docs/xsd-support.md`. */
const schemas: readonly string[] = [
  "record",
  "choice",
  "wide-choice",
  "groups",
  "attributes",
  "mixed-and-any",
  "open-content",
  "wrapped-array",
  "simple-types",
  "patterns",
  "scalars",
  "defaults",
  "declarations",
  "inheritance",
  "substitution",
  "inherited-names",
  "shared-names",
];

/** Built-in types of which people enter the values in other ways than as text. */
const kinds = [
  "base64Binary",
  "hexBinary",
  "date",
  "time",
  "dateTime",
  "duration",
  "boolean",
  "decimal",
  "long",
  "double",
];
const valuesSchema = `<xs:schema targetNamespace="urn:shapes" elementFormDefault="qualified"><xs:element name="Values"><xs:complexType><xs:sequence>${[
  ...kinds,
  "QName",
  "gYear",
  "NMTOKENS",
]
  .map((kind) => `<xs:element name="${kind}" type="xs:${kind}" minOccurs="0"/>`)
  .join("")}</xs:sequence></xs:complexType></xs:element></xs:schema>`;

/** The elements of a golden schema that a document may have as its root. */
function rootsOf(name: string): readonly string[] {
  const text = readFileSync(join(goldenFolder, name, "contract.xsd"), "utf8");
  return [...text.matchAll(/^ {2}<xs:element name="([^"]+)"(?![^>]*abstract="true")/gm)].map(([, root = ""]) => root);
}

/**
 * Writes a WSDL of all golden schemas into a folder, with an operation for each root element, whose reply is the request. Returns its
 * path.
 */
export function writeShapesContract(folder: string): string {
  const golden = schemas.flatMap((name) => rootsOf(name).map((root) => ({ name, root })));
  const all = [...golden, { name: "w", root: "Values" }];
  const namespaces = new Map(schemas.map((name) => [name, namespaceOf(name)]));
  const prefix = (name: string): string => name.replaceAll("-", "");
  const operation = ({ name, root }: { readonly name: string; readonly root: string }): string =>
    `${prefix(name)}-${root}`;
  const lines = [
    '<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/"',
    '  xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:w="urn:shapes" targetNamespace="urn:shapes"',
    ...[...namespaces].map(([name, namespace]) => `  xmlns:${prefix(name)}="${namespace}"`),
    "><types><xs:schema>",
    ...[...namespaces].map(
      ([name, namespace]) =>
        `<xs:import namespace="${namespace}" schemaLocation="${pathToFileURL(join(goldenFolder, name, "contract.xsd"))}"/>`,
    ),
    "</xs:schema>",
    valuesSchema,
    "</types>",
    ...all.map(
      (one) => `<message name="${operation(one)}"><part name="p" element="${prefix(one.name)}:${one.root}"/></message>`,
    ),
    '<portType name="Shapes">',
    ...all.map((one) => {
      const message = `message="w:${operation(one)}"`;
      return `<operation name="${operation(one)}"><input ${message}/><output ${message}/></operation>`;
    }),
    '</portType><binding name="Shapes" type="w:Shapes"><soap:binding transport="http://schemas.xmlsoap.org/soap/http"/>',
    ...all.map((one) => {
      const body = '<soap:body use="literal"/>';
      const name = operation(one);
      return `<operation name="${name}"><soap:operation soapAction="urn:shapes/${name}"/><input>${body}</input><output>${body}</output></operation>`;
    }),
    '</binding><service name="Shapes"><port name="Shapes" binding="w:Shapes"><soap:address location="http://localhost/"/></port></service></definitions>',
  ];
  const path = join(folder, "shapes.wsdl");
  writeFileSync(path, lines.join("\n"));
  return path;
}

function namespaceOf(name: string): string {
  const text = readFileSync(join(goldenFolder, name, "contract.xsd"), "utf8");
  return /targetNamespace="([^"]+)"/.exec(text)?.[1] ?? "";
}
