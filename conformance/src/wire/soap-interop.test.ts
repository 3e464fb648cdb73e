import type { RequestListener } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createJsonTransport, createSoapTransport, type Transport } from "@stubwright/runtime";
import type { Handler } from "@stubwright/runtime/server";
import { createInProcessTransport } from "@stubwright/runtime/server";
import { type Client, createClientAsync } from "soap";
import { compileGolden } from "../testing/generated-modules.js";
import { TestServers } from "./test-servers.js";

const servers = new TestServers();
afterAll(() => servers.closeAll());

async function post(url: string, type: string, body: string, headers: Record<string, string> = {}) {
  const reply = await fetch(`${url}/soap11`, { method: "POST", headers: { "Content-Type": type, ...headers }, body });
  return { status: reply.status, type: reply.headers.get("content-type"), text: await reply.text() };
}

function envelope(body: string, header = "", namespace = "http://schemas.xmlsoap.org/soap/envelope/"): string {
  const head = header === "" ? "" : `<e:Header>${header}</e:Header>`;
  return `<e:Envelope xmlns:e="${namespace}">${head}<e:Body>${body}</e:Body></e:Envelope>`;
}

const soap12 = "http://www.w3.org/2003/05/soap-envelope";

/** Transports by the name of the wire. */
function wires(url: string): readonly (readonly [string, Transport])[] {
  return [
    ["SOAP 1.1", createSoapTransport({ url: `${url}/soap11` })],
    ["SOAP 1.2", createSoapTransport({ url: `${url}/soap11`, soapVersion: "1.2" })],
    ["JSON", createJsonTransport({ baseUrl: url })],
  ];
}

describe("rpc/literal", () => {
  interface Point {
    readonly x: number;
    readonly y: number;
  }
  interface RpcServer {
    createRpcListener(service: object): RequestListener;
  }
  interface RpcClient {
    createRpcClient(transport: Transport): {
      move(request: { readonly from: Point; readonly steps: number }): Promise<{ readonly to: Point }>;
      rest(request: object): Promise<object>;
    };
  }
  let url = "";
  let peer: Client;
  let generated: RpcClient;

  beforeAll(async () => {
    const module = compileGolden("rpc");
    const server: RpcServer = await import(module("server"));
    generated = await import(module("client"));
    url = await servers.start(
      server.createRpcListener({
        move: ({ from, steps }: { from: Point; steps: number }) => ({ to: { x: from.x + steps, y: from.y } }),
        rest: () => ({}),
      }),
    );
    peer = await createClientAsync(`${url}/soap11?wsdl`);
  });

  test("node-soap calls the service", async () => {
    const [reply] = await peer.MoveAsync({ from: { x: 1, y: 2 }, steps: 4 });
    expect(reply).toEqual({ to: { x: "5", y: "2" } });
  });

  test("the wrapper has soap:body's namespace, and the parts have none", async () => {
    const body = '<w:Move xmlns:w="urn:golden:rpc"><from><x>1</x><y>2</y></from><steps>1</steps></w:Move>';
    const { status, text } = await post(url, "text/xml", envelope(body));
    expect(status).toBe(200);
    expect(text).toMatch(
      /<(\w+):MoveResponse xmlns:\1="urn:golden:rpc"><to><x>2<\/x><y>2<\/y><\/to><\/\1:MoveResponse>/,
    );
    const rest = await post(url, "text/xml", envelope('<Rest xmlns="urn:golden:walk"/>'));
    expect(rest.text).toMatch(/<(\w+):RestResponse xmlns:\1="urn:golden:walk"\/>/);
  });

  test.each([
    ["a part in a namespace", '<Move xmlns="urn:golden:rpc"><from><x>1</x><y>2</y></from><steps>1</steps></Move>'],
    ["a missing part", '<w:Move xmlns:w="urn:golden:rpc"><steps>1</steps></w:Move>'],
    [
      "a nil part",
      '<w:Move xmlns:w="urn:golden:rpc" xmlns:i="http://www.w3.org/2001/XMLSchema-instance"><from i:nil="true"/><steps>1</steps></w:Move>',
    ],
    ["the wrapper without its namespace", "<Move><from><x>1</x><y>2</y></from><steps>1</steps></Move>"],
  ])("%s is refused", async (_what, body) => {
    const { status, text } = await post(url, "text/xml", envelope(body));
    expect(status).toBe(500);
    expect(text).toContain("<faultcode>s:Client</faultcode>");
  });

  test("our client calls the service on every wire", async () => {
    for (const [wire, transport] of wires(url).filter(([name]) => name !== "SOAP 1.2")) {
      const client = generated.createRpcClient(transport);
      expect([wire, await client.move({ from: { x: 1, y: 1 }, steps: 2 })]).toEqual([wire, { to: { x: 3, y: 1 } }]);
      expect(await client.rest({})).toEqual({});
    }
  });
});

