import { afterAll, expect, test } from "@jest/globals";
import {
  type ClientMessageSecurity,
  createMtomTransport,
  createSoapStreamTransport,
  createSoapTransport,
  retryCalls,
} from "../index.js";
import { type ListenerOptions, type MessageSecurity, ServiceFault } from "../server.js";
import { createEchoListener, type EchoService, echo, note } from "../testing/echo-contract.js";
import { list } from "../testing/listing-contract.js";
import { createListingListener } from "../testing/listing-listener.js";
import { startServer, type TestServer } from "../testing/test-server.js";

/** A seal that any fool can forge: what matters here is who asks for it, and when. */
const sealed = (text: string, word: string): string => text.replace("</", `<!--${word}--></`);

const security: MessageSecurity = {
  open: async ({ text, version, admit }) => {
    if (!text.includes("<!--seal")) throw new ServiceFault("{urn:seal}Broken", "The seal is broken.", { status: 400 });
    admit(text);
    const caller = { version };
    return { text: text.replace("Sealed", "Opened"), caller, secureReply: async (reply) => sealed(reply, "answer") };
  },
};

let seals = 0;
const clientSecurity: ClientMessageSecurity = {
  secure: async ({ text }) => {
    seals += 1;
    return {
      text: sealed(text, `seal ${seals}`),
      openReply: async (reply) => {
        if (!reply.text.includes("<!--answer-->")) throw new Error("there is no seal");
        return reply.text;
      },
    };
  },
};

const servers: TestServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

async function serve(service: Partial<EchoService> = {}, options: ListenerOptions = {}): Promise<string> {
  const server = await startServer(createEchoListener(service, { messageSecurity: security, ...options }));
  servers.push(server);
  return server.url;
}

async function post(url: string, body: string, type = "text/xml"): Promise<readonly [number, string]> {
  const reply = await fetch(url, { method: "POST", headers: { "Content-Type": type }, body });
  return [reply.status, await reply.text()];
}

const wrapped = (header: string): string =>
  `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Header>${header}</s:Header><s:Body><Echo xmlns="urn:echo:types"><Text>Sealed</Text></Echo></s:Body></s:Envelope>`;

test("handlers get what security opened and the caller; replies and Faults are secured", async () => {
  const callers: unknown[] = [];
  const url = await serve({
    echo: ({ Text, Level = 0 }, { caller }) => {
      callers.push(caller);
      if (Level > 0) throw new ServiceFault("Client", "Too high.");
      return { Level, Text: Text ?? null };
    },
  });
  const transport = createSoapTransport({ url: `${url}/soap11`, messageSecurity: clientSecurity });
  expect(await transport.call(echo, { Text: "Sealed" })).toEqual({ Level: 0, Text: "Opened" });
  await expect(transport.call(echo, { Level: 7 })).rejects.toMatchObject({ kind: "fault", status: 500 });
  await transport.send(note, {});
  expect(callers).toEqual([{ version: "1.1" }, { version: "1.1" }]);
});

test("a client refuses a reply without security and reports the text of an unverified Fault", async () => {
  const url = await serve({}, { messageSecurity: { open: async ({ text }) => ({ text }) } });
  const transport = createSoapTransport({ url: `${url}/soap11`, messageSecurity: clientSecurity });
  const refused = { kind: "protocol", message: "Echo: the reply is not secured as agreed: there is no seal" };
  await expect(transport.call(echo, {})).rejects.toMatchObject(refused);
  const broken = await serve({}, { messageSecurity: { open: () => Promise.reject(new Error("secret")) }, onError });
  const other = createSoapTransport({ url: `${broken}/soap11`, messageSecurity: clientSecurity });
  await expect(other.call(echo, {})).rejects.toThrow("unverified Fault: The service failed.");
  await expect(other.send(note, {})).rejects.toThrow("unverified Fault: The service failed.");
});

const onError = (): void => undefined;

