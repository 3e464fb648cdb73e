import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createEchoListener } from "../testing/echo-contract.js";
import { startServer, type TestServer } from "../testing/test-server.js";
import { parseWithLibxml2 } from "../xml/testing/libxml2.js";

const soap = "http://schemas.xmlsoap.org/soap/envelope/";
const echo = '<Echo xmlns="urn:echo:types"><Level>3</Level></Echo>';
const encoding = "http://schemas.xmlsoap.org/soap/encoding/";
const wsu = "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-utility-1.0.xsd";
const serialization = 'xmlns:z="http://schemas.microsoft.com/2003/10/Serialization/"';
const wsse = "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd";

function envelope(body: string, header = "", after = ""): string {
  return `<s:Envelope xmlns:s="${soap}">${header}<s:Body>${body}</s:Body>${after}</s:Envelope>`;
}

let server: TestServer;
beforeAll(async () => {
  server = await startServer(createEchoListener());
});
afterAll(() => server.close());

interface Answer {
  readonly status: number;
  readonly type: string | null;
  readonly text: string;
}

async function post(
  body: string | Uint8Array<ArrayBuffer>,
  headers: HeadersInit = { "Content-Type": "text/xml; charset=utf-8" },
): Promise<Answer> {
  const response = await fetch(`${server.url}/soap11`, { method: "POST", headers, body });
  return { status: response.status, type: response.headers.get("content-type"), text: await response.text() };
}

function utf16(text: string, order: "be" | "le"): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < text.length; index++) view.setUint16(index * 2, text.charCodeAt(index), order === "le");
  return bytes;
}

