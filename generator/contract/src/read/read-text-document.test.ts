import { expect, test } from "@jest/globals";
import { Diagnostics } from "../diagnostics/diagnostics.js";
import { ContractReader, readTextDocument } from "./contract-reader.js";

function refusal(code: string): Promise<never> {
  return Promise.reject(Object.assign(new Error(`${code}: no`), { code }));
}

test.each<[string, () => Promise<Uint8Array>, string | undefined, readonly string[]]>([
  ["is read", async () => Buffer.from("\uFEFFcaf\u00e9"), "caf\u00e9", []],
  ["is not there", () => refusal("ENOENT"), undefined, ["document-not-found there is no such file"]],
  ["is a folder", () => refusal("EISDIR"), undefined, ["document-not-found it is a folder"]],
  ["may not be read", () => refusal("EACCES"), undefined, ["document-not-found it may not be read"]],
  ["is no UTF-8", async () => Buffer.from("caf\u00e9", "latin1"), undefined, ["document-bad-bytes utf-8"]],
])("a document that %s", async (_title, load, text, problems) => {
  const diagnostics = new Diagnostics();
  const document = await readTextDocument("routes.yaml", "/c", new ContractReader({}, load), diagnostics);
  expect([
    document?.text,
    diagnostics.list.map(({ code, arguments: { reason, encoding } }) => `${code} ${reason ?? encoding}`),
  ]).toEqual([text, problems]);
});
