import { describe, expect, test } from "@jest/globals";
import { readFiles } from "../../../contract/dist/testing/read-files.js";
import { choice, complex, el, list, seq, simple, type } from "../../../contract/dist/testing/schema-notation.js";
import { serviceOf } from "../../../contract/dist/testing/service-documents.js";
import { deriveOpenApi } from "./derive-openapi.js";

interface Row {
  readonly title: string;
  /** The types; T is the request's. */
  readonly types: string;
  readonly path?: string;
  readonly want: readonly unknown[];
}

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const arrayOf = (name: string) => ({ type: "array", items: reference(name), minItems: 1, maxItems: 9 });
const text = { type: "string" };
const json = (schema: unknown) => ({ content: { "application/json": { schema } } });
const many = 'type="xs:boolean" maxOccurs="unbounded"';
const optional = 'type="xs:boolean" minOccurs="0"';
const anything = '<xs:any namespace="##other" processContents="lax" minOccurs="0" maxOccurs="unbounded"/>';

interface Parameters {
  readonly parameters: readonly { readonly in?: string }[];
}

/** A GET of type T at a path: its parameters, and those of the path. */
async function getOf(types: string, path: string): Promise<{ readonly operation: Parameters; readonly item: unknown }> {
  const { model } = await readFiles(serviceOf(types));
  if (model === undefined) throw new Error("The contract has no model.");
  const item = deriveOpenApi(model, [{ operation: "Place", method: "GET", path }]).paths[path];
  return { operation: item?.get as Parameters, item };
}

/** The parameters in the query of a GET of type T, without those that every operation has. */
async function queryOf(types: string, path: string): Promise<readonly unknown[]> {
  const { operation } = await getOf(types, path);
  return operation.parameters.filter((one) => one.in === "query");
}

