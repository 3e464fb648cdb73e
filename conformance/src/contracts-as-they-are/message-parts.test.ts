import type { RequestListener } from "node:http";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createJsonTransport, createSoapTransport, type Transport } from "@stubwright/runtime";
import { generateModules } from "../testing/generated-modules.js";
import { TestServers } from "../wire/test-servers.js";
import { messageParts } from "./message-parts-wsdl.js";

const folder = fileURLToPath(new URL("./message-parts-modules/", import.meta.url));

interface Attachment {
  readonly mediaType?: string;
  readonly id?: string;
  readonly $value: Uint8Array;
}

type Call = (request: object) => Promise<object>;

interface Generated {
  createPartsListener(service: object): RequestListener;
  createPartsClient(transport: Transport): Readonly<Record<"store" | "only" | "rpc" | "many" | "mixed", Call>>;
}

const bytes = (...values: readonly number[]): Uint8Array => Uint8Array.from(values);
const photo: Attachment = { mediaType: "image/png", id: "p@example", $value: bytes(0, 255, 13, 10, 45, 45) };

/** What each operation got, as it came. */
const received: object[] = [];
const service = {
  store: async (request: object) => {
    received.push(request);
    return { StoreResponse: { Size: 6 }, thumb: { ...photo, mediaType: "image/gif" } };
  },
  only: async (request: object) => request,
  rpc: async (request: { readonly name: string; readonly file?: Attachment }) => ({
    size: request.file?.$value.length ?? 0,
    ...(request.file && { copy: request.file }),
  }),
  many: async (request: { readonly Third: number; readonly c: { readonly X: number } }) => {
    received.push(request);
    return { X: request.Third + request.c.X };
  },
  mixed: async (request: { readonly n: number }) => {
    received.push(request);
    return { Third: request.n };
  },
};

const servers = new TestServers();
afterAll(() => servers.closeAll());

let generated: Generated;
let base: string;

beforeAll(async () => {
  const module = await generateModules(folder, { name: "parts", wsdl: messageParts });
  generated = { ...(await import(module("server"))), ...(await import(module("client"))) };
  base = await servers.start(generated.createPartsListener(service));
});

/** A client, and the requests that it has sent. */
function watchedClient(): { readonly client: ReturnType<Generated["createPartsClient"]>; readonly sent: Request[] } {
  const sent: Request[] = [];
  const watch: typeof fetch = (input, init) => {
    sent.push(new Request(input, init));
    return fetch(input, init);
  };
  return { client: generated.createPartsClient(createSoapTransport({ url: `${base}/soap11`, fetch: watch })), sent };
}

