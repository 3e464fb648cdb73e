import type { RequestListener } from "node:http";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createMtomTransport, createSoapTransport, isCallError, type Transport } from "@stubwright/runtime";
import { createNodeFetch } from "@stubwright/runtime/node";
import { type ListenerOptions, ServiceFault } from "@stubwright/runtime/server";
import { type Client, createClientAsync } from "soap";
import { generateModules } from "../testing/generated-modules.js";
import { TestServers } from "./test-servers.js";

const folder = fileURLToPath(new URL("./mtom-modules/", import.meta.url));

/** A contract with SOAP 1.1 and 1.2. Only the action distinguishes its second operation from the first. */
const contract = `<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:s="http://schemas.xmlsoap.org/wsdl/soap/"
    xmlns:s12="http://schemas.xmlsoap.org/wsdl/soap12/" xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:m="http://www.w3.org/2005/05/xmlmime" xmlns:t="urn:files" targetNamespace="urn:files">
  <types><xs:schema targetNamespace="urn:files" elementFormDefault="qualified">
    <xs:import namespace="http://www.w3.org/2005/05/xmlmime"/>
    <xs:complexType name="File"><xs:sequence>
      <xs:element name="Name" type="xs:string"/>
      <xs:element name="Data" type="xs:base64Binary" m:expectedContentTypes="application/octet-stream"/>
    </xs:sequence></xs:complexType>
    <xs:element name="Store" type="t:File"/><xs:element name="StoreResponse" type="t:File"/>
  </xs:schema></types>
  <message name="In"><part name="file" element="t:Store"/></message>
  <message name="Out"><part name="file" element="t:StoreResponse"/></message>
  <portType name="Files">
    <operation name="Store"><input message="t:In"/><output message="t:Out"/></operation>
    <operation name="Keep"><input message="t:In"/></operation>
  </portType>
  <binding name="B" type="t:Files"><s:binding transport="http://schemas.xmlsoap.org/soap/http"/>
    <operation name="Store"><s:operation soapAction="urn:store"/>
      <input><s:body use="literal"/></input><output><s:body use="literal"/></output></operation>
    <operation name="Keep"><s:operation soapAction="urn:keep"/><input><s:body use="literal"/></input></operation>
  </binding>
  <binding name="B12" type="t:Files"><s12:binding transport="http://schemas.xmlsoap.org/soap/http"/>
    <operation name="Store"><s12:operation soapAction="urn:store"/>
      <input><s12:body use="literal"/></input><output><s12:body use="literal"/></output></operation>
    <operation name="Keep"><s12:operation soapAction="urn:keep"/><input><s12:body use="literal"/></input></operation>
  </binding>
  <service name="Files"><port name="P" binding="t:B"><s:address location="http://localhost/files"/></port>
    <port name="P12" binding="t:B12"><s12:address location="http://localhost/files"/></port></service>
</definitions>`;

interface File {
  readonly Name: string;
  readonly Data: Uint8Array;
}
interface Files {
  store(file: File): File;
  keep(file: File): void;
}
interface Generated {
  createFilesListener(service: Files, options?: ListenerOptions): RequestListener;
  createFilesClient(transport: Transport): { store(file: File): Promise<File>; keep(file: File): Promise<void> };
}

const servers = new TestServers();
afterAll(() => servers.closeAll());

const bytes = Uint8Array.from({ length: 3000 }, (_value, index) => index);
const stored: File[] = [];
const kept: File[] = [];
let generated: Generated;
let url = "";

beforeAll(async () => {
  const module = await generateModules(folder, { name: "files", wsdl: contract });
  generated = { ...(await import(module("server"))), ...(await import(module("client"))) };
  const service: Files = {
    store: (file) => {
      stored.push(file);
      return { Name: `${file.Name}, stored`, Data: file.Data };
    },
    keep: (file) => void kept.push(file),
  };
  url = `${await servers.start(generated.createFilesListener(service))}/soap11`;
});

