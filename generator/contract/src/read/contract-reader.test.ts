import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "@jest/globals";
import { ContractReader } from "./contract-reader.js";

test.each<[string, string]>([
  ['targetNamespace="urn:a"', 'targetNamespace="urn:b"'],
  ["xmlns:t='urn:a'", "xmlns:t='urn:b'"],
  ['soapAction="urn:a/Pop"', 'soapAction="urn:b/Pop"'],
  ['namespace="urn:a2"', 'namespace="urn:a2"'],
  ['namespace="urn:a:more"', 'namespace="urn:a:more"'],
  ['doc="größe urn:a ok"', 'doc="größe urn:b ok"'],
])("a substituted namespace: %s", async (text, want) => {
  const folder = mkdtempSync(join(tmpdir(), "stubwright-"));
  try {
    writeFileSync(join(folder, "a.xsd"), text);
    const reader = new ContractReader({ "urn:a": "urn:b" });
    const location = pathToFileURL(join(folder, "a.xsd")).href;
    expect(Buffer.from(await reader.read(location)).toString("utf8")).toBe(want);
    expect(reader.digests.get(location)).toMatch(/^[0-9a-f]{64}$/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
