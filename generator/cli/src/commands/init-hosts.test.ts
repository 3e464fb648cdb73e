import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "@jest/globals";
import { type Outcome, stubwrightIn } from "../testing/contract-project.js";

const folder = mkdtempSync(join(tmpdir(), "stubwright-hosts-"));
const closing: (() => void)[] = [];
afterAll(() => {
  for (const close of closing) close();
  rmSync(folder, { recursive: true, force: true });
});

async function start(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => server.close());
  const address = server.address();
  return `127.0.0.1:${typeof address === "object" ? address?.port : undefined}`;
}

function contract(location: string): string {
  return `<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/"
    xmlns:t="urn:t" xmlns:u="urn:u" targetNamespace="urn:t">
  <types><xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:import namespace="urn:u" schemaLocation="${location}"/></xs:schema></types>
  <message name="in"><part name="body" element="u:ask"/></message>
  <portType name="p"><operation name="ask"><input message="t:in"/></operation></portType>
  <binding name="b" type="t:p"><soap:binding transport="http://schemas.xmlsoap.org/soap/http"/>
    <operation name="ask"><input><soap:body use="literal"/></input></operation></binding>
  <service name="s"><port name="p" binding="t:b"><soap:address location="http://h/"/></port></service>
</definitions>`;
}

const schema =
  '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:u"><xs:element name="ask" type="xs:string"/></xs:schema>';

/** Two hosts: the second has what the first leads to, and counts who asks. */
async function hosts(): Promise<{ readonly own: string; readonly other: string; readonly asked: string[] }> {
  const asked: string[] = [];
  const other = await start((request, response) => {
    asked.push(request.url ?? "");
    response.end(request.url === "/u.xsd" ? schema : contract("u.xsd"));
  });
  const own = await start((request, response) => {
    const { url = "" } = request;
    if (url.startsWith("/moved")) response.writeHead(302, { Location: `http://${other}/u.xsd` }).end();
    else if (url.startsWith("/here")) response.writeHead(302, { Location: "/u.xsd" }).end();
    else if (url.startsWith("/gone.wsdl")) response.writeHead(301, { Location: `http://${other}/other.wsdl` }).end();
    else if (url.startsWith("/file")) response.writeHead(301, { Location: "file:///etc/hosts" }).end();
    else if (url === "/u.xsd") response.end(schema);
    else response.end(contract(new URL(url, "http://h").searchParams.get("to") ?? "u.xsd"));
  });
  return { own, other, asked };
}

let count = 0;
const init = (...args: readonly string[]): Promise<Outcome> => stubwrightIn(folder, ["init", ...args, `new${count++}`]);

test("init from a URL asks the host of that URL, and others where it is told to", async () => {
  const { own, other, asked } = await hosts();
  const elsewhere = `http://${own}/a.wsdl?to=${encodeURIComponent(`http://${other}/u.xsd`)}`;
  const refused = [
    [elsewhere, `nothing is fetched from ${other} unless you allow it`],
    [`http://${own}/a.wsdl?to=moved.xsd`, `--allow-host ${other}`],
    [`http://${own}/gone.wsdl`, `--allow-host ${other}`],
    [`http://${own}/file.wsdl`, "not on the web"],
  ] as const;
  for (const [url, words] of refused) {
    const { error, status } = await init(url);
    expect({ url, status, error }).toEqual({ url, status: 3, error: expect.stringContaining(words) });
    expect(error).toMatch(/--allow-host|not on the web/);
  }
  expect([asked, readdirSync(folder)]).toEqual([[], []]);
});

test.each<[title: string, path: (other: string) => string, options: (other: string) => readonly string[]]>([
  ["the same host", () => "a.wsdl", () => []],
  ["a redirect on the same host", () => "a.wsdl?to=here.xsd", () => []],
  ["another host that is allowed", (other) => `a.wsdl?to=http://${other}/u.xsd`, (other) => ["--allow-host", other]],
  ["another port that is allowed", (other) => `a.wsdl?to=http://${other}/u.xsd`, () => ["--allow-host", "127.0.0.1"]],
  ["a redirect that is allowed", () => "gone.wsdl", (other) => ["--allow-host", "x.example", "--allow-host", other]],
  ["any host", () => "a.wsdl?to=moved.xsd", () => ["--allow-network"]],
])("%s", async (_title, path, options) => {
  const { own, other } = await hosts();
  const { error, status } = await init(...options(other), `http://${own}/${path(other)}`);
  expect({ status, error }).toEqual({ status: 0, error: expect.not.stringContaining("error ") });
});