const include = '<x:Include xmlns:x="http://www.w3.org/2004/08/xop/include" href="cid:1%40a"/>';
const attachment = { name: "a.bin", mimetype: "application/octet-stream", contentId: "1@a", body: Buffer.from(bytes) };

describe("a server reads packages", () => {
  let peer: Client;
  beforeAll(async () => {
    peer = await createClientAsync(`${url}?wsdl`, { endpoint: url });
  });

  test("from node-soap", async () => {
    const Data = { $xml: include };
    const [reply] = await peer.StoreAsync({ Name: "a", Data }, { attachments: [attachment] });
    expect(reply).toEqual({ Name: "a, stored", Data: Buffer.from(bytes).toString("base64") });
    expect(stored.at(-1)).toEqual({ Name: "a", Data: bytes });
  });

  test("from node-soap with only an envelope", async () => {
    const [reply] = await peer.StoreAsync({ Name: "b", Data: "AA==" }, { forceMTOM: true });
    expect(reply).toEqual({ Name: "b, stored", Data: "AA==" });
  });

  test("in SOAP 1.2, whose action is a parameter of the root part's media type", async () => {
    const envelope = `<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope"><s:Body>
      <Store xmlns="urn:files"><Name>c</Name><Data>${include}</Data></Store></s:Body></s:Envelope>`;
    const type = 'application/xop+xml; type="application/soap+xml; action=\\"urn:keep\\""';
    const body = packaged(envelope, type);
    const packageType = 'multipart/related; boundary=B; type="application/xop+xml"; start-info="application/soap+xml"';
    const reply = await fetch(url, { method: "POST", body, headers: { "Content-Type": packageType } });
    expect([reply.status, await reply.text(), kept]).toEqual([202, "", [{ Name: "c", Data: bytes }]]);
  });

  test.each([
    ["soap11", "text/xml", 500, "text/xml; charset=utf-8", /<faultcode>s:Client<\/faultcode>/],
    ["soap12", "application/soap+xml", 400, "application/soap+xml; charset=utf-8", /<s:Value>s:Sender<\/s:Value>/],
  ])("what is wrong with one is a fault of its version: %s", async (_version, startInfo, status, type, code) => {
    const packageType = `multipart/related; boundary=C; start-info="${startInfo}"`;
    const body = packaged("<a/>", "application/xop+xml");
    const reply = await fetch(url, { method: "POST", body, headers: { "Content-Type": packageType } });
    expect([reply.status, reply.headers.get("content-type")]).toEqual([status, type]);
    const text = await reply.text();
    expect(text).toMatch(code);
    expect(text).toContain("The package does not end with its boundary.");
  });

  test("a wrong envelope gives a fault of the SOAP version in the root part's media type", async () => {
    const packageType = "multipart/related; boundary=B";
    const body = packaged("<a>", "application/soap+xml", false);
    const reply = await fetch(url, { method: "POST", body, headers: { "Content-Type": packageType } });
    expect([reply.status, reply.headers.get("content-type")]).toEqual([400, "application/soap+xml; charset=utf-8"]);
  });

  test("an empty body is an incomplete package", async () => {
    const reply = await fetch(url, { method: "POST", headers: { "Content-Type": "multipart/related; boundary=B" } });
    expect([reply.status, await reply.text()]).toEqual([
      500,
      expect.stringContaining("The package does not end with its boundary."),
    ]);
  });

  test("a root part that is not an envelope is refused like a plain message", async () => {
    const packageType = "multipart/related; boundary=B";
    const body = packaged("{}", "application/json", false);
    const reply = await fetch(url, { method: "POST", body, headers: { "Content-Type": packageType } });
    expect(reply.status).toBe(415);
    expect(await reply.text()).toContain("not application/json.");
  });
});

