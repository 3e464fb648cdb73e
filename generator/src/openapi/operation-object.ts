import type { JsonValue } from "@stubwright/runtime/codec";
import type { ContractModel, MemberModel, MessageModel, OperationModel } from "../model/contract-model.js";
import { typeOfUse, typesById } from "../model/types-by-id.js";
import { pathParameters } from "./contract-route.js";
import { headerParameters, replyHeaders } from "./declared-blocks.js";
import { documented } from "./documented.js";
import { failureResponses } from "./failure-responses.js";
import type { JsonSchema } from "./json-schema.js";
import { isList, queryMembers } from "./query-members.js";
import type { TypeSchemas } from "./type-schema.js";

/** What the pieces of one operation's description are made from. */
export interface OperationFacts {
  readonly model: ContractModel;
  readonly operation: OperationModel;
  readonly schemas: TypeSchemas;
  /** Undefined where no message is known. */
  readonly example: JsonValue | undefined;
  readonly reply: JsonValue | undefined;
}

/** The Operation Object of one method of one path (OpenAPI 3.1, 4.8.10). */
export function operationObject(
  facts: OperationFacts & {
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

/** A server reads no body as an empty object: a body is required where that is no request. */
function requestBody(facts: OperationFacts, inPath: readonly string[]): unknown {
  const content = jsonContent(facts, facts.operation.request, facts.example);
  const isRequired = requestMembers(facts).some(({ property, required }) => required && !inPath.includes(property));
  return isRequired ? { required: true, content } : { content };
}

/** The parameters that a path carries, by these names; each is a member of the request. */
export function pathParameterObjects(
  path: string,
  facts: OperationFacts,
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
export function queryParameterObjects(path: string, facts: OperationFacts): readonly unknown[] {
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

function requestMembers(facts: OperationFacts): readonly MemberModel[] {
  const use = facts.operation.request.type;
  const type = typeOfUse(use, typesById(facts.model));
  return type?.kind === "record" ? type.members : [];
}

function jsonContent(facts: OperationFacts, message: MessageModel, example: JsonValue | undefined): unknown {
  const shown = example === undefined ? {} : { example };
  return { "application/json": { schema: facts.schemas.carried(message), ...shown } };
}
