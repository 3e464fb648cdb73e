import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { XmlDocument, XmlElement } from "libxml2-wasm";

const names = { xs: "http://www.w3.org/2001/XMLSchema" };

interface BundledSchema {
  readonly namespace: string;
  readonly text: string;
}

/**
 * Writes every schema in the folder of a WSDL as a file of its own into the folder `out`, with one file that imports them
 * all, for validators that read no WSDL: imports go by namespace, so that those without a location are found. Gives the
 * path of that file.
 */
export function bundleSchemas(wsdl: string, out: string): string {
  const folder = dirname(wsdl);
  const paths = readdirSync(folder).filter((path) => /\.(wsdl|xsd)$/.test(path));
  const schemas = paths.flatMap((path) => schemasOf(join(folder, path)));
  const namespaces = [...new Set(schemas.map(({ namespace }) => namespace))];
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const fileOf = (namespace: string): string => `namespace-${namespaces.indexOf(namespace)}.xsd`;
  for (const [index, { text }] of schemas.entries()) {
    writeFileSync(join(out, `schema-${index}.xsd`), relocated(text, namespaces, fileOf));
  }
  for (const namespace of namespaces) {
    const includes = schemas.flatMap((schema, index) =>
      schema.namespace === namespace ? [`<xs:include schemaLocation="schema-${index}.xsd"/>`] : [],
    );
    const target = namespace === "" ? "" : ` targetNamespace="${namespace}"`;
    writeFileSync(
      join(out, fileOf(namespace)),
      `<xs:schema xmlns:xs="${names.xs}"${target}>${includes.join("")}</xs:schema>`,
    );
  }
  const entry = join(out, "all.xsd");
  writeFileSync(
    entry,
    `<xs:schema xmlns:xs="${names.xs}" targetNamespace="urn:bundle">${importsOf(namespaces, fileOf)}</xs:schema>`,
  );
  return entry;
}

function importsOf(namespaces: readonly string[], fileOf: (namespace: string) => string): string {
  return namespaces
    .map((one) => `<xs:import${one === "" ? "" : ` namespace="${one}"`} schemaLocation="${fileOf(one)}"/>`)
    .join("");
}

function schemasOf(path: string): readonly BundledSchema[] {
  const document = XmlDocument.fromBuffer(readFileSync(path));
  try {
    return document
      .find("//xs:schema", names)
      .filter((node) => node instanceof XmlElement)
      .map((schema) => ({ namespace: schema.attr("targetNamespace")?.value ?? "", text: withDeclarations(schema) }));
  } finally {
    document.dispose();
  }
}

/** A schema's text with the namespace declarations of the elements around it. */
function withDeclarations(schema: XmlElement): string {
  const text = schema.toString();
  const end = text.indexOf(">");
  const declarations = Object.entries(schema.namespaces).flatMap(([prefix, namespace]) => {
    const name = prefix === "" ? "xmlns" : `xmlns:${prefix}`;
    return new RegExp(`\\s${name}\\s*=`).test(text.slice(0, end)) ? [] : [` ${name}="${namespace}"`];
  });
  return text.replace(/^<[^\s/>]+/, (start) => `${start}${declarations.join("")}`);
}

/** Points imports to the bundled files, and removes includes, because the bundle has all schemas of a namespace. */
function relocated(text: string, namespaces: readonly string[], fileOf: (namespace: string) => string): string {
  return text
    .replace(/<([\w.-]+:)?include\s[^>]*\/>/g, "")
    .replace(/<((?:[\w.-]+:)?import)(\s[^>]*?)?\/?>/g, (whole, tag: string, attributes = "") => {
      const namespace = /\snamespace\s*=\s*["']([^"']*)["']/.exec(attributes)?.[1] ?? "";
      if (!namespaces.includes(namespace)) return whole;
      const target = namespace === "" ? "" : ` namespace="${namespace}"`;
      const close = whole.endsWith("/>") ? "/>" : ">";
      return `<${tag}${target} schemaLocation="${fileOf(namespace)}"${close}`;
    });
}
