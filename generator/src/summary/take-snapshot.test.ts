import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "@jest/globals";
import { generate } from "../generate.js";
import { operation, wsdl } from "../model/build/testing/operations-contract.js";
import { parseSnapshot, snapshotName } from "./snapshot-file.js";

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
  const { files } = await generate({ entry: "c.wsdl", cwd });
  const snapshot = parseSnapshot(files.find(({ path }) => path === snapshotName)?.text ?? "");
  expect(snapshot?.operations.op?.facts).toMatchObject(want);
});
