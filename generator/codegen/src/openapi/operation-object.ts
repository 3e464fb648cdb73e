import type { JsonSchema } from "@stubwright/contract/json";
import { pathParameters } from "@stubwright/contract/json";
import type { MemberModel, MessageModel } from "@stubwright/contract/model";
import { plainMembers, typeOfUse, typesById } from "@stubwright/contract/model";
import type { JsonValue } from "@stubwright/runtime/codec";
import { headerParameters, replyHeaders } from "./declared-blocks.js";
import type { DescribedOperation } from "./described-operation.js";
import { documented } from "./documented.js";
import { failureResponses } from "./failure-responses.js";
import { isList, queryMembers } from "./query-members.js";
import { requestBody } from "./request-body.js";

/** The Operation Object of one method of one path (OpenAPI 3.1, 4.8.10). */
export function operationObject(
  facts: DescribedOperation & {
    readonly id: string;
    readonly body: boolean;
    readonly parameters?: readonly unknown[];
    /** The route's own path, where it stands at one whose parameters are called otherwise. */
    readonly path?: string | undefined;
    /** The members of the request that the path has. */
    readonly inPath?: readonly string[];
  },
): Readonly<Record<string, unknown>> {
  const { operation } = facts;
  const { badRequest, other } = failureResponses(facts);
  return {
    operationId: facts.id,
    // Ids have suffixes where an operation has further routes; people look for its name.
    summary: operation.name,
    "x-stubwright-operation": operation.name,
    ...(facts.path === undefined ? {} : { "x-stubwright-path": facts.path }),
    tags: [operation.portType],
    ...documented(operation.documentation),
    parameters: [
      ...(facts.parameters ?? []),
      ...headerParameters(facts),
      { $ref: "#/components/parameters/format" },
      { $ref: "#/components/parameters/callback" },
    ],
    ...(facts.body ? { requestBody: requestBody(facts, facts.inPath ?? []) } : {}),
    responses: {
      "200":
        operation.reply === undefined
          ? { description: "Accepted. The reply has no body." }
          : {
              description: "The reply.",
              ...replyHeaders(facts),
              content: jsonContent(facts, operation.reply, facts.reply),
            },
      "400": badRequest,
      "413": { $ref: "#/components/responses/TooLarge" },
      "415": { $ref: "#/components/responses/UnsupportedMediaType" },
      default: other,
    },
  };
}

/** The parameters that a path carries, by these names; each is a member of the request. */
export function pathParameterObjects(
  path: string,
  facts: DescribedOperation,
  names: readonly string[],
): readonly unknown[] {
  return pathParameters(path).map((property, index) => {
    const member = requestMembers(facts).find((one) => one.property === property);
    return {
      name: names[index] ?? property,
      in: "path",
      required: true,
      description: `The same value as the member ${property} of the body.`,
      schema: member === undefined || isList(member.type, facts.model) ? text : facts.schemas.use(member.type),
      ...singleExample(facts.example, property),
    };
  });
}

/** What the example of the body says, so that whoever tries both out is not told that they disagree. */
function singleExample(body: JsonValue | undefined, property: string): { readonly example?: JsonValue } {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return {};
  const example = Object.hasOwn(body, property) ? body[property] : undefined;
  return example === undefined || typeof example === "object" ? {} : { example };
}

/** Of open content, and of a list: OpenAPI has no style for a path whose items are separated by spaces. */
const text: JsonSchema = { type: "string" };

/** The request's other members, for methods without a body: an array of single values repeats its name, an object is JSON text. */
export function queryParameterObjects(path: string, facts: DescribedOperation): readonly unknown[] {
  const inPath = pathParameters(path);
  return queryMembers(facts.operation.request.type, facts.model, facts.schemas)
    .filter(({ name }) => !inPath.includes(name))
    .map(({ name, required, schema, form }) => ({
      name,
      in: "query",
      ...(required ? { required } : {}),
      ...(form === "json" ? { content: { "application/json": { schema } } } : { schema }),
    }));
}

function requestMembers(facts: DescribedOperation): readonly MemberModel[] {
  const use = facts.operation.request.type;
  const type = typeOfUse(use, typesById(facts.model));
  return type?.kind === "record" ? plainMembers(type) : [];
}

function jsonContent(facts: DescribedOperation, message: MessageModel, example: JsonValue | undefined): unknown {
  const shown = example === undefined ? {} : { example };
  return { "application/json": { schema: facts.schemas.carried(message), ...shown } };
}
