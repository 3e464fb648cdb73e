import { expect, test } from "@jest/globals";
import { readFixture } from "../../testing/read-fixture.js";
import { standard, type WsdlParts, wsdl } from "../../testing/wsdl-document.js";

const httpOperation = '<operation name="get"><http:operation location="/get"/><input/></operation>';

/** What stands beside a good SOAP port, from line 9: a message, a port type, what it is bound to, and the port. */
interface Beside {
  readonly messages?: string;
  readonly portType?: string;
  readonly binding?: string;
  readonly port?: string;
}

function beside({ messages, portType, binding, port }: Beside): WsdlParts {
  return {
    service: `${standard.service}${port ?? '<port name="get" binding="a:get"><http:address location="http://h/"/></port>'}</service>
${messages ?? '<message name="getIn"><part name="id" type="xs:string"/></message>'}
${portType ?? '<portType name="web"><operation name="get"><input message="a:getIn"/></operation></portType>'}
${binding ?? `<binding name="get" type="a:web"><http:binding verb="GET"/>${httpOperation}</binding>`}
<service name="other">`,
  };
}

const twice = '<message name="getIn"><part name="id" type="xs:string"/><part name="id" type="xs:int"/></message>';

const nameless = '<message name="getIn"><part type="xs:string"/></message>';

const messageTwice = '<message name="getIn"/><message name="getIn"><part name="id" type="xs:int"/></message>';

const operation = '<operation name="get"><input message="a:getIn"/></operation>';

const portTypeTwice = `<portType name="web">${operation}</portType><portType name="web"/>`;

const operationTwice = `<portType name="web">${operation}${operation.replace("</op", '<fault name="f" message="a:in"/></op')}</portType>`;

const soapBinding = standard.binding
  .replaceAll('"op"', '"get"')
  .replace("\n", "")
  .replace(/<output>.*<\/output>/, "");

const soapGet = `<binding name="get" type="a:web">${soapBinding}</binding>`;

const encoded = soapGet.replaceAll('"literal"', '"encoded"');

test.each<[title: string, others: Beside, ...findings: string[]]>([
  ["nothing wrong", {}],
  ["a message that is not there", { messages: "" }, "10 warning wsdl-unresolved-unused"],
  ["a part twice", { messages: twice }, "9 warning wsdl-duplicate-unused"],
  ["a message twice", { messages: messageTwice }, "9 warning wsdl-duplicate-unused"],
  ["a port type twice", { portType: portTypeTwice }, "10 warning wsdl-duplicate-unused"],
  ["an operation twice", { portType: operationTwice }, "10 warning wsdl-duplicate-unused"],
  [
    "a message twice that a SOAP binding of another port needs",
    { messages: messageTwice, binding: soapGet },
    "9 warning wsdl-duplicate-name",
    "10 warning wsdl-operation-left-out",
  ],
  [
    "a port type twice that a SOAP binding of another port needs",
    { portType: portTypeTwice, binding: soapGet },
    "10 error wsdl-duplicate-name",
  ],
  [
    "an operation twice in a port type that a SOAP binding of another port needs",
    { portType: operationTwice, binding: soapGet },
    "10 warning wsdl-duplicate-operation",
    "10 warning wsdl-operation-left-out",
    "11 warning wsdl-not-bound",
    "11 warning wsdl-overload-unclear",
  ],
  ["a part without a name", { messages: nameless }, "9 warning wsdl-missing-label"],
  ["a part of nothing", { messages: '<message name="getIn"><part name="id"/></message>' }],
  ["a port type that is not there", { portType: "" }, "11 warning wsdl-unresolved-unused"],
  [
    "a message of a port type that is not bound",
    { messages: "", binding: "", port: "" },
    "10 warning wsdl-unresolved-unused",
  ],
  [
    "a message of a port type in a SOAP binding that no port names",
    { messages: "", binding: soapGet, port: "" },
    "10 warning wsdl-unresolved-unused",
  ],
  [
    "a port type of a SOAP binding that no port names",
    { portType: "", binding: soapGet, port: "" },
    "11 warning wsdl-unresolved-unused",
  ],
  [
    "a message of a fault",
    {
      portType:
        '<portType name="web"><operation name="get"><input message="a:getIn"/><fault name="f" message="a:gone"/></operation></portType>',
    },
    "10 warning wsdl-unresolved-unused",
  ],
  [
    "a part twice that a SOAP binding of another port needs",
    { messages: twice, binding: soapGet },
    "9 warning wsdl-duplicate-part",
    "10 warning wsdl-operation-left-out",
  ],
  [
    "a message that a SOAP binding of another port needs",
    { messages: "", binding: soapGet },
    "10 warning wsdl-operation-left-out",
    "10 warning wsdl-unresolved-reference",
  ],
  [
    "a part without a name that a SOAP binding of another port needs",
    { messages: nameless, binding: soapGet },
    "9 warning wsdl-missing-attribute",
    "10 warning wsdl-operation-left-out",
  ],
  [
    "a port type that a SOAP binding of another port needs",
    { portType: "", binding: soapGet },
    "11 error wsdl-unresolved-reference",
  ],
  [
    "a part twice in an encoded binding, which is left out",
    { messages: twice, binding: encoded },
    "9 warning wsdl-duplicate-unused",
    "11 warning wsdl-encoded-use",
  ],
])("beside a SOAP port: %s", async (_, others, ...findings) => {
  const result = await readFixture({ "a.wsdl": wsdl(beside(others)) });
  expect(told(result)).toEqual(findings);
  expect(result.contract?.bindings[0]?.operations.map(({ name }) => name)).toEqual(["op"]);
});

