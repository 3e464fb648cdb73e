import { expect, test } from "@jest/globals";
import { Diagnostics } from "../../../contract/dist/diagnostics/diagnostics.js";
import { readXml } from "../../../contract/dist/read/read-xml.js";
import { copiedName } from "./copy-contract.js";

const wsdl = (attributes: string, inside = ""): string =>
  `<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" ${attributes}>${inside}</definitions>`;
const schema = '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" name="no name of it"/>';

test.each([
  ["http://host/soap11?wsdl", wsdl('name="Own"'), "Own.wsdl"],
  ["http://host/soap11?wsdl", wsdl('name="Own"', '<service name="Pings"/>'), "Pings.wsdl"],
  ["http://host/soap11?wsdl", wsdl(""), "soap11.wsdl"],
  ["http://host/Ping.svc?singleWsdl", wsdl(""), "Ping.wsdl"],
  ["http://host/ping.php?wsdl=2", wsdl(""), "2.wsdl"],
  ["http://host/soap11?xsd=types.xsd", schema, "types.xsd"],
  ["http://host/soap11?XSD=a%2Fb%20c.xsd", schema, "b-c.xsd"],
  ["http://host/sap/bc/srt/flights?sap-client=100", wsdl('name="Own"'), "flights.wsdl"],
  ["http://host/v1/?WSDL&id=7", wsdl('name="Own"'), "Own.wsdl"],
  ["http://10.0.0.1/?wsdl", wsdl('name="PingService"', '<service name="Other"/>'), "Other.wsdl"],
  ["http://10.0.0.1/?wsdl", wsdl("", '<types/><service name="Pings"/><service name="Other"/>'), "Pings.wsdl"],
  ["http://10.0.0.1/?wsdl", wsdl('name=""', '<service name="../e t"/>'), "e-t.wsdl"],
  ["http://10.0.0.1?wsdl", wsdl(""), "10.0.0.1.wsdl"],
  ["http://host/%ff.xsd", schema, "ff.xsd"],
  [`http://host/${"é".repeat(300)}.xsd`, schema, expect.stringMatching(/^é{56}-[0-9a-f]{8}\.xsd$/)],
  ["file:///a/%3F.xsd", schema, expect.stringMatching(/^document-[0-9a-f]{8}\.xsd$/)],
])("%s with %s", (location, text, want) => {
  expect(copiedName({ location, root: readXml(location, text, new Diagnostics()) })).toEqual(want);
});
