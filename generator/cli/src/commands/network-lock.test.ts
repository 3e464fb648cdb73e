import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { type Outcome, root, stubwrightIn } from "../testing/contract-project.js";

let folder: string;
let server: Server;
let base: string;
let documents: Record<string, string>;

const generate = (...args: readonly string[]): Promise<Outcome> =>
  stubwrightIn(folder, ["generate", "--force", ...args]);

function schema(type: string): string {
  return `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:far"><xs:element name="Far" type="xs:${type}"/></xs:schema>`;
}

function lockFile(): { readonly documents: Readonly<Record<string, string>> } {
  return JSON.parse(readFileSync(join(folder, "stubwright.lock.json"), "utf8"));
}

beforeEach(async () => {
  documents = { "/far.xsd": schema("int") };
  server = createServer((request, response) => {
    const text = documents[request.url ?? ""];
    response.writeHead(text === undefined ? 404 : 200).end(text);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  folder = mkdtempSync(join(tmpdir(), "lock-"));
  writeFileSync(
    join(folder, "near.xsd"),
    `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:f="urn:far" targetNamespace="urn:near">
  <xs:import namespace="urn:far" schemaLocation="${base}/far.xsd"/>
  <xs:element name="Near"><xs:complexType><xs:sequence><xs:element ref="f:Far"/></xs:sequence></xs:complexType></xs:element>
</xs:schema>`,
  );
  const contracts = [{ name: "near", entry: "near.xsd", out: "out" }];
  writeFileSync(join(folder, "stubwright.config.json"), JSON.stringify({ contracts }));
});

afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await new Promise((done) => server.close(done));
});

describe("documents from the network", () => {
  test("without --allow-network nothing is fetched, and the diagnostic says what to do", async () => {
    const { status, error } = await generate();
    expect([status, error]).toEqual([3, expect.stringContaining("near.xsd:2:34")]);
    expect(error).toContain(
      "allow it once with --allow-network: stubwright generate keeps a locked copy, stubwright init",
    );
    expect(readdirSync(folder).sort()).toEqual(["near.xsd", "stubwright.config.json"]);
  });

  test("are locked with their digest, and later read from their copies", async () => {
    expect((await generate("--allow-network")).status).toBe(0);
    const [digest = ""] = Object.values(lockFile().documents);
    expect(lockFile()).toEqual({ documents: { [`${base}/far.xsd`]: expect.stringMatching(/^[0-9a-f]{64}$/) } });
    expect(readFileSync(join(folder, "stubwright.documents", digest), "utf8")).toBe(schema("int"));
    documents = {};
    expect((await generate()).status).toBe(0);
    expect((await generate("--allow-network")).status).toBe(0);
  });

  test("are refused if they changed, except with --update-lock", async () => {
    await generate("--allow-network");
    const before = lockFile();
    documents["/far.xsd"] = schema("string");
    const { status, error } = await generate("--allow-network");
    expect([status, error]).toEqual([3, expect.stringContaining("differs from what stubwright.lock.json records")]);
    expect(error).toContain("--update-lock");
    expect(lockFile()).toEqual(before);
    expect((await generate("--update-lock")).status).toBe(0);
    expect(Object.keys(lockFile().documents)).toEqual(Object.keys(before.documents));
    expect(lockFile()).not.toEqual(before);
    expect(readFileSync(join(folder, "out/types.ts"), "utf8")).toContain("Far: string;");
  });

  test("a copy that is missing or altered is not used", async () => {
    await generate("--allow-network");
    const [digest = ""] = Object.values(lockFile().documents);
    writeFileSync(join(folder, "stubwright.documents", digest), schema("date"));
    const { status, error } = await generate();
    expect([status, error]).toEqual([
      3,
      expect.stringContaining(`its copy stubwright.documents/${digest} is not there`),
    ]);
    expect((await generate("--allow-network")).status).toBe(0);
    expect((await generate()).status).toBe(0);
  });

  test("an invalid contract locks nothing", async () => {
    documents["/far.xsd"] = schema("nothing");
    expect((await generate("--allow-network")).status).toBe(3);
    expect(readdirSync(folder)).not.toContain("stubwright.lock.json");
  });
});

test.each(["SIGINT", "SIGTERM"] as const)("%s ends a watch that waits for the network", async (signal) => {
  server.removeAllListeners("request");
  const asked = once(server, "request");
  const command = join(root, "generator/cli/bin/stubwright.js");
  const args = [command, "generate", "--watch", "--allow-network"];
  const watching = spawn(process.execPath, args, { cwd: folder });
  let printed = "";
  watching.stderr.on("data", (text) => (printed += String(text)));
  const exit = once(watching, "exit");
  await asked;
  watching.kill(signal);
  expect(await exit).toEqual([0, null]);
  expect(printed).toBe("");
  expect(readdirSync(folder).sort()).toEqual(["near.xsd", "stubwright.config.json"]);
});
