import { memberType } from "../plan/plan-member.js";
import type {
  PlannedChoice,
  PlannedList,
  PlannedMember,
  PlannedPart,
  PlannedStructure,
  PlannedTypeTag,
} from "../plan/planned-type.js";
import {
  type Code,
  code,
  codeText,
  documentedProperty,
  join,
  literal,
  runtimeEntry,
  typeSymbol,
  word,
} from "../print/code.js";
import { docComment } from "../print/doc-comment.js";
import type { SourceFile } from "../print/source-file.js";
import { listsOf, optionalPart } from "./structure-codec.js";

const anyElement = typeSymbol("AnyElement", runtimeEntry);
const exactlyOne = typeSymbol("ExactlyOne", runtimeEntry);

/**
 * Emits the types of a structure: its own, those of its lists' items, and for a choice the one with every member
 * optional.
 */
export function emitStructure(out: SourceFile, structure: PlannedStructure): void {
  const choices = structure.parts.filter((part) => part.kind === "choice");
  if (choices.length === 0) {
    out.line`export interface ${word(structure.typeName)} {`;
    emitProperties(out, plainProperties(structure));
    out.line`}`;
  } else {
    out.line`export type ${word(structure.typeName)} = ${choicesCode(plainProperties(structure), choices)};`;
  }
  for (const list of listsOf(structure.parts)) emitItemType(out, structure, list);
  if (structure.partialName !== undefined) emitPartialType(out, structure, structure.partialName);
}

/** A property of an object type, and the text of its doc comment. */
interface Property {
  readonly doc: string | undefined;
  readonly code: Code;
}

function undocumented(property: Code): Property {
  return { doc: undefined, code: property };
}

function emitProperties(out: SourceFile, properties: readonly Property[]): void {
  for (const property of properties) {
    out.doc(property.doc, "  ");
    out.line`  ${property.code};`;
  }
}

/** The type of a structure with choices: its plain members, combined with one branch of each choice. */
function choicesCode(plain: readonly Property[], choices: readonly PlannedChoice[]): Code {
  const [only, ...others] = choices;
  if (plain.length === 0 && only !== undefined && others.length === 0) return branchesCode(only);
  return join([...(plain.length > 0 ? [objectCode(plain)] : []), ...choices.map(choiceCode)], " & ");
}

function plainProperties(structure: PlannedStructure): readonly Property[] {
  return [
    ...attributeProperties(structure),
    ...structure.parts.flatMap((part) => (part.kind === "choice" ? [] : partProperty(part))),
  ];
}

function attributeProperties({ typeTag, attributes, otherAttributes }: PlannedStructure): readonly Property[] {
  return [
    ...(typeTag === undefined ? [] : [undocumented(typeTagLine(typeTag))]),
    ...attributes.map(memberProperty),
    ...(otherAttributes ? [undocumented(code`$attributes?: { [name: string]: string }`)] : []),
  ];
}

/** The declaration of the member `$type`. */
export function typeTagLine(tag: PlannedTypeTag): Code {
  return code`$type${mark(tag.optional)}: ${literal(tag.name)}`;
}

function partProperty(part: Exclude<PlannedPart, { readonly kind: "choice" }>): Property {
  switch (part.kind) {
    case "member":
      return memberProperty(part.member);
    case "list":
      return undocumented(code`${word(part.property)}${mark(part.optional)}: ${word(part.typeName)}[]`);
    case "any":
      return undocumented(code`$any${mark(part.optional)}: ${anyElement}[]`);
  }
}

function memberProperty(member: PlannedMember): Property {
  return {
    doc: docComment(member.documentation?.text, member.documentation),
    code: code`${member.declared}${mark(member.optional)}: ${memberType(member)}`,
  };
}

function mark(optional: boolean): Code {
  return optional ? code`?` : code``;
}