describe("the query of a method without a body", () => {
  test.each<Row>([
    {
      title: "members; an array repeats its name",
      types: type("T", seq(el("a"), el("b", optional), el("c", many))),
      want: [
        { name: "a", in: "query", required: true, schema: text },
        { name: "b", in: "query", schema: { type: "boolean" } },
        { name: "c", in: "query", required: true, schema: { type: "array", items: { type: "boolean" }, minItems: 1 } },
      ],
    },
    {
      title: "arrays of objects, as JSON text",
      types:
        type("T", seq(el("a", 'type="a:A" maxOccurs="9"'), el("b", 'type="a:B" maxOccurs="9"'))) +
        list("A", "xs:int") +
        type("B", seq(el("c"))),
      want: [
        { name: "a", in: "query", required: true, ...json(arrayOf("A")) },
        { name: "b", in: "query", required: true, ...json(arrayOf("B")) },
      ],
    },
    {
      title: "null only in an array, which is then JSON text",
      types: type("T", seq(el("a", 'type="xs:boolean" nillable="true"'), el("b", `${many} nillable="true"`))),
      want: [
        { name: "a", in: "query", required: true, schema: { type: "boolean" } },
        {
          name: "b",
          in: "query",
          required: true,
          ...json({ type: "array", items: { type: ["boolean", "null"] }, minItems: 1 }),
        },
      ],
    },
    {
      title: "no members of the path",
      types: type("T", seq(el("a"), el("b", optional))),
      path: "/t/{a}",
      want: [{ name: "b", in: "query", schema: { type: "boolean" } }],
    },
    {
      title: "no member with the name of a parameter that controls the reply",
      types: type("T", seq(el("format", optional), el("callback", optional), el("Format", optional))),
      want: [{ name: "Format", in: "query", schema: { type: "boolean" } }],
    },
    {
      title: "a list, which repeats its name",
      types:
        type("T", seq(el("a", 'type="a:B"'), el("n", 'type="xs:NMTOKENS"'))) +
        list("A", "xs:int") +
        simple("B", "a:A", ""),
      want: [
        { name: "a", in: "query", required: true, schema: reference("B") },
        { name: "n", in: "query", required: true, schema: { type: "array", items: text, minItems: 1 } },
      ],
    },
    {
      title: "a simple type that is not a list",
      types: type("T", seq(el("a", 'type="a:A"'))) + simple("A", "xs:int", ""),
      want: [{ name: "a", in: "query", required: true, schema: reference("A") }],
    },
    {
      title: "any content",
      types: type("T", seq(el("a", 'type="xs:anyType"'))),
      want: [{ name: "a", in: "query", required: true, ...json(reference("AnyContent")) }],
    },
    {
      title: "the optional branches of a choice, and a required member",
      types: type("T", seq(el("a"), choice(el("b"), seq(el("c"), el("d", many))))),
      want: [
        { name: "a", in: "query", required: true, schema: text },
        { name: "b", in: "query", schema: text },
        { name: "c", in: "query", schema: text },
        { name: "d", in: "query", schema: { type: "array", items: { type: "boolean" }, minItems: 1 } },
      ],
    },
    {
      title: "a repeated group",
      types: type("T", `<xs:choice maxOccurs="unbounded">${el("a")}</xs:choice>`),
      want: [
        {
          name: "$choice",
          in: "query",
          required: true,
          ...json({ type: "array", items: { type: "object", properties: { a: text }, required: ["a"] }, minItems: 1 }),
        },
      ],
    },
    {
      title: "elements and attributes of wildcards",
      types: type("T", `${seq(el("a"), anything)}<xs:anyAttribute namespace="##other" processContents="lax"/>`),
      want: [
        { name: "a", in: "query", required: true, schema: text },
        { name: "$any", in: "query", ...json({ type: "array", items: reference("AnyElement") }) },
        { name: "$attributes", in: "query", ...json({ type: "object", additionalProperties: text }) },
      ],
    },
    {
      title: "elements of a wildcard that requires one",
      types: type("T", seq(el("a"), '<xs:any namespace="##other" processContents="lax"/>')),
      want: [
        { name: "a", in: "query", required: true, schema: text },
        {
          name: "$any",
          in: "query",
          required: true,
          ...json({ type: "array", items: reference("AnyElement"), minItems: 1, maxItems: 1 }),
        },
      ],
    },
    {
      title: "the members of types that may replace the request's",
      types: type("T", seq(el("a"))) + type("U", complex("extension", "a:T", seq(el("b")))),
      want: [
        { name: "$type", in: "query", schema: { type: "string", enum: ["T", "U"] } },
        { name: "a", in: "query", required: true, schema: text },
        { name: "b", in: "query", schema: text },
      ],
    },
    {
      title: "$type, if the request needs it",
      types:
        type("T", seq(el("a")), 'abstract="true"') +
        type("U", complex("extension", "a:T", "")) +
        type("V", complex("extension", "a:T", "")),
      want: [
        { name: "$type", in: "query", required: true, schema: { type: "string", enum: ["U", "V"] } },
        { name: "a", in: "query", required: true, schema: text },
      ],
    },
  ])("has $title", async ({ types, path = "/t", want }) => {
    const found = await queryOf(types, path);
    expect(found).toHaveLength(want.length);
    expect(found).toEqual(expect.arrayContaining([...want]));
  });
});

test("a list in a path is text, because OpenAPI has no style for it", async () => {
  const { item } = await getOf(type("T", seq(el("a", 'type="a:A"'))) + list("A", "xs:int"), "/t/{a}");
  expect(item).toMatchObject({ parameters: [{ name: "a", in: "path", schema: text }] });
});

test("a path parameter has the schema of its member", async () => {
  const { item } = await getOf(type("T", seq(el("a", 'type="xs:boolean"'))), "/t/{a}");
  expect(item).toMatchObject({ parameters: [{ name: "a", in: "path", required: true, schema: { type: "boolean" } }] });
});
