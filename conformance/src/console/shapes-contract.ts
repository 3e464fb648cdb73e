import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const golden = fileURLToPath(new URL("../../../generator/codegen/golden/", import.meta.url));

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

/** The elements of a golden schema that a document may have as its root. */
function rootsOf(name: string): readonly string[] {
  const text = readFileSync(join(golden, name, "contract.xsd"), "utf8");
  return [...text.matchAll(/^ {2}<xs:element name="([^"]+)"(?![^>]*abstract="true")/gm)].map(([, root = ""]) => root);
}

/**
 * Writes a WSDL of all golden schemas into a folder, with an operation for each root element, whose reply is the request. Returns its
 * path.
 */
export function writeShapesContract(folder: string): string {
  const all = schemas.flatMap((name) => rootsOf(name).map((root) => ({ name, root })));
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
        `<xs:import namespace="${namespace}" schemaLocation="${pathToFileURL(join(golden, name, "contract.xsd"))}"/>`,
    ),
    "</xs:schema></types>",
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
  const text = readFileSync(join(golden, name, "contract.xsd"), "utf8");
  return /targetNamespace="([^"]+)"/.exec(text)?.[1] ?? "";
}
