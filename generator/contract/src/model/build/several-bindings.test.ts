import { describe, expect, test } from "@jest/globals";
import { formatDiagnostic } from "../../diagnostics/format-diagnostic.js";
import { readFixture } from "../../testing/read-fixture.js";
import { buildModel } from "../build-model.js";
import { build, type Parts, wsdl } from "./testing/operations-contract.js";

describe("several bindings of one port type", () => {
  const second = (style: string, body: string): Parts => ({
    more: `<binding name="P12" type="t:P"><s12:binding style="${style}"/><operation name="op"><s12:operation soapAction="urn:12"/>
      <input>${body}</input><output>${body}</output></operation></binding>`,
    ports: '<port name="P12" binding="t:P12"/>',
  });

  test("are one set of operations, in both versions of SOAP", async () => {
    const { model, codes } = await build(second("document", '<s12:body use="literal"/>'));
    expect(codes).toEqual([]);
    expect(model.operations).toMatchObject([
      { name: "op", soapVersions: ["1.1", "1.2"], soapAction: "urn:op", soap12Action: "urn:12" },
    ]);
  });

  test("header blocks that only one has belong to the operation", async () => {
    const messages = '<message name="H"><part name="h" element="t:B"/></message>';
    const header = '<s12:header message="t:H" part="h" use="literal"/>';
    const { model, codes } = await build({ ...second("document", `<s12:body use="literal"/>${header}`), messages });
    expect(codes).toEqual([]);
    expect(model.operations).toMatchObject([
      { soapVersions: ["1.1", "1.2"], request: { headers: [{ element: "{urn:t}B" }] } },
    ]);
  });

  test("an encoded one beside a literal one is left out", async () => {
    const { model, codes } = await build(second("document", '<s12:body use="encoded"/>'));
    expect(codes).toEqual(["wsdl-encoded-left-out"]);
    expect(model.operations).toMatchObject([{ name: "op", soapVersions: ["1.1"] }]);
  });

  test("one that disagrees is left out", async () => {
    const { model, codes } = await build(second("rpc", '<s12:body use="literal" namespace="urn:w"/>'));
    expect(codes).toEqual(["wsdl-binding-differs"]);
    expect(model.operations).toMatchObject([{ soapVersions: ["1.1"], request: { element: "{urn:t}A" } }]);
  });
});

describe("bindings for another wire than SOAP", () => {
  const http = '<h:binding xmlns:h="http://schemas.xmlsoap.org/wsdl/http/" verb="GET"/>';
  test.each([
    [
      "beside SOAP are a note",
      wsdl({ more: `<binding name="H" type="t:P">${http}</binding>`, ports: '<port name="H" binding="t:H"/>' }),
      "note",
      1,
    ],
    ["alone are a warning", wsdl({}).replace(/<s:binding [^>]*>/, http), "warning", 0],
  ])("%s", async (_, text, severity, operations) => {
    const { contract, diagnostics } = await readFixture({ "c.wsdl": text });
    if (contract === undefined) throw new Error("The fixture does not link.");
    const model = buildModel({ name: "c" }, contract, diagnostics);
    expect(model.operations).toHaveLength(operations);
    expect(diagnostics.list.map((one) => [one.code, one.severity])).toEqual([["wsdl-binding-ignored", severity]]);
  });
});

describe("bindings to SOAP over another transport than HTTP", () => {
  const tcp = "http://schemas.microsoft.com/soap/tcp";
  const second = (transport: string): Parts => ({
    more: `<binding name="Tcp" type="t:P"><s12:binding transport="${transport}"/>
      <operation name="op"><s12:operation soapAction="urn:12"/><input><s12:body use="literal"/></input>
        <output><s12:body use="literal"/></output></operation></binding>`,
    ports: '<port name="Tcp" binding="t:Tcp"><s12:address location="net.tcp://a.example/s"/></port>',
  });
  const only = (transport: string) => wsdl({}).replace(/transport="[^"]*"/, `transport="${transport}"`);
  test.each([
    [
      "TCP beside HTTP",
      wsdl(second(tcp)),
      ["note wsdl-binding-ignored: Tcp: not bound to SOAP over HTTP, but over http://schemas.microsoft.com/soap/tcp"],
      ["1.1"],
    ],
    ["HTTP by SOAP 1.2's name", wsdl(second("http://www.w3.org/2003/05/soap/bindings/HTTP/")), [], ["1.1", "1.2"]],
    ["HTTP with a slash", only("http://schemas.xmlsoap.org/soap/http/"), [], ["1.1"]],
    ["none named", only(""), [], ["1.1"]],
    [
      "TCP beside HTTP, and bindings to nothing of SOAP, each in its own words",
      wsdl({
        more: `${second(tcp).more}<binding name="Get" type="t:P"><h:binding xmlns:h="http://schemas.xmlsoap.org/wsdl/http/" verb="GET"/></binding>
          <binding name="Odd" type="t:P"><o:binding xmlns:o="http://schemas.xmlsoap.org/soap/"/></binding>`,
        ports: `${second(tcp).ports}<port name="Get" binding="t:Get"/><port name="Odd" binding="t:Odd"/>`,
      }),
      [
        "note wsdl-binding-ignored: Tcp: not bound to SOAP over HTTP, but over http://schemas.microsoft.com/soap/tcp",
        "note wsdl-binding-ignored: Get: not bound to SOAP; left out",
        "note wsdl-binding-ignored: Odd: not bound to SOAP; the namespace http://schemas.xmlsoap.org/soap/ is none of SOAP's",
      ],
      ["1.1"],
    ],
    [
      "two without HTTP",
      wsdl(second(tcp)).replace("http://schemas.xmlsoap.org/soap/http", "http://www.w3.org/2010/soapjms/"),
      [
        "warning wsdl-transport-not-http: PSoap: bound to SOAP over http://www.w3.org/2010/soapjms/;",
        "warning wsdl-transport-not-http: Tcp: bound to SOAP over http://schemas.microsoft.com/soap/tcp;",
      ],
      ["1.1", "1.2"],
    ],
    [
      "JMS alone",
      only("http://www.w3.org/2010/soapjms/"),
      [
        "warning wsdl-transport-not-http: PSoap: bound to SOAP over http://www.w3.org/2010/soapjms/; the generated code carries its messages over HTTP",
      ],
      ["1.1"],
    ],
  ])("%s", async (_, text, problems, soapVersions) => {
    const { contract, diagnostics } = await readFixture({ "c.wsdl": text });
    if (contract === undefined) throw new Error("The fixture does not link.");
    const model = buildModel({ name: "c" }, contract, diagnostics);
    expect(diagnostics.list.map((one) => formatDiagnostic(one, []))).toEqual(
      problems.map((words) => expect.stringContaining(words)),
    );
    expect(model.operations.map((one) => one.soapVersions)).toEqual([soapVersions]);
  });
});