describe("headers and faults", () => {
  interface Exchange {
    readonly request: { Ticket?: { Holder: string } };
    readonly reply: { Lifetime?: number };
  }
  interface VaultServer {
    createHeadersAndFaultsListener(service: object): RequestListener;
    headersAndFaultsHandlers(service: object): readonly Handler[];
    openFault(kind: string, detail: unknown, options?: object): Error;
  }
  interface VaultClient {
    createHeadersAndFaultsClient(transport: Transport): {
      open(request: { readonly Door: string }, options?: object): Promise<boolean>;
    };
    isOpenFault(error: unknown): boolean;
  }
  let url = "";
  let peer: Client;
  let generated: VaultClient;
  let handlers: readonly Handler[];

  beforeAll(async () => {
    const module = compileGolden("headers-and-faults");
    const server: VaultServer = await import(module("server"));
    generated = await import(module("client"));
    const service = {
      open: ({ Door }: { Door: string }, _context: unknown, headers: Exchange) => {
        if (Door === "locked")
          throw server.openFault("Locked", { Until: "2030-01-01T00:00:00Z" }, { message: "Not now." });
        if (Door === "unknown") throw server.openFault("Unknown", "<&>", { code: "Server" });
        if (Door === "mistake") throw server.openFault("Locked", { Until: "never" });
        headers.reply.Lifetime = 60;
        return headers.request.Ticket?.Holder === "Zoë";
      },
    };
    url = await servers.start(server.createHeadersAndFaultsListener(service));
    handlers = server.headersAndFaultsHandlers(service);
    peer = await createClientAsync(`${url}/soap11?wsdl`);
  });

  test("node-soap sends and receives a header", async () => {
    peer.clearSoapHeaders();
    peer.addSoapHeader({ Ticket: { Holder: "Zoë" } }, "", "t", "urn:golden:vault");
    peer.addSoapHeader("", "", "", "");
    const [reply, raw, header] = await peer.OpenAsync({ Door: "front" });
    expect(reply).toBe(true);
    expect(raw).toContain("Lifetime");
    expect(header).toEqual({ Lifetime: "60" });
  });

  test("node-soap gets the declared fault", async () => {
    peer.clearSoapHeaders();
    const failure: unknown = await peer.OpenAsync({ Door: "locked" }).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      root: {
        Envelope: {
          Body: {
            Fault: { faultcode: "s:Client", faultstring: "Not now.", detail: { Locked: { Until: expect.anything() } } },
          },
        },
      },
    });
  });

  test("our client sends and receives headers on every wire", async () => {
    const inProcess = (["json", "soap"] as const).map((wire) => createInProcessTransport(handlers, { wire }));
    for (const transport of [
      ...wires(url)
        .filter(([name]) => name !== "SOAP 1.2")
        .map(([, one]) => one),
      ...inProcess,
    ]) {
      const client = generated.createHeadersAndFaultsClient(transport);
      const got: unknown[] = [];
      const options = {
        soapHeaders: { Ticket: { Holder: "Zoë" } },
        onReplyHeaders: (headers: object) => got.push(headers),
      };
      expect(await client.open({ Door: "front" }, options)).toBe(true);
      expect(await client.open({ Door: "front" })).toBe(false);
      expect(got).toEqual([{ Lifetime: 60 }]);
    }
  });

  test("our client distinguishes the declared faults on every wire", async () => {
    for (const [, transport] of wires(url).filter(([name]) => name !== "SOAP 1.2")) {
      const client = generated.createHeadersAndFaultsClient(transport);
      const fail = (Door: string): Promise<unknown> => client.open({ Door }).catch((error: unknown) => error);
      const locked = await fail("locked");
      expect(generated.isOpenFault(locked)).toBe(true);
      expect(locked).toMatchObject({ declared: { kind: "Locked", detail: { Until: "2030-01-01T00:00:00Z" } } });
      expect(await fail("unknown")).toMatchObject({ declared: { kind: "Unknown", detail: "<&>" } });
    }
  });

  test("over JSON a fault's detail is a member of the problem document", async () => {
    const headers = { "Content-Type": "application/json" };
    const reply = await fetch(`${url}/json/reply/Open`, { method: "POST", headers, body: '{"Door":"locked"}' });
    expect(reply.status).toBe(400);
    expect(await reply.json()).toEqual({
      type: "about:blank",
      title: "Bad Request",
      status: 400,
      detail: "Not now.",
      errors: [],
      Locked: { Until: "2030-01-01T00:00:00Z" },
    });
  });

  test.each([
    ["1", "200"],
    ["0", "200"],
  ])("mustUnderstand=%s of a declared header is fine", async (value, status) => {
    const header = `<t:Ticket xmlns:t="urn:golden:vault" e:mustUnderstand="${value}"><t:Holder>a</t:Holder></t:Ticket>`;
    const body = '<Open xmlns="urn:golden:vault"><Door>front</Door></Open>';
    expect(String((await post(url, "text/xml", envelope(body, header))).status)).toBe(status);
  });

  test.each([
    ["a wrong child", "<t:Ticket xmlns:t='urn:golden:vault'><t:Owner>a</t:Owner></t:Ticket>", "Client"],
    ["a header of nobody", "<t:Other xmlns:t='urn:golden:vault' e:mustUnderstand='1'/>", "MustUnderstand"],
  ])("%s is refused", async (_what, header, code) => {
    const body = '<Open xmlns="urn:golden:vault"><Door>front</Door></Open>';
    const { status, text } = await post(url, "text/xml", envelope(body, header));
    expect(status).toBe(500);
    expect(text).toContain(`<faultcode>s:${code}</faultcode>`);
  });

  test("a wrong header over JSON is refused", async () => {
    for (const value of ["[]", "{", '{"Ticket":{}}']) {
      const headers = { "Content-Type": "application/json", "Soap-Headers": value };
      const reply = await fetch(`${url}/json/reply/Open`, { method: "POST", headers, body: '{"Door":"front"}' });
      expect([value, reply.status]).toEqual([value, 400]);
    }
  });
});

