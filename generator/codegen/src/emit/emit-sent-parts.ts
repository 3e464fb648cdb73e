import type { PlannedMember, PlannedTypeTag } from "../plan/planned-type.js";
import { type Code, type CodeSymbol, code, codecEntry, join, literal, valueSymbol, word } from "../print/code.js";
import type { SourceFile } from "../print/source-file.js";
import { readJsonItems, readJsonValue } from "./json-value.js";
import { newRecord, typeTagInitials } from "./record-object.js";

/** What a JSON object has under one name, and how it is read. */
export interface SentPart {
  readonly name: string;
  /** As it is declared and accessed. */
  readonly declared: Code;
  readonly access: Code;
  readonly optional: boolean;
  /** The expression that reads it; `slot` is a reader that has moved there. */
  readonly read: (slot: Code) => Code;
}

/** An object that is made of what was sent. */
interface BuiltObject {
  readonly variable: string;
  readonly type: Code | CodeSymbol;
  readonly memberTable: string;
  readonly typeTag: PlannedTypeTag | undefined;
  /** Whether every object seems to have some of its members. */
  readonly inherits: boolean;
}

/** A plain member. */
export function sentMember(member: PlannedMember): SentPart {
  const { property: name, declared, access, optional, repeated } = member;
  return {
    name,
    declared,
    access,
    optional,
    read: (slot) => (repeated ? readJsonItems(member, slot) : readJsonValue(member, slot)),
  };
}

/** The attributes that the contract does not name, where there may be some: those that a wildcard takes beside the declared ones. */
export function sentAttributes(wildcard: Code | undefined, members: readonly PlannedMember[]): readonly SentPart[] {
  if (wildcard === undefined) return [];
  const decode = valueSymbol("decodeOtherAttributesJson", codecEntry);
  const names = members.flatMap(({ node, namespace, local }) =>
    node === "attribute" ? [code`[${namespace}, ${literal(local)}]`] : [],
  );
  const declared = names.length === 0 ? code`` : code`, [${join(names, ", ")}]`;
  const read = (slot: Code): Code => code`${decode}(${slot}, ${wildcard}${declared})`;
  return [{ name: "$attributes", declared: code`$attributes`, access: code`.$attributes`, optional: true, read }];
}

/** The constant that says which members an object has. */
export function emitSentTable(out: SourceFile, constant: string, parts: readonly SentPart[]): void {
  const members = [false, true].flatMap((optional) => {
    const names = parts.filter((part) => part.optional === optional).map(({ name }) => literal(name));
    return names.length === 0 ? [] : [code`${word(optional ? "optional" : "required")}: [${join(names, ", ")}]`];
  });
  const argument = members.length === 0 ? code`{}` : code`{ ${join(members, ", ")} }`;
  out.line`const ${word(constant)} = /* @__PURE__ */ ${valueSymbol("memberTable", codecEntry)}(${argument});`;
}

/** From opening the object to closing it: what is required makes the variable, the rest is added where it was sent. */
export function emitSentParts(out: SourceFile, object: BuiltObject, parts: readonly SentPart[]): void {
  const members = code`json.object(${word(object.memberTable)})`;
  if (parts.length === 0) out.line`  ${members};`;
  else out.line`  const sent = ${members};`;
  const required = parts.filter((part) => !part.optional).map((part) => code`${part.declared}: ${readSent(part)}`);
  newRecord(out, object, [...typeTagInitials(object.typeTag), ...required]);
  for (const part of parts) {
    if (!part.optional) continue;
    const statement = code`${word(object.variable)}${part.access} = ${readSent(part)};`;
    out.line`  if (sent${part.access} !== undefined) ${statement}`;
  }
  out.line`  json.closeObject();`;
}

function readSent({ name, access, read }: SentPart): Code {
  return read(code`json.member(${literal(name)}, sent${access})`);
}
