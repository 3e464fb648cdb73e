import type { JsonSchema } from "@stubwright/contract/json";
import { isSingleType } from "@stubwright/contract/json";
import type { ContractModel, MemberModel, PartModel, RecordType, TypeUse } from "@stubwright/contract/model";
import { typeOfUse, typesById } from "@stubwright/contract/model";
import { anySchema, attributesSchema, listSchema, tagSchema } from "./structure-schema.js";
import type { TypeSchemas } from "./type-schema.js";

/** A member of a request as query parameters: plain text, repeated for each item of an array, or JSON text. */
interface QueryMember {
  readonly name: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
  readonly form: "text" | "json";
}

/** The query parameters that control the reply, so that no member can have their names there. */
const replyParameters = new Set(["format", "callback"]);

/** All members that a request may have, in any branch of its choices and in any type that replaces its own. */
export function queryMembers(request: TypeUse, model: ContractModel, schemas: TypeSchemas): readonly QueryMember[] {
  const types = recordsOf(request, model).map((type) => membersOf(type, model, schemas));
  const all = new Map<string, QueryMember>();
  for (const member of types.flat()) {
    if (replyParameters.has(member.name)) continue;
    const required = types.every((others) => others.some((one) => one.name === member.name && one.required));
    const known = all.get(member.name) ?? member;
    // Each type has its own name as the value of $type.
    const schema = member.name === "$type" ? joined(known.schema, member.schema) : known.schema;
    all.set(member.name, { ...known, schema, required });
  }
  return [...all.values()];
}

function recordsOf(use: TypeUse, model: ContractModel): readonly RecordType[] {
  const types = typesById(model);
  const type = typeOfUse(use, types);
  if (type?.kind !== "record") return [];
  return (type.standIns ?? [type.id]).flatMap((id) => {
    const standIn = types.get(id);
    return standIn?.kind === "record" ? [standIn] : [];
  });
}

function membersOf(type: RecordType, model: ContractModel, schemas: TypeSchemas): readonly QueryMember[] {
  const ofPart = (part: PartModel): readonly QueryMember[] => {
    switch (part.kind) {
      case "member":
        return [ofMember(part.member, model, schemas)];
      case "list": {
        const schema = listSchema(part, (member) => schemas.member(member));
        return [{ name: part.property, required: part.required, schema, form: "json" }];
      }
      case "any":
        return [{ name: "$any", required: part.min > 0, schema: anySchema(part), form: "json" }];
      case "choice":
        return part.branches.flatMap((branch) => branch.flatMap(ofPart)).map((one) => ({ ...one, required: false }));
    }
  };
  const tag: QueryMember = { name: "$type", required: type.tagged === "always", schema: tagSchema(type), form: "text" };
  const attributes: QueryMember = { name: "$attributes", required: false, schema: attributesSchema, form: "json" };
  return [
    ...(type.tagged === "never" ? [] : [tag]),
    ...type.members.map((member) => ofMember(member, model, schemas)),
    ...(type.parts ?? []).flatMap(ofPart),
    ...(type.attributeWildcard === undefined ? [] : [attributes]),
  ];
}

function ofMember(member: MemberModel, model: ContractModel, schemas: TypeSchemas): QueryMember {
  const { property: name, required, type, max, nillable } = member;
  // A query has null only inside an array that is JSON text.
  const schema = max > 1 ? schemas.member(member) : schemas.use(type);
  const isJson = max > 1 && (nillable || isList(type, model));
  return { name, required, schema, form: isSingleType(type, model) && !isJson ? "text" : "json" };
}

function joined(one: JsonSchema, other: JsonSchema): JsonSchema {
  return { ...one, enum: [...new Set([...(one.enum ?? []), ...(other.enum ?? [])])] };
}

const lists: ReadonlySet<string> = new Set(["NMTOKENS", "IDREFS", "ENTITIES"]);

/** Whether a simple type is a list. In a path a list is one text, with spaces between its items. */
export function isList(use: TypeUse, model: ContractModel): boolean {
  if (use.kind === "builtin") return lists.has(use.name);
  const type = typesById(model).get(use.id);
  if (type?.kind !== "scalar") return false;
  const { definition } = type;
  return definition.kind === "list" || (definition.kind === "restriction" && isList(definition.base, model));
}
