import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { generate } from "stubwright";
import { accepts, type Documents, generateDocuments, schemaDocument } from "../testing/schema-codecs.js";
import { XsdJudge } from "../testing/xsd-judge.js";

const folder = fileURLToPath(new URL("./vocabularies/", import.meta.url));

const namespaces: Readonly<Record<string, string>> = {
  a: "http://www.w3.org/2005/08/addressing",
  b: "http://schemas.xmlsoap.org/ws/2004/08/addressing",
  e: "http://schemas.xmlsoap.org/soap/envelope/",
  f: "http://www.w3.org/2003/05/soap-envelope",
  m: "http://www.w3.org/2005/05/xmlmime",
  x: "http://www.w3.org/2004/08/xop/include",
};
const declarations = Object.entries(namespaces)
  .map(([prefix, namespace]) => `xmlns:${prefix}="${namespace}"`)
  .join(" ");
const xml = "http://www.w3.org/XML/1998/namespace";

/** Elements that the box may contain: references to declared elements, and elements with a type. */
const references = [
  ...["a:EndpointReference", "a:RelatesTo", "a:RetryAfter", "a:ProblemHeaderQName", "a:ProblemAction", "a:To"],
  ...["b:EndpointReference", "b:RelatesTo", "b:ReplyAfter", "x:Include", "e:Envelope", "e:Fault"],
  ...["f:Envelope", "f:Fault", "f:NotUnderstood", "f:Upgrade"],
];
const types: Readonly<Record<string, string>> = {
  Data: "m:base64Binary",
  Hex: "m:hexBinary",
  Code: "a:FaultCodesType",
  OpenCode: "a:FaultCodesOpenEnumType",
  Subcode: "b:FaultSubcodeValues",
  Related: "b:RelationshipTypeValues",
};
const attributes = [
  ...["e:mustUnderstand", "e:actor", "e:encodingStyle", "f:mustUnderstand", "f:role", "f:relay", "f:encodingStyle"],
  ...["m:expectedContentTypes", "a:IsReferenceParameter", "b:Action"],
];

/** A schema that refers to all of them, by imports with or without locations. */
function boxSchema(locationOf: (namespace: string) => string): string {
  const imports = Object.values(namespaces).map(
    (namespace) => `<xs:import namespace="${namespace}" schemaLocation="${locationOf(namespace)}"/>`,
  );
  const members = [
    ...references.map((name) => `<xs:element ref="${name}"/>`),
    ...Object.entries(types).map(([name, type]) => `<xs:element name="${name}" type="${type}"/>`),
  ];
  const uses = attributes.map((name) => `<xs:attribute ref="${name}"/>`);
  const content = `<xs:choice minOccurs="0">${members.join("")}</xs:choice>${uses.join("")}`;
  const box = `<xs:element name="Box"><xs:complexType>${content}</xs:complexType></xs:element>`;
  return schemaDocument(imports.join("") + box, declarations);
}

let documents: Documents | undefined;
let judge: XsdJudge;

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, "box.xsd"),
    boxSchema((namespace) => `${namespace}/on-the-web.xsd`),
  );
  ({ documents } = await generateDocuments("box.xsd", folder));
  const { documents: read } = await generate({ entry: "box.xsd", cwd: folder });
  const locations = new Map<string, string>();
  for (const { uri, text } of read.filter((one) => one.uri.startsWith("stubwright:/"))) {
    const name = uri.slice("stubwright:/".length);
    locations.set(/targetNamespace="([^"]*)"/.exec(text)?.[1] ?? "", name);
    // libxml2 does not know xml:lang without a schema document for it.
    writeFileSync(
      join(folder, name),
      text.replace(`namespace="${xml}"`, `namespace="${xml}" schemaLocation="xml.xsd"`),
    );
  }
  const lang = '<xs:attribute name="lang" type="xs:language"/>';
  writeFileSync(join(folder, "xml.xsd"), schemaDocument(lang, `targetNamespace="${xml}"`));
  const path = join(folder, "judged.xsd");
  writeFileSync(
    path,
    boxSchema((namespace) => locations.get(namespace) ?? ""),
  );
  judge = new XsdJudge(path);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const address = "<a:Address>urn:x</a:Address>";
const oldAddress = "<b:Address>urn:x</b:Address>";
const code = "<f:Code><f:Value>f:Sender</f:Value></f:Code>";
const reason = '<f:Reason><f:Text xml:lang="en">No.</f:Text></f:Reason>';
const header = '<e:Header><o:h xmlns:o="urn:o"/></e:Header>';

