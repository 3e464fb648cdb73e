import { describe, expect, test } from "@jest/globals";
import { int } from "../simple-types/integers.js";
import type { XmlReader } from "../xml/xml-reader.js";
import { readDeclaredFault } from "./declared-fault-reader.js";
import { openEnvelope } from "./envelope-reader.js";
import { readFault } from "./fault-reader.js";
import { faultEnvelope } from "./fault-writer.js";
import { soap11, soap12 } from "./soap-version.js";

function read(text: string) {
  const opened = openEnvelope(text, { unexpected: "skip" }, { versions: ["1.1", "1.2"], understood: new Set() });
  return readFault(opened.xml);
}

describe("a Fault of SOAP 1.2", () => {
  const envelope = (fault: string): string =>
    `<e:Envelope xmlns:e="${soap12.namespace}" xmlns:m="urn:m"><e:Body><e:Fault>${fault}</e:Fault></e:Body></e:Envelope>`;

  test("in full", () => {
    const fault = read(
      envelope(
        `<e:Code><e:Value>e:Sender</e:Value><e:Subcode><e:Value>m:Late</e:Value><e:Subcode><e:Value>m:Deep</e:Value></e:Subcode></e:Subcode></e:Code>
         <e:Reason><e:Text xml:lang="de">Zu spät</e:Text><e:Text xml:lang="en-GB">Too late</e:Text></e:Reason>
         <e:Node>urn:node</e:Node><e:Role> urn:role\n</e:Role><e:Detail><m:By>5</m:By></e:Detail>`,
      ),
    );
    expect(fault).toEqual({
      code: "Client",
      codeNamespace: soap12.namespace,
      subcode: "Late",
      subcodes: ["{urn:m}Late", "{urn:m}Deep"],
      language: "en-GB",
      reasons: [
        { language: "de", text: "Zu spät" },
        { language: "en-GB", text: "Too late" },
      ],
      message: "Too late",
      actor: "urn:role",
      detail: { "{urn:m}By": "5" },
    });
  });

  test.each([
    ["Receiver", "Server"],
    ["MustUnderstand", "MustUnderstand"],
    ["DataEncodingUnknown", "DataEncodingUnknown"],
  ])("%s is %s", (code, want) => {
    const text = envelope(`<e:Code><e:Value>e:${code}</e:Value></e:Code><e:Reason><e:Text>a</e:Text></e:Reason>`);
    expect(read(text)).toMatchObject({ code: want, message: "a", subcode: undefined, detail: undefined });
  });

  test.each([
    ["in white space", "<e:Text xml:lang='en'>\n  Too late\n</e:Text>", "Too late"],
    [
      "whose English is no code of English alone",
      "<e:Text xml:lang='de'>a</e:Text><e:Text xml:lang='en-US'>b</e:Text>",
      "b",
    ],
    ["in no language that is English", "<e:Text xml:lang='de'>a</e:Text><e:Text xml:lang='fr'>b</e:Text>", "a"],
    ["without a text", "", ""],
  ])("a Reason %s", (_what, reason, message) => {
    const text = envelope(`<e:Code><e:Value>e:Sender</e:Value></e:Code><e:Reason>${reason}</e:Reason>`);
    expect(read(text)).toMatchObject({ code: "Client", message });
  });
});

describe("a Fault of SOAP 1.1 as services send it", () => {
  const envelope = (parts: string): string =>
    `<s:Envelope xmlns:s="${soap11.namespace}" xmlns:i="http://www.w3.org/2001/XMLSchema-instance" xmlns:m="urn:m"><s:Body><s:Fault>` +
    `<faultcode>s:Server</faultcode><faultstring>no</faultstring>${parts}</s:Fault></s:Body></s:Envelope>`;

  test.each([
    ["without detail", "", undefined],
    ["an empty detail", "<detail> </detail>", {}],
    ["a detail that is text", "<detail>why</detail>", { "#text": "why" }],
    ["text before an element", "<detail>why<m:By>5</m:By></detail>", { "{urn:m}By": "5", "#text": "why" }],
    ["text behind an element", "<detail> <m:By>5</m:By> why</detail>", { "{urn:m}By": "5", "#text": " why" }],
    ["a null part before others", '<faultactor i:nil="true"/><detail><m:By>5</m:By></detail>', { "{urn:m}By": "5" }],
    ["parts that are null", '<faultactor i:nil="true"/><detail i:nil="1"/><s:Reason i:nil="true"/>', undefined],
  ])("%s", (_title, parts, detail) => {
    expect(read(envelope(parts))).toMatchObject({ code: "Server", message: "no", actor: undefined, detail });
  });

  test("in white space, with parts that nobody knows", () => {
    const parts =
      "<m:x><faultcode>s:Client</faultcode></m:x><faultcode>\n m:Late\n</faultcode><faultstring> so </faultstring>";
    expect(read(envelope(`${parts}<faultactor> urn:a </faultactor>`))).toMatchObject({
      code: "Late",
      codeNamespace: "urn:m",
      message: "so",
      actor: "urn:a",
    });
  });
});

