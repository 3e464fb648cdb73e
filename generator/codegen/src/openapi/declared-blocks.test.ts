import { expect, test } from "@jest/globals";
import { type DescribedOperation, headerParameters, replyHeaders } from "./operation-object.js";

/** An operation whose messages declare header blocks of these names; without a reply where there are none for it. */
function factsOf(request: readonly string[], reply: readonly string[] | undefined): DescribedOperation {
  const message = (names: readonly string[]) => ({ headers: names.map((property) => ({ property })) });
  const operation = { request: message(request), reply: reply && message(reply) };
  // Nothing else is looked at.
  return { operation, schemas: { carried: () => ({ type: "string" }) } } as unknown as DescribedOperation;
}

const blocks = (...names: readonly string[]) => {
  const properties = Object.fromEntries(names.map((name) => [name, { type: "string" }]));
  return { content: { "application/json": { schema: { type: "object", properties } } } };
};

test.each<[string, readonly string[], readonly string[] | undefined, readonly object[], object]>([
  ["none", [], [], [], {}],
  ["none of a one-way operation", [], undefined, [], {}],
  ["one", ["A"], ["B"], [blocks("A")], { headers: { "Soap-Headers": blocks("B") } }],
  ["several", ["A", "B"], [], [blocks("A", "B")], {}],
])("declared header blocks: %s", (_title, request, reply, parameters, headers) => {
  const facts = factsOf(request, reply);
  expect(headerParameters(facts)).toMatchObject(
    parameters.map((one) => ({ name: "Soap-Headers", in: "header", ...one })),
  );
  expect(headerParameters(facts)).toHaveLength(parameters.length);
  expect(replyHeaders(facts)).toMatchObject(headers);
  expect(Object.keys(replyHeaders(facts))).toEqual(Object.keys(headers));
});

test("a documented and deprecated header block", () => {
  const documentation = { text: "Said of it.", deprecation: { text: "Since 2.0.", sunset: undefined } };
  const operation = { request: { headers: [{ property: "A", documentation }] } };
  // Nothing else is looked at.
  const facts = { operation, schemas: { carried: () => ({ type: "string" }) } } as unknown as DescribedOperation;
  const A = { type: "string", description: "Said of it.\n\nSince 2.0.", deprecated: true };
  const content = { "application/json": { schema: { type: "object", properties: { A } } } };
  expect(headerParameters(facts)).toEqual([expect.objectContaining({ content })]);
});
