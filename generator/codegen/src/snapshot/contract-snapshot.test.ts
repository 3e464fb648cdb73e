import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { parseSnapshot, printSnapshot, readSnapshot } from "./contract-snapshot.js";

const snapshot = { service: "ShopService", operations: {}, types: {} };
const long = `urn:${"a".repeat(60)}`;

test.each<[title: string, namespaces: readonly string[] | undefined, line: string]>([
  ["none", [], '  "namespaces": [],\n'],
  ["some", ["urn:$&", 'urn:"'], '  "namespaces": ["urn:$&", "urn:\\""],\n'],
  ["long ones", [long, `${long}b`], `  "namespaces": [\n    "${long}",\n    "${long}b"\n  ],\n`],
  ["those of an old snapshot", undefined, ""],
])("namespaces are printed on one line if they fit: %s", (_title, namespaces, line) => {
  const whole = namespaces === undefined ? snapshot : { service: "ShopService", namespaces, operations: {}, types: {} };
  const text = printSnapshot(whole);
  expect(text).toBe(`{\n  "service": "ShopService",\n${line}  "operations": {},\n  "types": {}\n}\n`);
  expect(parseSnapshot(text)).toEqual(whole);
});

test("a snapshot is read under its name, or else under the one that earlier versions gave it", async () => {
  const out = mkdtempSync(join(tmpdir(), "stubwright-snapshot-"));
  try {
    expect(await readSnapshot(out)).toBeUndefined();
    writeFileSync(join(out, "stubwright.model.json"), printSnapshot({ ...snapshot, service: "OldService" }));
    expect((await readSnapshot(out))?.service).toBe("OldService");
    writeFileSync(join(out, "stubwright.snapshot.json"), printSnapshot(snapshot));
    expect((await readSnapshot(out))?.service).toBe("ShopService");
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
});
