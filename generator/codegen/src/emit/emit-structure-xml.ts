import type { Plan } from "../plan/plan.js";
import type { PlannedList, PlannedPart, PlannedStructure } from "../plan/planned-type.js";
import { type Code, code, codecEntry, literal, typeSymbol, valueSymbol, word } from "../print/code.js";
import type { SourceFile } from "../print/source-file.js";
import {
  attributeInitials,
  emitAttributeReads,
  emitAttributeWrites,
  emitOptionalAttributes,
} from "./emit-attributes.js";
import { emitNewRecord, emitOwnMembers, hasInherited, wholeOf } from "./record-object.js";
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
import { collectXmlValue, emitXmlMember, readXmlValue, writeXmlValue } from "./xml-value.js";

const reader = typeSymbol("XmlReader", codecEntry);
const writer = typeSymbol("XmlWriter", codecEntry);
const nextIn = valueSymbol("nextIn", codecEntry);
const anyElement = code`${valueSymbol("decodeAnyElement", codecEntry)}(xml)`;

/**
 * Emits the XML codec of a structure: the decoder switches over what the content model accepts, the encoder writes the
 * parts in order.
 */
export function emitStructureXml(out: SourceFile, structure: PlannedStructure, plan: Plan): void {
  const variable = word(structure.variable);
  const { content, parts } = structure;
  const mixed = parts.find((part) => part.kind === "list" && part.text);
  out.line``;
  emitStructureSignature(out, structure, code`xml: ${reader}`);
  emitAttributeReads(out, structure);
  const initial = attributeInitials(structure);
  const type = code`${typeSymbol(structure.partialName ?? structure.typeName, "./types.js")}`;
  const isWhole = structure.partialName !== undefined || !hasRequired(structure);
  const collected = isWhole ? type : code`Partial<${type}>`;
  emitNewRecord(out, { variable: structure.variable, type: collected, inherits: hasInherited(structure) }, initial);
  emitOptionalAttributes(out, structure);
  out.line`  for (;;) {`;
  if (mixed?.kind === "list") {
    out.line`    const text = xml.characters();`;
    out.line`    if (text !== "") (${variable}${mixed.access} ??= []).push(text);`;
  }
  out.line`    const next = ${nextIn}(xml, ${valueSymbol(content.constant, "./content.js")});`;
  out.line`    if (next === undefined) break;`;
  emitCases(
    out,
    parts.flatMap((part) => casesOf(part, structure)),
  );
  out.line`  }`;
  out.line`  return ${isWhole ? variable : wholeOf(structure.variable, type)};`;
  out.line`}`;
  out.line``;
  emitEncoder(out, structure, plan);
  for (const list of listsOf(parts)) emitItemEncoder(out, list);
}

/** Whether a structure has required members outside of choices: then the value is partial while it is read. */
function hasRequired({ parts }: PlannedStructure): boolean {
  return parts.some((part) =>
    part.kind === "member" ? !part.member.optional : part.kind !== "choice" && !part.optional,
  );
}

/** A case of the decoder's switch: the statement for a child that the content model calls `name`. */
interface Case {
  readonly name: string;
  readonly statement: Code;
}

/** Emits the switch over the next child; nothing if there are no child elements. */
function emitCases(out: SourceFile, cases: readonly Case[]): void {
  if (cases.length === 0) return;
  out.line`    switch (next) {`;
  for (const { name, statement } of cases) {
    out.line`      case ${literal(name)}:`;
    out.line`        ${statement}`;
    out.line`        break;`;
  }
  out.line`    }`;
}

function casesOf(part: PlannedPart, structure: PlannedStructure): readonly Case[] {
  const variable = word(structure.variable);
  switch (part.kind) {
    case "member":
      return [{ name: part.member.property, statement: collectXmlValue(part.member, structure.variable) }];
    case "choice":
      return part.branches.flat().flatMap((inner) => casesOf(inner, structure));
    case "any":
      return [{ name: "$any", statement: code`(${variable}.$any ??= []).push(${anyElement});` }];
    case "list":
      return listCases(part, code`(${variable}${part.access} ??= [])`);
  }
}

function listCases(list: PlannedList, target: Code): readonly Case[] {
  const members = list.members.map((member) => ({
    name: member.property,
    statement: code`${target}.push({ ${member.declared}: ${readXmlValue(member)} });`,
  }));
  return list.any ? [...members, { name: "$any", statement: code`${target}.push({ $any: ${anyElement} });` }] : members;
}

function emitEncoder(out: SourceFile, structure: PlannedStructure, plan: Plan): void {
  const type = typeSymbol(structure.typeName, "./types.js");
  out.line`export function ${word(structure.encode)}(xml: ${writer}, ${word(structure.variable)}: ${type}): void {`;
  if (hasInherited(structure)) emitOwnMembers(out, structure.variable);
  emitAttributeWrites(out, structure);
  const inChoice = emitPartialMembers(out, structure);
  for (const part of structure.parts) emitPart(out, part, part.kind === "choice" ? inChoice : structure, plan);
  out.line`}`;
}

function emitPart(out: SourceFile, part: PlannedPart, structure: PlannedStructure, plan: Plan): void {
  const variable = word(structure.variable);
  switch (part.kind) {
    case "member":
      emitXmlMember(out, part.member, structure.variable, plan);
      return;
    case "choice":
      for (const branch of part.branches)
        for (const inner of branch) emitPart(out, optionalPart(inner), structure, plan);
      return;
    case "any": {
      const items = part.optional ? code`${variable}.$any ?? []` : code`${variable}.$any`;
      out.line`  for (const element of ${items}) ${valueSymbol("encodeAnyElement", codecEntry)}(xml, element);`;
      return;
    }
    case "list": {
      const items = part.optional ? code`${variable}${part.access} ?? []` : code`${variable}${part.access}`;
      out.line`  for (const item of ${items}) ${word(`encode${part.typeName}`)}(xml, item);`;
    }
  }
}

function emitItemEncoder(out: SourceFile, list: PlannedList): void {
  out.line``;
  out.line`function ${word(`encode${list.typeName}`)}(xml: ${writer}, item: ${itemType(list)}): void {`;
  const branches: Branch[] = [];
  if (list.text) {
    branches.push({
      when: code`typeof item === "string"`,
      write: code`xml.text(${valueSymbol("string", codecEntry)}, item);`,
    });
  }
  for (const member of list.members) {
    const value = code`item${member.access}`;
    const when = hasItem(list, member);
    const nil = member.nillable ? { value, write: code`xml.nil(${literal(member.tag)});` } : undefined;
    branches.push({ when, write: writeXmlValue(member, value), nil });
  }
  if (list.any) {
    branches.push({
      when: hasItem(list, anyMember),
      write: code`${valueSymbol("encodeAnyElement", codecEntry)}(xml, item.$any);`,
    });
  }
  emitBranches(out, branches, list.partialName === undefined);
  out.line`}`;
}
