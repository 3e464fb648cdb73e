import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { readCorpus, writeCorpus } from "./corpus.js";
import type { ServiceFinding } from "./finding.js";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "stubwright-"));
});
afterAll(() => rm(folder, { recursive: true }));

const finding: ServiceFinding = {
  check: "invalid-accepted",
  level: "error",
  operation: "Pay",
  wire: "soap",
  phase: "negative",
  point: "header block Tenant: Name missing",
  message: "accepted",
  request: { method: "POST", url: "http://shop.example/", headers: {}, body: "" },
  reply: { kind: "broken", reason: "closed", message: "", milliseconds: 1 },
  fingerprint: "0123456789abcdef",
  body: "<Pay/>",
  header: "<Tenant/>",
  expect: "refuse",
  count: 1,
  waivedBy: undefined,
};
const kept = {
  operation: "Pay",
  check: "invalid-accepted",
  expect: "refuse",
  point: finding.point,
  message: "accepted",
};

test("a failure is kept with its message and its header blocks", async () => {
  const plain: ServiceFinding = { ...finding, header: undefined, fingerprint: "1".repeat(16) };
  const waived: ServiceFinding = { ...finding, waivedBy: "somebody", fingerprint: "2".repeat(16) };
  const warning: ServiceFinding = { ...finding, level: "warning", fingerprint: "3".repeat(16) };
  expect(await writeCorpus(join(folder, "kept"), [finding, plain, waived, warning])).toEqual([
    join(folder, "kept", "Pay-invalid-accepted-01234567.json"),
    join(folder, "kept", "Pay-invalid-accepted-11111111.json"),
  ]);
  expect(await readCorpus(join(folder, "kept"))).toEqual([
    { ...kept, body: "<Pay/>", header: "<Tenant/>" },
    { ...kept, body: "<Pay/>" },
  ]);
});

test("a file that is none of ours is an error", async () => {
  await writeFile(join(folder, "mine.json"), JSON.stringify({ ...kept, body: "<Pay/>", header: 7 }));
  await expect(readCorpus(folder)).rejects.toThrow("mine.json is no failure that stubwright test wrote.");
});
