import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { StreamTransport } from "@stubwright/runtime";
import type { MessageCodec } from "@stubwright/runtime/codec";
import { generate } from "stubwright";
import typescript from "typescript";

/** One record of a large reply. */
export interface Entry {
  Id: number;
  Name: string;
  Email: string;
  Score: number;
  Active: boolean;
  Created: string;
}

/** A large reply: a list of records. */
export type EntryList = Entry[];

const folder = new URL("../../work/records/", import.meta.url);
const schema = `<?xml version="1.0" encoding="utf-8"?>
<wsdl:definitions targetNamespace="urn:bench:records" xmlns:t="urn:bench:records" xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/">
  <wsdl:types><xs:schema targetNamespace="urn:bench:records" elementFormDefault="qualified">
    <xs:complexType name="Entry"><xs:sequence>
      <xs:element name="Id" type="xs:int"/><xs:element name="Name" type="xs:string"/>
      <xs:element name="Email" type="xs:string"/><xs:element name="Score" type="xs:double"/>
      <xs:element name="Active" type="xs:boolean"/><xs:element name="Created" type="xs:dateTime"/>
    </xs:sequence></xs:complexType>
    <xs:element name="List" type="xs:string"/>
    <xs:element name="ListResponse"><xs:complexType><xs:sequence>
      <xs:element name="Entry" type="t:Entry" minOccurs="0" maxOccurs="unbounded"/></xs:sequence></xs:complexType></xs:element>
  </xs:schema></wsdl:types>
  <wsdl:message name="ListIn"><wsdl:part name="par" element="t:List"/></wsdl:message>
  <wsdl:message name="ListOut"><wsdl:part name="par" element="t:ListResponse"/></wsdl:message>
  <wsdl:portType name="Records"><wsdl:operation name="List"><wsdl:input message="t:ListIn"/><wsdl:output message="t:ListOut"/></wsdl:operation></wsdl:portType>
  <wsdl:binding name="RecordsSoap" type="t:Records"><soap:binding transport="http://schemas.xmlsoap.org/soap/http"/>
    <wsdl:operation name="List"><soap:operation soapAction="urn:bench:records/List" style="document"/>
      <wsdl:input><soap:body use="literal"/></wsdl:input><wsdl:output><soap:body use="literal"/></wsdl:output></wsdl:operation></wsdl:binding>
  <wsdl:service name="Records"><wsdl:port name="RecordsSoap" binding="t:RecordsSoap"><soap:address location="http://records.invalid/soap"/></wsdl:port></wsdl:service>
</wsdl:definitions>`;

/** Generates the codec of a list of records and compiles it into `bench/work`, where others then load it. */
export async function writeRecordsContract(): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(new URL("records.wsdl", folder), schema);
  const { files, diagnostics } = await generate({
    entry: fileURLToPath(new URL("records.wsdl", folder)),
    streams: { List: "Entry" },
  });
  if (files.length === 0) throw new Error(JSON.stringify(diagnostics));
  for (const { path, text } of files) {
    if (!path.endsWith(".ts")) continue;
    const { outputText } = typescript.transpileModule(text, {
      compilerOptions: { target: typescript.ScriptTarget.ES2022, module: typescript.ModuleKind.ESNext },
    });
    await writeFile(new URL(path.replace(/ts$/, "js"), folder), outputText);
  }
}

/** The codec that `writeRecordsContract` wrote. */
export async function recordsCodec(): Promise<MessageCodec<EntryList>> {
  const operations: { readonly list: { readonly reply: MessageCodec<EntryList> } } = await import(
    pathToFileURL(fileURLToPath(new URL("operations.js", folder))).href
  );
  return operations.list.reply;
}

/** The function that gives the records of a reply one by one. */
export async function recordsStream(): Promise<(transport: StreamTransport, request: string) => AsyncIterable<Entry>> {
  const streams: { readonly streamList: (transport: StreamTransport, request: string) => AsyncIterable<Entry> } =
    await import(pathToFileURL(fileURLToPath(new URL("streams.js", folder))).href);
  return streams.streamList;
}

/** So many records, all different. */
export function entries(count: number): EntryList {
  return Array.from({ length: count }, (_entry, index) => ({
    Id: index,
    Name: `Player number ${index}`,
    Email: `player-${index}@mail.example`,
    Score: index * 1.25,
    Active: index % 3 === 0,
    Created: `2026-03-${String((index % 28) + 1).padStart(2, "0")}T10:00:00Z`,
  }));
}

/** Where the message with so many records is kept, ready to be decoded. */
export function recordsMessage(count: number): URL {
  return new URL(`${count}.xml`, folder);
}
