import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
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

test("lines are shown of files beside the entry or below where the command runs, and of no others", async () => {
  const outside = mkdtempSync(join(tmpdir(), "stubwright-outside-"));
  try {
    const secret = "token=7f3a9c";
    writeFileSync(join(outside, "secret"), `<x/>\n${secret}`);
    const wrong = (name: string): string => `<xs:element name="${name}"/></wrong>`;
    write("sibling/s.xsd", wrong("sibling"));
    write("shop/near/s.xsd", wrong("near"));
    mkdirSync(dirname(project.path("shop/a.xsd")), { recursive: true });
    symlinkSync(join(outside, "secret"), project.path("shop/link.xsd"));
    const locations = ["../sibling/s.xsd", "near/s.xsd", "link.xsd", join(outside, "secret")];
    write("shop/a.xsd", locations.map((location) => `<xs:include schemaLocation="${location}"/>`).join("\n"));
    const { error, status } = await project.stubwright("generate", "shop/a.xsd", "--out", "out");
    expect(status).toBe(3);
    expect(error).not.toContain(secret);
    expect(error).toContain(wrong("sibling"));
    expect(error).toContain(wrong("near"));
    // The place is told all the same.
    expect(error).toMatch(/secret:2:\d+: error/);
    expect(error).toMatch(/shop\/link\.xsd:2:\d+: error/);
  } finally {
    rmSync(outside, { recursive: true, force: true });
  }
});