describe("header blocks that are not understood", () => {
  const notUnderstood = ["{urn:a}Ticket", "{}plain"];
  const fault = { code: "MustUnderstand", message: "a", issues: undefined, notUnderstood } as const;

  test("SOAP 1.2 names them in its Header (Part 1, 5.4.8)", () => {
    const text = faultEnvelope(fault, soap12);
    expect(text).toContain(
      '<s:Header><s:NotUnderstood xmlns:n="urn:a" qname="n:Ticket"/><s:NotUnderstood qname="plain"/></s:Header>',
    );
    expect(read(text)).toMatchObject({ code: "MustUnderstand" });
  });

  test.each([
    ["one", ["{urn:a}Ticket"], '<s:Header><s:NotUnderstood xmlns:n="urn:a" qname="n:Ticket"/></s:Header><s:Body>'],
    ["none", [], '"><s:Body>'],
  ])("%s of them", (_many, names, want) => {
    expect(faultEnvelope({ ...fault, notUnderstood: names }, soap12)).toContain(want);
  });

  test("SOAP 1.1 has no place for them", () => {
    expect(faultEnvelope(fault, soap11)).not.toContain("Header");
  });
});

test.each([
  ["SOAP 1.1 is told in SOAP 1.1", soap11.namespace, "1.2", soap11],
  ["SOAP 1.2 in what is spoken", soap12.namespace, "1.1", undefined],
  ["another namespace, too", "urn:s", "1.2", undefined],
] as const)("of a version that is not spoken, %s", (_what, namespace, spoken, version) => {
  const open = () =>
    openEnvelope(`<Envelope xmlns="${namespace}"/>`, {}, { versions: [spoken], understood: new Set() });
  expect(open).toThrow(expect.objectContaining({ code: "VersionMismatch", version }));
});

describe("what is written is read again", () => {
  const issues = [{ pointer: "/a", code: "value", detail: "<&>" }] as const;
  test.each([
    ["SOAP 1.1", soap11],
    ["SOAP 1.2", soap12],
  ])("%s", (_what, version) => {
    for (const code of ["Client", "Server", "MustUnderstand"] as const) {
      const text = faultEnvelope({ code, message: 'a "<&>', issues, declared: '<x xmlns="urn:x"/>' }, version);
      const fault = read(text);
      expect(fault).toMatchObject({ code, codeNamespace: version.namespace, message: 'a "<&>' });
      expect(Object.keys(fault.detail ?? {})).toEqual(["{urn:x}x", "{urn:stubwright:errors}errors"]);
    }
  });
});

describe("a declared fault is the first element of the detail that is one", () => {
  const codecs = {
    Late: { element: { namespace: "urn:m", name: "Late" }, decodeXml: (xml: XmlReader) => xml.value(int) },
  };
  const fault = (detail: string): string => `<s:Fault><faultstring>a</faultstring>${detail}</s:Fault>`;

  test.each<[string, string, unknown]>([
    ["the only one", fault('<detail><Late xmlns="urn:m">5</Late></detail>'), 5],
    [
      "among others",
      fault('<detail><By>1</By><Late/><Late xmlns="urn:m">5</Late><Late xmlns="urn:m">6</Late></detail>'),
      5,
    ],
    ["with text around it", fault('<detail>why <Late xmlns="urn:m">5</Late> so</detail>'), 5],
    ["in the Detail of SOAP 1.2", fault('<Detail><Late xmlns="urn:m">5</Late></Detail>'), 5],
    ["none", fault("<detail><By>1</By></detail>"), undefined],
    ["one that is wrong", fault('<detail><Late xmlns="urn:m">x</Late></detail>'), undefined],
    ["with an attribute that nobody knows", fault('<detail><Late xmlns="urn:m" href="/a">5</Late></detail>'), 5],
    ["whose content is elsewhere", fault('<detail><Late xmlns="urn:m" href="#a">5</Late></detail>'), undefined],
    ["outside of the detail", fault('<x><Late xmlns="urn:m">5</Late></x>'), undefined],
    ["outside of the Fault", '<x><Late xmlns="urn:m">5</Late></x>', undefined],
  ])("%s", (_what, body, detail) => {
    const text = `<s:Envelope xmlns:s="${soap11.namespace}"><s:Body>${body}</s:Body></s:Envelope>`;
    expect(readDeclaredFault(text, codecs)).toEqual(detail && { kind: "Late", detail });
  });

  test("what is wrong with the program is no fault", () => {
    const decodeXml = (): number => {
      throw new RangeError("bug");
    };
    const text = `<s:Envelope xmlns:s="${soap11.namespace}"><s:Body>${fault('<detail><Late xmlns="urn:m"/></detail>')}</s:Body></s:Envelope>`;
    expect(() => readDeclaredFault(text, { Late: { ...codecs.Late, decodeXml } })).toThrow(RangeError);
  });
});

test.each([
  ["of a prefix", "<faultcode>s:Client</faultcode>", soap11.namespace],
  ["of a prefix that it declares itself", '<faultcode xmlns:m="urn:m">m:Late</faultcode>', "urn:m"],
  ["of no prefix, where there is a default namespace", "<faultcode>Client</faultcode>", "urn:default"],
  ["of a prefix that is not declared", "<faultcode>n:Client</faultcode>", ""],
])("the namespace of a faultcode %s", (_title, code, codeNamespace) => {
  const { namespace } = soap11;
  const body = `<s:Body><s:Fault>${code}<faultstring>no</faultstring></s:Fault></s:Body>`;
  expect(read(`<s:Envelope xmlns:s="${namespace}" xmlns="urn:default">${body}</s:Envelope>`)).toMatchObject({
    codeNamespace,
  });
});
