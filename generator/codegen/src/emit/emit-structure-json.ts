import { isInherited } from "@stubwright/contract/model";
import type { Plan } from "../plan/plan.js";
import type { PlannedList, PlannedPart, PlannedStructure } from "../plan/planned-type.js";
import { type Code, code, codecEntry, join, literal, typeSymbol, valueSymbol, word } from "../print/code.js";
import type { SourceFile } from "../print/source-file.js";
import { attributesMember, emitMemberTable, emitObjectReads, type ObjectMember, objectMember } from "./json-object.js";
import { emitJsonMember, emitOtherJsonAttributes, readJsonValue, writeJsonValue } from "./json-value.js";
import { emitOwnMembers, emitTypeTag, hasInherited } from "./record-object.js";
import {
  anyMember,
  type Branch,
  emitBranches,
  emitPartialMembers,
  emitStructureSignature,
  hasItem,
  itemType,
  listsOf,
  optionalPart,
} from "./structure-codec.js";

const reader = typeSymbol("JsonReader", codecEntry);
const writer = typeSymbol("JsonWriter", codecEntry);

/** Emits the JSON codec of a structure: its members in any order, checked against the content model afterwards. */
export function emitStructureJson(out: SourceFile, structure: PlannedStructure, plan: Plan): void {
  const parts = objectMembers(structure);
  emitMemberTable(out, structure.memberTable, parts);
  out.line``;
  emitStructureSignature(out, structure, code`json: ${reader}`);
  const type = typeSymbol(structure.partialName ?? structure.typeName, "./types.js");
  emitObjectReads(out, { ...structure, type, inherits: hasInherited(structure) }, parts);
  emitContentCheck(out, structure);
  out.line`  return ${word(structure.variable)};`;
  out.line`}`;
  for (const list of listsOf(structure.parts)) emitItemDecoder(out, list);
  out.line``;
  emitEncoder(out, structure, plan);
  for (const list of listsOf(structure.parts)) emitItemEncoder(out, list);
}

function objectMembers(structure: PlannedStructure): readonly ObjectMember[] {
  return [
    ...structure.attributes.map(objectMember),
    ...attributesMember(structure.otherAttributes, structure.attributes),
    ...structure.parts.flatMap(membersOfPart),
  ];
}

/** The JSON members of a part. In a choice none is required, because the content model checks that. */
function membersOfPart(part: PlannedPart): readonly ObjectMember[] {
  switch (part.kind) {
    case "member":
      return [objectMember(part.member)];
    case "choice":
      return part.branches.flatMap((branch) => branch.flatMap((inner) => membersOfPart(optionalPart(inner))));
    case "any":
      return [
        itemsMember("$any", code`.$any`, part.optional, code`${valueSymbol("decodeAnyElementJson", codecEntry)}`),
      ];
    case "list":
      return [itemsMember(part.property, part.access, part.optional, word(`decode${part.typeName}`))];
  }
}

function itemsMember(name: string, access: Code, optional: boolean, decode: Code): ObjectMember {
  const read = (slot: Code): Code => code`${slot}.items(${decode})`;
  return { name, declared: word(name), access, optional, read };
}

/** Emits the check of the content model. JSON members have no order, so they are checked in the contract's. */
function emitContentCheck(out: SourceFile, structure: PlannedStructure): void {
  const names = structure.parts.flatMap((part) => namesOf(part, structure));
  const model = valueSymbol(structure.content.constant, "./content.js");
  const pieces = names.map((name) => code`...${name}`);
  out.line`  ${valueSymbol("followContent", codecEntry)}(json, ${model}, [${join(pieces, ", ")}]);`;
}

function namesOf(part: PlannedPart, structure: PlannedStructure): readonly Code[] {
  const variable = word(structure.variable);
  switch (part.kind) {
    case "member": {
      const collect = valueSymbol(part.member.repeated ? "each" : "once", codecEntry);
      return [code`${collect}(${literal(part.member.property)}, ${variable}${part.member.access})`];
    }
    case "any":
      return [code`${valueSymbol("anyNames", codecEntry)}(${variable}.$any)`];
    case "list":
      return [code`${valueSymbol("tags", codecEntry)}(${variable}${part.access})`];
    case "choice":
      return part.branches.flatMap((branch) => branch.flatMap((inner) => namesOf(inner, structure)));
  }
}

