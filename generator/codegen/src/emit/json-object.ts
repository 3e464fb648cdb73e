import type { PlannedMember, PlannedTypeTag } from "../plan/planned-type.js";
import { type Code, type CodeSymbol, code, codecEntry, join, literal, valueSymbol, word } from "../print/code.js";
import type { SourceFile } from "../print/source-file.js";
import { readJsonItems, readJsonValue } from "./json-value.js";
import { emitNewRecord, typeTagInitials } from "./record-object.js";

/** A member of a JSON object, and how it is read. */
export interface ObjectMember {
  readonly name: string;
  /** The property as it is declared and accessed. */
  readonly declared: Code;
  readonly access: Code;
  readonly optional: boolean;
  /** The expression that reads the member; `slot` is a reader that has moved to it. */
  readonly read: (slot: Code) => Code;
}

/** The object that a JSON decoder builds. */
interface BuiltObject {
  readonly variable: string;
  readonly type: Code | CodeSymbol;
  readonly memberTable: string;
  readonly typeTag: PlannedTypeTag | undefined;
  /** Whether a member has a name that every object inherits, such as `toString`. */
  readonly inherits: boolean;
}

/** A declared member of a JSON object. */
export function objectMember(member: PlannedMember): ObjectMember {
  const { property: name, declared, access, optional, repeated } = member;
  return {
    name,
    declared,
    access,
    optional,
    read: (slot) => (repeated ? readJsonItems(member, slot) : readJsonValue(member, slot)),
  };
}

/**
 * The member `$attributes`, which holds the attributes that the contract does not name. None without a wildcard of
 * attributes.
 */
export function attributesMember(
  wildcard: Code | undefined,
  members: readonly PlannedMember[],
): readonly ObjectMember[] {
  if (wildcard === undefined) return [];
  const decode = valueSymbol("decodeOtherAttributesJson", codecEntry);
  const names = members.flatMap(({ node, namespace, local }) =>
    node === "attribute" ? [code`[${namespace}, ${literal(local)}]`] : [],
  );
  const declared = names.length === 0 ? code`` : code`, [${join(names, ", ")}]`;
  const read = (slot: Code): Code => code`${decode}(${slot}, ${wildcard}${declared})`;
  return [{ name: "$attributes", declared: code`$attributes`, access: code`.$attributes`, optional: true, read }];
}

/** Emits the constant that lists the required and optional members of an object. */
export function emitMemberTable(out: SourceFile, constant: string, parts: readonly ObjectMember[]): void {
  const members = [false, true].flatMap((optional) => {
    const names = parts.filter((part) => part.optional === optional).map(({ name }) => literal(name));
    return names.length === 0 ? [] : [code`${word(optional ? "optional" : "required")}: [${join(names, ", ")}]`];
  });
  const argument = members.length === 0 ? code`{}` : code`{ ${join(members, ", ")} }`;
  out.line`const ${word(constant)} = /* @__PURE__ */ ${valueSymbol("memberTable", codecEntry)}(${argument});`;
}

/**
 * Emits the reads of an object: the required members make the object literal, the optional ones are assigned if they
 * were sent.
 */
export function emitObjectReads(out: SourceFile, object: BuiltObject, parts: readonly ObjectMember[]): void {
  const members = code`json.object(${word(object.memberTable)})`;
  if (parts.length === 0) out.line`  ${members};`;
  else out.line`  const sent = ${members};`;
  const required = parts
    .filter((part) => !part.optional)
    .map((part) => code`${part.declared}: ${readObjectMember(part)}`);
  emitNewRecord(out, object, [...typeTagInitials(object.typeTag), ...required]);
  for (const part of parts) {
    if (!part.optional) continue;
    const statement = code`${word(object.variable)}${part.access} = ${readObjectMember(part)};`;
    out.line`  if (sent${part.access} !== undefined) ${statement}`;
  }
  out.line`  json.closeObject();`;
}

function readObjectMember({ name, access, read }: ObjectMember): Code {
  return read(code`json.member(${literal(name)}, sent${access})`);
}
