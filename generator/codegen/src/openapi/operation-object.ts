import { type JsonSchema, pathParameters } from "@stubwright/contract/json";
import {
  type ContractModel,
  type HeaderModel,
  isOptional,
  type MemberModel,
  type MessageModel,
  type OperationModel,
  type PartModel,
  plainMembers,
  type RecordType,
  typeOfUse,
  typesById,
} from "@stubwright/contract/model";
import { faultMember, type JsonValue } from "@stubwright/runtime/codec";
import { isList, queryMembers } from "./query-members.js";
import { badRequestText } from "./shared-components.js";
import { documented, type TypeSchemas } from "./type-schema.js";

/** The inputs of everything that describes one operation. */
export interface DescribedOperation {
  readonly model: ContractModel;
  readonly operation: OperationModel;
  readonly schemas: TypeSchemas;
  /** A sample request; undefined if none is known. */
  readonly example: JsonValue | undefined;
  /** A sample reply; undefined if there is no reply, or no sample of it. */
  readonly reply: JsonValue | undefined;
}

/** The Operation Object of one method of one path (OpenAPI 3.1, 4.8.10). */
export function operationObject(
  facts: DescribedOperation & {
    readonly id: string;
    readonly body: boolean;
    readonly parameters?: readonly unknown[];
    /** The route's own path, if it is described at a path with other parameter names. */
    readonly path?: string | undefined;
    /** The members of the request that the path holds. */
    readonly inPath?: readonly string[];
  },
): Readonly<Record<string, unknown>> {
  const { operation } = facts;
  const { badRequest, other } = failureResponses(facts);
  return {
    operationId: facts.id,
    // The ids of further routes have suffixes; people look for the operation's name.
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

/** The parameters of a path under the given names. Each is a member of the request. */
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

/**
 * The value of the body's example as the example of a parameter: a server refuses a request whose path and body
 * disagree.
 */
function singleExample(body: JsonValue | undefined, property: string): { readonly example?: JsonValue } {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return {};
  const example = Object.hasOwn(body, property) ? body[property] : undefined;
  return example === undefined || typeof example === "object" ? {} : { example };
}

/**
 * The schema of open content, and of a list: OpenAPI has no style for a path parameter whose items are separated by
 * spaces.
 */
const text: JsonSchema = { type: "string" };

/** The query parameters of methods without a body, one for each other member of the request. An object is JSON text. */
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

/**
 * The Request Body Object of an operation (OpenAPI 3.1, 4.8.13) whose members `inPath` come from the path. The body is
 * required if an empty object, as which a server reads a missing body, is not a valid request.
 */
export function requestBody(facts: DescribedOperation, inPath: readonly string[]): Readonly<Record<string, unknown>> {
  const { model, operation, schemas, example } = facts;
  const type = typeOfUse(operation.request.type, typesById(model));
  const record = type?.kind === "record" ? type : undefined;
  const content = {
    "application/json": {
      schema: withoutPathMembers(facts, record, inPath) ?? schemas.carried(operation.request),
      ...(example === undefined ? {} : { example }),
    },
  };
  return record !== undefined && mustSay(record, inPath) ? { required: true, content } : { content };
}

/**
 * The request's schema with the members of the path optional; undefined if they already are, or if other types may
 * replace the request's.
 */
function withoutPathMembers(
  { operation, schemas }: DescribedOperation,
  type: RecordType | undefined,
  inPath: readonly string[],
): JsonSchema | undefined {
  if (type === undefined || type.tagged !== "never" || operation.request.nillable) return undefined;
  const isNeedless = plainMembers(type).some(({ property, required }) => required && inPath.includes(property));
  return isNeedless ? schemas.record(withOptional(type, inPath)) : undefined;
}

function mustSay(type: RecordType, inPath: readonly string[]): boolean {
  const { members, parts = [], tagged } = withOptional(type, inPath);
  return tagged === "always" || members.some(({ required }) => required) || !parts.every(isOptional);
}

function withOptional(type: RecordType, names: readonly string[]): RecordType {
  const optional = (member: MemberModel): MemberModel =>
    names.includes(member.property) ? { ...member, required: false } : member;
  const ofPart = (part: PartModel): PartModel =>
    part.kind === "member" ? { ...part, member: optional(part.member) } : part;
  return { ...type, members: type.members.map(optional), ...(type.parts && { parts: type.parts.map(ofPart) }) };
}

/** The HTTP header for declared SOAP header blocks, if a message travels as JSON. */
const headerName = "Soap-Headers";

/** The parameter for the request's declared header blocks, if there are any. */
export function headerParameters({ operation, schemas }: DescribedOperation): readonly unknown[] {
  const { headers } = operation.request;
  if (headers.length === 0) return [];
  const schema = blocksSchema(headers, schemas);
  return [{ name: headerName, in: "header", description: blocksText, content: { "application/json": { schema } } }];
}

/** The response header for the reply's declared header blocks, if there are any. */
export function replyHeaders({ operation, schemas }: DescribedOperation): { readonly headers?: unknown } {
  const headers = operation.reply?.headers ?? [];
  if (headers.length === 0) return {};
  const schema = blocksSchema(headers, schemas);
  return { headers: { [headerName]: { description: blocksText, content: { "application/json": { schema } } } } };
}

const blocksText = "The SOAP header blocks of the contract, as one JSON object in ASCII.";

/** The schema of declared header blocks as one JSON object. */
export function blocksSchema(headers: readonly HeaderModel[], schemas: DescribedOperation["schemas"]): JsonSchema {
  return {
    type: "object",
    properties: Object.fromEntries(
      headers.map((header) => [header.property, { ...schemas.carried(header), ...documented(header.documentation) }]),
    ),
  };
}

/**
 * The responses of an operation that fails: at status 400, and at any other status without a description of its own.
 */
interface FailureResponses {
  readonly badRequest: unknown;
  readonly other: unknown;
}

/**
 * Problem documents. The detail of a declared fault is a member of its name; its status is 400 unless the service
 * chooses another.
 */
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