function emitItemDecoder(out: SourceFile, list: PlannedList): void {
  const item = typeSymbol(list.typeName, "./types.js");
  out.line``;
  out.line`function ${word(`decode${list.typeName}`)}(json: ${reader}): ${item} {`;
  if (isTextOnly(list)) {
    out.line`  return json.value(${valueSymbol("string", codecEntry)});`;
    out.line`}`;
    return;
  }
  if (list.text) out.line`  if (json.isText()) return json.value(${valueSymbol("string", codecEntry)});`;
  out.line`  return ${valueSymbol("tagged", codecEntry)}<${item}>(json, {`;
  for (const member of list.members) {
    const value = readJsonValue(member, code`reader`, "reader");
    // The compiler takes the parameter type of a function such as toString from the one that every object inherits.
    const parameter = isInherited(member.property) ? code`reader: ${reader}` : code`reader`;
    out.line`    ${member.declared}: (${parameter}) => ({ ${member.declared}: ${value} }),`;
  }
  if (list.any) out.line`    $any: (reader) => ({ $any: ${valueSymbol("decodeAnyElementJson", codecEntry)}(reader) }),`;
  out.line`  });`;
  out.line`}`;
}

/** Whether the items are text only: mixed content without elements. */
function isTextOnly({ any, members }: PlannedList): boolean {
  return members.length === 0 && !any;
}

function emitEncoder(out: SourceFile, structure: PlannedStructure, plan: Plan): void {
  const type = typeSymbol(structure.typeName, "./types.js");
  const variable = word(structure.variable);
  out.line`export function ${word(structure.encode)}(json: ${writer}, ${variable}: ${type}): void {`;
  if (hasInherited(structure)) emitOwnMembers(out, structure.variable);
  out.line`  json.openObject();`;
  emitTypeTag(out, structure.typeTag);
  for (const member of structure.attributes) emitJsonMember(out, member, code`${variable}${member.access}`, plan);
  if (structure.otherAttributes) emitOtherJsonAttributes(out, variable);
  const inChoice = emitPartialMembers(out, structure);
  for (const part of structure.parts) emitPart(out, part, part.kind === "choice" ? inChoice : structure, plan);
  out.line`  json.closeObject();`;
  out.line`}`;
}

function emitPart(out: SourceFile, part: PlannedPart, structure: PlannedStructure, plan: Plan): void {
  const variable = word(structure.variable);
  switch (part.kind) {
    case "member":
      emitJsonMember(out, part.member, code`${variable}${part.member.access}`, plan);
      return;
    case "choice":
      for (const branch of part.branches) {
        for (const inner of branch) emitPart(out, optionalPart(inner), structure, plan);
      }
      return;
    case "any":
      emitItems(
        out,
        { ...part, property: "$any" },
        code`${variable}.$any`,
        code`${valueSymbol("encodeAnyElementJson", codecEntry)}`,
      );
      return;
    case "list":
      emitItems(out, part, code`${variable}${part.access}`, word(`encode${part.typeName}`));
  }
}

function emitItems(out: SourceFile, { property, optional }: Items, items: Code, encode: Code): void {
  const guard = optional ? code`if (${items} !== undefined) ` : code``;
  out.line`  ${guard}json.member(${literal(property)}).items(${items}, ${encode});`;
}

/** A member that holds an array. */
interface Items {
  readonly property: string;
  readonly optional: boolean;
}

function emitItemEncoder(out: SourceFile, list: PlannedList): void {
  out.line``;
  out.line`function ${word(`encode${list.typeName}`)}(json: ${writer}, item: ${itemType(list)}): void {`;
  if (isTextOnly(list)) {
    out.line`  json.value(${valueSymbol("string", codecEntry)}, item);`;
    out.line`}`;
    return;
  }
  if (list.text) {
    out.line`  if (typeof item === "string") {`;
    out.line`    json.value(${valueSymbol("string", codecEntry)}, item);`;
    out.line`    return;`;
    out.line`  }`;
  }
  out.line`  json.openObject();`;
  const branches: Branch[] = [];
  for (const member of list.members) {
    const slot = code`json.member(${literal(member.property)})`;
    const value = code`item${member.access}`;
    const when = hasItem(list, member);
    const nil = member.nillable ? { value, write: code`${slot}.nil();` } : undefined;
    branches.push({ when, write: writeJsonValue(member, slot, value), nil });
  }
  if (list.any) {
    const write = code`${valueSymbol("encodeAnyElementJson", codecEntry)}(json.member("$any"), item.$any);`;
    branches.push({ when: hasItem(list, anyMember), write });
  }
  emitBranches(out, branches, list.partialName === undefined);
  out.line`  json.closeObject();`;
  out.line`}`;
}
