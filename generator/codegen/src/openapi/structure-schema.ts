import type { JsonSchema } from "@stubwright/contract/json";
import type { AnyPart, ChoicePart, ListPart, MemberModel, PartModel, RecordType } from "@stubwright/contract/model";
import { isOptional, isWideChoice } from "@stubwright/contract/model";
import { itemCounts } from "./item-counts.js";

type MemberSchema = (member: MemberModel) => JsonSchema;

/** The member `$any`: elements that a contract does not name. */
export function anySchema({ min, max }: AnyPart): JsonSchema {
  return { type: "array", items: { $ref: "#/components/schemas/AnyElement" }, ...itemCounts(min, max) };
}

/** The member `$attributes`: attributes that a contract does not name. */
export const attributesSchema: JsonSchema = { type: "object", additionalProperties: { type: "string" } };

/** No value. The type is for tools that take `not` for nothing: to them the member of another branch is null, not anything. */
const never: JsonSchema = { type: "null", not: {}, "x-stubwright-type": "never" };

/** The schema of a record with choices, lists or wildcards: an object, and one more schema for each choice. */
export function structureSchema(type: RecordType, schemaOf: MemberSchema): JsonSchema {
  const tag = type.tagged === "never" ? {} : { $type: tagSchema(type) };
  const members = objectSchema([...type.members.map(asPart), ...(type.parts ?? [])], schemaOf, {
    ...tag,
    ...(type.attributeWildcard === undefined ? {} : { $attributes: attributesSchema }),
  });
  const plain: JsonSchema =
    type.tagged === "always" ? { ...members, required: ["$type", ...(members.required ?? [])] } : members;
  const choices = (type.parts ?? [])
    .filter((part) => part.kind === "choice")
    .map((choice) => choiceSchema(choice, schemaOf));
  if (choices.length === 0) return plain;
  const hasPlain = Object.keys(plain.properties ?? {}).length > 0;
  const [only] = choices;
  // A component's own x-stubwright-type would be its whole TypeScript type.
  const isWhole = only !== undefined && choices.length === 1 && only["x-stubwright-type"] === undefined;
  if (!hasPlain && isWhole) return only;
  return { allOf: hasPlain ? [plain, ...choices] : choices };
}

/** The member `$type` of a type that stands where another is declared. */
export function tagSchema({ typeName }: RecordType): JsonSchema {
  return { type: "string", enum: [typeName] };
}

function asPart(member: MemberModel): PartModel {
  return { kind: "member", member };
}

function objectSchema(
  parts: readonly PartModel[],
  schemaOf: MemberSchema,
  more: Readonly<Record<string, JsonSchema>>,
): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  const required: string[] = [];
  for (const part of parts) {
    switch (part.kind) {
      case "member":
        properties[part.member.property] = schemaOf(part.member);
        if (part.member.required) required.push(part.member.property);
        break;
      case "list":
        properties[part.property] = listSchema(part, schemaOf);
        if (part.required) required.push(part.property);
        break;
      case "any":
        properties.$any = anySchema(part);
        if (part.min > 0) required.push("$any");
        break;
      case "choice":
        break;
    }
  }
  // Not copied once more: each branch of a choice of a thousand has a thousand properties.
  Object.assign(properties, more);
  return { type: "object", properties, ...(required.length > 0 ? { required } : {}) };
}

function choiceSchema(choice: ChoicePart, schemaOf: MemberSchema): JsonSchema {
  return isWideChoice(choice) ? wideChoiceSchema(choice, schemaOf) : narrowChoiceSchema(choice, schemaOf);
}

/** One schema a branch; what only other branches have must be absent. */
function narrowChoiceSchema({ branches }: ChoicePart, schemaOf: MemberSchema): JsonSchema {
  const all = branches.flatMap((branch) => branch.flatMap(propertiesOf));
  const schemas = branches.map((branch) => {
    const own = new Set(branch.flatMap(propertiesOf));
    const foreign = absent(all.filter((name) => !own.has(name)));
    return branchSchema(branch, schemaOf, foreign);
  });
  // Nothing at all may be two branches: the empty one, and one whose members are all optional.
  return branches.filter((branch) => branch.every(isOptional)).length > 1 ? { anyOf: schemas } : { oneOf: schemas };
}

/** What each branch is, and of which one there is something: that no branch has what others have needs not be said in each. */
function wideChoiceSchema({ branches }: ChoicePart, schemaOf: MemberSchema): JsonSchema {
  const all = absent(branches.flatMap((branch) => branch.flatMap(propertiesOf)));
  const shapes = branches.map((branch) => {
    const own = branch.flatMap(propertiesOf);
    if (own.length === 0) return { type: "object", properties: all };
    const shape = branchSchema(branch, schemaOf, {});
    return branch.every(isOptional) ? { ...shape, not: { properties: absent(own) } } : shape;
  });
  const present = branches.map((branch): JsonSchema => {
    const [first, ...others] = branch.flatMap(propertiesOf).map((name): JsonSchema => ({ required: [name] }));
    if (first === undefined) return { properties: all };
    return others.length === 0 ? first : { anyOf: [first, ...others] };
  });
  return { type: "object", "x-stubwright-type": "ExactlyOne", anyOf: shapes, oneOf: present };
}

function absent(names: readonly string[]): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(names.map((name) => [name, never]));
}

/** A branch's members and choices, with more properties. */
function branchSchema(
  branch: readonly PartModel[],
  schemaOf: MemberSchema,
  more: Readonly<Record<string, JsonSchema>>,
): JsonSchema {
  const object = objectSchema(branch, schemaOf, more);
  const inner = branch.filter((part) => part.kind === "choice").map((part) => choiceSchema(part, schemaOf));
  const pieces = Object.keys(object.properties ?? {}).length === 0 ? inner : [object, ...inner];
  const [only = object] = pieces;
  return pieces.length < 2 ? only : { allOf: pieces };
}

function propertiesOf(part: PartModel): readonly string[] {
  switch (part.kind) {
    case "member":
      return [part.member.property];
    case "list":
      return [part.property];
    case "any":
      return ["$any"];
    case "choice":
      return part.branches.flatMap((branch) => branch.flatMap(propertiesOf));
  }
}

/** The member that holds a group that repeats, or mixed content. */
export function listSchema(list: ListPart, schemaOf: MemberSchema): JsonSchema {
  const atLeast = list.required ? 1 : 0;
  return { type: "array", items: itemSchema(list, schemaOf), ...itemCounts(atLeast, Number.POSITIVE_INFINITY) };
}

/** An object with one member, or text. */
function itemSchema(list: ListPart, schemaOf: MemberSchema): JsonSchema {
  const items: JsonSchema[] = list.members.map((member) => ({
    type: "object",
    properties: { [member.property]: schemaOf(member) },
    required: [member.property],
  }));
  if (list.any) {
    const one = { $ref: "#/components/schemas/AnyElement" };
    items.push({ type: "object", properties: { $any: one }, required: ["$any"] });
  }
  if (list.text) items.unshift({ type: "string" });
  return items.length === 1 && items[0] !== undefined ? items[0] : { anyOf: items };
}
