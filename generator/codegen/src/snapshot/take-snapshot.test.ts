import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "@jest/globals";
import { operation, wsdl } from "../../../contract/dist/model/build/testing/operations-contract.js";
import { generateContract } from "../generate-contract.js";
import { parseSnapshot, snapshotName } from "./contract-snapshot.js";

const cwd = mkdtempSync(join(tmpdir(), "stubwright-snapshot-"));
afterAll(() => rmSync(cwd, { recursive: true }));

test.each([
  ["literal", { request: "Op", reply: "OpResponse" }],
  ["encoded", { request: "Op, encoded", reply: "OpResponse, encoded" }],
])("the messages of an operation that are %s", async (use, want) => {
  const body = `<s:body use="${use}" namespace="urn:w"/>`;
  const text = wsdl({
    messages: '<message name="In"><part name="p" type="xs:int"/></message>',
    operations: '<operation name="op"><input message="t:In"/><output message="t:In"/></operation>',
    style: "rpc",
    bound: operation(body, body),
  });
  writeFileSync(join(cwd, "c.wsdl"), text);
  const { files } = await generateContract({ entry: "c.wsdl", out: "." }, { cwd });
  const snapshot = parseSnapshot(files.find(({ path }) => path === snapshotName)?.text ?? "");
  expect(snapshot?.operations.op?.facts).toMatchObject(want);
});

test("header blocks and faults of an operation, and the namespaces of all its messages", async () => {
  const body = (namespace: string): string => `<s:body use="literal" namespace="urn:${namespace}"/>`;
  const header = '<s:header message="t:A" part="a" use="literal"/>';
  const fault = '<fault name="f"><s:fault name="f" use="literal"/></fault>';
  const text = wsdl({
    messages: '<message name="In"><part name="p" type="xs:int"/></message>',
    operations:
      '<operation name="op"><input message="t:In"/><output message="t:In"/><fault name="f" message="t:B"/></operation>' +
      '<operation name="tell"><input message="t:In"/></operation>',
    style: "rpc",
    bound:
      operation(header + body("asked"), body("answered")).replace("</operation>", `${fault}</operation>`) +
      operation(body("asked"), undefined, "tell"),
  });
  writeFileSync(join(cwd, "c.wsdl"), text);
  writeFileSync(join(cwd, "routes.yaml"), 'op:\n  - { method: PUT, path: "/op/{p}" }\n');
  const { files } = await generateContract({ entry: "c.wsdl", routes: "routes.yaml", out: "." }, { cwd });
  const snapshot = parseSnapshot(files.find(({ path }) => path === snapshotName)?.text ?? "");
  expect(snapshot?.namespaces).toEqual(["urn:answered", "urn:asked", "urn:t"]);
  const facts = { "SOAP version": "1.1", faults: "xs:string or null", reply: "OpResponse" };
  expect(snapshot?.operations).toEqual({
    op: {
      handler: "op",
      facts: { ...facts, "SOAP action": "urn:op", request: "Op with the headers A: xs:int", routes: "PUT /op/{p}" },
    },
    tell: {
      handler: "tell",
      facts: { "SOAP version": "1.1", "SOAP action": "urn:tell", request: "Tell", reply: "none (one-way)" },
    },
  });
});