describe("requests that are answered", () => {
  const reply =
    '<?xml version="1.0" encoding="utf-8"?>' +
    `<s:Envelope xmlns:s="${soap}" xmlns:i="http://www.w3.org/2001/XMLSchema-instance"><s:Body>` +
    '<EchoResponse xmlns="urn:echo:types"><Level>3</Level></EchoResponse></s:Body></s:Envelope>';
  const header = (attributes: string): string =>
    `<s:Header><x:Trace xmlns:x="urn:x"${attributes}><x:a>1</x:a></x:Trace></s:Header>`;
  const declared = `<?xml version="1.0" encoding="utf-16"?>${envelope(echo)}`;
  const table: readonly (readonly [title: string, body: string | Uint8Array<ArrayBuffer>, headers?: HeadersInit])[] = [
    ["an envelope", envelope(echo)],
    [
      "other prefixes",
      `<Envelope xmlns="${soap}"><Body><e:Echo xmlns:e="urn:echo:types"><e:Level>3</e:Level></e:Echo></Body></Envelope>`,
    ],
    ["comments and white space", `<!-- a -->\n${envelope(` <!-- b -->\n${echo}\n `)}\n<!-- c -->`],
    ["an XML declaration and a byte order mark", `\ufeff<?xml version="1.0"?>${envelope(echo)}`],
    ["UTF-16 with a mark, declared", utf16(`\ufeff${declared}`, "be"), { "Content-Type": "text/xml" }],
    [
      "UTF-16LE with a mark and charset",
      utf16(`\ufeff${envelope(echo)}`, "le"),
      { "Content-Type": "text/xml; charset=UTF-16" },
    ],
    ["UTF-16LE without a mark", utf16(envelope(echo), "le"), { "Content-Type": "text/xml; charset=utf-16le" }],
    ["an encodingStyle", envelope(echo).replace("<s:Body>", `<s:Body s:encodingStyle="http://x/">`)],
    [
      "an unknown attribute of the Envelope",
      envelope(echo).replace("<s:Envelope", `<s:Envelope xmlns:q="urn:q" q:a="1"`),
    ],
    [
      "what ksoap2 adds",
      `<v:Envelope xmlns:i="http://www.w3.org/2001/XMLSchema-instance" xmlns:c="${encoding}" xmlns:v="${soap}"><v:Header />` +
        '<v:Body><n0:Echo id="o0" c:root="1" xmlns:n0="urn:echo:types"><n0:Text i:null="true" />' +
        "<n0:Level>3</n0:Level></n0:Echo></v:Body></v:Envelope>",
    ],
    [
      "what signers and old stacks add",
      envelope(
        echo
          .replace(
            "<Echo",
            `<Echo xmlns:u="${wsu}" u:Id="body-1" s:encodingStyle="${encoding}" z:Id="i1" ${serialization}`,
          )
          .replace("<Level", '<Level id="ref-2"'),
      ),
    ],
    ["a header that need not be understood", envelope(echo, header(""))],
    ["mustUnderstand 0", envelope(echo, header(' s:mustUnderstand="0"'))],
    ["mustUnderstand 0 in white space", envelope(echo, header(' s:mustUnderstand=" 0&#10;"'))],
    ["mustUnderstand for another actor", envelope(echo, header(' s:mustUnderstand="1" s:actor="urn:other"'))],
    ["an empty Header", envelope(echo, "<s:Header/>")],
    ["application/xml", envelope(echo), { "Content-Type": "application/xml" }],
    ["the SOAPAction quoted", envelope(echo), { "Content-Type": "text/xml", SOAPAction: '"urn:echo:types/Echo"' }],
    ["the SOAPAction unquoted", envelope(echo), { "Content-Type": "text/xml", SOAPAction: "urn:echo:types/Echo" }],
    ["the operation's name as SOAPAction", envelope(echo), { "Content-Type": "text/xml", SOAPAction: "Echo" }],
    ["SOAP::Lite's SOAPAction", envelope(echo), { "Content-Type": "text/xml", SOAPAction: '"urn:echo:types#Echo"' }],
    ["an empty SOAPAction", envelope(echo), { "Content-Type": "text/xml", SOAPAction: '""' }],
  ];
  test.each(table)("%s", async (_title, body, ...[headers]) => {
    expect(await post(body, headers)).toEqual({ status: 200, type: "text/xml; charset=utf-8", text: reply });
  });

  test("a message without a media type", async () => {
    expect((await post(new TextEncoder().encode(envelope(echo)), {})).status).toBe(200);
  });

  test("a one-way operation is answered with 202 and no body", async () => {
    expect(await post(envelope('<Note xmlns="urn:echo:types"><x>1</x></Note>'))).toEqual({
      status: 202,
      type: null,
      text: "",
    });
  });

  test("open content returns unchanged", async () => {
    const content = '<a>1</a><b c="2">x<d/></b><a/><f:e xmlns:f="urn:f">&lt;</f:e>';
    const answer = await post(envelope(`<Mirror xmlns="urn:echo:types">${content}</Mirror>`));
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('<a>1</a><a/><b c="2">');
  });

  test.each(["/SOAP11", "/soap11/", "/soap11?x=1"])("the path %s", async (path) => {
    const response = await fetch(server.url + path, {
      method: "POST",
      headers: { "Content-Type": "text/xml" },
      body: envelope(echo),
    });
    expect(response.status).toBe(200);
  });
});

test("a Fault without errors has an empty detail, which means that the Body was the reason (SOAP 1.1 section 4.4)", async () => {
  const { text } = await post(envelope('<Nope xmlns="urn:echo:types"/>'));
  expect(text).toContain("</faultstring><detail/></s:Fault>");
});

