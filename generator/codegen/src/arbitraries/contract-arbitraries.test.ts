import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "@jest/globals";
import { loadModel } from "../../../contract/dist/load/load-model.js";
import { contractArbitraries } from "./contract-arbitraries.js";

const folder = mkdtempSync(join(tmpdir(), "stubwright-arbitraries-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("makes no more samples of elements for wildcards than it uses", async () => {
  const any = `<xs:complexType><xs:sequence><xs:any minOccurs="0"/></xs:sequence></xs:complexType>`;
  const elements = Array.from({ length: 2000 }, (_, index) => `<xs:element name="e${index}">${any}</xs:element>`);
  writeFileSync(
    join(folder, "c.xsd"),
    `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:t">${elements.join("")}</xs:schema>`,
  );
  const { model } = await loadModel({ entry: "c.xsd", name: "c" }, { cwd: folder });
  if (model === undefined) throw new Error("no model");
  const start = process.cpuUsage();
  expect(contractArbitraries(model, { nulls: "nil" }).length).toBe(2000);
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(5000);
});
