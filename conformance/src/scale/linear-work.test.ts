import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "@jest/globals";
import { emitFiles } from "../../../generator/codegen/dist/emit/emit-files.js";
import { deriveOpenApi } from "../../../generator/codegen/dist/openapi/derive-openapi.js";
import { printYaml } from "../../../generator/codegen/dist/openapi/print-yaml.js";
import { routesOfDocument } from "../../../generator/codegen/dist/openapi/routes-of-document.js";
import { planContract } from "../../../generator/codegen/dist/plan/plan-contract.js";
import { takeSnapshot } from "../../../generator/codegen/dist/snapshot/take-snapshot.js";
import { Diagnostics } from "../../../generator/contract/dist/diagnostics/diagnostics.js";
import { buildModel } from "../../../generator/contract/dist/model/build-model.js";
import type { ContractModel } from "../../../generator/contract/dist/model/contract-model.js";
import { ContractReader } from "../../../generator/contract/dist/read/contract-reader.js";
import { loadDocuments } from "../../../generator/contract/dist/read/load-documents.js";
import { serveDocuments } from "../../../generator/contract/dist/read/served-document.js";
import { linkContract } from "../../../generator/contract/dist/services/link-contract.js";
import { parseDocuments } from "../../../generator/contract/dist/syntax/parse-documents.js";

