import { readFixture } from "../../../testing/read-fixture.js";
import { buildModel } from "../../build-model.js";
import type { ContractModel } from "../../contract-model.js";

/** The parts of the test contract that differ from the default. */
export interface Parts {
  /** Further types of the schema. */
  readonly types?: string;
  readonly messages?: string;
  readonly operations?: string;
  readonly style?: "document" | "rpc";
  readonly bound?: string;
  /** Further bindings and their ports. */
  readonly more?: string;
  readonly ports?: string;
}

const soap12 = "http://schemas.xmlsoap.org/wsdl/soap12/";

/** The operation of the port type by default. */
export const standardOperation = '<operation name="op"><input message="t:A"/><output message="t:B"/></operation>';

/** Makes a WSDL with the elements A and B and the complex type T. By default, it has one document/literal operation. */
export function wsdl({
  types = "",
  messages,
  operations,
  style = "document",
  bound,
  more = "",
  ports = "",
}: Parts): string {
  return `<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:s="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:s12="${soap12}"
    xmlns:m="http://schemas.xmlsoap.org/wsdl/mime/" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:t="urn:t" targetNamespace="urn:t">
    <types><xs:schema targetNamespace="urn:t">
      <xs:element name="A" type="xs:int"/><xs:element name="B" type="xs:string" nillable="true"/>
      <xs:complexType name="T"><xs:sequence><xs:element name="x" type="xs:int"/></xs:sequence></xs:complexType>${types}
    </xs:schema></types>
    <message name="A"><part name="a" element="t:A"/></message>
    <message name="B"><part name="b" element="t:B"/></message>
    ${messages ?? ""}
    <portType name="P">${operations ?? standardOperation}</portType>
    <binding name="PSoap" type="t:P"><s:binding style="${style}" transport="http://schemas.xmlsoap.org/soap/http"/>
      ${bound ?? operation('<s:body use="literal"/>', '<s:body use="literal"/>')}
    </binding>${more}
    <service name="S"><port name="P" binding="t:PSoap"><s:address location="http://a.example/"/></port>${ports}</service>
  </definitions>`;
}

/** The text of a bound operation. */
export function operation(input: string, output?: string, name = "op"): string {
  const reply = output === undefined ? "" : `<output>${output}</output>`;
  return `<operation name="${name}"><s:operation soapAction="urn:${name}"/><input>${input}</input>${reply}</operation>`;
}

/** Builds the model of a contract, and returns it with the codes and severities of its problems. */
export async function build(parts: Parts): Promise<{
  readonly model: ContractModel;
  readonly codes: readonly string[];
  readonly severities: readonly string[];
}> {
  const { contract, diagnostics } = await readFixture({ "c.wsdl": wsdl(parts) });
  if (contract === undefined) throw new Error("The fixture does not link.");
  const model = buildModel({ name: "c" }, contract, diagnostics);
  const { list } = diagnostics;
  return { model, codes: list.map(({ code }) => code), severities: list.map(({ severity }) => severity) };
}
