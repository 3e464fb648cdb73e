import { faultMember } from "@stubwright/runtime/codec";
import type { OperationFacts } from "./operation-object.js";

/** The failure of an operation: a problem document, in which a declared fault has its detail under its name. */
export function failureResponse({ operation, schemas }: OperationFacts): unknown {
  const { faults } = operation;
  if (faults.length === 0) return { $ref: "#/components/responses/Problem" };
  const own = {
    type: "object",
    properties: Object.fromEntries(faults.map((fault) => [faultMember(fault.name), schemas.carried(fault)])),
  };
  const schema = { allOf: [{ $ref: "#/components/schemas/Problem" }, own] };
  const names = faults.map(({ name }) => name).join(", ");
  return {
    description: `The operation failed. The detail of a declared fault is a member: ${names}.`,
    content: { "application/problem+json": { schema } },
  };
}