describe("SOAP 1.2", () => {
  interface ClockServer {
    createSoap12Listener(service: object, options: object): RequestListener;
    tellFault(kind: string, detail: unknown, options?: object): Error;
  }
  interface ClockClient {
    createSoap12Client(transport: Transport): { tell(request: { readonly Zone: string }): Promise<string | null> };
  }
  let url = "";
  let generated: ClockClient;

  beforeAll(async () => {
    const module = compileGolden("soap12");
    const server: ClockServer = await import(module("server"));
    generated = await import(module("client"));
    url = await servers.start(
      server.createSoap12Listener(
        {
          tell: ({ Zone }: { Zone: string }) => {
            if (Zone === "broken") throw new Error("secret");
            if (Zone === "none") throw server.tellFault("NoZone", "none");
            return Zone === "timeless" ? null : "2030-01-01T00:00:00Z";
          },
        },
        { onError: () => undefined },
      ),
    );
  });

  test("node-soap calls the service in both versions", async () => {
    for (const forceSoap12Headers of [false, true]) {
      const peer = await createClientAsync(`${url}/soap11?wsdl`, { forceSoap12Headers });
      const [reply] = (await peer.ClockService[forceSoap12Headers ? "ClockSoap12" : "ClockSoap"])
        ? await peer.TellAsync({ Zone: "UTC" })
        : [];
      expect(new Date(reply).toISOString()).toBe("2030-01-01T00:00:00.000Z");
    }
  });

  test("our client calls the service on every wire, with and without a value in the reply", async () => {
    for (const [, transport] of wires(url)) {
      const client = generated.createSoap12Client(transport);
      expect(await client.tell({ Zone: "UTC" })).toBe("2030-01-01T00:00:00Z");
      expect(await client.tell({ Zone: "timeless" })).toBe(null);
      const failure: unknown = await client.tell({ Zone: "none" }).catch((error: unknown) => error);
      expect(failure).toMatchObject({ declared: { kind: "NoZone", detail: "none" } });
    }
  });

  const tell = (zone: string): string => `<Tell xmlns="urn:golden:clock"><Zone>${zone}</Zone></Tell>`;

  test.each([
    ["UTC", 200, ">2030-01-01T00:00:00Z</Time>"],
    [
      "none",
      400,
      '<s:Code><s:Value>s:Sender</s:Value></s:Code><s:Reason><s:Text xml:lang="en">NoZone</s:Text></s:Reason><s:Detail><NoZone xmlns="urn:golden:clock">none</NoZone></s:Detail>',
    ],
    ["broken", 500, "<s:Value>s:Receiver</s:Value>"],
  ])("%s is answered %i", async (zone, status, text) => {
    const reply = await post(url, "application/soap+xml; charset=utf-8", envelope(tell(zone), "", soap12));
    expect(reply).toMatchObject({ status, type: "application/soap+xml; charset=utf-8" });
    expect(reply.text).toContain(`Envelope xmlns:s="${soap12}"`);
    expect(reply.text).toContain(text);
    expect(reply.text).not.toContain("secret");
  });

  test.each([
    ["the action of another", 'application/soap+xml; action="urn:other"', "", 400, "Sender"],
    ["its own action", 'application/soap+xml; action="urn:golden:clock/Tell"', "", 200, ""],
    [
      "a header to be understood",
      "application/soap+xml",
      '<x:X xmlns:x="urn:x" e:mustUnderstand="true"/>',
      500,
      "MustUnderstand",
    ],
    [
      "one for another role",
      "application/soap+xml",
      `<x:X xmlns:x="urn:x" e:mustUnderstand="1" e:role="${soap12}/role/none"/>`,
      200,
      "",
    ],
  ])("%s", async (_what, type, header, status, code) => {
    const reply = await post(url, type, envelope(tell("UTC"), header, soap12));
    expect(reply.status).toBe(status);
    expect(/<s:Value>s:(\w+)</.exec(reply.text)?.[1] ?? "").toBe(code);
    expect(reply.text.includes('<s:NotUnderstood xmlns:n="urn:x" qname="n:X"/>')).toBe(code === "MustUnderstand");
  });

  test("an envelope of an unknown version", async () => {
    const { status, text } = await post(url, "application/soap+xml", envelope(tell("UTC"), "", "urn:soap"));
    expect(status).toBe(500);
    expect(text).toContain("<s:Value>s:VersionMismatch</s:Value>");
    expect(text).toContain("SupportedEnvelope");
  });

  test("the answer has the envelope's SOAP version, whatever the media type", async () => {
    const reply = await post(url, "text/xml", envelope(tell("broken"), "", soap12));
    expect(reply).toMatchObject({ status: 500, type: "application/soap+xml; charset=utf-8" });
    expect(reply.text).toContain("<s:Value>s:Receiver</s:Value>");
  });

  test("the answer to ill-formed XML has the SOAP version of the media type", async () => {
    const reply = await post(url, "application/soap+xml", "<x");
    expect(reply).toMatchObject({ status: 400, type: "application/soap+xml; charset=utf-8" });
  });
});

