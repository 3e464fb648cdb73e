import type { PlannedMember, PlannedTypeTag } from "../plan/planned-type.js";
import { type Code, code, codecEntry, join, literal, valueSymbol, word } from "../print/code.js";
import type { SourceFile } from "../print/source-file.js";
import { typeTagInitials } from "./record-object.js";

/** The attributes of a type, for the codec to read and write. */
export interface AttributedType {
  readonly attributes: readonly PlannedMember[];
  readonly otherAttributes: Code | undefined;
  readonly variable: string;
  readonly typeTag: PlannedTypeTag | undefined;
}

/** Emits the reads of the attributes, each into a constant. They come before any read below the start tag. */
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

/** The members `$type` and required attributes of the object literal that a decoder starts with. */
export function attributeInitials(type: AttributedType): readonly Code[] {
  const required = type.attributes.filter((member) => !member.optional);
  return [
    ...typeTagInitials(type.typeTag),
    ...required.map((member) => code`${member.declared}: ${word(member.constant)}`),
  ];
}

/** Emits the assignments of the optional attributes that were read. */
export function emitOptionalAttributes(out: SourceFile, type: AttributedType): void {
  const variable = word(type.variable);
  for (const member of type.attributes) {
    if (!member.optional) continue;
    const constant = word(member.constant);
    out.line`  if (${constant} !== undefined) ${variable}${member.access} = ${constant};`;
  }
  if (type.otherAttributes) out.line`  if (otherAttributes !== undefined) ${variable}.$attributes = otherAttributes;`;
}

/** Emits the writes of the attributes into the start tag that has just been opened. */
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
