import { fileURLToPath } from "node:url";
import { expect, test } from "@jest/globals";
import type { Transport } from "@stubwright/runtime";
import type { Handler } from "@stubwright/runtime/server";
import { createInProcessTransport } from "@stubwright/runtime/server";
import { generateModules } from "../testing/generated-modules.js";

interface Block {
  readonly __proto__2?: string;
}
type Method = (request: string, options: { readonly soapHeaders: Block }) => Promise<string>;
type Answer = (request: string, context: unknown, headers: { readonly request: Block }) => Promise<string>;

/** The tested exports of the generated modules. */
interface Modules {
  readonly createOddClient: (transport: Transport) => Readonly<Record<string, Method>>;
  readonly oddHandlers: (service: Readonly<Record<string, Answer>>) => readonly Handler[];
  readonly samples: Readonly<Record<string, { readonly request: string }>>;
}

/** Operations whose methods have the names of members of Object.prototype or of promises. */
const operations = new Map([
  ["constructor", "constructor_"],
  ["__proto__", "__proto___"],
  ["then", "then_"],
  ["toString", "toString"],
  ["hasOwnProperty", "hasOwnProperty"],
  ["valueOf", "valueOf"],
  ["prototype", "prototype"],
]);

const names = [...operations.keys()];
const wsdl = `<w:definitions xmlns:w="http://schemas.xmlsoap.org/wsdl/" xmlns:s="http://schemas.xmlsoap.org/wsdl/soap/"
    xmlns:x="http://www.w3.org/2001/XMLSchema" xmlns:t="urn:odd" targetNamespace="urn:odd">
  <w:types><x:schema targetNamespace="urn:odd">
    ${names.map((name) => `<x:element name="${name}" type="x:string"/>`).join("")}
  </x:schema></w:types>
  ${names.map((name) => `<w:message name="${name}"><w:part name="p" element="t:${name}"/></w:message>`).join("")}
  <w:message name="Block"><w:part name="p" element="t:__proto__"/></w:message>
  <w:portType name="Odd">
    ${names.map((name) => `<w:operation name="${name}"><w:input message="t:${name}"/><w:output message="t:${name}"/></w:operation>`).join("")}
  </w:portType>
  <w:binding name="Odd" type="t:Odd"><s:binding transport="http://schemas.xmlsoap.org/soap/http"/>
    ${names.map((name) => `<w:operation name="${name}"><w:input><s:header message="t:Block" part="p" use="literal"/><s:body use="literal"/></w:input><w:output><s:body use="literal"/></w:output></w:operation>`).join("")}
  </w:binding>
  <w:service name="Odd"><w:port name="Odd" binding="t:Odd"><s:address location="http://localhost/"/></w:port></w:service>
</w:definitions>`;

async function openModules(): Promise<Modules> {
  const folder = fileURLToPath(new URL("./operation-names/", import.meta.url));
  const module = await generateModules(folder, { name: "odd", wsdl });
  const { createOddClient } = await import(module("client"));
  const { oddHandlers } = await import(module("server"));
  const { samples } = await import(module("samples"));
  return { createOddClient, oddHandlers, samples };
}

test("operations with such names work over both wires", async () => {
  const { createOddClient, oddHandlers, samples } = await openModules();
  expect(Object.keys(samples)).toEqual(names);
  const answers = names.map((name) => {
    const answer: Answer = async (request, _context, headers) => `${name}: ${request} ${headers.request.__proto__2}`;
    return [operations.get(name), answer] as const;
  });
  const handlers = oddHandlers(Object.fromEntries(answers));
  for (const wire of ["json", "soap"] as const) {
    const client = createOddClient(createInProcessTransport(handlers, { wire }));
    expect(Object.keys(client)).toEqual([...operations.values()]);
    const calls = [...operations.values()].map((method) =>
      client[method]?.("hello", { soapHeaders: { __proto__2: "Ada" } }),
    );
    expect(await Promise.all(calls)).toEqual(names.map((name) => `${name}: hello Ada`));
  }
});
