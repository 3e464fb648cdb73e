import { expect, test } from "@jest/globals";
import { readFiles, serviceOf } from "../compare/testing/compare-fixture.js";
import { el, seq, type } from "../link/testing/schema-notation.js";
import { deriveOpenApi } from "./derive-openapi.js";
import { routesOfDocument } from "./routes-of-document.js";

const boolean = { type: "boolean" };
const inPath = (name: string, member: string, schema: object) => ({
  name,
  in: "path",
  required: true,
  description: `The same value as the member ${member} of the body.`,
  schema,
});
const text = inPath("a", "a", { type: "string" });

interface Item {
  readonly parameters?: readonly unknown[];
  readonly get?: { readonly parameters: readonly { readonly in?: string }[] };
  readonly put?: { readonly parameters: readonly { readonly in?: string }[] };
}

test.each<[string, readonly [get: string, put: string], object]>([
  ["one path", ["/t/{a}", "/t/{a}"], { "/t/{a}": [[text], [], []] }],
  ["names of one place that differ", ["/t/{a}", "/t/{b}"], { "/t/{a}": [[text], [], [inPath("a", "b", boolean)]] }],
  ["no parameters", ["/t", "/t"], { "/t": [undefined, [], []] }],
  [
    "paths that differ elsewhere",
    ["/t/{a}", "/u/{b}"],
    { "/t/{a}": [[text], [], undefined], "/u/{b}": [[inPath("b", "b", boolean)], undefined, []] },
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
