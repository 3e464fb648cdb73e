import type { JsonSchema } from "@stubwright/contract/json";
import type { MemberModel, PartModel, RecordType } from "@stubwright/contract/model";
import { isOptional, plainMembers, typeOfUse, typesById } from "@stubwright/contract/model";
import type { DescribedOperation } from "./described-operation.js";

/**
 * The Request Body Object of an operation (OpenAPI 3.1, 4.8.13), where the path has these of its members: the server takes them
 * from there. It is required where an empty object, as which a server reads no body, is no request.
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

/** The request's schema, in which no member of the path must be; undefined where none must anyway, or others may stand for its type. */
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
