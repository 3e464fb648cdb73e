import { existsSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { createInProcessTransport, createListener, handle } from "@stubwright/runtime/server";
import { type LiveContract, openContract, swapListener } from "./index.js";

const wsdl = (type: string): string => `<definitions xmlns="http://schemas.xmlsoap.org/wsdl/"
  xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:t="urn:t" targetNamespace="urn:t">
  <types><xs:schema targetNamespace="urn:t" elementFormDefault="qualified">
    <xs:element name="Ask"><xs:complexType><xs:sequence><xs:element name="n" type="xs:${type}"/></xs:sequence></xs:complexType></xs:element>
    <xs:element name="Answer"><xs:complexType><xs:sequence><xs:element name="n" type="xs:${type}"/></xs:sequence></xs:complexType></xs:element>
  </xs:schema></types>
  <message name="In"><part name="p" element="t:Ask"/></message>
  <message name="Out"><part name="p" element="t:Answer"/></message>
  <portType name="P"><operation name="Ask"><input message="t:In"/><output message="t:Out"/></operation></portType>
  <binding name="B" type="t:P"><soap:binding transport="http://schemas.xmlsoap.org/soap/http"/>
    <operation name="Ask"><soap:operation soapAction="urn:t:Ask"/><input><soap:body use="literal"/></input><output><soap:body use="literal"/></output></operation>
  </binding>
  <service name="S"><port name="P" binding="t:B"><soap:address location="http://localhost/"/></port></service>
</definitions>`;

async function opened(type: string): Promise<{ readonly contract: LiveContract; readonly folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), "stubwright-live-"));
  writeFileSync(join(folder, "ask.wsdl"), wsdl(type));
  const { contract, diagnostics } = await openContract({ entry: "ask.wsdl" }, { cwd: folder });
  if (contract === undefined) throw new Error(JSON.stringify(diagnostics));
  return { contract, folder };
}

/** Answers with what was asked. */
function echo({ operations }: LiveContract): ReturnType<typeof handle>[] {
  return [...operations.values()].flatMap((operation) =>
    operation.kind === "request-reply" ? [handle(operation, (request) => request)] : [],
  );
}

test.each(["json", "soap"] as const)(
  "the codecs of a contract work over %s, and its folder stays as it was",
  async (wire) => {
    const { contract, folder } = await opened("int");
    const [operation] = contract.operations.values();
    if (operation?.kind !== "request-reply") throw new Error("Ask is answered.");
    const transport = createInProcessTransport(echo(contract), { wire });
    expect(await transport.call(operation, { n: 7 })).toEqual({ n: 7 });
    await expect(transport.call(operation, { n: 1.5 })).rejects.toMatchObject({ kind: "encode" });
    expect(readdirSync(folder)).toEqual(["ask.wsdl"]);
  },
);

test("what is wrong with a contract is told with its place", async () => {
  const folder = mkdtempSync(join(tmpdir(), "stubwright-live-"));
  writeFileSync(join(folder, "ask.wsdl"), wsdl("nothing"));
  const { contract, diagnostics } = await openContract({ entry: "ask.wsdl" }, { cwd: folder });
  expect(contract).toBeUndefined();
  expect(diagnostics.map(({ code, at }) => [code, at?.line])).toContainEqual(["xsd-unresolved-reference", 4]);
  expect(existsSync(join(folder, "ask.ts"))).toBe(false);
});

test("a listener that is exchanged drops no call that has begun", async () => {
  const [{ contract: first }, { contract: second }] = [await opened("int"), await opened("string")];
  let finish = (): void => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  let begin = (): void => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const slow = [...first.operations.values()].flatMap((operation) =>
    operation.kind === "request-reply"
      ? [
          handle(operation, async (request) => {
            begin();
            await finished;
            return request;
          }),
        ]
      : [],
  );
  const { listener, swap } = swapListener(createListener(slow, first.endpoint));
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = (n: unknown): Promise<Response> =>
    fetch(`${url}/json/reply/Ask`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ n }),
    });
  const waiting = ask(7);
  await begun;
  swap(createListener(echo(second), second.endpoint));
  expect(await (await ask("text")).json()).toEqual({ n: "text" });
  finish();
  expect(await (await waiting).json()).toEqual({ n: 7 });
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});