const webOnly = (messages: string): string =>
  `<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:a="urn:a" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:http="http://schemas.xmlsoap.org/wsdl/http/" targetNamespace="urn:a">
${messages}
<portType name="web"><operation name="get"><input message="a:getIn"/></operation></portType>
<binding name="get" type="a:web"><http:binding verb="GET"/>${httpOperation}</binding>
<service name="s"><port name="p" binding="a:get"/></service></definitions>`;

test.each<[title: string, text: string, ...findings: string[]]>([
  ["of plain HTTP alone, a message", webOnly(""), "3 warning wsdl-unresolved-unused"],
  ["of plain HTTP alone, what a part holds", webOnly('<message name="getIn"><part name="id"/></message>')],
  ["of plain HTTP alone, one of two parts", webOnly(twice), "2 warning wsdl-duplicate-unused"],
  [
    "without any binding, a message",
    webOnly("").replace(/<binding.*/s, "</definitions>"),
    "3 warning wsdl-no-binding",
    "3 error wsdl-unresolved-reference",
  ],
  [
    "of an operation that is not bound, a message",
    wsdl({ portType: `${standard.portType}\n<operation name="rest"><input message="a:gone"/></operation>` }),
    "6 warning wsdl-unresolved-unused",
    "7 warning wsdl-not-bound",
  ],
  [
    "of an operation that the service would call, a message",
    wsdl({
      portType: `${standard.portType}\n<operation name="tell"><output message="a:gone"/></operation>`,
      binding: `${standard.binding}<operation name="tell"><output><soap:body use="literal"/></output></operation>`,
    }),
    "6 warning wsdl-unresolved-unused",
  ],
  [
    "of a message that is not used, a part's name",
    wsdl({ messages: `${standard.messages}<message name="extra"><part type="xs:int"/></message>` }),
    "4 warning wsdl-missing-label",
  ],
  [
    "of a header's message, a part's name that the header needs",
    wsdl({
      messages: `${standard.messages}\n<message name="h"><part name="x" element="a:ask"/><part name="x" element="a:answer"/></message>`,
      binding: standard.binding.replace("</input>", '<soap:header message="a:h" part="x" use="literal"/></input>'),
    }),
    "5 error wsdl-duplicate-part",
  ],
  [
    "of a header's message, a part's name that the header does not need",
    wsdl({
      messages: `${standard.messages}\n<message name="h"><part name="x" element="a:ask"/><part name="y" type="xs:int"/><part name="y" type="xs:int"/></message>`,
      binding: standard.binding.replace("</input>", '<soap:header message="a:h" part="x" use="literal"/></input>'),
    }),
    "5 warning wsdl-duplicate-unused",
  ],
  [
    "of a header, a message that is declared twice, first without its part",
    wsdl({
      messages: `${standard.messages}<message name="h"/>\n<message name="h"><part name="x" element="a:ask"/></message>`,
      binding: standard.binding.replace("</input>", '<soap:header message="a:h" part="x" use="literal"/></input>'),
    }),
    "5 error wsdl-duplicate-name",
    "8 warning wsdl-header-unresolved",
  ],
  [
    "of the only SOAP binding, which no port names, its port type",
    wsdl({ service: "" }).replace('type="a:pt"', 'type="a:gone"'),
    "6 error wsdl-unresolved-reference",
  ],
])("in a contract %s", async (_, text, ...findings) => {
  expect(told(await readFixture({ "a.wsdl": text }))).toEqual(findings);
});

function told({ diagnostics, documents }: Awaited<ReturnType<typeof readFixture>>): readonly string[] {
  return diagnostics.sorted(documents).map(({ code, severity, at }) => `${at?.line} ${severity} ${code}`);
}
