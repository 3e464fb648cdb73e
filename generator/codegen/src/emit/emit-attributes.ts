import type { PlannedMember, PlannedTypeTag } from "../plan/planned-type.js";
import { type Code, code, codecEntry, join, literal, valueSymbol, word } from "../print/code.js";
import type { SourceFile } from "../print/source-file.js";
import { typeTagInitials } from "./record-object.js";

/** The attributes of a type, and whether it keeps others. */
export interface AttributedType {
  readonly attributes: readonly PlannedMember[];
  readonly otherAttributes: Code | undefined;
  readonly variable: string;
  readonly typeTag: PlannedTypeTag | undefined;
}

/** Attributes are read before anything below the start tag, each into a constant. */
export function emitAttributeReads(out: SourceFile, type: AttributedType): void {
  for (const member of type.attributes) {
    if (member.value.kind !== "scalar") continue;
    const read = member.optional ? code`attribute` : code`requiredAttribute`;
    const name = code`${member.namespace}, ${literal(member.local)}`;
    out.line`  const ${word(member.constant)} = xml.${read}(${name}, ${member.value.scalar});`;
  }
  if (type.otherAttributes === undefined) return;
  out.line`  const otherAttributes = ${valueSymbol("decodeOtherAttributes", codecEntry)}(xml, ${type.otherAttributes});`;
}

/** `$type` and the required attributes, as pieces of an object literal. */
export function attributeInitials(type: AttributedType): readonly Code[] {
  const required = type.attributes.filter((member) => !member.optional);
  return [
    ...typeTagInitials(type.typeTag),
    ...required.map((member) => code`${member.declared}: ${word(member.constant)}`),
  ];
}

/** Sets the optional attributes that are there. */
export function emitOptionalAttributes(out: SourceFile, type: AttributedType): void {
  const variable = word(type.variable);
  for (const member of type.attributes) {
    if (!member.optional) continue;
    const constant = word(member.constant);
    out.line`  if (${constant} !== undefined) ${variable}${member.access} = ${constant};`;
  }
  if (type.otherAttributes) out.line`  if (otherAttributes !== undefined) ${variable}.$attributes = otherAttributes;`;
}

/** Writes the attributes into the start tag just opened. */
export function emitAttributeWrites(out: SourceFile, type: AttributedType): void {
  const variable = word(type.variable);
  for (const member of type.attributes) {
    if (member.value.kind !== "scalar") continue;
    const value = code`${variable}${member.access}`;
    const write = code`xml.attribute(${literal(member.tag)}, ${member.value.scalar}, ${value});`;
    if (member.optional) out.line`  if (${value} !== undefined) ${write}`;
    else out.line`  ${write}`;
  }
  if (!type.otherAttributes) return;
  const qualified = type.attributes.filter(({ tag }) => tag.includes(":") && !tag.startsWith("xml:"));
  const names = qualified.map(({ namespace, local }) => code`[${namespace}, ${literal(local)}]`);
  const declared = names.length === 0 ? code`` : code`, [${join(names, ", ")}]`;
  const write = code`${valueSymbol("encodeOtherAttributes", codecEntry)}(xml, ${variable}.$attributes${declared});`;
  out.line`  if (${variable}.$attributes !== undefined) ${write}`;
}
