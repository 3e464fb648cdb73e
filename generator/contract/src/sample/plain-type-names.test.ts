import { expect, test } from "@jest/globals";
import { readFiles } from "../testing/read-files.js";
import { complex, type } from "../testing/schema-notation.js";
import { MessageSampler } from "./samplers.js";

const xs = 'xmlns:xs="http://www.w3.org/2001/XMLSchema"';

const plain = `<xs:schema ${xs}>${type("Base", "", 'abstract="true"')}${type("Derived", complex("extension", "Base", ""))}</xs:schema>`;

test("a type without a namespace is not named if there is a default namespace", async () => {
  const { model } = await readFiles({
    "s.xsd": `<xs:schema ${xs} targetNamespace="urn:t"><xs:import schemaLocation="plain.xsd"/><xs:element name="r" type="Base"/></xs:schema>`,
    "plain.xsd": plain,
  });
  const [root] = model?.elements ?? [];
  if (model === undefined || root === undefined) throw new Error("no model");
  const xml = new MessageSampler(model).sample(root, "typical")?.xml;
  expect(xml).toMatch(/^<n1:r xmlns:n1="urn:t" xmlns:xsi="[^"]*" xsi:type="Derived"\/>/);
});