describe("operation names", () => {
  interface NamesServer {
    createOperationNamesListener(service: object): RequestListener;
  }
  interface NamesClient {
    createOperationNamesClient(transport: Transport): Readonly<Record<string, (request: unknown) => Promise<unknown>>>;
  }

  test("overloads, an empty Body, and one element in two port types", async () => {
    const module = compileGolden("operation-names");
    const server: NamesServer = await import(module("server"));
    const generated: NamesClient = await import(module("client"));
    const called: unknown[] = [];
    const serve = (name: string) => (request: unknown) => {
      called.push([name, request]);
      return name === "pingAll" ? {} : name;
    };
    const names = ["find", "findNamed", "pingAll", "setDate", "archiveFind"];
    const url = await servers.start(
      server.createOperationNamesListener(Object.fromEntries(names.map((name) => [name, serve(name)]))),
    );
    const requests = [1, "x", {}, "2030-01-01", 2];
    for (const [, transport] of wires(url).filter(([name]) => name !== "SOAP 1.2")) {
      const client = generated.createOperationNamesClient(transport);
      for (const [index, name] of names.entries()) await client[name]?.(requests[index]);
    }
    const once = names.map((name, index) => [name, requests[index]]);
    expect(called).toEqual([...once, ...once]);
    const unclear = await post(url, "text/xml", envelope('<ById xmlns="urn:golden:names">1</ById>'));
    expect(unclear.text).toContain("<faultcode>s:Client</faultcode>");
  });
});