describe("requests that are answered with a Fault", () => {
  const header = (attributes: string, name = "x:Trace"): string =>
    `<s:Header><${name} xmlns:x="urn:x" xmlns:wsse="${wsse}"${attributes}/></s:Header>`;
  const deep = `${"<a>".repeat(100)}${"</a>".repeat(100)}`;
  const nulled =
    '<Echo xmlns="urn:echo:types" xmlns:i="http://www.w3.org/2001/XMLSchema-instance"><Level i:null="1"/></Echo>';
  type Row = readonly [
    title: string,
    body: string | Uint8Array<ArrayBuffer>,
    code: string,
    issue?: string | undefined,
    headers?: HeadersInit,
  ];
  const table: readonly Row[] = [
    ["nothing at all", "", "Client", "syntax"],
    ["no XML", "hello", "Client", "syntax"],
    ["JSON", '{"a":1}', "Client", "syntax"],
    ["a truncated envelope", envelope(echo).slice(0, -20), "Client", "syntax"],
    ["mismatched tags", envelope("<Echo xmlns='urn:echo:types'></Ech>"), "Client", "syntax"],
    ["an undeclared prefix", envelope("<e:Echo/>"), "Client", "syntax"],
    ["a duplicate attribute", envelope('<Echo xmlns="urn:echo:types" a="1" a="2"/>'), "Client", "syntax"],
    ["an undeclared entity", envelope('<Echo xmlns="urn:echo:types"><Text>&x;</Text></Echo>'), "Client", "syntax"],
    ["a control character", envelope('<Echo xmlns="urn:echo:types"><Text>\u0001</Text></Echo>'), "Client", "syntax"],
    ["a DTD", `<!DOCTYPE x [<!ENTITY a "b">]>${envelope(echo)}`, "Client", "forbidden"],
    ["an external entity", `<!DOCTYPE x SYSTEM "file:///etc/passwd">${envelope(echo)}`, "Client", "forbidden"],
    ["a processing instruction", `<?x y?>${envelope(echo)}`, "Client", "forbidden"],
    ["a processing instruction in the Body", envelope(`<?x y?>${echo}`), "Client", "forbidden"],
    ["no envelope", echo, "Client", "type"],
    ["no Body", `<s:Envelope xmlns:s="${soap}"/>`, "Client", "missing"],
    ["an empty Body", envelope(""), "Client", "missing"],
    ["text in the Body", envelope("hello"), "Client", "unexpected"],
    ["two messages", envelope(echo + echo), "Client", "repeated"],
    ["two Bodies", envelope(echo, "", `<s:Body>${echo}</s:Body>`), "Client", "unexpected"],
    ["a Header after the Body", envelope(echo, "", "<s:Header/>"), "Client", "unexpected"],
    ["two Headers", envelope(echo, "<s:Header/><s:Header/>"), "Client", "missing"],
    ["something after the Body", envelope(echo, "", "<x/>"), "Client", "unexpected"],
    ["something after the Envelope", `${envelope(echo)}<x/>`, "Client", "syntax"],
    ["deep nesting", envelope(`<Note xmlns="urn:echo:types">${deep}</Note>`), "Client", "limit"],
    ["a bad value", envelope('<Echo xmlns="urn:echo:types"><Level>x</Level></Echo>'), "Client", "value"],
    [
      "data that is elsewhere",
      envelope('<Echo xmlns="urn:echo:types"><Level href="#a"/></Echo>'),
      "Client",
      "unexpected",
    ],
    [
      "data that was sent before",
      envelope(`<Echo xmlns="urn:echo:types" ${serialization} z:Ref="i1"/>`),
      "Client",
      "unexpected",
    ],
    ["an unknown attribute", envelope('<Echo xmlns="urn:echo:types" identity="1"/>'), "Client", "unexpected"],
    ["a null that may not be", envelope(nulled), "Client", "null"],
    ["an unknown element", envelope('<Echo xmlns="urn:echo:types"><X/></Echo>'), "Client", "unexpected"],
    [
      "another namespace inside",
      envelope('<Echo xmlns="urn:echo:types"><Level xmlns="">1</Level></Echo>'),
      "Client",
      "unexpected",
    ],
    [
      "a repeated element",
      envelope('<Echo xmlns="urn:echo:types"><Level>1</Level><Level>1</Level></Echo>'),
      "Client",
      "repeated",
    ],
    [
      "xsi:nil on a number",
      envelope(
        '<Echo xmlns="urn:echo:types"><Level xmlns:i="http://www.w3.org/2001/XMLSchema-instance" i:nil="true"/></Echo>',
      ),
      "Client",
      "null",
    ],
    ["an unknown operation", envelope('<Nope xmlns="urn:echo:types"/>'), "Client"],
    ["an operation of another namespace", envelope('<Echo xmlns="urn:other"/>'), "Client"],
    [
      "another SOAPAction",
      envelope(echo),
      "Client",
      undefined,
      { "Content-Type": "text/xml", SOAPAction: '"urn:echo:types/Note"' },
    ],
    ["SOAP 1.2", envelope(echo).replaceAll(soap, "http://www.w3.org/2003/05/soap-envelope"), "VersionMismatch"],
    ["an Envelope of no namespace", "<Envelope><Body/></Envelope>", "VersionMismatch"],
    ["a header to be understood", envelope(echo, header(' s:mustUnderstand="1"')), "MustUnderstand"],
    [
      "a header to be understood by the next",
      envelope(echo, header(' s:mustUnderstand="1" s:actor="http://schemas.xmlsoap.org/soap/actor/next"')),
      "MustUnderstand",
    ],
    [
      "a header to be understood before a message of nobody",
      envelope('<Nope xmlns="urn:echo:types"/>', header(' s:mustUnderstand="1"')),
      "MustUnderstand",
    ],
    ["security to be understood", envelope(echo, header(' s:mustUnderstand="1"', "wsse:Security")), "MustUnderstand"],
    [
      "a header to be understood by the next, in white space",
      envelope(echo, header(' s:mustUnderstand=" 1 " s:actor=" http://schemas.xmlsoap.org/soap/actor/next "')),
      "MustUnderstand",
    ],
    ["a bad mustUnderstand", envelope(echo, header(' s:mustUnderstand="yes"')), "Client"],
    ["a mustUnderstand that only ends like one", envelope(echo, header(' s:mustUnderstand="01"')), "Client"],
    ["ill-formed UTF-8", new Uint8Array([0x3c, 0x61, 0x3e, 0xff, 0x3c]), "Client", "syntax"],
    ["another encoding", envelope(echo), "Client", "forbidden", { "Content-Type": "text/xml; charset=utf-7" }],
  ];
  test.each(table)("%s", async (_title, body, code, ...[issue, headers]) => {
    const { status, type, text } = await post(body, headers);
    expect([status, type]).toEqual([500, "text/xml; charset=utf-8"]);
    using document = parseWithLibxml2(text);
    const names = { s: soap, e: "urn:stubwright:errors" };
    const fault = "/s:Envelope/s:Body/s:Fault";
    expect(document.get(`${fault}/faultcode`, names)?.content).toBe(`s:${code}`);
    expect(document.get(`${fault}/faultstring`, names)?.content).not.toBe("");
    const error = document.get(`${fault}/detail/e:errors/e:error/@code`, names);
    expect(error?.content).toBe(issue);
  });

  test.each(["application/soap+xml", "text/plain", "application/json", "multipart/related"])(
    "415 for %s",
    async (type) => {
      const answer = await post(envelope(echo), { "Content-Type": type });
      expect([answer.status, answer.type]).toEqual([415, "text/xml; charset=utf-8"]);
      expect(answer.text).toContain("<faultcode>s:Client</faultcode>");
    },
  );

  test("faults about the header do not mention the Body", async () => {
    const { text } = await post(envelope(echo, header(' s:mustUnderstand="1"')));
    expect(text).not.toContain("detail");
  });

  test("text of the caller cannot break the XML of the Fault", async () => {
    const { text } = await post(
      envelope('<Echo xmlns="urn:echo:types"><Level>&lt;/s:Body&gt;&amp;"]]&gt;</Level></Echo>'),
    );
    using document = parseWithLibxml2(text);
    expect(document.get("//faultstring")?.content).toContain("</s:Body>&");
  });
});

test("strictOrder requires the order of the sequence", async () => {
  const strict = await startServer(createEchoListener({}, { strictOrder: true }));
  const body = envelope('<Echo xmlns="urn:echo:types"><Text/><Level>3</Level></Echo>');
  const request = { method: "POST", headers: { "Content-Type": "text/xml" }, body };
  expect((await fetch(`${server.url}/soap11`, request)).status).toBe(200);
  const refused = await fetch(`${strict.url}/soap11`, request);
  expect([refused.status, await refused.text()]).toEqual([500, expect.stringContaining('code="order"')]);
  await strict.close();
});