function objectCode(properties: readonly Property[]): Code {
  if (properties.length === 0) return code`{}`;
  return code`{ ${join(
    properties.map((property) => documentedProperty(property.doc, property.code)),
    "; ",
  )} }`;
}

function choiceCode(choice: PlannedChoice): Code {
  return choice.wide ? branchesCode(choice) : code`(${branchesCode(choice)})`;
}

/**
 * The union of a choice's branches. The members of other branches are `never`; of a wide choice, `ExactlyOne` makes
 * them so.
 */
function branchesCode({ branches: planned, wide }: PlannedChoice): Code {
  const all = planned.flatMap((branch) => branch.flatMap(propertiesOf));
  const branches = planned.map((branch) => {
    const own = branch.flatMap(propertiesOf);
    const names = new Set(own.map(codeText));
    const foreign = wide && own.length > 0 ? [] : all.filter((one) => !names.has(codeText(one)));
    const lines = branch.flatMap((part) => (part.kind === "choice" ? [] : partProperty(part)));
    const never = foreign.map((name) => undocumented(code`${name}?: never`));
    const inner = branch.filter((part) => part.kind === "choice").map(choiceCode);
    const members = [...lines, ...never];
    const pieces = members.length === 0 && inner.length > 0 ? inner : [objectCode(members), ...inner];
    const isGroup = pieces.length > 1 && planned.length > 1;
    return isGroup ? code`(${join(pieces, " & ")})` : join(pieces, " & ");
  });
  return wide ? code`${exactlyOne}<${unionCode(branches)}>` : unionCode(branches);
}

/** A union type: `A | B`, or `never` without members. */
export function unionCode(members: readonly Code[]): Code {
  return members.length === 0 ? code`never` : join(members, " | ");
}

/** The names of all properties that a part may set, as they are declared. */
function propertiesOf(part: PlannedPart): readonly Code[] {
  switch (part.kind) {
    case "member":
      return [part.member.declared];
    case "list":
      return [word(part.property)];
    case "any":
      return [code`$any`];
    case "choice":
      return part.branches.flatMap((branch) => branch.flatMap(propertiesOf));
  }
}

function emitItemType(out: SourceFile, structure: PlannedStructure, list: PlannedList): void {
  const items = list.members.map((member) => objectCode([memberProperty({ ...member, optional: false })]));
  if (list.any) items.push(code`{ $any: ${anyElement} }`);
  if (list.text) items.unshift(code`string`);
  out.line``;
  out.doc(`One item of \`${list.property}\` of {@link ${structure.typeName}}; the items are in document order.`);
  out.line`export type ${word(list.typeName)} = ${unionCode(items)};`;
  if (list.partialName !== undefined) emitPartialItem(out, list, list.partialName);
}

function emitPartialItem(out: SourceFile, list: PlannedList, name: string): void {
  out.line``;
  out.doc(`Every member that an item of \`${list.property}\` may have: {@link ${list.typeName}} has one of them.`);
  out.line`export interface ${word(name)} {`;
  for (const member of list.members) emitProperties(out, [memberProperty({ ...member, optional: true })]);
  if (list.any) out.line`  $any?: ${anyElement};`;
  out.line`}`;
}

function emitPartialType(out: SourceFile, structure: PlannedStructure, name: string): void {
  out.line``;
  out.doc(`Every member that {@link ${structure.typeName}} may have, in any branch of its choice.`);
  out.line`export interface ${word(name)} {`;
  const { typeTag, attributes } = structure;
  const partial = {
    ...structure,
    typeTag: typeTag && { ...typeTag, optional: true },
    attributes: attributes.map((member) => ({ ...member, optional: true })),
  };
  emitProperties(out, [...attributeProperties(partial), ...structure.parts.flatMap(partialProperties)]);
  out.line`}`;
}

function partialProperties(part: PlannedPart): readonly Property[] {
  const optional = optionalPart(part);
  return optional.kind === "choice" ? optional.branches.flat().flatMap(partialProperties) : [partProperty(optional)];
}