/** A package with an envelope of the given media type and one value. */
function packaged(envelope: string, type: string, hasValue = true): Uint8Array<ArrayBuffer> {
  const value = ["\r\n--B\r\nContent-ID: <1@a>\r\nContent-Transfer-Encoding: binary\r\n\r\n", Buffer.from(bytes)];
  const root = `--B\r\nContent-Type: ${type}\r\n\r\n${envelope}`;
  return Uint8Array.from(
    Buffer.concat([root, ...(hasValue ? value : []), "\r\n--B--"].map((piece) => Buffer.from(piece))),
  );
}

describe("a client reads packages", () => {
  const reply = (data: string): string =>
    `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>
      <StoreResponse xmlns="urn:files"><Name>d</Name><Data>${data}</Data></StoreResponse></s:Body></s:Envelope>`;
  const rootType = 'application/xop+xml; charset=UTF-8; type="text/xml"';

  /** The service's answer. */
  const answers = async (type: string, body: Uint8Array, status = 200): Promise<string> =>
    servers.start((_request, response) => {
      response.writeHead(status, { "Content-Type": type, "Content-Length": body.length }).end(body);
    });
  const store = (transport: Transport): Promise<File> =>
    generated.createFilesClient(transport).store({ Name: "", Data: bytes });
  const packageType = 'multipart/related; type="application/xop+xml"; start-info="text/xml"; boundary=B';

  test("with values beside the envelope", async () => {
    const transport = createMtomTransport({ url: await answers(packageType, packaged(reply(include), rootType)) });
    expect(await store(transport)).toEqual({ Name: "d", Data: bytes });
  });

  test("and plain envelopes", async () => {
    expect(await store(createMtomTransport({ url }))).toEqual({ Name: ", stored", Data: bytes });
    await generated.createFilesClient(createMtomTransport({ url })).keep({ Name: "e", Data: bytes });
    expect(kept.at(-1)).toEqual({ Name: "e", Data: bytes });
  });

  test.each([
    ["nothing", ""],
    ["white space", "\r\n"],
  ])("and %s in their place, which accepts a one-way message", async (_what, body) => {
    const url = await answers(packageType, Buffer.from(body), 202);
    await expect(
      generated.createFilesClient(createMtomTransport({ url })).keep({ Name: "f", Data: bytes }),
    ).resolves.toBeUndefined();
  });

  test("and faults in them", async () => {
    const fault = "<s:Fault><faultcode>s:Server</faultcode><faultstring>Full.</faultstring></s:Fault>";
    const envelope = `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>${fault}</s:Body></s:Envelope>`;
    const fetch = createNodeFetch();
    for (const status of [500, 205]) {
      const url = await answers(packageType, packaged(envelope, rootType, false), status);
      const error: unknown = await store(createMtomTransport({ url, fetch })).catch((reason: unknown) => reason);
      expect(isCallError(error) && [error.kind, error.status, error.message]).toEqual([
        "fault",
        status,
        "Store: Full.",
      ]);
    }
  });

  test.each<readonly [what: string, body: Uint8Array, options: object, message: string]>([
    [
      "a value is missing",
      packaged(reply(include), rootType, false),
      {},
      "the reply breaks the contract: The package has no part 1@a, or an element before has it.",
    ],
    [
      "it is longer than the limit",
      packaged(reply(include), rootType),
      { maxReplyBytes: 3000 },
      "the reply is longer than 3000 bytes",
    ],
  ])("that %s is a protocol error", async (_what, body, options, message) => {
    const transport = createMtomTransport({ url: await answers(packageType, body), ...options });
    const error: unknown = await store(transport).catch((reason: unknown) => reason);
    expect(isCallError(error) && [error.kind, error.operation, error.message]).toEqual([
      "protocol",
      "Store",
      `Store: ${message}`,
    ]);
  });

  test("with every transport", async () => {
    const transport = createSoapTransport({ url: await answers(packageType, packaged(reply(include), rootType)) });
    await expect(store(transport)).resolves.toHaveProperty("Name", "d");
  });
});

