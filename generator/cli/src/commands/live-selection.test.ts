import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { openContract } from "@stubwright/live";
import { terminalOf } from "../terminal/terminal.js";
import { type LiveSelectionOptions, openSelected, selectLive } from "./live-selection.js";

const wsdl = `<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:t="urn:t" targetNamespace="urn:t">
  <types><xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:m="urn:m" targetNamespace="urn:t">
    <xs:import namespace="urn:m" schemaLocation="missing.xsd"/><xs:element name="Ask" type="m:Missing"/>
  </xs:schema></types>
  <message name="In"><part name="p" element="t:Ask"/></message>
  <portType name="P"><operation name="Ask"><input message="t:In"/></operation></portType>
  <binding name="B" type="t:P"><soap:binding transport="http://schemas.xmlsoap.org/soap/http"/>
    <operation name="Ask"><soap:operation soapAction="ask"/><input><soap:body use="literal"/></input></operation>
  </binding>
  <service name="S"><port name="P" binding="t:B"><soap:address location="http://127.0.0.1/"/></port></service>
</definitions>`;

interface Case {
  readonly what: string;
  /** What the config says; undefined if there is none. */
  readonly configured?: "error" | "open";
  readonly options: LiveSelectionOptions;
  readonly opens: boolean;
}

test.each<Case>([
  { what: "no setting", options: {}, opens: false },
  { what: "the option", options: { unresolved: "open" }, opens: true },
  { what: "the config", configured: "open", options: {}, opens: true },
  { what: "the option over the config", configured: "error", options: { unresolved: "open" }, opens: true },
])("a contract with a missing schema: $what", async ({ configured, options, opens }) => {
  const folder = mkdtempSync(join(tmpdir(), "stubwright-live-"));
  writeFileSync(join(folder, "a.wsdl"), wsdl);
  if (configured !== undefined) {
    const contract = { entry: "a.wsdl", out: "generated", unresolved: configured };
    writeFileSync(join(folder, "stubwright.config.json"), JSON.stringify({ contracts: [contract] }));
  }
  let errors = "";
  const stderr = { write: (text: string) => (errors += text) };
  const terminal = terminalOf({ stdout: stderr, stderr, env: {}, cwd: () => folder });
  const selection = await selectLive("a.wsdl", options, terminal);
  const { contract } = await openSelected(selection, openContract, options, terminal);
  expect(contract !== undefined).toBe(opens);
  expect(errors.includes("document-not-found")).toBe(!opens);
});
