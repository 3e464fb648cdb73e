import { faultMember } from "@stubwright/runtime/codec";
import type { DescribedOperation } from "./described-operation.js";
import { documented } from "./documented.js";
import { badRequestText } from "./shared-components.js";

/** What is answered where an operation fails: at 400, and at any other status that is not described on its own. */
interface FailureResponses {
  readonly badRequest: unknown;
  readonly other: unknown;
}

/** Problem documents, in which a declared fault has its detail under its name; its status is 400 unless the service says another. */
export function failureResponses({ operation, schemas }: DescribedOperation): FailureResponses {
  const { faults } = operation;
  if (faults.length === 0) {
    return {
      badRequest: { $ref: "#/components/responses/BadRequest" },
      other: { $ref: "#/components/responses/Problem" },
    };
  }
  const own = {
    type: "object",
    properties: Object.fromEntries(
      faults.map((fault) => [
        faultMember(fault.name),
        { ...schemas.carried(fault), ...documented(fault.documentation) },
      ]),
    ),
  };
  const content = {
    "application/problem+json": { schema: { allOf: [{ $ref: "#/components/schemas/Problem" }, own] } },
  };
  const failed = `The operation failed. The detail of a declared fault is in a member: ${faults.map(({ name }) => name).join(", ")}.`;
  return {
    badRequest: { description: `${badRequestText} Or: ${failed}`, content },
    other: { description: failed, content },
  };
}