describe("a server answers packages with packages, if configured", () => {
  let packing = "";
  beforeAll(async () => {
    const service: Files = {
      store: ({ Name, Data }) => {
        if (Data.length === 0) throw new ServiceFault("Client", "There is nothing to store.");
        return { Name, Data };
      },
      keep: () => undefined,
    };
    packing = `${await servers.start(generated.createFilesListener(service, { packFromBytes: 100 }))}/soap11`;
  });

  /** Calls with a value of `length` bytes, and stores the response. */
  const store = async (length: number, options: object) => {
    const replies: { readonly type: string | null; readonly body: Buffer }[] = [];
    const recorded: typeof fetch = async (input, init) => {
      const reply = await fetch(input, init);
      replies.push({ type: reply.headers.get("content-type"), body: Buffer.from(await reply.clone().arrayBuffer()) });
      return reply;
    };
    const client = generated.createFilesClient(createMtomTransport({ url: packing, fetch: recorded, ...options }));
    const file = await client.store({ Name: "\u00fc", Data: bytes.subarray(0, length) });
    return { file, reply: replies[0], value: Buffer.from(bytes.subarray(0, length)) };
  };

  test.each([
    ["1.1", 'start-info="text/xml"'],
    ["1.2", 'start-info="application/soap+xml"'],
  ])("of SOAP %s, with the value as it is", async (soapVersion, startInfo) => {
    const { file, reply, value } = await store(3000, { packFromBytes: 0, soapVersion });
    expect(file).toEqual({ Name: "\u00fc", Data: bytes });
    expect(reply?.type).toMatch(/^multipart\/related; type="application\/xop\+xml"; start="<root\.\w+@stubwright>";/);
    expect(reply?.type).toContain(startInfo);
    expect(reply?.body.includes(value)).toBe(true);
    expect(reply?.body.length).toBeLessThan(4200);
  });

  test("even if the value is too short for a part of its own", async () => {
    const { file, reply, value } = await store(99, { packFromBytes: 0 });
    expect(file.Data).toEqual(bytes.subarray(0, 99));
    expect(reply?.type).toContain("multipart/related");
    expect(reply?.body.includes(value.toString("base64"))).toBe(true);
  });

  test("not to others", async () => {
    const { file, reply } = await store(3000, {});
    expect([file, reply?.type]).toEqual([{ Name: "\u00fc", Data: bytes }, "text/xml; charset=utf-8"]);
  });

  test("and answers a package without XOP with plain text", async () => {
    const envelope = `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><Store xmlns="urn:files"><Name>a</Name>
      <Data>${Buffer.from(bytes).toString("base64")}</Data></Store></s:Body></s:Envelope>`;
    const headers = { "Content-Type": 'multipart/related; boundary=B; type="text/xml"', SOAPAction: '"urn:store"' };
    const body = packaged(envelope, "text/xml", false);
    const reply = await fetch(packing, { method: "POST", body, headers });
    expect([reply.status, reply.headers.get("content-type")]).toEqual([200, "text/xml; charset=utf-8"]);
  });

  test("which node-soap reads", async () => {
    const peer = await createClientAsync(`${packing}?wsdl`, { endpoint: packing, parseReponseAttachments: true });
    const [reply] = await peer.StoreAsync({ Name: "a", Data: { $xml: include } }, { attachments: [attachment] });
    expect(reply).toMatchObject({ Name: "a" });
    expect(peer.lastResponseAttachments.parts).toMatchObject([{ body: Buffer.from(bytes) }]);
  });

  test("but not for faults and one-way operations", async () => {
    const client = generated.createFilesClient(createMtomTransport({ url: packing, packFromBytes: 0 }));
    await expect(client.store({ Name: "", Data: new Uint8Array() })).rejects.toThrow("There is nothing to store.");
    await expect(client.keep({ Name: "", Data: bytes })).resolves.toBeUndefined();
  });
});

