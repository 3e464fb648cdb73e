import { existsSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { ContractProject } from "../testing/contract-project.js";

const xsd = (type: string): string => `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:far"
 elementFormDefault="qualified"><xs:complexType name="Far"><xs:sequence><xs:element name="a" type="${type}"/></xs:sequence></xs:complexType></xs:schema>`;

let project: ContractProject;
let server: Server;
let url: string;
let served = xsd("xs:string");

beforeAll(async () => {
  server = createServer((_request, response) => response.end(served));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/far.xsd`;
});

afterAll(() => {
  server.close();
  project.remove();
});

/** A contract with a schema that imports another schema from the network, and its generated code. */
beforeEach(async () => {
  project?.remove();
  project = new ContractProject();
  served = xsd("xs:string");
  project.write(
    "near.xsd",
    `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:far="urn:far" targetNamespace="urn:near">
<xs:import namespace="urn:far" schemaLocation="${url}"/><xs:element name="near" type="far:Far"/></xs:schema>`,
  );
  project.write(
    "stubwright.config.json",
    JSON.stringify({ contracts: [{ name: "near", entry: "near.xsd", out: "out" }] }),
  );
  expect(await project.stubwright("generate", "--allow-network")).toMatchObject({ status: 0, error: "" });
});

/** Prints a finding as `level rule: old -> new`, with shortened digests. */
async function importsTold(): Promise<{ readonly told: readonly string[]; readonly status: number }> {
  const { status, out } = await project.stubwright("check", "--report", "json");
  const findings: readonly Readonly<Record<string, string>>[] = JSON.parse(out).findings;
  const told = findings
    .filter(({ rule }) => rule?.startsWith("import-"))
    .map(({ level, rule, old, new: now, path }) => {
      expect(path).toBe(url);
      return `${level} ${rule}: ${old?.replace(/[0-9a-f]{64}/, "digest")} -> ${now?.replace(/[0-9a-f]{64}/, "digest")}`;
    });
  return { status, told };
}

describe("imports from the network", () => {
  test("a pinned, unchanged import has no finding", async () => {
    expect((await importsTold()).told).toEqual([]);
  });

  test("a changed import is reported as drifted", async () => {
    served = xsd("xs:int");
    expect(await importsTold()).toEqual({ status: 1, told: ["error import-drifted: digest -> digest"] });
  });

  test("a drifted import can be waived", async () => {
    served = xsd("xs:int");
    const waiver = "- select: { rule: import-drifted }\n  reason: r\n  owner: o\n  expires: 2999-01-01\n";
    project.write("near.waivers.yaml", waiver);
    expect(await importsTold()).toMatchObject({ status: 0 });
  });

  test("an unreachable import is a warning", async () => {
    const closed = new Promise<void>((done) => server.close(() => done()));
    server.closeAllConnections();
    await closed;
    try {
      expect((await importsTold()).told).toEqual(["warning import-drifted: digest -> not reachable"]);
    } finally {
      const port = Number(new URL(url).port);
      await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
    }
  });

  test("an unpinned import is reported with its place", async () => {
    for (const file of ["stubwright.lock.json", "out/stubwright.manifest.json"])
      rmSync(project.path(file), { force: true });
    expect(await importsTold()).toMatchObject({ told: [`error import-unpinned: undefined -> ${url}`] });
    const { out } = await project.stubwright("check", "--report", "text");
    expect(out).toContain("near.xsd:2:");
    const config = project.read("stubwright.config.json");
    project.write("stubwright.config.json", config.replace('"name":"near",', ""));
    const unnamed = await project.stubwright("check", "--report", "json");
    expect(JSON.parse(unnamed.out).findings).toMatchObject([{ rule: "import-unpinned", contract: "near" }]);
  });

  test("the lock file decides, if there is one", async () => {
    project.write("stubwright.lock.json", JSON.stringify({ documents: {} }));
    expect((await importsTold()).told).toEqual([`error import-unpinned: undefined -> ${url}`]);
    project.write("stubwright.lock.json", JSON.stringify({ documents: { [url]: "0".repeat(64) } }));
    expect((await importsTold()).told).toEqual(["error import-drifted: digest -> digest"]);
  });

  test("the comparison uses the locked copies of both revisions", async () => {
    await project.init();
    const compare = () => project.stubwright("check", "--against", "main", "--all");
    expect(await compare()).toMatchObject({ status: 0 });
    served = xsd("xs:int");
    expect(await project.stubwright("generate", "--allow-network", "--update-lock")).toMatchObject({ status: 0 });
    const { status, out } = await compare();
    expect({ status, out }).toEqual({ status: 1, out: expect.stringContaining("type-narrowed Far/a") });
  });

  test("the rules can be switched off", async () => {
    served = xsd("xs:int");
    const config = JSON.parse(project.read("stubwright.config.json"));
    const compatibility = { levels: { "import-drifted": "info" } };
    project.write("stubwright.config.json", JSON.stringify({ ...config, compatibility }));
    expect((await importsTold()).told).toEqual(["info import-drifted: digest -> digest"]);
    expect(existsSync(project.path("out/types.ts"))).toBe(true);
  });

  test("an unneeded, absent import is looked for again when it may exist", async () => {
    const near = project.read("near.xsd").replace('type="far:Far"', 'type="xs:int"').replace(url, "far.xsd");
    project.write("near.xsd", near);
    expect((await project.stubwright("generate")).error).toContain("warning document-not-found: far.xsd");
    expect((await project.stubwright("generate")).out).toContain("nothing changed");
    project.write("far.xsd", xsd("xs:int"));
    expect((await project.stubwright("check")).status).toBe(1);
    expect((await project.stubwright("generate")).out).toContain("type Far added");
    project.write("near.xsd", near.replace("far.xsd", url));
    rmSync(project.path("stubwright.lock.json"));
    rmSync(project.path("stubwright.documents"), { recursive: true });
    expect((await project.stubwright("generate")).error).toContain("warning document-on-network");
    expect((await importsTold()).told).toEqual([]);
    expect((await project.stubwright("generate", "--allow-network")).error).toBe("");
    expect(existsSync(project.path("stubwright.lock.json"))).toBe(true);
  });
});