test("each attempt is secured again", async () => {
  let tries = 0;
  const url = await serve();
  const transport = createSoapTransport({
    url: `${url}/soap11`,
    messageSecurity: clientSecurity,
    interceptors: [retryCalls({ repeatable: ["Echo"], pauseMs: 1 })],
    fetch: async (to, init) => {
      tries += 1;
      if (tries === 1) throw new TypeError("the connection broke");
      return fetch(to, init);
    },
  });
  const before = seals;
  await transport.call(echo, {});
  expect([tries, seals - before]).toEqual([2, 2]);
});

const refusals: readonly (readonly [title: string, body: string, status: number, words: string])[] = [
  ["a request without security", wrapped(""), 500, "The seal is broken."],
  ["what is no XML", "<!--seal-->x", 500, "<s:Fault>"],
  ["a DTD", `<!DOCTYPE s:Envelope>${wrapped("<!--seal-->")}`, 500, "<s:Fault>"],
  ["what is too deep", wrapped(`<!--seal-->${"<a>".repeat(80)}${"</a>".repeat(80)}`), 500, "<s:Fault>"],
];
test.each(refusals)("%s is refused before decoding", async (_title, body, status, words) => {
  const url = await serve({ echo: () => Promise.reject(new Error("called")) });
  const [answered, text] = await post(`${url}/soap11`, body);
  expect(answered).toBe(status);
  expect(text).toContain(words);
  expect(text).not.toContain("called");
});

test.each([
  ["POST", "/json/reply/Echo", 403],
  ["PUT", "/levels/7", 403],
  ["GET", "/levels/7", 403],
  ["GET", "/levels/7?callback=f", 403],
  ["GET", "/soap11?wsdl", 200],
])("without security over JSON, %s %s is answered %s", async (method, path, status) => {
  const url = await serve();
  expect((await fetch(url + path, { method })).status).toBe(status);
});

test("JSON is served if the options allow it", async () => {
  const url = await serve({}, { allowUnsecuredJson: true });
  expect(await (await fetch(`${url}/levels/7`)).json()).toEqual({ Level: 7 });
});

test("a reply that cannot be secured is not sent", async () => {
  const reported: unknown[] = [];
  const failing: MessageSecurity = {
    open: async ({ text }) => ({ text, secureReply: () => Promise.reject(new Error("no key")) }),
  };
  const url = await serve({}, { messageSecurity: failing, onError: (error) => reported.push(error) });
  const [status, text] = await post(`${url}/soap11`, wrapped(""));
  expect([status, text.includes("Opened"), text.includes("The service failed.")]).toEqual([500, false, true]);
  expect(reported).toEqual([new Error("no key")]);
});

test("a streamed reply is kept until it is whole; one that fails on the way is a secured Fault", async () => {
  async function* names(isBroken: boolean): AsyncGenerator<string> {
    for (let index = 0; index < 1000; index++) yield `n${index}`;
    if (isBroken) throw new ServiceFault("Client", "No more names.");
  }
  const listener = createListingListener(
    ({ Title }, context) => ({ Title, Name: context.streamed(names(Title === "broken")), Total: 7 }),
    { messageSecurity: security, onError },
  );
  const server = await startServer(listener);
  servers.push(server);
  const transport = createSoapTransport({ url: `${server.url}/soap11`, messageSecurity: clientSecurity });
  expect((await transport.call(list, { Title: "all", Total: 0 })).Name).toHaveLength(1000);
  const broken = transport.call(list, { Title: "broken", Total: 0 });
  await expect(broken).rejects.toMatchObject({ kind: "fault" });
});

test("packages and streams exclude security in the client", () => {
  const options = { url: "http://x/", messageSecurity: clientSecurity };
  expect(() => createMtomTransport({ ...options, packFromBytes: 100 })).toThrow("exclude each other");
  expect(() => createSoapStreamTransport(options)).toThrow("exclude each other");
});
