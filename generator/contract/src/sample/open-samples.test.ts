import { expect, test } from "@jest/globals";
import { readFiles } from "../testing/read-files.js";
import { MessageSampler } from "./samplers.js";

const any =
  '<xs:complexType><xs:sequence><xs:any processContents="lax" minOccurs="0" maxOccurs="unbounded"/></xs:sequence></xs:complexType>';

/** A contract of `urn:c` whose element `Ask` has open content, as has `More` of another namespace in it. */
const contract = `<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:t="urn:c" targetNamespace="urn:c">
  <types>
    <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:other"><xs:element name="More">${any}</xs:element></xs:schema>
    <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:o="urn:other" targetNamespace="urn:c" elementFormDefault="qualified">
      <xs:import namespace="urn:other"/>
      <xs:element name="Ask"><xs:complexType><xs:sequence><xs:element name="Any">${any}</xs:element><xs:element ref="o:More"/></xs:sequence></xs:complexType></xs:element>
    </xs:schema>
  </types>
  <message name="In"><part name="p" element="t:Ask"/></message>
  <portType name="P"><operation name="Ask"><input message="t:In"/></operation></portType>
  <binding name="B" type="t:P">
    <soap:binding transport="http://schemas.xmlsoap.org/soap/http"/>
    <operation name="Ask"><soap:operation soapAction=""/><input><soap:body use="literal"/></input></operation>
  </binding>
</definitions>`;

test("open content has plain names for the contract's own namespace, whatever its type's", async () => {
  const { model } = await readFiles({ "c.wsdl": contract });
  const ask = model?.elements.find(({ name }) => name === "{urn:c}Ask");
  if (model === undefined || ask === undefined) throw new Error("The contract has no model.");
  expect(new MessageSampler(model).sample(ask, "typical")?.json).toEqual({
    Any: { AnyName: "any content" },
    More: { "{urn:other}AnyName": "any content" },
  });
});
