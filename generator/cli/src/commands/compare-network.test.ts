import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { stubwrightIn } from "../testing/contract-project.js";

const folder = mkdtempSync(join(tmpdir(), "stubwright-network-"));
const far = (type: string): string =>
  `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:far"><xs:element name="Far" type="xs:${type}"/></xs:schema>`;
const near = (url: string): string =>
  `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:near"><xs:import namespace="urn:far" schemaLocation="${url}"/>
<xs:element name="Near"><xs:complexType><xs:sequence><xs:element xmlns:f="urn:far" ref="f:Far"/></xs:sequence></xs:complexType></xs:element></xs:schema>`;
const asked: string[] = [];
const server = createServer(({ url = "" }, response) => {
  asked.push(url);
  response.end(far(url === "/old.xsd" ? "int" : "boolean"));
});

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  writeFileSync(join(folder, "old.xsd"), near(`http://127.0.0.1:${port}/old.xsd`));
  writeFileSync(join(folder, "new.xsd"), near(`http://127.0.0.1:${port}/new.xsd`));
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

test("compare fetches imports only if it is told so", async () => {
  expect((await stubwrightIn(folder, ["compare", "old.xsd", "new.xsd"])).status).toBe(3);
  expect(asked).toEqual([]);
  const { status, out } = await stubwrightIn(folder, ["compare", "old.xsd", "new.xsd", "--allow-network"]);
  expect({ status, out }).toEqual({
    status: 1,
    out: expect.stringContaining("type-changed Far: xs:int -> xs:boolean"),
  });
  expect([...new Set(asked)].sort()).toEqual(["/new.xsd", "/old.xsd"]);
});
