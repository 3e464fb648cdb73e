import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createSoapTransport, type SoapTransportOptions } from "../index.js";
import { createListener, handle, type ListenerOptions, ServiceFault } from "../server.js";
import { createEchoListener, type EchoService, echo, note } from "../testing/echo-contract.js";
import { startServer, type TestServer } from "../testing/test-server.js";

const w3c = "http://www.w3.org/2005/08/addressing";
const submission = "http://schemas.xmlsoap.org/ws/2004/08/addressing";
const soap11 = "http://schemas.xmlsoap.org/soap/envelope/";
const soap12 = "http://www.w3.org/2003/05/soap-envelope";

const servers: TestServer[] = [];
const noted: unknown[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

async function serve(service: Partial<EchoService> = {}, options: ListenerOptions = {}): Promise<string> {
  const note = (message: unknown): void => void noted.push(message);
  const server = await startServer(createEchoListener({ note, ...service }, { addressing: "required", ...options }));
  servers.push(server);
  return `${server.url}/soap11`;
}

let url = "";
beforeAll(async () => {
  url = await serve({
    echo: ({ Level = 0 }) => {
      noted.push(Level);
      if (Level > 9) throw new ServiceFault("Client", "Too high.");
      return { Level };
    },
  });
});

interface Answer {
  readonly status: number;
  readonly text: string;
  /** The blocks of WS-Addressing, in order, and the code of a Fault. */
  readonly said: readonly string[];
}

/** Posts a message with header blocks in a namespace of WS-Addressing. */
async function post(
  blocks: string,
  { namespace = w3c, body = "<Echo xmlns='urn:echo:types'/>", soapAction = "", soap = soap11, to = url } = {},
): Promise<Answer> {
  const envelope = `<s:Envelope xmlns:s="${soap}" xmlns:a="${namespace}"><s:Header>${blocks}</s:Header><s:Body>${body}</s:Body></s:Envelope>`;
  const type = soap === soap12 ? "application/soap+xml" : "text/xml";
  const headers = { "Content-Type": type, SOAPAction: soapAction };
  const reply = await fetch(to, { method: "POST", headers, body: envelope });
  const text = await reply.text();
  const said = [...text.matchAll(/<a:(\w+)[^>]*>([^<]*)<|<faultcode[^>]*>\w+:(\w+)/g)].map(
    ([, name, value, code]) => code ?? `${name} ${value}`,
  );
  return { status: reply.status, text, said };
}

const action = "<a:Action s:mustUnderstand='1'>urn:echo:types/Echo</a:Action>";
const id = "<a:MessageID>urn:uuid:1&amp;2</a:MessageID>";
const address = (name: string, uri: string): string => `<a:${name}><a:Address>${uri}</a:Address></a:${name}>`;
const related = ["RelatesTo urn:uuid:1&amp;2"];
const wrong = [`Action ${w3c}/fault`, ...related];

const refusals: readonly (readonly [title: string, blocks: string, said: readonly string[]])[] = [
  ["no Action", id, ["MessageAddressingHeaderRequired", ...wrong]],
  ["no MessageID", action, ["MessageAddressingHeaderRequired", `Action ${w3c}/fault`]],
  ["two Actions", action + action + id, ["InvalidCardinality", ...wrong]],
  ["another Action", `<a:Action>urn:other</a:Action>${id}`, ["ActionNotSupported", ...wrong]],
  [
    "another address",
    action + id + address("ReplyTo", "http://127.0.0.1:1/"),
    ["OnlyAnonymousAddressSupported", ...wrong],
  ],
  [
    "another address for Faults",
    action + id + address("FaultTo", "http://127.0.0.1:1/"),
    ["OnlyAnonymousAddressSupported", ...wrong],
  ],
];

describe("a server with WS-Addressing", () => {
  test.each(refusals)("refuses %s", async (_title, blocks, said) => {
    const { length } = noted;
    const reply = await post(blocks);
    expect([...reply.said].sort()).toEqual([...said].sort());
    expect([reply.status, noted.length]).toEqual([500, length]);
  });

  test("refuses a SOAPAction that is another one", async () => {
    expect((await post(action + id, { soapAction: '"urn:other"' })).said).toContain("ActionMismatch");
    expect((await post(action + id, { soapAction: '"urn:echo:types/Echo"' })).status).toBe(200);
  });

  test("says in SOAP 1.2 both the general and the exact code", async () => {
    const handler = handle({ ...echo, soapVersions: ["1.2"] }, () => ({ Level: 1 }));
    const contract = () => Promise.reject(new Error("There is none."));
    const listener = createListener([handler], { soapPath: "/soap11", contract }, { addressing: "required" });
    const server = await startServer(listener);
    servers.push(server);
    const to = `${server.url}/soap11`;
    const { text, status } = await post(action + action + id, { soap: soap12, to });
    const codes = [...text.matchAll(/Value[^>]*>\w+:(\w+)</g)].map(([, code]) => code);
    expect([status, codes]).toEqual([400, ["Sender", "InvalidAddressingHeader", "InvalidCardinality"]]);
    expect(await post(action + id, { soap: soap12, to })).toMatchObject({ status: 200 });
  });

  test.each([
    ["1.0", w3c, `${w3c}/soap/fault`],
    ["2004/08", submission, `${submission}/fault`],
  ])("answers %s with RelatesTo and actions, also of Faults", async (_version, namespace, faultAction) => {
    const done = await post(action + id, { namespace });
    expect([done.status, done.said]).toEqual([200, ["Action urn:echo:types/EchoResponse", ...related]]);
    const body = "<Echo xmlns='urn:echo:types'><Level>10</Level></Echo>";
    const failed = await post(action + id, { namespace, body });
    expect([failed.status, failed.said]).toEqual([500, [`Action ${faultAction}`, ...related, "Client"]]);
    const broken = await post(action + id, { namespace, body: "<Echo xmlns='urn:echo:types'><Level>x</Level></Echo>" });
    expect([broken.status, broken.said]).toEqual([500, [`Action ${faultAction}`, ...related, "Client"]]);
  });

  test("finds the operation by the Action alone", async () => {
    const note = await post("<a:Action>urn:echo:types/Note</a:Action>", {
      body: "<Note xmlns='urn:echo:types'><x>1</x></Note>",
    });
    expect([note.status, note.text]).toEqual([202, ""]);
  });

  test("sends nothing where nobody wants it", async () => {
    const { length } = noted;
    const none = address("ReplyTo", `${w3c}/none`);
    expect(await post(action + none)).toMatchObject({ status: 202, text: "" });
    const level = (value: number): object => ({ body: `<Echo xmlns='urn:echo:types'><Level>${value}</Level></Echo>` });
    expect(await post(action + none, level(10))).toMatchObject({ status: 202, text: "" });
    expect(await post(action + none + address("FaultTo", `${w3c}/anonymous`), level(10))).toMatchObject({
      status: 500,
    });
    expect(noted.slice(length)).toEqual([0, 10, 10]);
  });

  test("a handler may say another action", async () => {
    const echo: EchoService["echo"] = (_request, { replySoapHeaders, soapHeaders }) => {
      replySoapHeaders.set(`{${w3c}}Action`, { "#text": `urn:own ${soapHeaders.get(`{${w3c}}MessageID`)?.["#text"]}` });
      return { Level: 1 };
    };
    const { text } = await post(action + id, { to: await serve({ echo }) });
    expect(text.match(/>urn:own urn:uuid:1&amp;2</g)).toHaveLength(1);
    expect(text).not.toContain("EchoResponse</a:Action>");
  });

  test("a message without headers is refused only where they are required", async () => {
    expect((await post("")).said).toEqual(["MessageAddressingHeaderRequired"]);
    const lenient = await serve({}, { addressing: "accepted" });
    expect(await post("", { to: lenient })).toMatchObject({ status: 200, said: [] });
    expect((await post(action + id, { to: lenient })).said).toContain(related[0]);
  });
});

describe("a client with WS-Addressing", () => {
  const connect = (options: Partial<SoapTransportOptions>, sent: string[] = []) =>
    createSoapTransport({
      url,
      addressing: "1.0",
      fetch: (to, init) => {
        sent.push(String(init.body));
        return fetch(to, init);
      },
      ...options,
    });

  test.each(["1.0", "2004/08"] as const)("speaks %s with our server", async (addressing) => {
    const sent: string[] = [];
    const transport = connect({ addressing }, sent);
    expect(await transport.call(echo, { Level: 3 })).toEqual({ Level: 3 });
    await transport.send(note, {});
    await expect(transport.call(echo, { Level: 10 })).rejects.toMatchObject({ kind: "fault" });
    const ids = sent.map((text) => /<a:MessageID[^>]*>(urn:uuid:[^<]+)</.exec(text)?.[1]);
    expect(new Set(ids).size).toBe(3);
    expect(sent[0]).toContain(`>${url}</a:To>`);
    expect(sent[0]?.includes("/role/anonymous")).toBe(addressing === "2004/08");
    expect(sent[1]?.includes("/none")).toBe(addressing === "1.0");
  });

  test("refuses a reply to another message", async () => {
    const fetchOther: SoapTransportOptions["fetch"] = async (to, init) => {
      const reply = await fetch(to, init);
      return new Response((await reply.text()).replace(/(?<=RelatesTo[^>]*>)[^<]*/, "urn:uuid:other"), reply);
    };
    const failure = { kind: "protocol", message: "Echo: the reply relates to another message" };
    await expect(connect({ fetch: fetchOther }).call(echo, {})).rejects.toMatchObject(failure);
  });

  test("needs an action", async () => {
    const failure = { kind: "encode", message: expect.stringContaining("needs an action") };
    await expect(connect({}).call({ ...echo, soapAction: "" }, {})).rejects.toMatchObject(failure);
  });

  test("a service that does not know the headers says so, as they must be understood", async () => {
    const server = await startServer(createEchoListener());
    servers.push(server);
    const call = connect({ url: `${server.url}/soap11` }).call(echo, {});
    await expect(call).rejects.toMatchObject({ kind: "fault", fault: { code: "MustUnderstand" } });
  });
});
