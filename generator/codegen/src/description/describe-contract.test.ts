import { expect, test } from "@jest/globals";
import { generateContract } from "../generate-contract.js";

const golden = new URL("../../golden/", import.meta.url);

async function describeGolden(name: string, document = "contract.xsd") {
  const entry = new URL(`${name}/${document}`, golden).href;
  const { describe, diagnostics } = await generateContract({ entry, out: "." });
  if (describe === undefined) throw new Error(JSON.stringify(diagnostics));
  return describe();
}

test("operations have their documentation, header blocks, faults and samples", async () => {
  const { operations, services } = await describeGolden("headers-and-faults", "contract.wsdl");
  const [open, leave] = operations;
  expect(services.map(({ portTypes }) => portTypes)).toEqual([["Vault"]]);
  expect(open).toMatchObject({
    name: "Open",
    functionName: "open",
    kind: "request-reply",
    soapAction: "urn:golden:vault/Open",
    request: { element: "{urn:golden:vault}Open", samples: { minimal: { Door: "text" } } },
    requestHeaders: [
      { name: "Ticket", documentation: "Who may come in." },
      { name: "Trace", deprecated: expect.any(String), nillable: true },
    ],
    faults: [{ name: "Locked" }, { name: "Unknown", sunset: "2027-01-01" }, { name: "Sealed", nillable: true }],
  });
  expect(leave).toMatchObject({ kind: "one-way", replyHeaders: [], faults: [] });
  expect(leave).not.toHaveProperty("reply");
});

test.each([
  ["choice", "Payment", { parts: [{ name: "id" }, { name: "Amount" }, { kind: "choice" }, { kind: "choice" }] }],
  ["choice", "Drawing", { parts: [{ name: "Title" }, { kind: "list", name: "$choice", required: true }] }],
  ["mixed-and-any", "Paragraph", { anyAttributes: true, parts: [{ kind: "list", text: true }] }],
  ["mixed-and-any", "Extensible", { parts: [{ name: "Id" }, { kind: "any", min: 0 }] }],
  ["inheritance", "Animal", { standIns: ["Animal", "Dog"], tagged: "maybe" }],
  ["inheritance", "Place", { abstract: true, standIns: ["Cage"] }],
  ["inheritance", "Dog", { base: "Animal", tagged: "always" }],
  ["simple-types", "Size", { definition: { kind: "restriction", facets: { values: ["small", "large"] } } }],
  ["simple-types", "Colour", { definition: { facets: { values: ["red", "blue"], open: true } } }],
  ["simple-types", "Sizes", { definition: { kind: "list", item: { kind: "declared", name: "Size" } } }],
  ["simple-types", "Percentage", { definition: { facets: { rules: expect.stringContaining("100") } } }],
])("%s: %s is described as people fill it in", async (name, typeName, wanted) => {
  const { types } = await describeGolden(name);
  expect(types.find((type) => type.name === typeName)).toMatchObject(wanted);
});

test("a description survives JSON: no bound is infinite, and nothing is undefined", async () => {
  const description = await describeGolden("declarations");
  expect(JSON.parse(JSON.stringify(description))).toEqual(description);
});
