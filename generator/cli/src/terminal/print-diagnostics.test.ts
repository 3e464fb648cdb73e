import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { afterAll, expect, test } from "@jest/globals";
import { ContractProject } from "../testing/contract-project.js";

const project = new ContractProject();
afterAll(() => project.remove());

function write(path: string, content: string): void {
  mkdirSync(dirname(project.path(path)), { recursive: true });
  project.write(
    path,
    `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:t">\n${content}\n</xs:schema>`,
  );
}

test("all places are paths from the current folder, also inside messages", async () => {
  write("orders/a/s.xsd", '<xs:include schemaLocation="../b/s.xsd"/>\n\n<xs:element name="r" type="xs:int"/>');
  write("orders/b/s.xsd", '<xs:element name="r" type="xs:string"/>');
  const { error } = await project.stubwright("generate", "orders/a/s.xsd", "--out", "out");
  const [told] = error.split("\n");
  expect(told).toBe(
    "orders/b/s.xsd:2:13: error xsd-duplicate-name: element {urn:t}r is declared twice; the first is at orders/a/s.xsd:4",
  );
});
