import type { JsonSchema } from "@stubwright/contract/json";
import {
  type AnyPart,
  type ChoicePart,
  isOptional,
  isWideChoice,
  type ListPart,
  type MemberModel,
  type PartModel,
  type RecordType,
} from "@stubwright/contract/model";

type MemberSchema = (member: MemberModel) => JsonSchema;

/** The schema of the member `$any`: elements that a contract does not name. */
export function anySchema({ min, max }: AnyPart): JsonSchema {
  return { type: "array", items: { $ref: "#/components/schemas/AnyElement" }, ...itemCounts(min, max) };
}

/** The schema of the member `$attributes`: attributes that a contract does not name. */
export const attributesSchema: JsonSchema = { type: "object", additionalProperties: { type: "string" } };

/** A schema that no value matches. The type is for tools that ignore `not`: they see null instead of any value. */
const never: JsonSchema = { type: "null", not: {}, "x-stubwright-type": "never" };

/** The schema of a record with choices, lists or wildcards: an object, combined with a schema for each choice. */
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
  // On the component itself, x-stubwright-type would replace its whole type in TypeScript.
  const isWhole = only !== undefined && choices.length === 1 && only["x-stubwright-type"] === undefined;
  if (!hasPlain && isWhole) return only;
  return { allOf: hasPlain ? [plain, ...choices] : choices };
}

/** The schema of the member `$type`, which a type has if it replaces the declared one. */
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
  // Assigned, not spread: each branch of a choice of a thousand has a thousand properties, and another copy would show.
  Object.assign(properties, more);
  return { type: "object", properties, ...(required.length > 0 ? { required } : {}) };
}

function choiceSchema(choice: ChoicePart, schemaOf: MemberSchema): JsonSchema {
  return isWideChoice(choice) ? wideChoiceSchema(choice, schemaOf) : narrowChoiceSchema(choice, schemaOf);
}

/** One schema for each branch, in which the members of other branches must be absent. */
function narrowChoiceSchema({ branches }: ChoicePart, schemaOf: MemberSchema): JsonSchema {
  const all = branches.flatMap((branch) => branch.flatMap(propertiesOf));
  const schemas = branches.map((branch) => {
    const own = new Set(branch.flatMap(propertiesOf));
    const foreign = absent(all.filter((name) => !own.has(name)));
    return branchSchema(branch, schemaOf, foreign);
  });
  // An empty object can match two branches: an empty branch, and one whose members are all optional.
  return branches.filter((branch) => branch.every(isOptional)).length > 1 ? { anyOf: schemas } : { oneOf: schemas };
}

/**
 * The branches without what must be absent, and a `oneOf` by which only one has members. The size grows with the
 * branches, not with their square.
 */
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

/** The schema of a branch: its members and choices, and more properties. */
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

/** The schema of the member that holds a repeated group or mixed content. */
export function listSchema(list: ListPart, schemaOf: MemberSchema): JsonSchema {
  const atLeast = list.required ? 1 : 0;
  return { type: "array", items: itemSchema(list, schemaOf), ...itemCounts(atLeast, Number.POSITIVE_INFINITY) };
}

/** The schema of an item: an object with one member, or text. */
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

/**
 * The keywords for the number of items of an array; none for a bound that allows any number. `max` is Infinity for
 * "unbounded".
 */
export function itemCounts(min: number, max: number): JsonSchema {
  return { ...(min > 0 ? { minItems: min } : {}), ...(max === Number.POSITIVE_INFINITY ? {} : { maxItems: max }) };
}
