import { afterAll, expect, test } from "@jest/globals";
import type { OpenApiDocument } from "../openapi/derive-openapi.js";
import { keptOpenApiPrinter, startOpenApiPrinter, stopKeptPrinter } from "./openapi-printer.js";

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

const { components, ...document } = documentOf("A");
const brokenDocument = { ...document, components: { ...components, parameters: { P: null } } };

const printer = startOpenApiPrinter();
afterAll(() => printer.stop());

test("each document gets its own text, also after one whose text nobody asks for", async () => {
  printer.begin(documentOf("Abandoned"));
  const [first, second] = ["First", "Second"].map((schema) => printer.begin(documentOf(schema)));
  expect(await first?.()).toContain("First: string");
  expect(await second?.()).toContain("Second: string");
});

test("a process keeps one printer, and starts another after an error", async () => {
  const first = keptOpenApiPrinter();
  expect(keptOpenApiPrinter()).toBe(first);
  await expect(first.begin(brokenDocument)()).rejects.toMatchObject({ name: "TypeError" });
  expect(await keptOpenApiPrinter().begin(documentOf("A"))()).toContain("A: string");
  stopKeptPrinter();
});

test("an error of the thread rejects the current text and every later one", async () => {
  const broken = startOpenApiPrinter();
  const text = broken.begin(brokenDocument);
  await expect(text()).rejects.toMatchObject({ name: "TypeError" });
  await expect(broken.begin(documentOf("B"))()).rejects.toMatchObject({ name: "TypeError" });
});
