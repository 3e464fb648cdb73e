import { readSide, type SideOptions } from "../../base/read-side.js";
import { absentError, type Tree } from "../../base/tree.js";
import { groupByChange } from "../../report/finding-group.js";
import { shortPath, valuesText } from "../../report/finding-text.js";
import { compareSides } from "../compare-sides.js";
import type { ReadSide } from "../contract/contract-side.js";
import type { Finding } from "../findings/finding.js";
import { readSettings } from "../findings/read-settings.js";
import type { Settings } from "../findings/settings.js";

/** Documents by name; the first one is the entry. `routes.yaml` and `openapi.yaml` are taken for what they are. */
export type Files = Readonly<Record<string, string>>;

/** A tree of documents that are nowhere on the disk. */
function memoryTree(files: Files): Tree {
  return {
    label: "memory",
    cwd: "/fixture",
    allowNetwork: false,
    read: async (location) => {
      const text = files[decodeURIComponent(location.slice("file:///fixture/".length))];
      if (text === undefined) throw absentError(location);
      return new TextEncoder().encode(text);
    },
  };
}

/** Reads a contract that must load. */
export async function readFiles(files: Files): Promise<ReadSide> {
  const [entry = ""] = Object.keys(files);
  const optional = (name: string): string | undefined => (files[name] === undefined ? undefined : name);
  const options: SideOptions = {
    entry,
    name: "fixture",
    routes: optional("routes.yaml"),
    openapi: optional("openapi.yaml"),
  };
  const result = await readSide(options, memoryTree(files), "head");
  if (result.kind === "read") return result.side;
  throw new Error(
    `The fixture does not load: ${JSON.stringify(result.kind === "broken" ? result.diagnostics : result)}`,
  );
}

/** The day that it is in comparisons of fixtures. */
const today = "2026-06-01";

/** All findings between two contracts, judged by default by the default settings. */
export async function findingsBetween(
  old: Files,
  now: Files,
  settings: Partial<Settings> = {},
): Promise<readonly Finding[]> {
  const [oldSide, newSide] = [await readFiles(old), await readFiles(now)];
  return compareSides(
    { name: "fixture", old: oldSide, now: newSide },
    { ...readSettings(undefined), ...settings },
    today,
  );
}

/** `rule path: old -> new` of each change, sorted, without what only says that no version moved. */
export function changeTexts(findings: readonly Finding[]): readonly string[] {
  return groupByChange(findings)
    .filter(([first]) => first.rule !== "version-not-bumped")
    .map(([first]) => `${first.rule} ${shortPath(first.path)}: ${valuesText(first)}`)
    .sort();
}

/** A contract of one operation whose request and reply are both of type `T` of `urn:a` (prefix `a`). */
export function serviceOf(components: string, attributes = 'elementFormDefault="qualified"'): Files {
  return { "contract.wsdl": wsdlOf(schemaText(components, attributes)) };
}

/** A schema of `urn:a` with the elements of the operation. */
export function schemaText(
  components: string,
  attributes = 'elementFormDefault="qualified"',
  namespace = "urn:a",
): string {
  return `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:a="${namespace}" targetNamespace="${namespace}" ${attributes}>
<xs:element name="Place" type="a:T"/><xs:element name="PlaceResponse" type="a:T"/>
${components}</xs:schema>`;
}

/** What of the WSDL around a schema is not usual. */
export interface WsdlParts {
  readonly messages?: string;
  readonly operations?: string;
  readonly bound?: string;
  readonly binding?: string;
  readonly service?: string;
  readonly namespace?: string;
  readonly typesNamespace?: string;
  readonly attributes?: string;
}

/** A WSDL with the operation Place, or with other parts. */
export function wsdlOf(schema: string, parts: WsdlParts = {}): string {
  const namespace = parts.namespace ?? "urn:service";
  return `<wsdl:definitions xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/"
 xmlns:soap12="http://schemas.xmlsoap.org/wsdl/soap12/" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:mark="urn:stubwright:contract"
 xmlns:t="${namespace}" xmlns:a="${parts.typesNamespace ?? "urn:a"}" targetNamespace="${namespace}" ${parts.attributes ?? ""}>
<wsdl:types>${schema}</wsdl:types>
${parts.messages ?? messageParts}
<wsdl:portType name="Shop">${parts.operations ?? operationPart}</wsdl:portType>
<wsdl:binding name="ShopSoap" type="t:Shop">${parts.binding ?? soapBinding}
${parts.bound ?? boundOperation("Place")}</wsdl:binding>
${parts.service ?? servicePart()}
</wsdl:definitions>`;
}

/** The messages of the operation Place. */
export const messageParts = `<wsdl:message name="PlaceIn"><wsdl:part name="body" element="a:Place"/></wsdl:message>
<wsdl:message name="PlaceOut"><wsdl:part name="body" element="a:PlaceResponse"/></wsdl:message>`;

const soapBinding = '<soap:binding style="document" transport="http://schemas.xmlsoap.org/soap/http"/>';

/** The operation Place of the port type. */
export const operationPart = operationOf(
  "Place",
  '<wsdl:input message="t:PlaceIn"/><wsdl:output message="t:PlaceOut"/>',
);

/** An operation of the port type. */
export function operationOf(name: string, inside: string, attributes = ""): string {
  return `<wsdl:operation name="${name}" ${attributes}>${inside}</wsdl:operation>`;
}

const literalBodies =
  '<wsdl:input><soap:body use="literal"/></wsdl:input><wsdl:output><soap:body use="literal"/></wsdl:output>';

/** An operation of the binding. */
export function boundOperation(name: string, inside = literalBodies, soap = `soapAction="urn:a/${name}"`): string {
  return `<wsdl:operation name="${name}"><soap:operation ${soap}/>${inside}</wsdl:operation>`;
}

/** The service with one port. */
export function servicePart(address = "http://shop.example/soap", more = ""): string {
  const port = `<wsdl:port name="ShopPort" binding="t:ShopSoap"><soap:address location="${address}"/></wsdl:port>`;
  return `<wsdl:service name="ShopService">${port}${more}</wsdl:service>`;
}
