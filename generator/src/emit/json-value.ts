import type { BlockedTypes, PlannedMember } from "../plan/planned-type.js";
import { type Code, code, join, literal, propertyName, valueSymbol, word } from "../print/code.js";
import { codecEntry } from "../print/entry-points.js";

/** The expression that reads one value of a member from JSON; `slot` is the reader, called `reader`, that has moved there. */
export function readJsonValue(member: PlannedMember, slot: Code, reader: "json" | "reader" = "json"): Code {
  const { value } = member;
  if (value.kind === "scalar") {
    return member.nillable ? code`${slot}.nillable(${value.scalar})` : code`${slot}.value(${value.scalar})`;
  }
  const read = (from: Code): Code => checkedCall(decoderOf(member), from, member);
  return member.nillable ? code`${slot}.nil() ? null : ${read(word(reader))}` : read(slot);
}

/** What a value is held to beyond its type. */
type CheckedFacts = Pick<PlannedMember, "blocked" | "declaration" | "fixedContent">;

/** The call of a type's decoder, where `$type` is looked at if the declaration blocks types, and the text if it is fixed. */
export function checkedCall(decode: Code, reader: Code, { blocked, declaration, fixedContent }: CheckedFacts): Code {
  const looked = blocked === undefined ? reader : notBlocked(reader, blocked);
  if (fixedContent === undefined || declaration === undefined) return code`${decode}(${looked})`;
  const types = fixedContent.simple.map(({ tag, scalar }) => code`${propertyName(tag)}: ${scalar}`);
  const simple = types.length === 0 ? [] : [code`{ ${join(types, ", ")} }`];
  const facts = [looked, decode, code`${valueSymbol(declaration, "./content.js")}`, fixedContent.text, ...simple];
  return code`${valueSymbol("fixedContent", codecEntry)}(${join(facts, ", ")})`;
}

function notBlocked(reader: Code, blocked: BlockedTypes): Code {
  const table = valueSymbol(blocked.table, "./content.js");
  return code`${valueSymbol("notBlocked", codecEntry)}(${reader}, ${table}, [${join(blocked.ways.map(literal), ", ")}])`;
}

/** The decoder of such a value: the one of its type, by itself where it is held to nothing more. */
export function checkedDecoder(decode: Code, facts: CheckedFacts): Code {
  if (facts.blocked === undefined && facts.fixedContent === undefined) return decode;
  return code`(reader) => ${checkedCall(decode, code`reader`, facts)}`;
}

/** The expression that reads all values of a repeated member. */
export function readJsonItems(member: PlannedMember, slot: Code): Code {
  const counts = [
    ...(member.min > 0 ? [code`min: ${member.min}`] : []),
    ...(member.max === Number.POSITIVE_INFINITY ? [] : [code`max: ${member.max}`]),
  ];
  const bounds = counts.length === 0 ? code`` : code`, { ${join(counts, ", ")} }`;
  if (member.nillable) {
    const one = readJsonValue(member, code`reader`, "reader");
    return code`${slot}.items((reader) => ${member.value.kind === "scalar" ? one : code`(${one})`}${bounds})`;
  }
  if (member.value.kind === "scalar") return code`${slot}.values(${member.value.scalar}${bounds})`;
  return code`${slot}.items(${checkedDecoder(decoderOf(member), member)}${bounds})`;
}

/** The statement that writes one value of a member into a slot. */
export function writeJsonValue(member: PlannedMember, slot: Code, value: Code): Code {
  if (member.value.kind === "scalar") return code`${slot}.value(${member.value.scalar}, ${value});`;
  return code`${encoderOf(member)}(${slot}, ${value});`;
}

/** The statement that writes all values of a repeated member, none of them null, into a slot. */
export function writeJsonItems(member: PlannedMember, slot: Code, items: Code): Code {
  if (member.value.kind === "scalar") return code`${slot}.values(${member.value.scalar}, ${items});`;
  return code`${slot}.items(${items}, ${encoderOf(member)});`;
}

function encoderOf({ value }: PlannedMember): Code {
  return value.kind === "coded"
    ? code`${word(value.encode)}`
    : code`${valueSymbol("encodeAnyContentJson", codecEntry)}`;
}

function decoderOf(member: PlannedMember): Code {
  if (member.value.kind === "coded") return code`${word(member.value.decode)}`;
  return code`${valueSymbol("decodeAnyContentJson", codecEntry)}`;
}
