import { afterAll, expect, test } from "@jest/globals";
import type { OpenApiDocument } from "../openapi/derive-openapi.js";
import { startOpenApiPrinter } from "./start-openapi-printer.js";

function documentOf(schema: string): OpenApiDocument {
  return {
    openapi: "3.1.0",
    info: { title: "t", version: "1", description: "d" },
    servers: [],
    security: [],
    tags: [],
    paths: {},
    components: { schemas: { [schema]: { type: "string" } }, parameters: {}, responses: {} },
  };
}

const printer = startOpenApiPrinter();
afterAll(() => printer.stop());

test("each document has its own text, also behind one whose text nobody asks for", async () => {
  printer.begin(documentOf("Abandoned"));
  const [first, second] = ["First", "Second"].map((schema) => printer.begin(documentOf(schema)));
  expect(await first?.()).toContain("First: string");
  expect(await second?.()).toContain("Second: string");
});

test("an error of the thread rejects the text that is waited for, and every later one", async () => {
  const broken = startOpenApiPrinter();
  const { components, ...document } = documentOf("A");
  const text = broken.begin({ ...document, components: { ...components, parameters: { P: null } } });
  await expect(text()).rejects.toMatchObject({ name: "TypeError" });
  await expect(broken.begin(documentOf("B"))()).rejects.toMatchObject({ name: "TypeError" });
});