const folder = mkdtempSync(join(tmpdir(), "stubwright-linear-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A contract with `size` operations. Each has its own request and reply, with records, an array and an enumeration. */
function contract(size: number): string {
  const all = Array.from({ length: size }, (_, index) => index);
  const part = (name: string, type: string): string => `<xs:element name="${name}" type="${type}" minOccurs="0"/>`;
  const types = all.map(
    (index) => `
    <xs:simpleType name="Kind${index}"><xs:restriction base="xs:string"><xs:enumeration value="a"/></xs:restriction></xs:simpleType>
    <xs:complexType name="List${index}"><xs:sequence><xs:element name="item" type="xs:int" maxOccurs="9"/></xs:sequence></xs:complexType>
    <xs:complexType name="Record${index}"><xs:sequence>${part("Id", "xs:long")}${part("Kind", `t:Kind${index}`)}
      ${part("List", `t:List${index}`)}${index < 5 ? "" : part("Other", `t:Record${index % 5}`)}</xs:sequence></xs:complexType>
    <xs:element name="Do${index}" type="t:Record${index}"/>
    <xs:element name="Do${index}Response"><xs:complexType><xs:choice>${part("One", `t:Record${index}`)}${part("Two", "xs:date")}</xs:choice></xs:complexType></xs:element>`,
  );
  const message = (name: string, element: string): string =>
    `<message name="${name}"><part name="par" element="t:${element}"/></message>`;
  const messages = all.map(
    (index) => message(`In${index}`, `Do${index}`) + message(`Out${index}`, `Do${index}Response`),
  );
  const operations = all.map(
    (index) =>
      `<operation name="Do${index}"><input message="t:In${index}"/><output message="t:Out${index}"/></operation>`,
  );
  const body = '<soap:body use="literal"/>';
  const bound = all.map(
    (index) =>
      `<operation name="Do${index}"><soap:operation soapAction="${index}"/><input>${body}</input><output>${body}</output></operation>`,
  );
  return `<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:t="urn:t" targetNamespace="urn:t">
    <types><xs:schema targetNamespace="urn:t" elementFormDefault="qualified">${types.join("")}</xs:schema></types>
    ${messages.join("")}<portType name="P">${operations.join("")}</portType>
    <binding name="B" type="t:P"><soap:binding transport="http://schemas.xmlsoap.org/soap/http"/>${bound.join("")}</binding>
    <service name="S"><port name="P" binding="t:B"><soap:address location="http://s.invalid/"/></port></service></definitions>`;
}

/** Counts the reads of a value's properties, and of the properties of all values below it. */
class Reads {
  count = 0;
  readonly #watched = new WeakMap<object, unknown>();

  watch<Value>(value: Value): Value {
    if (typeof value !== "object" || value === null) return value;
    const known = this.#watched.get(value) ?? this.#watch(value);
    this.#watched.set(value, known);
    // The cached proxy stands for `value` itself, so it has the same type.
    return known as Value;
  }

  #watch(value: object): unknown {
    // Proxies of these do not work, because their methods need internal slots.
    if (value instanceof Map) return new Map([...value].map(([key, one]) => [key, this.watch(one)]));
    if (value instanceof Set) return new Set([...value].map((one) => this.watch(one)));
    const watched = new Proxy(value, {
      get: (target, key, receiver) => {
        this.count++;
        const own = Object.getOwnPropertyDescriptor(target, key);
        const read: unknown = Reflect.get(target, key, receiver);
        // A proxy must return a frozen property unchanged.
        return own?.configurable === false && own.writable === false ? read : this.watch(read);
      },
    });
    this.#watched.set(watched, watched);
    return watched;
  }
}

interface Work {
  readonly stage: string;
  readonly reads: number;
}

/** The number of properties that each stage reads of the result of the previous stage. */
async function work(size: number): Promise<readonly Work[]> {
  const entry = join(folder, `${size}.wsdl`);
  writeFileSync(entry, contract(size));
  const diagnostics = new Diagnostics();
  const all: Work[] = [];
  const counted = <Input, Output>(stage: string, input: Input, run: (watched: Input) => Output): Output => {
    const reads = new Reads();
    const made = run(reads.watch(input));
    all.push({ stage, reads: reads.count });
    return made;
  };
  const reader = new ContractReader(undefined);
  const documents = await loadDocuments(
    entry,
    { cwd: folder, read: reader.read, allowNetwork: false, mayRead: () => true },
    diagnostics,
  );
  const parsed = counted("parse", documents, (watched) => parseDocuments(watched, diagnostics));
  const linked = counted("link", parsed, (watched) => linkContract(watched, diagnostics));
  if (linked === undefined) throw new Error(JSON.stringify(diagnostics.list));
  const model: ContractModel = counted("model", linked, (watched) => buildModel({ name: "t" }, watched, diagnostics));
  const routes = model.operations.map(({ name }) => ({ operation: name, method: "GET", path: `/${name}/{Id}` }));
  const openApi = counted("openapi", { model, routes }, (watched) => deriveOpenApi(watched.model, watched.routes));
  counted("print openapi", openApi, printYaml);
  const read = counted("read openapi", { openApi, model }, (watched) =>
    routesOfDocument(watched.openApi, watched.model),
  );
  const plan = counted("plan", { model, routes: read }, (watched) =>
    planContract(watched.model, watched.routes, { nulls: "nil", streams: undefined }, diagnostics),
  );
  counted("snapshot", { model, plan }, (watched) => takeSnapshot(watched.model, watched.plan));
  const served = serveDocuments(
    documents.flatMap(({ uri, text, root }) =>
      root === undefined ? [] : [{ uri, text, root, resolve: () => undefined }],
    ),
  );
  const emitted = counted("emit", { plan, document: openApi }, (watched) =>
    emitFiles({
      plan: watched.plan,
      header: [],
      documents: true,
      openApiDocument: watched.document,
      openApi: { document: watched.document, print: async () => "" },
      served,
      importExtension: "js",
      console: undefined,
    }),
  );
  await emitted;
  expect(diagnostics.failed).toBe(false);
  return all;
}

test("a contract of four times the size is four times the work at every stage", async () => {
  const [few, many] = [await work(50), await work(200)];
  const growth = many.map(({ stage, reads }, index) => [stage, reads / (few[index]?.reads ?? 0)] as const);
  expect(few.map(({ reads }) => reads).every((reads) => reads > 500)).toBe(true);
  expect(growth.filter(([, ratio]) => ratio > 4.2)).toEqual([]);
});
