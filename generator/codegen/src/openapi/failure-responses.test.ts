import { expect, test } from "@jest/globals";
import { type DescribedOperation, failureResponses } from "./operation-object.js";

test("declared faults have the contract's documentation and deprecation", () => {
  const documentation = { text: "Said of it.", deprecation: { text: "", sunset: "2027-01-01" } };
  const operation = {
    faults: [
      { name: "old", documentation },
      { name: "new", documentation: undefined },
    ],
  };
  // Nothing else is looked at.
  const facts = { operation, schemas: { carried: () => ({ type: "string" }) } } as unknown as DescribedOperation;
  const properties = {
    old: { type: "string", description: "Said of it.", deprecated: true, "x-sunset": "2027-01-01" },
    new: { type: "string" },
  };
  const schema = { allOf: [{ $ref: "#/components/schemas/Problem" }, { type: "object", properties }] };
  const content = { "application/problem+json": { schema } };
  expect(failureResponses(facts)).toMatchObject({ badRequest: { content }, other: { content } });
});