describe("built-in vocabularies agree with libxml2 and with the specifications", () => {
  test.each<[inside: string, isValid: boolean]>([
    [`<a:EndpointReference>${address}</a:EndpointReference>`, true],
    [
      `<a:EndpointReference o:x="1" xmlns:o="urn:o"><a:Address o:y="2">urn:x</a:Address><a:ReferenceParameters o:z="3"><o:id>1</o:id></a:ReferenceParameters><a:Metadata><o:m/></a:Metadata><o:more/></a:EndpointReference>`,
      true,
    ],
    ["<a:EndpointReference/>", false],
    [`<a:EndpointReference>${address}<a:Unknown/></a:EndpointReference>`, false],
    [`<a:EndpointReference>${address}<a:Metadata/><a:ReferenceParameters/></a:EndpointReference>`, false],
    [`<a:EndpointReference x="1">${address}</a:EndpointReference>`, false],
    ["<a:RelatesTo>urn:x</a:RelatesTo>", true],
    ['<a:RelatesTo RelationshipType="urn:other">urn:x</a:RelatesTo>', true],
    ['<a:RelatesTo Relationship="urn:other">urn:x</a:RelatesTo>', false],
    ["<a:RetryAfter>18446744073709551615</a:RetryAfter>", true],
    ["<a:RetryAfter>-1</a:RetryAfter>", false],
    ["<a:ProblemHeaderQName>a:To</a:ProblemHeaderQName>", true],
    ["<a:ProblemHeaderQName>none:To</a:ProblemHeaderQName>", false],
    ["<a:ProblemAction><a:Action>urn:x</a:Action><a:SoapAction>urn:x</a:SoapAction></a:ProblemAction>", true],
    ["<a:ProblemAction><a:SoapAction>urn:x</a:SoapAction><a:Action>urn:x</a:Action></a:ProblemAction>", false],
    ["<a:To>http://www.w3.org/2005/08/addressing/anonymous</a:To>", true],
    ["<Code>a:InvalidEPR</Code>", true],
    ["<Code>a:InvalidEpr</Code>", false],
    ["<OpenCode>f:Sender</OpenCode>", true],
    [`<b:EndpointReference>${oldAddress}</b:EndpointReference>`, true],
    [
      `<b:EndpointReference>${oldAddress}<b:ReferenceProperties><o:id xmlns:o="urn:o"/></b:ReferenceProperties><b:ReferenceParameters/><b:PortType>a:P</b:PortType><b:ServiceName PortName="p">a:S</b:ServiceName></b:EndpointReference>`,
      true,
    ],
    [`<b:EndpointReference>${oldAddress}<b:Metadata/></b:EndpointReference>`, false],
    ['<b:RelatesTo RelationshipType="b:Reply">urn:x</b:RelatesTo>', true],
    ["<b:ReplyAfter>5</b:ReplyAfter>", true],
    ["<b:ReplyAfter>-5</b:ReplyAfter>", false],
    ["<Subcode>b:EndpointUnavailable</Subcode>", true],
    ["<Subcode>b:InvalidEPR</Subcode>", false],
    ["<Related>b:Reply</Related>", true],
    ['<x:Include href="cid:part@h"/>', true],
    ['<x:Include href="cid:part@h" o:x="1" xmlns:o="urn:o"><o:more/></x:Include>', true],
    ["<x:Include/>", false],
    ['<Data m:contentType="image/png">yv4=</Data>', true],
    ['<Data m:contentType="im">yv4=</Data>', false],
    ['<Data contentType="image/png">yv4=</Data>', false],
    ["<Data>yv4</Data>", false],
    ['<Hex m:contentType="image/png">CAFE</Hex>', true],
    ["<Hex>CAF</Hex>", false],
    [`<e:Envelope>${header}<e:Body><o:b xmlns:o="urn:o"/></e:Body></e:Envelope>`, true],
    [`<e:Envelope><e:Body/>${header}</e:Envelope>`, false],
    [
      "<e:Fault><faultcode>e:Client</faultcode><faultstring>No.</faultstring><faultactor>urn:x</faultactor><detail/></e:Fault>",
      true,
    ],
    ["<e:Fault><faultstring>No.</faultstring></e:Fault>", false],
    ["<f:Envelope><f:Header/><f:Body/></f:Envelope>", true],
    ["<f:Envelope><f:Header/></f:Envelope>", false],
    [`<f:Fault>${code}${reason}<f:Node>urn:x</f:Node><f:Detail/></f:Fault>`, true],
    [`<f:Fault>${code}${reason.replace(' xml:lang="en"', "")}</f:Fault>`, false],
    [`<f:Fault>${code.replace("Sender", "Client")}${reason}</f:Fault>`, false],
    [
      `<f:Fault>${code.replace("</f:Code>", "<f:Subcode><f:Value>a:InvalidEPR</f:Value></f:Subcode></f:Code>")}${reason}</f:Fault>`,
      true,
    ],
    ['<f:NotUnderstood qname="a:To"/>', true],
    ["<f:NotUnderstood/>", false],
    ['<f:Upgrade><f:SupportedEnvelope qname="f:Envelope"/></f:Upgrade>', true],
    ["<f:Upgrade/>", false],
  ])("%s", (inside, isValid) => {
    expect(verdicts(`<Box ${declarations}>${inside}</Box>`)).toEqual([isValid, isValid]);
  });

  test.each<[attribute: string, isValid: boolean]>([
    ['e:mustUnderstand="1"', true],
    ['e:mustUnderstand="true"', false],
    ['e:actor="http://schemas.xmlsoap.org/soap/actor/next"', true],
    ['e:encodingStyle="urn:a urn:b"', true],
    ['f:mustUnderstand="true"', true],
    ['f:mustUnderstand="yes"', false],
    ['f:relay="0"', true],
    ['f:role="http://www.w3.org/2003/05/soap-envelope/role/next"', true],
    ['f:encodingStyle="urn:a"', true],
    ['m:expectedContentTypes="image/*, text/plain"', true],
    ['a:IsReferenceParameter="true"', true],
    ['a:IsReferenceParameter="yes"', false],
    ['b:Action="urn:x"', true],
    ['f:actor="urn:x"', false],
  ])("%s", (attribute, isValid) => {
    expect(verdicts(`<Box ${declarations} ${attribute}/>`)).toEqual([isValid, isValid]);
  });

  function verdicts(text: string): readonly [byJudge: boolean, byCodec: boolean] {
    const codec = documents?.["{}Box"];
    if (codec === undefined) throw new Error(`There is no Box.`);
    return [judge.refusal(text) === undefined, accepts(codec, text)];
  }
});