describe("a client writes packages, if configured", () => {
  /** The last request, unparsed. */
  let sent: { readonly type: string; readonly action: string | undefined; readonly body: Buffer };
  let recording = "";
  beforeAll(async () => {
    recording = await servers.start((request, response) => {
      const pieces: Buffer[] = [];
      request.on("data", (piece: Buffer) => pieces.push(piece));
      request.on("end", () => {
        const { "content-type": type = "", soapaction: action } = request.headers;
        sent = { type, action: typeof action === "string" ? action : undefined, body: Buffer.concat(pieces) };
        response.writeHead(202).end();
      });
    });
  });
  const file: File = { Name: "g", Data: bytes };
  const raw = Buffer.from(bytes);

  test.each([
    ["the global fetch, SOAP 1.1", { fetch }],
    ["createNodeFetch, SOAP 1.1", { fetch: createNodeFetch() }],
    ["the global fetch, SOAP 1.2", { fetch, soapVersion: "1.2" }],
    ["createNodeFetch, SOAP 1.2", { fetch: createNodeFetch(), soapVersion: "1.2" }],
  ] as const)("and our server reads them: %s", async (_how, options) => {
    const client = generated.createFilesClient(createMtomTransport({ url, packFromBytes: 100, ...options }));
    expect(await client.store(file)).toEqual({ Name: "g, stored", Data: bytes });
    await client.keep({ Name: "h", Data: bytes });
    expect([stored.at(-1), kept.at(-1)]).toEqual([file, { Name: "h", Data: bytes }]);
  });

  test("with the values as they are", async () => {
    await generated.createFilesClient(createMtomTransport({ url: recording, packFromBytes: 0 })).keep(file);
    expect(sent.action).toBe('"urn:keep"');
    expect(sent.body.includes(raw)).toBe(true);
    expect(sent.body.length).toBeLessThan(bytes.length + 1200);
  });

  test.each([
    [3000, true],
    [3001, false],
  ])("whose values have at least %d bytes: %s", async (packFromBytes, isBeside) => {
    await generated.createFilesClient(createMtomTransport({ url: recording, packFromBytes })).keep(file);
    expect(sent.type).toMatch(/^multipart\/related; type="application\/xop\+xml"; start="<root\.\w+@stubwright>";/);
    expect(sent.body.includes(raw)).toBe(isBeside);
  });

  test("that node-soap reads as replies", async () => {
    await generated.createFilesClient(createMtomTransport({ url: recording, packFromBytes: 0 })).keep(file);
    const endpoint = await answersLike(sent);
    const peer = await createClientAsync(`${url}?wsdl`, { endpoint, parseReponseAttachments: true });
    await peer.StoreAsync({ Name: "a", Data: "" }).catch(() => undefined);
    expect(peer.lastResponseAttachments.parts).toMatchObject([{ body: raw }]);
    expect(peer.lastResponse).toContain("<Name>g</Name>");
  });

  /** A service that returns the request. */
  const answersLike = ({ type, body }: typeof sent): Promise<string> =>
    servers.start((_request, response) => void response.writeHead(200, { "Content-Type": type }).end(body));

  test("whose signatures cover the values as if they were in the envelope", async () => {
    const signed: string[] = [];
    const postProcess = (xml: string): string => {
      signed.push(xml);
      return xml.replace("<Name>", '<Name Id="signed">');
    };
    const transport = createMtomTransport({ url: recording, packFromBytes: 0, security: { postProcess } });
    await generated.createFilesClient(transport).keep(file);
    expect(signed.join("")).toContain(`<Data>${raw.toString("base64")}</Data>`);
    expect(sent.body.includes(raw)).toBe(true);
    expect(sent.body.includes('<Name Id="signed">')).toBe(true);
  });
});
