import type { JsonSchema } from "@stubwright/contract/json";
import {
  allMembers,
  type ContractModel,
  operationElements,
  type PartModel,
  type TypeModel,
  type TypeUse,
} from "@stubwright/contract/model";

/**
 * The schema of open content, for contracts that have it. The type in TypeScript comes from the runtime. The members'
 * values are not described, because most tools cannot follow a schema of any JSON that refers to itself.
 */
export const openContentSchemas: Readonly<Record<string, JsonSchema>> = {
  OpenContent: {
    "x-stubwright-type": "OpenContent",
    type: "object",
    description: "Any members. Their fields are not part of the contract.",
    additionalProperties: true,
  },
};

const prefixes: JsonSchema = {
  type: "object",
  description: "The namespaces of the prefixes that attribute values and text use, such as `a` in `a:b`.",
  additionalProperties: { type: "string" },
};

/** The schemas of elements that a contract does not name, for contracts with wildcards. */
export const anyElementSchemas: Readonly<Record<string, JsonSchema>> = {
  AnyElement: {
    "x-stubwright-type": "AnyElement",
    type: "object",
    description: "An element of any name, `{namespace}local`, with its attributes and its content in document order.",
    properties: {
      name: { type: "string" },
      attributes: { type: "object", additionalProperties: { type: "string" } },
      namespaces: prefixes,
      content: { type: "array", items: { anyOf: [{ type: "string" }, { $ref: "#/components/schemas/AnyElement" }] } },
    },
    required: ["name"],
  },
  AnyContent: {
    "x-stubwright-type": "AnyContent",
    type: "object",
    description: "Any attributes and any content.",
    properties: {
      attributes: { type: "object", additionalProperties: { type: "string" } },
      namespaces: prefixes,
      content: { type: "array", items: { anyOf: [{ type: "string" }, { $ref: "#/components/schemas/AnyElement" }] } },
    },
  },
};

/** The schema of problem details (RFC 9457). */
export const problemSchemas: Readonly<Record<string, JsonSchema>> = {
  Problem: {
    type: "object",
    description: "RFC 9457 problem details.",
    properties: {
      type: { type: "string", format: "uri-reference" },
      title: { type: "string" },
      status: { type: "integer" },
      detail: { type: "string" },
      errors: {
        type: "array",
        description: "What is wrong with the message, with one entry for each problem.",
        items: {
          type: "object",
          properties: {
            pointer: { type: "string", description: "JSON pointer (RFC 6901) into the request." },
            code: { type: "string" },
            detail: { type: "string" },
          },
          required: ["pointer", "code", "detail"],
        },
      },
    },
    required: ["type", "title", "status"],
  },
};

/** The query parameters of every JSON route. */
export const sharedParameters: Readonly<Record<string, unknown>> = {
  format: {
    name: "format",
    in: "query",
    description:
      "Overrides the format of the reply; JSON is the only one. The suffix `.json` of the path does the same.",
    schema: { type: "string", enum: ["json"] },
  },
  callback: {
    name: "callback",
    in: "query",
    description: "Wraps the reply in a call to this JavaScript function (JSONP).",
    schema: { type: "string", maxLength: 128 },
  },
};

const problemContent = { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } };

/** The description of status 400, the same for every operation. */
export const badRequestText = "The message does not match the contract; `errors` lists each problem.";

/** The responses that report a failure. */
export const problemResponses: Readonly<Record<string, unknown>> = {
  BadRequest: {
    description: badRequestText,
    content: problemContent,
  },
  TooLarge: { description: "The message is larger than the service accepts.", content: problemContent },
  UnsupportedMediaType: { description: "The Content-Type of the message is not JSON.", content: problemContent },
  Problem: { description: "The operation failed.", content: problemContent },
};

/** Whether a contract has wildcards or `xs:anyType`, whose content has the types `AnyElement` and `AnyContent`. */
export function usesAnyElement(model: ContractModel): boolean {
  const isAny = (use: TypeUse): boolean => use.kind === "builtin" && use.name === "anyType";
  const messages = model.operations.flatMap(operationElements);
  return (
    model.types.some((type) => hasWildcard(type) || memberUses(type).some(isAny)) ||
    messages.some(({ type }) => isAny(type))
  );
}

function hasWildcard(type: TypeModel): boolean {
  return type.kind === "record" && (type.parts ?? []).some(isWildcard);
}

function isWildcard(part: PartModel): boolean {
  switch (part.kind) {
    case "any":
      return true;
    case "list":
      return part.any;
    case "choice":
      return part.branches.some((branch) => branch.some(isWildcard));
    case "member":
      return false;
  }
}

function memberUses(type: TypeModel): readonly TypeUse[] {
  if (type.kind === "array") return [type.item.type];
  return type.kind === "record" ? allMembers(type).map((member) => member.type) : [];
}
