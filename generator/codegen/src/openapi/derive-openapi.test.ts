import { expect, test } from "@jest/globals";
import { readFiles } from "../../../contract/dist/testing/read-files.js";
import { choice, complex, el, facet, seq, simple, type } from "../../../contract/dist/testing/schema-notation.js";
import { serviceOf } from "../../../contract/dist/testing/service-documents.js";
import { deriveOpenApi } from "./derive-openapi.js";
import { routesOfDocument } from "./routes-of-document.js";

const boolean = { type: "boolean" };
const string = { type: "string" };
const inPath = (name: string, member: string, schema: object, example: unknown) => ({
  name,
  in: "path",
  required: true,
  description: `The same value as the member ${member} of the body.`,
  schema,
  example,
});
const text = inPath("a", "a", { type: "string" }, "text");

interface Item {
  readonly parameters?: readonly unknown[];
  readonly get?: { readonly parameters: readonly { readonly in?: string }[] };
  readonly put?: { readonly parameters: readonly { readonly in?: string }[] };
}

test.each<[string, readonly [get: string, put: string], object]>([
  ["one path", ["/t/{a}", "/t/{a}"], { "/t/{a}": [[text], [], []] }],
  [
    "names of one place that differ",
    ["/t/{a}", "/t/{b}"],
    { "/t/{a}": [[text], [], [inPath("a", "b", boolean, false)]] },
  ],
  ["no parameters", ["/t", "/t"], { "/t": [undefined, [], []] }],
  [
    "paths that differ elsewhere",
    ["/t/{a}", "/u/{b}"],
    { "/t/{a}": [[text], [], undefined], "/u/{b}": [[inPath("b", "b", boolean, false)], undefined, []] },
  ],
])("the path parameters of two routes: %s", async (_title, [get, put], want) => {
  const { model } = await readFiles(serviceOf(type("T", seq(el("a"), el("b", 'type="xs:boolean"')))));
  if (model === undefined) throw new Error("The contract has no model.");
  const routes = [
    { operation: "Place", method: "GET", path: get },
    { operation: "Place", method: "PUT", path: put },
  ];
  const document = deriveOpenApi(model, routes);
  const items: readonly [string, Item][] = Object.entries(document.paths);
  const found = items
    .filter(([path]) => !path.startsWith("/json/"))
    .map(([path, item]) => {
      const own = [item.get, item.put].map((one) => one?.parameters.filter((parameter) => parameter.in === "path"));
      return [path, [item.parameters, ...own]];
    });
  expect(Object.fromEntries(found)).toEqual(want);
  expect(routesOfDocument(document, model)).toEqual(routes);
});

test.each<[title: string, content: string, replyPath: true | undefined, route: true | undefined]>([
  ["a member that must be there", el("a"), true, undefined],
  ["one more than the path has", el("a") + el("b"), true, true],
  ["members that may be absent", el("a", 'minOccurs="0"'), undefined, undefined],
  ["a choice that must be met", el("a") + choice(el("b"), el("c")), true, true],
  ["a choice of nothing", el("a") + choice(el("b"), el("c", 'minOccurs="0"')), true, undefined],
  ["elements of any name", `${el("a")}<xs:any namespace="##other" processContents="lax"/>`, true, true],
])("no body is no request where an empty object is none: %s", async (_title, content, replyPath, route) => {
  const { model } = await readFiles(serviceOf(type("T", seq(content))));
  if (model === undefined) throw new Error("The contract has no model.");
  const { paths } = deriveOpenApi(model, [{ operation: "Place", method: "PUT", path: "/t/{a}" }]);
  const required = [paths["/json/reply/Place"]?.post, paths["/t/{a}"]?.put].map((operation) => {
    const { requestBody } = operation as { readonly requestBody: { readonly required?: boolean } };
    return requestBody.required;
  });
  expect(required).toEqual([replyPath, route]);
});

test.each<[title: string, type: string, want: object]>([
  [
    "that must be there",
    type("T", seq(el("a"), el("b"))),
    { type: "object", properties: { a: string, b: string }, required: ["b"] },
  ],
  ["that is all", type("T", seq(el("a"))), { type: "object", properties: { a: string } }],
  ["that may be absent", type("T", seq(el("a", 'minOccurs="0"'), el("b"))), { $ref: "#/components/schemas/T" }],
  [
    "beside a choice",
    type("T", seq(el("a"), choice(el("b"), el("c")))),
    { allOf: [{ type: "object", properties: { a: string } }, { oneOf: expect.anything() }] },
  ],
  [
    "of a type that others may stand for",
    type("T", seq(el("a"))) + type("U", complex("extension", "a:T", "")),
    { $ref: "#/components/schemas/T" },
  ],
])("a body may leave out what the path says: a member %s", async (_title, types, schema) => {
  const { model } = await readFiles(serviceOf(types));
  if (model === undefined) throw new Error("The contract has no model.");
  const { paths } = deriveOpenApi(model, [{ operation: "Place", method: "PUT", path: "/t/{a}" }]);
  const content = { "application/json": { schema, example: expect.anything() } };
  expect(paths["/t/{a}"]?.put).toMatchObject({ requestBody: { content } });
});

test.each<[string, string, object]>([
  ["with an example", el("a"), { example: { a: "text" } }],
  ["without one, where no message ends", el("t", 'type="a:T"'), {}],
  ["without one, where no value is known", el("a", 'type="a:None"'), {}],
])("messages %s", async (_title, content, want) => {
  const none = simple("None", "xs:int", facet("minInclusive", "2") + facet("pattern", "1"));
  const { model } = await readFiles(serviceOf(type("T", seq(content)) + none));
  if (model === undefined) throw new Error("The contract has no model.");
  const post = deriveOpenApi(model, []).paths["/json/reply/Place"]?.post;
  const message = { content: { "application/json": { schema: { $ref: "#/components/schemas/T" }, ...want } } };
  expect(post).toMatchObject({ requestBody: message, responses: { "200": message } });
  expect(JSON.stringify(post).includes('"example"')).toBe("example" in want);
});

test.each<[string, readonly [service: string, portType: string, text: string | undefined][], string]>([
  [
    "of its service",
    [
      ["A", "Other", "Others."],
      ["B", "Shop", "Buy here."],
    ],
    "Buy here.",
  ],
  [
    "that says whose it is, of a service that says nothing",
    [["B", "Shop", undefined]],
    "The operations of the port type Shop.",
  ],
  ["that says whose it is, without a service", [["A", "Other", "Others."]], "The operations of the port type Shop."],
])("the tag of a port type has a description %s", async (_title, services, description) => {
  const { model } = await readFiles(serviceOf(type("T", seq(el("a")))));
  if (model === undefined) throw new Error("The contract has no model.");
  const all = services.map(([name, portType, text]) => ({
    name,
    documentation: text === undefined ? undefined : { text, deprecation: undefined },
    ports: [{ name: "P", binding: "B", portType, address: undefined }],
  }));
  expect(deriveOpenApi({ ...model, services: all }, []).tags).toEqual([{ name: "Shop", description }]);
});