// WSDL 1.1 section 5; SOAP Messages with Attachments, section 3.
describe("parts that travel beside the envelope", () => {
  test("of a document message, to the server and back", async () => {
    const { client, sent } = watchedClient();
    const note = { mediaType: "text/plain; charset=utf-8", id: "n@example", $value: bytes(104, 105) };
    const reply = await client.store({ Store: { Name: "a" }, photo, note });
    expect(received.pop()).toEqual({ Store: { Name: "a" }, photo, note });
    expect(reply).toEqual({ StoreResponse: { Size: 6 }, thumb: { ...photo, mediaType: "image/gif" } });
    expect(sent[0]?.headers.get("content-type")).toMatch(
      /^multipart\/related; type="text\/xml"; start="<root\.\w+@stubwright>"; boundary="\w+"$/,
    );
    const text = await sent[0]?.text();
    expect(text).toMatch(/Content-Type: text\/xml; charset=utf-8\r\n/);
    expect(text).toMatch(/Content-Type: image\/png\r\nContent-Transfer-Encoding: binary\r\nContent-ID: <p@example>/);
    expect(text).not.toContain("<photo");
  });

  test("the media type and the id are the binding's and the part's where the caller says none", async () => {
    const { client } = watchedClient();
    await client.store({ Store: { Name: "a" }, photo: { $value: bytes(1) } });
    expect(received.pop()).toEqual({
      Store: { Name: "a" },
      photo: { mediaType: "image/jpeg", id: expect.stringMatching(/^photo=/), $value: bytes(1) },
    });
  });

  test("a message without any goes as an envelope by itself", async () => {
    const { client, sent } = watchedClient();
    await client.store({ Store: { Name: "b" } });
    expect(received.pop()).toEqual({ Store: { Name: "b" } });
    expect(sent[0]?.headers.get("content-type")).toBe("text/xml; charset=utf-8");
  });

  test("of a message that is nothing else", async () => {
    const { client } = watchedClient();
    expect(await client.only({ blob: photo })).toEqual({ blob: photo });
    expect(await client.only({})).toEqual({});
  });

  test("of an rpc message", async () => {
    const { client } = watchedClient();
    expect(await client.rpc({ name: "x", file: photo })).toEqual({ size: 6, copy: photo });
  });

  test("are members in JSON", async () => {
    const client = generated.createPartsClient(createJsonTransport({ baseUrl: base }));
    expect(await client.rpc({ name: "x", file: photo })).toEqual({ size: 6, copy: photo });
  });

  test.each<[title: string, headers: string, want: object]>([
    ["told by the Content-ID of WS-I", "Content-ID: <file=1@axis>", { id: "file=1@axis" }],
    ["told by their order, as Axis sends them", "Content-Id: <27A1@host>", { id: "27A1@host" }],
    ["without a Content-ID", "Content-Type: text/plain", { mediaType: "text/plain" }],
  ])("%s", async (_, fields, want) => {
    const envelope =
      '<e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"><e:Body><r:Rpc xmlns:r="urn:r"><name>n</name></r:Rpc></e:Body></e:Envelope>';
    const body = `--b\r\nContent-Type: text/xml\r\n\r\n${envelope}\r\n--b\r\n${fields}\r\n\r\nabc\r\n--b--`;
    const response = await fetch(`${base}/soap11`, {
      method: "POST",
      headers: { "Content-Type": 'multipart/related; type="text/xml"; boundary=b', SOAPAction: '"urn:t/Rpc"' },
      body,
    });
    expect(response.status).toBe(200);
    const { client } = watchedClient();
    expect(await client.rpc({ name: "n", file: { ...want, $value: bytes(97, 98, 99) } })).toMatchObject({
      copy: { ...want, $value: bytes(97, 98, 99) },
    });
    expect(await response.text()).toContain("\r\n\r\nabc\r\n");
  });

  test("one that the operation does not have is refused", async () => {
    const envelope =
      '<e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"><e:Body><m:Second xmlns:m="urn:t">s</m:Second></e:Body></e:Envelope>';
    const response = await fetch(`${base}/soap11`, {
      method: "POST",
      headers: { "Content-Type": "multipart/related; boundary=b", SOAPAction: '"urn:t/Many"' },
      body: `--b\r\nContent-Type: text/xml\r\n\r\n${envelope}\r\n--b\r\nContent-ID: <z>\r\n\r\nabc\r\n--b--`,
    });
    expect(response.status).toBe(500);
    expect(await response.text()).toContain("No element of the message includes the attachment z.");
  });

  test("header fields have nothing that could end them", async () => {
    const { client } = watchedClient();
    const bad = { ...photo, mediaType: "image/png\r\nX: y" };
    await expect(client.rpc({ name: "x", file: bad })).rejects.toMatchObject({ kind: "encode" });
  });
});

// WSDL 1.1 section 3.5.
describe("what stands in the Body", () => {
  test("each of several parts of a document message; a part by type has its own name", async () => {
    const { client, sent } = watchedClient();
    expect(await client.many({ Second: "s", Third: 2, c: { X: 3 } })).toEqual({ X: 5 });
    expect(received.pop()).toEqual({ Second: "s", Third: 2, c: { X: 3 } });
    const body = /<soap:Body[^>]*>(.*)<\/soap:Body>/.exec((await sent[0]?.text()) ?? "");
    expect(body?.[1]).toMatch(/^<t:Second>s<\/t:Second><(\w+):Third>2<\/\1:Third><c><t:X>3<\/t:X><\/c>$/);
  });

  test("the element that an rpc part names stands in the wrapper", async () => {
    const { client } = watchedClient();
    expect(await client.mixed({ Second: "s", n: 4 })).toEqual({ Third: 4 });
    expect(received.pop()).toEqual({ Second: "s", n: 4 });
  });

  test("what is wrong is told by its place", async () => {
    const { client } = watchedClient();
    await expect(client.many({ Second: "s", Third: "x", c: { X: 3 } })).rejects.toMatchObject({ kind: "encode" });
    const response = await fetch(`${base}/soap11`, {
      method: "POST",
      headers: { "Content-Type": "text/xml", SOAPAction: '"urn:t/Many"' },
      body: '<e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"><e:Header><x xmlns="urn:h"/></e:Header><e:Body><m:Second xmlns:m="urn:t">s</m:Second><u:Third xmlns:u="urn:u">no</u:Third></e:Body></e:Envelope>',
    });
    const text = await response.text();
    expect(text).toContain("/Third");
    expect(text).toContain("/c");
  });
});
