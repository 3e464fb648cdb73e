import { afterAll, describe, expect, test } from "@jest/globals";
import { createEchoListener } from "../testing/echo-contract.js";
import { exchangeRaw, startServer, type TestServer } from "../testing/test-server.js";
import { answerContract } from "./contract-endpoint.js";
import { originOf } from "./public-address.js";
import { type ListenerOptions, serverSettings } from "./server-settings.js";

test("a document is rewritten only for a different address", async () => {
  let written = 0;
  const wsdl = (address: string): string => {
    written += 1;
    return `<wsdl at="${address}"/>`;
  };
  const contract = { wsdl, importedDocuments: {} };
  const rows: [address: string, text: string, written: number][] = [
    ["http://a/soap11", '<wsdl at="http://a/soap11"/>', 1],
    ["http://a/soap11", '<wsdl at="http://a/soap11"/>', 1],
    ["http://b/?x&y", '<wsdl at="http://b/?x&amp;y"/>', 2],
    ["http://b/?x&y", '<wsdl at="http://b/?x&amp;y"/>', 2],
    ["http://a/soap11", '<wsdl at="http://a/soap11"/>', 3],
  ];
  for (const [address, text, times] of rows) {
    const { body } = await answerContract({ query: "", address }, async () => contract, serverSettings({}));
    expect([address, body, written]).toEqual([address, text, times]);
  }
});

test.each([
  ["a.example", "http://a.example"],
  ["a-1.b_2.:8080", "http://a-1.b_2.:8080"],
  ["[::1]:80", "http://[::1]:80"],
  ["x".repeat(261), `http://${"x".repeat(261)}`],
  ["x".repeat(262), "http://10.0.0.1:8080"],
  ["a:123456", "http://10.0.0.1:8080"],
  ["u@a", "http://10.0.0.1:8080"],
  ["a/b", "http://10.0.0.1:8080"],
  ["/[::1]", "http://10.0.0.1:8080"],
  ["[::1]/", "http://10.0.0.1:8080"],
  ["", "http://10.0.0.1:8080"],
  [undefined, "http://10.0.0.1:8080"],
])("a caller that names the host %p reached %s", (host, want) => {
  expect(originOf({ host, secure: false, localAddress: "10.0.0.1", localPort: 8080 })).toBe(want);
});

test.each([
  ["fe80::1%eth0", 443, "https://[fe80::1]:443"],
  [undefined, undefined, "https://localhost"],
])("without a host, the address of the socket is used: %p, %p", (localAddress, localPort, want) => {
  expect(originOf({ host: undefined, secure: true, localAddress, localPort })).toBe(want);
});

const servers: TestServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

async function serve(options: ListenerOptions = {}): Promise<TestServer> {
  const server = await startServer(createEchoListener({}, options));
  servers.push(server);
  return server;
}

describe("the documents of the contract", () => {
  test.each(["/soap11", "/soap11?wsdl", "/SOAP11/?WSDL", "/soap11?singleWsdl", "/soap11?other=types.xsd"])(
    "%s is the WSDL",
    async (path) => {
      const { url, port } = await serve();
      const response = await fetch(url + path);
      expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/xml; charset=utf-8"]);
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      expect(await response.text()).toBe(
        `<definitions><address location="http://127.0.0.1:${port}/soap11"/></definitions>`,
      );
    },
  );

  test.each([
    ["?xsd=types.xsd", 200],
    ["?wsdl=types.xsd", 200],
    ["?xsd=", 404],
    ["?xsd=../types.xsd", 404],
    ["?xsd=__proto__", 404],
    ["?xsd=constructor", 404],
    ["?xsd=%zz", 400],
  ])("/soap11%s is %d", async (query, status) => {
    const { url } = await serve();
    const response = await fetch(`${url}/soap11${query}`);
    expect(response.status).toBe(status);
    if (status === 200) expect(await response.text()).toBe(`<schema at="${url}/soap11"/>`);
  });

  test("HEAD and other verbs", async () => {
    const { url } = await serve();
    const head = await fetch(`${url}/soap11`, { method: "HEAD" });
    expect([head.status, await head.text(), Number(head.headers.get("content-length")) > 0]).toEqual([200, "", true]);
    const put = await fetch(`${url}/soap11`, { method: "PUT", body: "x" });
    expect([put.status, put.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
  });

  test.each([
    ["games.example:8080", "http://games.example:8080/soap11"],
    ["[::1]:80", "http://[::1]:80/soap11"],
    ['x"><script>', undefined],
    ["a b", undefined],
    ["user@evil.example", undefined],
    ["evil.example/path", undefined],
    ["a&b", undefined],
  ])("Host %s", async (name, address) => {
    const { port } = await serve();
    const reply = await exchangeRaw(port, `GET /soap11 HTTP/1.1\r\nHost: ${name}\r\n\r\n`);
    expect(reply.body).toContain(`"${address ?? `http://127.0.0.1:${port}/soap11`}"`);
  });

  test.each([
    ["http://games.example:8080", "http://games.example:8080/soap11"],
    ["HTTPS://games.example", "http://games.example/soap11"],
    ["http://user@games.example", undefined],
  ])(
    "the host of an absolute target, %s, goes before the Host header (RFC 9112 section 3.2.2)",
    async (origin, address) => {
      const { port } = await serve();
      const reply = await exchangeRaw(port, `GET ${origin}/soap11 HTTP/1.1\r\nHost: other\r\n\r\n`);
      expect(reply.body).toContain(`"${address ?? `http://127.0.0.1:${port}/soap11`}"`);
    },
  );

  test("publicUrl, escaped", async () => {
    const { url } = await serve({ publicUrl: 'https://games.example/a&"b/' });
    expect(await (await fetch(`${url}/soap11`)).text()).toContain('"https://games.example/a&amp;&quot;b/soap11"');
  });
});
