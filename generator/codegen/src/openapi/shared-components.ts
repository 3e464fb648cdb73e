import type { JsonSchema } from "@stubwright/contract/json";

/**
 * Open content, for the contracts that have it. TypeScript takes the type from the runtime. What a member may be is not spelt out:
 * a schema of any JSON that refers to itself is more than most tools can follow.
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

/** Elements that a contract does not name, for the contracts that have wildcards. */
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

/** RFC 9457 problem details. */
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

/** Query parameters that every JSON route takes. */
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

/** What 400 says of any operation. */
export const badRequestText = "The message does not match the contract; `errors` lists each problem.";

/** The answers that are no success. */
export const problemResponses: Readonly<Record<string, unknown>> = {
  BadRequest: {
    description: badRequestText,
    content: problemContent,
  },
  TooLarge: { description: "The message is larger than the service accepts.", content: problemContent },
  UnsupportedMediaType: { description: "The Content-Type of the message is not JSON.", content: problemContent },
  Problem: { description: "The operation failed.", content: problemContent },
};
